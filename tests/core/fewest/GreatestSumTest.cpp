// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/GreatestSum.h"

#include "support/Random.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <climits>

using namespace lightsout;

class GreatestSumTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAllBalances();
    void knownCodes();
    void cancels();
};

namespace {

/// Tries all balances up to 3 for the seven columns of three bits.
std::size_t plainBound(const std::array<int, 8>& multiplicities) {
    int best = INT_MAX;
    std::array<int, 8> balances{};
    const auto tryAll = [&](const auto& self, std::size_t column) -> void {
        if (column == balances.size()) {
            int greatest = INT_MIN;
            for (std::size_t c = 0; c < 8; ++c) {
                int sum = 0;
                for (std::size_t g = 1; g < 8; ++g) {
                    sum += std::popcount(g & c) % 2 == 0 ? balances[g] : -balances[g];
                }
                greatest = std::max(greatest, sum);
            }
            best = std::min(best, greatest);
            return;
        }
        const int most = multiplicities[column];
        for (int balance = -most; balance <= most; balance += 2) {
            balances[column] = balance;
            self(self, column + 1);
        }
    };
    tryAll(tryAll, 1);
    return static_cast<std::size_t>(best);
}

} // namespace

// The bound never exceeds the true minimum, and usually equals it when there are few dimensions.
void GreatestSumTest::agreesWithAllBalances() {
    const Progress progress;
    Random random(1);
    int equal = 0;
    for (int i = 0; i < 100; ++i) {
        std::array<int, 8> multiplicities{};
        std::vector<std::uint64_t> columns;
        for (std::size_t column = 1; column < multiplicities.size(); ++column) {
            multiplicities[column] = static_cast<int>(random.below(4));
            for (int copy = 0; copy < multiplicities[column]; ++copy) {
                columns.push_back(column);
            }
        }
        const std::size_t bound = leastGreatestSum(columns, progress);
        const std::size_t least = plainBound(multiplicities);
        QVERIFY(bound <= least);
        equal += bound == least ? 1 : 0;
    }
    QVERIFY(equal >= 95);
}

void GreatestSumTest::knownCodes() {
    const Progress progress;
    QCOMPARE(leastGreatestSum({}, progress), std::size_t{0});
    QCOMPARE(leastGreatestSum({std::uint64_t{1} << 63}, progress), std::size_t{1});
    // If the columns are independent, the signs can be chosen one by one.
    QCOMPARE(leastGreatestSum({1, 2, 4, 8, 16, 32}, progress), std::size_t{6});
    // All columns occur an odd number of times: -1 everywhere gives 1, except for c = 0.
    std::vector<std::uint64_t> all;
    for (std::uint64_t column = 1; column < 16; ++column) {
        all.push_back(column);
    }
    QCOMPARE(leastGreatestSum(all, progress), std::size_t{1});
    // RM(1, 3) has covering radius 2 = (8 - 4) / 2.
    QCOMPARE(leastGreatestSum({8, 9, 10, 11, 12, 13, 14, 15}, progress), std::size_t{4});
}

void GreatestSumTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, leastGreatestSum({1, 2, 3}, progress));
}

LIGHTSOUT_TEST(GreatestSumTest)
#include "GreatestSumTest.moc"
