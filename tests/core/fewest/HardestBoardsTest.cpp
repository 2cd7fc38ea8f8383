// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/HardestBoards.h"

#include "fewest/FewestPresses.h"
#include "graph/Families.h"
#include "solve/Solver.h"
#include "tests/support/Kernels.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <boost/multiprecision/cpp_int.hpp>

using namespace lightsout;

class HardestBoardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_data();
    void published();
    void agreesWithEveryBoard();
    void withoutQuietPatterns();
    void cancels();
    void findsHarderUntilHardest();
    void emptyBoardHasNoHarderOne();
    void cancelsSearchForHarder();
    void agreesWithBruteForce();
    void largeRanks_data();
    void largeRanks();
    void oneQuietPattern();
    void tooLarge();
    void cancelsByParts();
};

namespace {

QStringList texts(const std::vector<std::string>& counts) {
    QStringList list;
    for (const std::string& count : counts) {
        list.append(QString::fromStdString(count));
    }
    return list;
}

} // namespace

// Reference data, section 5.
void HardestBoardsTest::published_data() {
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<QString>("counts");
    QTest::newRow("5 x 5") << Rule(Lattice{.rows = 5, .cols = 5})
                           << "1 25 300 2300 12650 53130 176176 467104 982335 1596279 1935294 "
                              "1684446 1004934 383670 82614 7350";
    QTest::newRow("4 x 4") << Rule(Lattice{.rows = 4, .cols = 4})
                           << "1 16 120 560 1387 1440 540 32";
    QTest::newRow("3 x 5") << Rule(Lattice{.rows = 3, .cols = 5})
                           << "1 15 105 455 1127 1393 799 185 16";
    QTest::newRow("3 x 3 torus") << Rule(Lattice{.rows = 3, .cols = 3, .topology = Topology::torus})
                                 << "1 9 15 7";
    QTest::newRow("K40") << Rule(completeGraph(40)) << "1 1";
}

void HardestBoardsTest::published() {
    QFETCH(Rule, rule);
    QFETCH(QString, counts);
    Progress progress;
    const std::vector<BitVector> kernel = kernelOf(rule);
    const BoardsByPresses boards = boardsByPresses(rule.vertexCount(), kernel, progress);
    QCOMPARE(texts(boards.counts).join(' '), counts);
    QCOMPARE(boards.hardest.count(), boards.counts.size() - 1);
    QVERIFY(rule.vertexCount() > 30 ||
            fewestPresses(rule, boards.hardest, kernel, quickEffort(), progress).presses.count() ==
                boards.hardest.count());
}

void HardestBoardsTest::agreesWithEveryBoard() {
    Random random(1);
    for (int i = 0; i < 60; ++i) {
        const std::size_t vertices = random.below(9);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        std::map<std::string, std::size_t> needed;
        for (unsigned bits = 0; bits < 1U << vertices; ++bits) {
            BitVector presses(vertices);
            if (vertices > 0) {
                presses.words().front() = bits;
            }
            const auto [board, isNew] =
                needed.emplace(rule.changedBy(presses).toString(), presses.count());
            board->second = std::min(board->second, presses.count());
        }
        std::vector<std::size_t> expected(vertices + 1);
        for (const auto& [board, presses] : needed) {
            ++expected[presses];
        }
        Progress progress;
        const BoardsByPresses boards = boardsByPresses(vertices, kernelOf(rule), progress);
        for (std::size_t presses = 0; presses <= vertices; ++presses) {
            QCOMPARE(presses < boards.counts.size() ? boards.counts[presses] : "0",
                     std::to_string(expected[presses]));
        }
        QCOMPARE(needed.at(rule.changedBy(boards.hardest).toString()), boards.hardest.count());
    }
}

// Every set of presses makes a different board.
void HardestBoardsTest::withoutQuietPatterns() {
    Progress progress;
    const BoardsByPresses boards = boardsByPresses(100, {}, progress);
    QCOMPARE(boards.counts.size(), std::size_t{101});
    QCOMPARE(boards.counts[50], std::string("100891344545564193334812497256"));
    QCOMPARE(boards.hardest, BitVector::ones(100));
    QCOMPARE(boardsByPresses(0, {}, progress).counts, std::vector<std::string>{"1"});
}

void HardestBoardsTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, boardsByPresses(5, {BitVector::ones(5)}, progress));
}

// Each harder board leads to the next, up to the hardest boards. Their number of presses is
// counted over all boards in another way. From there on, there is no harder board.
void HardestBoardsTest::findsHarderUntilHardest() {
    Progress progress;
    Random random(7);
    for (const Lattice& grid : {Lattice{.rows = 1, .cols = 1}, Lattice{.rows = 3, .cols = 3},
                                Lattice{.rows = 4, .cols = 4}, Lattice{.rows = 4, .cols = 5},
                                Lattice{.rows = 3, .cols = 5, .selfInfluence = false}}) {
        const Rule rule(grid);
        const std::vector<BitVector> kernel = kernelOf(rule);
        const std::size_t hardest =
            boardsByPresses(rule.vertexCount(), kernel, progress).counts.size() - 1;
        std::size_t needed = 0;
        while (const auto presses =
                   harderPresses(rule.vertexCount(), kernel, needed, random, progress)) {
            QVERIFY(presses->count() > needed);
            const FewestPresses proof =
                fewestPresses(rule, *presses, kernel, quickEffort(1), progress);
            QVERIFY(proof.isProven());
            QCOMPARE(proof.presses.count(), presses->count());
            needed = presses->count();
        }
        // A climb may stop one press below the maximum.
        QVERIFY2(needed <= hardest && needed + 1 >= hardest,
                 qPrintable(QStringLiteral("%1 of %2").arg(needed).arg(hardest)));
        QVERIFY(!harderPresses(rule.vertexCount(), kernel, hardest, random, progress));
    }
}

void HardestBoardsTest::emptyBoardHasNoHarderOne() {
    Progress progress;
    Random random(1);
    QVERIFY(!harderPresses(0, {}, 0, random, progress));
}

void HardestBoardsTest::cancelsSearchForHarder() {
    Progress progress;
    progress.cancel();
    Random random(1);
    QVERIFY_EXCEPTION_THROWN(harderPresses(25, {}, 3, random, progress), Cancelled);
}

// On boards that all methods support, compares the count of all boards with the count by the boards
// of each part, and with the count by positions alone.
void HardestBoardsTest::agreesWithBruteForce() {
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

void HardestBoardsTest::largeRanks_data() {
    QTest::addColumn<Rule>("rule");
    QTest::newRow("two colours") << Rule(Lattice{.rows = 6, .cols = 6, .selfInfluence = false});
    QTest::newRow("two large colours")
        << Rule(Lattice{.rows = 7, .cols = 8, .selfInfluence = false});
    QTest::newRow("classes of places") << Rule(Lattice{.rows = 5, .cols = 7});
    QTest::newRow("a path") << Rule(pathGraph(50));
}

// All boards are counted, and one of the hardest needs as many presses as reported.
void HardestBoardsTest::largeRanks() {
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
void HardestBoardsTest::oneQuietPattern() {
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

void HardestBoardsTest::tooLarge() {
    Progress progress;
    const Rule rule(Lattice{.rows = 9, .cols = 9});
    QVERIFY(!boardsByParts(81, kernelOf(rule), progress));
}

void HardestBoardsTest::cancelsByParts() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, boardsByParts(40, {BitVector::ones(40)}, progress));
}

LIGHTSOUT_TEST(HardestBoardsTest)
#include "HardestBoardsTest.moc"
