// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Parallel.h"

#include "tests/support/Test.h"

#include <QTest>

#include <fstream>
#include <stdexcept>
#include <unistd.h>

#include <sys/resource.h>

using namespace lightsout;

class ParallelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void callsEachIndexOnce();
    void passesExceptionsOn();
    void stopsWhenCancelled();
    void fewerThreadsDoAllWork();
    void progressNeverDecreases();
    void endsWhenTheWorkIsToStop();
};

void ParallelTest::callsEachIndexOnce() {
    QVERIFY(coreCount() >= 1);
    const Progress progress;
    for (const std::size_t count : {0U, 1U, 2U, 1000U}) {
        for (const std::size_t threads : {1U, 2U, 7U}) {
            std::vector<std::atomic<int>> calls(count);
            forEachInParallel(count, threads, progress, [&](std::size_t i) { ++calls[i]; });
            for (const auto& called : calls) {
                QCOMPARE(called.load(), 1);
            }
        }
    }
}

void ParallelTest::passesExceptionsOn() {
    const Progress progress;
    for (const std::size_t threads : {1U, 3U}) {
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 forEachInParallel(100, threads, progress, [](std::size_t i) {
                                     if (i == 17) {
                                         throw std::runtime_error("seventeen");
                                     }
                                 }));
    }
}

void ParallelTest::stopsWhenCancelled() {
    Progress progress;
    std::atomic<int> calls = 0;
    QVERIFY_THROWS_EXCEPTION(Cancelled, forEachInParallel(1000, 3, progress, [&](std::size_t) {
                                 ++calls;
                                 progress.cancel();
                             }));
    QVERIFY(calls <= 3);
}

/// A thread's stack needs address space; if that is scarce, there are few threads.
void ParallelTest::fewerThreadsDoAllWork() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("sanitizers take all address space");
#endif
    rlim_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    if (pages == 0) {
        QSKIP("the system does not tell what the program takes");
    }
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_AS, &before), 0);
    constexpr rlim_t spare = rlim_t{24} << 20U; // three stacks of the default size
    rlimit scarce = before;
    scarce.rlim_cur = pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + spare;
    QCOMPARE(setrlimit(RLIMIT_AS, &scarce), 0);
    std::vector<std::atomic<int>> calls(1000);
    bool isRefused = false;
    try {
        forEachInParallel(calls.size(), 64, Progress(), [&](std::size_t i) { ++calls[i]; });
    } catch (const std::system_error&) {
        isRefused = true;
    }
    QCOMPARE(setrlimit(RLIMIT_AS, &before), 0);
    QVERIFY(!isRefused);
    for (const auto& called : calls) {
        QCOMPARE(called.load(), 1);
    }
}

// The reported progress never decreases.
void ParallelTest::progressNeverDecreases() {
    constexpr std::size_t count = 1000000;
    Progress progress;
    FinishedPieces finished(count, progress);
    std::atomic<bool> hasEnded = false;
    bool fellBack = false;
    std::jthread watcher([&] {
        double done = 0;
        while (!hasEnded) {
            const double now = progress.fraction();
            fellBack = fellBack || now < done;
            done = now;
        }
    });
    forEachInParallel(count, 4, progress, [&](std::size_t) { finished.add(); });
    hasEnded = true;
    watcher.join();
    QVERIFY(!fellBack);
    QCOMPARE(progress.fraction(), 1.0);
}

void ParallelTest::endsWhenTheWorkIsToStop() {
    Progress progress;
    FinishedPieces finished(4, progress);
    finished.add();
    QCOMPARE(progress.fraction(), 0.25);
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(finished.add(), Cancelled);
}

LIGHTSOUT_TEST(ParallelTest)
#include "ParallelTest.moc"
