// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/MemoryPool.h"
#include "support/Parallel.h"

#include "tests/support/Test.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace lightsout;

class MemoryPoolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neverExceedsTheTotal_data();
    void neverExceedsTheTotal();
    void grantsSharesThatFit();
    void waitingCanBeCancelled();
};

void MemoryPoolTest::neverExceedsTheTotal_data() {
    QTest::addColumn<std::uint64_t>("bytes");
    QTest::addColumn<int>("most"); // at a time
    QTest::newRow("none at all") << std::uint64_t{0} << 4;
    QTest::newRow("a third") << std::uint64_t{33} << 3;
    QTest::newRow("more than a third") << std::uint64_t{34} << 2;
    QTest::newRow("more than half") << std::uint64_t{51} << 1;
    QTest::newRow("all") << std::uint64_t{100} << 1;
    QTest::newRow("more than there is") << std::uint64_t{101} << 1;
}

void MemoryPoolTest::neverExceedsTheTotal() {
    QFETCH(std::uint64_t, bytes);
    QFETCH(int, most);
    MemoryPool pool(100);
    const Progress progress;
    std::atomic<int> present = 0;
    std::atomic<int> greatest = 0;
    forEachInParallel(200, 4, progress, [&](std::size_t /*index*/) {
        const MemoryPool::Share share = pool.take(bytes, progress);
        const int now = ++present;
        for (int seen = greatest; seen < now && !greatest.compare_exchange_weak(seen, now);) {
        }
        std::this_thread::yield();
        --present;
    });
    QVERIFY(greatest >= 1 && greatest <= most);
    const MemoryPool::Share all = pool.take(100, progress); // everything was returned
}

void MemoryPoolTest::grantsSharesThatFit() {
    MemoryPool pool(100);
    const Progress progress;
    const MemoryPool::Share one = pool.take(60, progress);
    const MemoryPool::Share other = pool.take(40, progress);
    const MemoryPool::Share nothing = pool.take(0, progress);
}

void MemoryPoolTest::waitingCanBeCancelled() {
    MemoryPool pool(100);
    Progress progress;
    const MemoryPool::Share all = pool.take(100, progress);
    std::thread canceller([&] { progress.cancel(); });
    QVERIFY_THROWS_EXCEPTION(Cancelled, pool.take(1, progress));
    canceller.join();
}

LIGHTSOUT_TEST(MemoryPoolTest)
#include "MemoryPoolTest.moc"
