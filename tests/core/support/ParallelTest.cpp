// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Parallel.h"

#include "tests/support/Test.h"

#include <QTest>

#include <stdexcept>

using namespace lightsout;

class ParallelTest : public QObject {
    Q_OBJECT

private slots:
    void callsEachIndexOnce();
    void passesExceptionsOn();
    void stopsWhenCancelled();
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

LIGHTSOUT_TEST(ParallelTest)
#include "ParallelTest.moc"
