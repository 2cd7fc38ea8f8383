// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/BruteForce.h"

#include "graph/Families.h"
#include "solve/Solver.h"
#include "tests/support/Cancelling.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace lightsout;

class BruteForceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void triesEverySetExceptTheEmptyOne() {
        Progress progress;
        const BruteForce result =
            tryAllPresses(Game::allOn(Lattice{.rows = 3, .cols = 3}), progress);
        QCOMPARE(result.tried, std::uint64_t{511});
        QCOMPARE(result.solutions, std::uint64_t{1});
        QCOMPARE(result.fewest->toString(), std::string("101010101"));
    }

    /// A board of nullity k has 2^k solutions or none.
    void countsTheSolutions() {
        Progress progress;
        for (const Rule& rule :
             {Rule(Lattice{.rows = 4, .cols = 4}), Rule(Lattice{.rows = 1, .cols = 5}),
              Rule(generalizedPetersenGraph(5, 2)), Rule(Graph(3, false))}) {
            const Game game = Game::allOn(rule);
            const BruteForce result = tryAllPresses(game, progress);
            const Solver solver = *Solver::build(rule, progress);
            const bool isSolvable = solver.solve(game.difference(), progress).solvable;
            QCOMPARE(result.solutions,
                     isSolvable ? std::uint64_t{1} << solver.nullity() : std::uint64_t{0});
            QCOMPARE(result.fewest.has_value(), isSolvable);
            if (isSolvable) {
                QVERIFY(rule.changedBy(*result.fewest) == game.difference());
            }
        }
    }

    /// The school project's board is solved by its tenth try: the press of cell 10.
    void roundsTryEverySetOnce() {
        const Rule rule = Lattice{.rows = 4, .cols = 4};
        const BitVector lights = *BitVector::fromString("0000010011100100");
        const Game game(rule, lights, BitVector(16));
        std::set<std::uint16_t> seen;
        std::uint64_t binomial = 1;
        for (std::uint64_t round = 0; round <= 16; ++round) {
            const std::vector<TriedSet> tries = triesOfRound(game, round);
            QCOMPARE(tries.size(), binomial);
            binomial = binomial * (16 - round) / (round + 1);
            for (const TriedSet& tried : tries) {
                QVERIFY(seen.insert(tried.presses).second);
                BitVector presses(16);
                BitVector remaining(16);
                for (std::size_t cell = 0; cell < 16; ++cell) {
                    presses.set(cell, ((tried.presses >> cell) & 1U) != 0);
                    remaining.set(cell, ((tried.remaining >> cell) & 1U) != 0);
                }
                QCOMPARE(presses.count(), round);
                QVERIFY((rule.changedBy(presses) ^ lights) == remaining);
            }
        }
        QCOMPARE(seen.size(), std::size_t{65536});
        const std::vector<TriedSet> first = triesOfRound(game, 1);
        const auto winner = std::ranges::find(first, 0, &TriedSet::remaining);
        QCOMPARE(winner - first.begin(), 9);
        QCOMPARE(winner->presses, 1U << 9U);
    }

    /// Vertices without a button cannot be pressed, and those without a light need not change.
    void pressesButtonsOnly() {
        Graph graph = generalizedPetersenGraph(5, 2);
        graph.mark({{.vertex = 0, .hasButton = false}, {.vertex = 7, .hasLight = false}});
        const Rule rule(graph);
        Progress progress;
        const Solver solver = *Solver::build(rule, progress);
        const Game game = Game::allOn(rule);
        const BruteForce result = tryAllPresses(game, progress);
        QCOMPARE(result.tried, std::uint64_t{511});
        const bool isSolvable = solver.solve(game.difference(), progress).solvable;
        QCOMPARE(result.solutions,
                 isSolvable ? std::uint64_t{1} << solver.nullity() : std::uint64_t{0});
        QVERIFY(!result.fewest || !(*result.fewest)[0]);
    }

    void findsTheFewestPresses() {
        Progress progress;
        const BruteForce result =
            tryAllPresses(Game::allOn(Lattice{.rows = 4, .cols = 4}), progress);
        QCOMPARE(result.solutions, std::uint64_t{16});
        QCOMPARE(result.fewest->count(), std::size_t{4});
    }

    void isCancelled() {
        const Game game = Game::allOn(Lattice{.rows = 5, .cols = 6});
        QVERIFY(timesCancelled([&](Progress& progress) { tryAllPresses(game, progress); }) > 0);
    }
};

LIGHTSOUT_TEST(BruteForceTest)
#include "BruteForceTest.moc"
