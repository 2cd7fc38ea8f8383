// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Shards.h"

#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

class ShardsTest : public QObject {
    Q_OBJECT

private slots:
    void coverEverySizeOnce();
    void areBalanced();
};

void ShardsTest::coverEverySizeOnce() {
    for (const WorkGrowth growth : {WorkGrowth::constant, WorkGrowth::quadratic}) {
        for (const SizeRange sizes : {SizeRange{1, 0}, SizeRange{1, 1}, SizeRange{5, 17},
                                      SizeRange{1, 1000}, SizeRange{99'990, 100'000}}) {
            for (const std::size_t count : {1U, 2U, 3U, 16U, 64U, 1'000'000U}) {
                std::size_t next = sizes.first;
                for (std::size_t index = 1; index <= std::min<std::size_t>(count, 64); ++index) {
                    const SizeRange shard = shardOf(sizes, growth, index, count);
                    QCOMPARE(shard.first, next);
                    next += shard.count();
                }
                if (count <= 64) {
                    QCOMPARE(next, sizes.last + 1);
                }
            }
        }
    }
}

void ShardsTest::areBalanced() {
    QCOMPARE(shardOf({1, 100}, WorkGrowth::constant, 2, 4), (SizeRange{26, 50}));
    // The work of a shard differs from an equal share by at most the work for the largest size.
    for (const std::size_t last : {100U, 1000U, 1001U}) {
        for (const std::size_t count : {2U, 3U, 7U, 64U}) {
            for (const WorkGrowth growth : {WorkGrowth::constant, WorkGrowth::quadratic}) {
                const auto work = [&](SizeRange sizes) {
                    double sum = 0;
                    for (std::size_t size = sizes.first; size <= sizes.last; ++size) {
                        sum += growth == WorkGrowth::constant ? 1 : std::pow(size, 2);
                    }
                    return sum;
                };
                const double share = work({1, last}) / static_cast<double>(count);
                for (std::size_t index = 1; index <= count; ++index) {
                    const double done = work(shardOf({1, last}, growth, index, count));
                    QVERIFY(std::abs(done - share) <= work({last, last}) + 1);
                }
            }
        }
    }
    // The second half of the work for squares begins near 100 / ∛2.
    QCOMPARE(shardOf({1, 100}, WorkGrowth::quadratic, 2, 2), (SizeRange{81, 100}));
}

LIGHTSOUT_TEST(ShardsTest)
#include "ShardsTest.moc"
