// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/BalanceSearch.h"

#include "gf2/DotProduct.h"
#include "support/Random.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class BalanceSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAllBalances();
    void withoutColumns();
    void givesUp();
    void cancels();
};

namespace {

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

void BalanceSearchTest::agreesWithAllBalances() {
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

void BalanceSearchTest::withoutColumns() {
    const Progress progress;
    QVERIFY(searchBalances({}, 0, 0, 0, progress).balances);
    QVERIFY(searchBalances({}, 3, 0, 0, progress).balances);
    QVERIFY(!searchBalances({}, 3, -1, 0, progress).balances);
}

void BalanceSearchTest::givesUp() {
    Random random(2);
    const Progress progress;
    const BalanceSearch search =
        searchBalances(randomMultiplicities(8, 120, random), 8, 8, 1000, progress);
    QVERIFY(!search.isComplete && !search.balances);
}

void BalanceSearchTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, searchBalances({{1, 1}}, 1, 1, manySums, progress));
}

LIGHTSOUT_TEST(BalanceSearchTest)
#include "BalanceSearchTest.moc"
