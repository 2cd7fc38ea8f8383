// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/GreatestSum.h"

#include "gf2/DotProduct.h"
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
    void searchAgreesWithAllBalances();
    void withoutColumns();
    void givesUp();
    void searchCancels();
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

int greatestSum(const ColumnNumbers& balances, std::size_t dimension) {
    int greatest = 0;
    for (std::uint64_t c = 0; c < std::uint64_t{1} << dimension; ++c) {
        int sum = 0;
        for (const auto& [column, balance] : balances) {
            sum += parity(column & c) ? -balance : balance;
        }
        greatest = c == 0 ? sum : std::max(greatest, sum);
    }
    return greatest;
}

/// Returns the least greatest sum of all balances, found by trying all of them.
int leastByTrying(const ColumnNumbers& multiplicities, std::size_t dimension) {
    ColumnNumbers balances;
    for (const auto& [column, multiplicity] : multiplicities) {
        balances[column] = -multiplicity;
    }
    int least = greatestSum(balances, dimension);
    for (;;) {
        auto next = balances.begin();
        while (next != balances.end() && next->second == multiplicities.at(next->first)) {
            next->second = -next->second;
            ++next;
        }
        if (next == balances.end()) {
            return least;
        }
        next->second += 2;
        least = std::min(least, greatestSum(balances, dimension));
    }
}

ColumnNumbers randomMultiplicities(std::size_t dimension, std::size_t count, Random& random) {
    ColumnNumbers multiplicities;
    for (std::size_t i = 0; i < count; ++i) {
        multiplicities[1 + random.below((std::size_t{1} << dimension) - 1)] +=
            static_cast<int>(1 + random.below(2));
    }
    return multiplicities;
}

constexpr std::uint64_t manySums = std::uint64_t{1} << 30;

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

void GreatestSumTest::searchAgreesWithAllBalances() {
    Random random(1);
    const Progress progress;
    for (int i = 0; i < 300; ++i) {
        const std::size_t dimension = 1 + random.below(6);
        const ColumnNumbers multiplicities =
            randomMultiplicities(dimension, 1 + random.below(9), random);
        const int least = leastByTrying(multiplicities, dimension);
        for (const int greatest : {-1, least - 1, least, least + 1}) {
            const BalanceSearch search =
                searchBalances(multiplicities, dimension, greatest, manySums, progress);
            QVERIFY(search.isComplete);
            QCOMPARE(search.balances.has_value(), greatest >= least);
            if (!search.balances) {
                continue;
            }
            QVERIFY(greatestSum(*search.balances, dimension) <= greatest);
            QCOMPARE(search.balances->size(), multiplicities.size());
            for (const auto& [column, balance] : *search.balances) {
                const int multiplicity = multiplicities.at(column);
                QVERIFY(std::abs(balance) <= multiplicity && (balance + multiplicity) % 2 == 0);
            }
        }
    }
}

void GreatestSumTest::withoutColumns() {
    const Progress progress;
    QVERIFY(searchBalances({}, 0, 0, 0, progress).balances);
    QVERIFY(searchBalances({}, 3, 0, 0, progress).balances);
    QVERIFY(!searchBalances({}, 3, -1, 0, progress).balances);
}

void GreatestSumTest::givesUp() {
    Random random(2);
    const Progress progress;
    const BalanceSearch search =
        searchBalances(randomMultiplicities(8, 120, random), 8, 8, 1000, progress);
    QVERIFY(!search.isComplete && !search.balances);
}

void GreatestSumTest::searchCancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, searchBalances({{1, 1}}, 1, 1, manySums, progress));
}

LIGHTSOUT_TEST(GreatestSumTest)
#include "GreatestSumTest.moc"
