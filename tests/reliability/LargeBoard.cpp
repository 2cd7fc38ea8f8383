// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a large board on every page and prints a line for each page: its name, the resident memory
// in mebibytes when no work is in progress, the maximum meanwhile, and failures.
//
//     large_board ROWS COLS plus|knight [all|work KILOBYTES]
//
// `all` limits the whole address space, as ulimit -v does. `work` limits the allocated memory:
// above the limit, working threads get no more, but the thread of the window does. In that case,
// the page of counts is omitted, because it counts small boards.

#include "MainWindow.h"
#include "Pages.h"
#include "tests/support/MemoryUse.h"
#include "text/ErrorText.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <new>
#include <thread>

#include <malloc.h>
#include <sys/resource.h>

using namespace lightsout;

namespace {

std::atomic<std::size_t> taken = 0;
std::atomic<std::size_t> maxWork = std::numeric_limits<std::size_t>::max();
const std::thread::id windowThread = std::this_thread::get_id();

/// Returns memoryUse() in mebibytes.
unsigned long long mebibytes(const char* line) {
    return memoryUse(line) >> 20;
}

bool isWorking(const QObject& object) {
    const auto jobs = object.findChildren<Job*>();
    return std::any_of(jobs.begin(), jobs.end(), [](const Job* job) { return job->isRunning(); });
}

/// Waits until no work has been in progress for a while, or for a maximum time.
void waitUntilStill(const MainWindow& window, const Workbench& workbench) {
    constexpr qint64 stillFor = 300;
    constexpr qint64 maxMilliseconds = 120'000;
    QTimer waking;
    waking.start(10);
    QElapsedTimer whole;
    QElapsedTimer still;
    whole.start();
    still.start();
    while (still.elapsed() < stillFor && whole.elapsed() < maxMilliseconds) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (isWorking(window) || workbench.analysis.isWorking()) {
            still.restart();
        }
    }
}

} // namespace

void* operator new(std::size_t size) {
    const bool isOver = taken + size > maxWork && std::this_thread::get_id() != windowThread;
    void* const memory = isOver ? nullptr : std::malloc(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    taken += malloc_usable_size(memory);
    return memory;
}

void operator delete(void* memory) noexcept {
    taken -= malloc_usable_size(memory);
    std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
    operator delete(memory);
}

int main(int argc, char** argv) {
    if (argc < 4) {
        return EXIT_FAILURE;
    }
    bool isWorkLimited = false;
    if (argc > 5) {
        isWorkLimited = QByteArray(argv[4]) == "work";
        const std::size_t bytes = std::strtoull(argv[5], nullptr, 10) * 1024;
        const rlimit limit{.rlim_cur = bytes, .rlim_max = bytes};
        if (isWorkLimited) {
            maxWork = bytes;
        } else if (setrlimit(RLIMIT_AS, &limit) != 0) {
            return EXIT_FAILURE;
        }
    }
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("lightsout"));
    QCoreApplication::setApplicationName(QStringLiteral("lightsout-test"));
    int failures = 0;
    QObject::connect(&Jobs::all(), &Jobs::failed, qApp,
                     [&failures](Job*, const JobFailure&) { ++failures; });

    Lattice lattice{.rows = std::strtoull(argv[1], nullptr, 10),
                    .cols = std::strtoull(argv[2], nullptr, 10)};
    if (QByteArray(argv[3]) == "knight") {
        lattice.neighbours = Neighbours::knight;
    }
    Workbench workbench((Game()));
    MainWindow window(workbench, {.language = QStringLiteral("en")});
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.resize(1280, 800);
    window.show();
    waitUntilStill(window, workbench);
    std::printf("empty %llu %llu\n", mebibytes("VmRSS"), mebibytes("VmHWM"));
    Random random(1);
    workbench.document.begin(Game(lattice, BitVector::random(lattice.rows * lattice.cols, random),
                                  BitVector(lattice.rows * lattice.cols)));
    for (const PageDescription& page : pageDescriptions()) {
        if (isWorkLimited && page.id == QLatin1String("counts")) {
            continue;
        }
        forgetPeakMemory();
        window.showTab(page.id);
        waitUntilStill(window, workbench);
        const Facts* facts = workbench.analysis.facts();
        std::printf("%s %llu %llu failures %d %s\n", qPrintable(page.id), mebibytes("VmRSS"),
                    mebibytes("VmHWM"), failures,
                    facts == nullptr      ? "unknown"
                    : facts->refusal      ? qPrintable(errorText(*facts->refusal))
                    : facts->isSolvable() ? "solvable"
                                          : "unsolvable");
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}
