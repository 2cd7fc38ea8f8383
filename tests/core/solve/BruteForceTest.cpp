// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/BruteForce.h"

#include "graph/Families.h"
#include "solve/Solver.h"
#include "tests/support/Cancelling.h"
#include "tests/support/Test.h"

#include <QTest>

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
