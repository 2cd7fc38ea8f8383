// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/NullityFacts.h"

#include "census/Census.h"

#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class NullityFactsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordsOfSquares();
    void distributions();
    void findsTheBoardsWithANullity();
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

// These are the values of LightsOut-Math.
void NullityFactsTest::recordsOfSquares() {
    const std::vector<std::uint32_t> squares(nullityOfSquares.begin(), nullityOfSquares.end());
    QCOMPARE(recordSizes(squares), (std::vector<std::size_t>{4, 9, 19, 30, 39, 61, 65, 79, 123}));
    QCOMPARE(recordSizes(std::vector<std::uint32_t>{2, 1, 2, 3}), (std::vector<std::size_t>{1, 4}));
    QVERIFY(recordSizes({}).empty());
    QVERIFY(recordSizes(std::vector<std::uint32_t>(9)).empty());
}

/// The boards of all nullities together are the table, and the smallest ones come first.
void NullityFactsTest::findsTheBoardsWithANullity() {
    Progress progress;
    const NullityTable table = Census({}).table({1, 20}, {1, 20}, 1, progress);
    for (const auto& [nullity, count] : distributionOf(table.nullities)) {
        const BoardsWithNullity boards = boardsWithNullity(table, nullity, 400);
        QCOMPARE(boards.count, count);
        QCOMPARE(boards.smallest.size(), count);
        for (std::size_t i = 0; i < count; ++i) {
            const auto [rows, cols] = boards.smallest[i];
            QCOMPARE(table.at(rows, cols), nullity);
            QVERIFY(i == 0 ||
                    boards.smallest[i - 1].rows * boards.smallest[i - 1].cols <= rows * cols);
        }
    }
    QCOMPARE(boardsWithNullity(table, 4, 2).smallest,
             (std::vector<BoardsWithNullity::Size>{{4, 4}, {5, 7}}));
    QCOMPARE(boardsWithNullity(table, 400, 2).count, std::size_t{0});
}

void NullityFactsTest::distributions() {
    QVERIFY(distributionOf({}).empty());
    const std::vector<std::uint32_t> values{0, 2, 0, 4, 2, 0};
    QVERIFY(distributionOf(values) ==
            (std::map<std::uint32_t, std::size_t>{{0, 3}, {2, 2}, {4, 1}}));
}

void NullityFactsTest::holdForTheirRules_data() {
    QTest::addColumn<Identity>("identity");
    QTest::addColumn<bool>("self");
    QTest::addColumn<int>("count");
    QTest::newRow("doubling") << Identity::doubling << true << 99;
    QTest::newRow("powers of two") << Identity::powersOfTwo << true << 7;
    QTest::newRow("greatest common divisor")
        << Identity::greatestCommonDivisor << false << 200 * 200;
}

void NullityFactsTest::holdForTheirRules() {
    QFETCH(Identity, identity);
    QFETCH(bool, self);
    QFETCH(int, count);
    QCOMPARE(madeAndRight(identity, {.selfInfluence = self}), (std::pair{count, count}));
}

void NullityFactsTest::failElsewhere() {
    const auto [made, right] = madeAndRight(Identity::greatestCommonDivisor, {});
    QVERIFY(right < made);
}

void NullityFactsTest::areSilentElsewhere() {
    QVERIFY(!predictedNullity(Identity::doubling, 3, 5, std::vector<std::uint32_t>{0, 0}));
    QVERIFY(predictedNullity(Identity::doubling, 5, 5, std::vector<std::uint32_t>{0, 0}) == 2U);
    QVERIFY(!predictedNullity(Identity::doubling, 7, 7, std::vector<std::uint32_t>{0, 0}));
    QVERIFY(!predictedNullity(Identity::doubling, 1, 1, std::vector<std::uint32_t>{0, 0}));
    QVERIFY(!predictedNullity(Identity::powersOfTwo, 4, 4, {}));
}

LIGHTSOUT_TEST(NullityFactsTest)
#include "NullityFactsTest.moc"
