// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the workbench, for MonkeyTest:
//
//     monkey SEED ACTIONS
//
// works in the current folder and says on standard output what went wrong, a line each: nothing may
// take a second of the processor, Qt has nothing to complain about, memory does not grow, and undo
// leads to the start. The last line tells what it did, and what is allocated. Where it crashes, or
// is told to terminate by somebody who waited in vain, it says where it stands.

#include "document/Autosave.h"
#include "tests/reliability/Monkey.h"
#include "tests/support/MemoryUse.h"
#include "tests/support/ProcessorTime.h"
#include "window/NewWindow.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QFile>
#include <QTabWidget>
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
    // Of the platform without a display, on which this runs; and of a button that the monkey lets
    // go after the window has become smaller.
    if (!message.contains(QLatin1String("occurs outside target window")) &&
        !message.startsWith(QLatin1String("This plugin does not support")) &&
        !message.contains(QLatin1String("XDG_RUNTIME_DIR"))) {
        report(QStringLiteral("Qt says: ") + message);
    }
}

/// Writes the calls that have not returned, innermost first, and ends as the signal does.
void tellWhereItStands(int signal) {
    constexpr int maxCalls = 200;
    static std::array<void*, maxCalls> calls{};
    const int count = backtrace(calls.data(), maxCalls);
    backtrace_symbols_fd(calls.data(), count, STDOUT_FILENO);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// A crash, a failed assertion, and whoever waited in vain.
void tellOfSignals() {
    // Of its own, because the other may be what is used up.
    static std::array<char, std::size_t{1} << 16> stack{};
    const stack_t room{.ss_sp = stack.data(), .ss_flags = 0, .ss_size = stack.size()};
    sigaltstack(&room, nullptr);
    struct sigaction action {};
    action.sa_handler = tellWhereItStands;
    action.sa_flags = SA_ONSTACK;
    std::vector<int> told{SIGTERM, SIGABRT};
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // which tell of it themselves
    told.push_back(SIGSEGV);
#endif
    for (const int signal : told) {
        sigaction(signal, &action, nullptr);
    }
}

/// Notices when the window does not answer for too long, by the processor time of its thread: what
/// other programs take does not count.
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

/// Where folders are shown that the window leaves to other programs.
class Nowhere : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void open(const QUrl& /*folder*/) {}
};

/// What is in memory, in mebibytes.
long residentMemory() {
    malloc_trim(0);
    return static_cast<long>(memoryUse("VmRSS") >> 20);
}

/// What is allocated, in mebibytes, be it that free pieces between keep more in memory; with
/// sanitizers, which keep what was freed and do not tell, all that is in memory.
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

/// Says no to what is asked when a job ends after the last action: nobody else is there to answer.
void closeQuestions() {
    if (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
    } else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        dialog->reject();
    }
}

/// False where work still goes on after a while.
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
        // The history is the one thing that may grow, until another board is begun.
        workbench.document.open({.game = small}, QString());
        window->findChild<QTabWidget*>()->setCurrentIndex(0);
        const bool isStill = waitUntilStill(*window, workbench);
        const long memory = allocatedMemory();
        if (isStill || allocated.empty()) { // what work takes that goes on says nothing
            allocated.push_back(memory);
        }
        std::printf("%llu actions: %ld MiB, %ld of them allocated%s\n",
                    static_cast<unsigned long long>(itself.actionsDone()), residentMemory(), memory,
                    isStill ? "" : ", and work goes on");
        if (left == 0) {
            QApplication::quit();
            return;
        }
        const std::uint64_t some = std::min(left, actionsBetweenChecks);
        left -= some;
        itself.work(some);
    });
    QTimer::singleShot(0, &itself, [&] { Q_EMIT itself.finished(); });
    QApplication::exec();

    // What is made once, such as fonts and pages, is made after the first half.
    const long half = allocated[allocated.size() / 2];
    std::printf("%llu actions, seed %s; at most %.2f s without an answer; %ld MiB allocated after "
                "half of them, %ld in the end\n",
                static_cast<unsigned long long>(itself.actionsDone()), argv[1],
                application.longest(), half, allocated.back());
    std::fflush(stdout); // a sanitizer that finds leaks ends the program before that is done
#if defined(__SANITIZE_THREAD__)
    constexpr long maxGrowth = 400; // it keeps four times what is used
#elif defined(__SANITIZE_ADDRESS__)
    constexpr long maxGrowth = 100;
#else
    constexpr long maxGrowth = 50;
#endif
    if (allocated.back() > half + half / 4 + maxGrowth) {
        report(QStringLiteral("Memory grows."));
    }
    monkey = nullptr;
    delete window;
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    return problems == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#include "MonkeyProgram.moc"
