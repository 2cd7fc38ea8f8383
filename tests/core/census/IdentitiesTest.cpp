// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Identities.h"
#include "census/Census.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class IdentitiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdForTheirRules_data();
    void holdForTheirRules();
    void failElsewhere();
    void areSilentElsewhere();
};

namespace {

/// Returns the number of predictions for boards up to 200 × 200, and how many of them are right.
std::pair<int, int> madeAndRight(Identity identity, const LatticeFamily& family) {
    Progress progress;
    Census census(family);
    const auto squares = census.squares({1, 100}, 2, progress);
    const NullityTable table = census.table({1, 200}, {1, 200}, 2, progress);
    std::pair<int, int> counts;
    for (std::size_t rows = 1; rows <= 200; ++rows) {
        for (std::size_t cols = 1; cols <= 200; ++cols) {
            if (const auto predicted = predictedNullity(identity, rows, cols, squares)) {
                ++counts.first;
                counts.second += *predicted == table.at(rows, cols) ? 1 : 0;
            }
        }
    }
    return counts;
}

} // namespace

void IdentitiesTest::holdForTheirRules_data() {
    QTest::addColumn<Identity>("identity");
    QTest::addColumn<bool>("self");
    QTest::addColumn<int>("count");
    QTest::newRow("doubling") << Identity::doubling << true << 99;
    QTest::newRow("powers of two") << Identity::powersOfTwo << true << 7;
    QTest::newRow("greatest common divisor")
        << Identity::greatestCommonDivisor << false << 200 * 200;
}

void IdentitiesTest::holdForTheirRules() {
    QFETCH(Identity, identity);
    QFETCH(bool, self);
    QFETCH(int, count);
    QCOMPARE(madeAndRight(identity, {.selfInfluence = self}), (std::pair{count, count}));
}

void IdentitiesTest::failElsewhere() {
    const auto [made, right] = madeAndRight(Identity::greatestCommonDivisor, {});
    QVERIFY(right < made);
}

void IdentitiesTest::areSilentElsewhere() {
    QVERIFY(!predictedNullity(Identity::doubling, 3, 5, std::vector<std::uint32_t>{0, 0}));
    QVERIFY(predictedNullity(Identity::doubling, 5, 5, std::vector<std::uint32_t>{0, 0}) == 2U);
    QVERIFY(!predictedNullity(Identity::doubling, 7, 7, std::vector<std::uint32_t>{0, 0}));
    QVERIFY(!predictedNullity(Identity::doubling, 1, 1, std::vector<std::uint32_t>{0, 0}));
    QVERIFY(!predictedNullity(Identity::powersOfTwo, 4, 4, {}));
}

LIGHTSOUT_TEST(IdentitiesTest)
#include "IdentitiesTest.moc"
