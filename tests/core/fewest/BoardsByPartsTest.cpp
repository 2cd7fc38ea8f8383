// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/BoardsByParts.h"

#include "fewest/FewestPresses.h"
#include "graph/Families.h"
#include "tests/support/Kernels.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <QTest>

using namespace lightsout;

class BoardsByPartsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithBruteForce();
    void largeRanks_data();
    void largeRanks();
    void oneQuietPattern();
    void tooLarge();
    void cancels();
};

// On boards that all methods support, compares the count of all boards with the count by the boards
// of each part, and with the count by positions alone.
void BoardsByPartsTest::agreesWithBruteForce() {
    Random random(1);
    Progress progress;
    for (int i = 0; i < 40; ++i) {
        const std::size_t vertices = random.below(14);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        const std::vector<BitVector> kernel = kernelOf(rule);
        const BoardsByPresses expected = boardsByPresses(vertices, kernel, progress);
        for (const std::size_t maxRank : {std::size_t{0}, maxBoardsByPressesRank}) {
            const auto boards = boardsByParts(vertices, kernel, progress, maxRank);
            QVERIFY(boards.has_value());
            QCOMPARE(boards->counts, expected.counts);
            QCOMPARE(boards->hardest.count(), expected.hardest.count());
            QCOMPARE(fewestPresses(rule, boards->hardest, kernel, quickEffort(), progress)
                         .presses.count(),
                     expected.hardest.count());
        }
    }
}

void BoardsByPartsTest::largeRanks_data() {
    QTest::addColumn<Rule>("rule");
    QTest::newRow("two colours") << Rule(Lattice{.rows = 6, .cols = 6, .selfInfluence = false});
    QTest::newRow("two large colours")
        << Rule(Lattice{.rows = 7, .cols = 8, .selfInfluence = false});
    QTest::newRow("classes of places") << Rule(Lattice{.rows = 5, .cols = 7});
    QTest::newRow("a path") << Rule(pathGraph(50));
}

// All boards are counted, and one of the hardest needs as many presses as reported.
void BoardsByPartsTest::largeRanks() {
    QFETCH(Rule, rule);
    Progress progress;
    const std::vector<BitVector> kernel = kernelOf(rule);
    const auto boards = boardsByParts(rule.vertexCount(), kernel, progress);
    QVERIFY(boards.has_value());
    boost::multiprecision::cpp_int sum = 0;
    for (const std::string& count : boards->counts) {
        sum += boost::multiprecision::cpp_int(count);
    }
    QVERIFY(sum == boost::multiprecision::cpp_int(1) << (rule.vertexCount() - kernel.size()));
    QCOMPARE(boards->counts[1], std::to_string(rule.vertexCount()));
    QCOMPARE(boards->hardest.count(), boards->counts.size() - 1);
    QCOMPARE(fewestPresses(rule, boards->hardest, kernel, quickEffort(), progress).presses.count(),
             boards->hardest.count());
}

// There is one quiet pattern of 40 presses: pressing j of its cells is equivalent to pressing the
// other 40 - j, so there are twice as many sets as boards.
void BoardsByPartsTest::oneQuietPattern() {
    Progress progress;
    BitVector pattern = BitVector::ones(43);
    pattern.flip(0);
    pattern.flip(7);
    pattern.flip(42);
    const auto boards = boardsByParts(43, {pattern}, progress);
    QVERIFY(boards.has_value());
    QCOMPARE(boards->counts.size(), std::size_t{24});
    // All three other cells and 20 of the forty: C(40, 20) / 2.
    QCOMPARE(boards->counts[23], std::string("68923264410"));
    QCOMPARE(boards->counts[1], std::string("43"));
}

void BoardsByPartsTest::tooLarge() {
    Progress progress;
    const Rule rule(Lattice{.rows = 9, .cols = 9});
    QVERIFY(!boardsByParts(81, kernelOf(rule), progress));
}

void BoardsByPartsTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, boardsByParts(40, {BitVector::ones(40)}, progress));
}

LIGHTSOUT_TEST(BoardsByPartsTest)
#include "BoardsByPartsTest.moc"
