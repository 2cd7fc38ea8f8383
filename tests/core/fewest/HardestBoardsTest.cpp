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

using namespace lightsout;

class HardestBoardsTest : public QObject {
    Q_OBJECT

private slots:
    void published_data();
    void published();
    void agreesWithEveryBoard();
    void withoutQuietPatterns();
    void cancels();
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

LIGHTSOUT_TEST(HardestBoardsTest)
#include "HardestBoardsTest.moc"
