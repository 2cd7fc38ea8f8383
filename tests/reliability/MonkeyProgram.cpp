// SPDX-License-Identifier: GPL-3.0-or-later
// Uses the window at random, for MonkeyTest:
//
//     monkey SEED ACTIONS
//
// Works in the current folder, and prints each fault as a line on standard output: an event that
// takes a second of processor time, a warning of Qt, growing memory, or undo that does not lead to
// the start. The last line reports the actions and the allocated memory. If the program crashes or
// is terminated because it does not respond, it prints its call stack.

#include "document/Autosave.h"
#include "files/NewWindow.h"
#include "tests/reliability/Monkey.h"
#include "tests/support/MemoryUse.h"
#include "tests/support/ProcessorTime.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QFile>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <execinfo.h>
#include <malloc.h>
#include <unistd.h>

using namespace lightsout;

namespace {

constexpr std::uint64_t actionsBetweenChecks = 500;

Monkey* monkey = nullptr;
int problems = 0;

void report(const QString& problem) {
    ++problems;
    std::printf("problem: %s\n", qPrintable(problem));
    if (monkey != nullptr) {
        std::printf("  after %llu actions, the last of them:\n",
                    static_cast<unsigned long long>(monkey->actionsDone()));
        for (const QString& action : monkey->lastActions()) {
            std::printf("    %s\n", qPrintable(action));
        }
    }
    std::fflush(stdout);
}

void takeMessage(QtMsgType /*type*/, const QMessageLogContext& /*context*/,
                 const QString& message) {
    // Ignores warnings of the platform without a display, and about a button that the monkey
    // releases after the window has become smaller.
    if (!message.contains(QLatin1String("occurs outside target window")) &&
        !message.startsWith(QLatin1String("This plugin does not support")) &&
        !message.contains(QLatin1String("XDG_RUNTIME_DIR"))) {
        report(QStringLiteral("Qt says: ") + message);
    }
}

/// Writes the call stack, innermost call first, and ends as the signal does.
void tellWhereItStands(int signal) {
    constexpr int maxCalls = 200;
    static std::array<void*, maxCalls> calls{};
    const int count = backtrace(calls.data(), maxCalls);
    backtrace_symbols_fd(calls.data(), count, STDOUT_FILENO);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// Handles crashes, failed assertions, and the signal of a caller that waited in vain.
void tellOfSignals() {
    // A separate stack, because the usual one may be used up.
    static std::array<char, std::size_t{1} << 16> stack{};
    const stack_t room{.ss_sp = stack.data(), .ss_flags = 0, .ss_size = stack.size()};
    sigaltstack(&room, nullptr);
    struct sigaction action {};
    action.sa_handler = tellWhereItStands;
    action.sa_flags = SA_ONSTACK;
    std::vector<int> told{SIGTERM, SIGABRT};
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // they report it themselves
    told.push_back(SIGSEGV);
#endif
    for (const int signal : told) {
        sigaction(signal, &action, nullptr);
    }
}

/// Detects when the window does not respond for too long. Measures the processor time of its
/// thread, so that other programs do not count.
class Application : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        beat(nullptr, 0);
        const char* const className = receiver->metaObject()->className();
        const int type = event->type();
        const bool result = QApplication::notify(receiver, event);
        beat(className, type);
        return result;
    }

    double longest() const { return longest_; }

private:
    void beat(const char* className, int type) {
        const double seconds = threadSeconds();
        const double busy = seconds - last_;
        longest_ = std::max(longest_, busy);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        constexpr double most = 10;
#else
        constexpr double most = 1;
#endif
        if (!isWithin(busy, most)) {
            report(QStringLiteral("The window did not answer for %1 s; %2, event %3.")
                       .arg(busy)
                       .arg(QLatin1String(className != nullptr ? className : "between events"))
                       .arg(type));
        }
        last_ = threadSeconds();
    }

    double last_ = 0;
    double longest_ = 0;
};

/// Replaces the programs that show folders.
class Nowhere : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void open(const QUrl& /*folder*/) {}
};

/// Returns the resident memory in mebibytes.
long residentMemory() {
    malloc_trim(0);
    return static_cast<long>(memoryUse("VmRSS") >> 20);
}

/// Returns the allocated memory in mebibytes, even if free blocks in between keep more memory
/// resident. Sanitizers keep freed memory and do not report it; with these, returns the resident
/// memory.
long allocatedMemory() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return residentMemory();
#else
    return static_cast<long>(allocatedBytes() >> 20);
#endif
}

bool isWorking(const MainWindow& window, const Workbench& workbench) {
    const auto jobs = window.findChildren<Job*>();
    return workbench.analysis.isWorking() ||
           std::any_of(jobs.begin(), jobs.end(), [](const Job* job) { return job->isRunning(); });
}

/// Closes questions that appear when a job ends after the last action, because nothing else answers
/// them.
void closeQuestions() {
    if (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
    } else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        dialog->reject();
    }
}

/// Returns false if work is still in progress after a while.
bool waitUntilStill(const MainWindow& window, const Workbench& workbench) {
    QTimer answering;
    QObject::connect(&answering, &QTimer::timeout, &closeQuestions);
    answering.start(10);
    QElapsedTimer still;
    QElapsedTimer whole;
    still.start();
    whole.start();
    while (still.elapsed() < 100 && whole.elapsed() < 10'000) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (isWorking(window, workbench)) {
            still.restart();
        }
    }
    return still.elapsed() >= 100;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "Usage: %s SEED ACTIONS\n", argv[0]);
        return 2;
    }
    qInstallMessageHandler(takeMessage);
    tellOfSignals();
    Application application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("lightsout"));
    QCoreApplication::setApplicationName(QStringLiteral("lightsout-monkey"));
    QApplication::setQuitOnLastWindowClosed(false);
    QFile broken(QStringLiteral("broken.lightsout"));
    if (broken.open(QIODevice::WriteOnly)) {
        broken.write("{\"format\": \"lightsout\", \"version\": 2, \"board\": [");
    }

    const Game small = Game::allOn(Lattice{.rows = 5, .cols = 5});
    Workbench workbench(small);
    Autosave autosave(workbench.document, KeptBoards(KeptBoards::usualFolder()));
    workbench.autosave = &autosave;
    const Appearance appearance{.language = QStringLiteral("en")};
    appearance.apply(application);
    auto* window = new MainWindow(workbench, appearance);
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->show();
    window->activateWindow();

    setProgramStarter([](const QString&, const QStringList&) { return true; });
    Nowhere nowhere;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &nowhere, "open");

    Monkey itself(workbench, *window, std::strtoull(argv[1], nullptr, 10));
    monkey = &itself;
    std::uint64_t left = std::strtoull(argv[2], nullptr, 10);
    std::vector<long> allocated;
    QObject::connect(&itself, &Monkey::finished, &itself, [&] {
        const QString wrong = itself.undoToTheStart();
        if (!wrong.isEmpty()) {
            report(wrong);
        }
        // Only the history may grow, until another board is begun.
        workbench.document.replace(std::make_shared<Document>(SavedBoard{.game = small}));
        window->findChild<QTabWidget*>()->setCurrentIndex(0);
        const bool isStill = waitUntilStill(*window, workbench);
        const long memory = allocatedMemory();
        if (isStill || allocated.empty()) { // the memory of unfinished work is not informative
            allocated.push_back(memory);
        }
        std::printf("%llu actions: %ld MiB, %ld of them allocated%s\n",
                    static_cast<unsigned long long>(itself.actionsDone()), residentMemory(), memory,
                    isStill ? "" : ", and work goes on");
        if (left == 0) {
            QApplication::exit(); // quit() would ask about the board before an open lesson
            return;
        }
        const std::uint64_t some = std::min(left, actionsBetweenChecks);
        left -= some;
        itself.work(some);
    });
    QTimer::singleShot(0, &itself, [&] { Q_EMIT itself.finished(); });
    QApplication::exec();

    // Objects that are created only once, such as fonts and pages, exist after the first half.
    const long half = allocated[allocated.size() / 2];
    std::printf("%llu actions, seed %s; at most %.2f s without an answer; %ld MiB allocated after "
                "half of them, %ld in the end\n",
                static_cast<unsigned long long>(itself.actionsDone()), argv[1],
                application.longest(), half, allocated.back());
    std::fflush(stdout); // a leak sanitizer ends the program before its output is written
#if defined(__SANITIZE_THREAD__)
    constexpr long maxGrowth = 400; // a sanitizer keeps four times the memory in use
#elif defined(__SANITIZE_ADDRESS__)
    constexpr long maxGrowth = 100;
#else
    constexpr long maxGrowth = 50;
#endif
    // Cancelled work may still be freeing its memory.
    const auto hasGrown = [half] { return allocatedMemory() > half + half / 4 + maxGrowth; };
    if (allocated.back() > half + half / 4 + maxGrowth &&
        !QTest::qWaitFor([&hasGrown] { return !hasGrown(); }, 20'000)) {
        report(QStringLiteral("Memory grows."));
    }
    monkey = nullptr;
    delete window;
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    return problems == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#include "MonkeyProgram.moc"
