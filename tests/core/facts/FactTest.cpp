// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts/Fact.h"

#include "graph/Families.h"

#include "tests/support/Lattices.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <set>

using namespace lightsout;

namespace {

Value valueFor(const char* name, const Game& game,
               const std::vector<std::uint64_t>& arguments = {}) {
    FactContext context(game);
    Progress progress;
    return valueOf(*factNamed(name), context, arguments, progress);
}

} // namespace

class FactTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreUnique() {
        std::set<std::string_view> names;
        for (const Fact& fact : allFacts()) {
            QVERIFY(names.insert(fact.id).second);
            QVERIFY(fact.alias.empty() || names.insert(fact.alias).second);
            QVERIFY(factNamed(fact.id) == &fact);
            QVERIFY(fact.alias.empty() || factNamed(fact.alias) == &fact);
        }
        QVERIFY(factNamed("") == nullptr && factNamed("beauty") == nullptr);
    }

    /// Every fact has a value, or a reason, for every kind of board.
    void areComputedForAllBoards() {
        std::vector<Game> games{Game(), Game::allOn(completeGraph(4)),
                                Game(pathGraph(2), BitVector::unit(2, 0), BitVector(2)),
                                Game::allOn(hypercubeGraph(7))};
        for (const auto& [topology, name] : allTopologies) {
            games.push_back(Game::allOn(grid(3, 4, topology)));
        }
        for (const Game& game : games) {
            FactContext context(game, FactContext::quickBudget());
            for (const Fact& fact : allFacts()) {
                Progress progress;
                const std::vector<std::uint64_t> arguments(fact.arguments.size(), 1);
                const Value value = valueOf(fact, context, arguments, progress);
                QVERIFY(value.exists() != value.missing().has_value());
                QVERIFY(value.exists() != value.text().empty() || game.vertexCount() == 0);
                if (value.number() == nullptr) {
                    continue;
                }
                QVERIFY(fact.isNumber());
                const ValueRange range = fact.range(static_cast<double>(game.vertexCount()));
                const double number = realOf(*value.number());
                QVERIFY2(number >= range.least - 1e-9 && number <= range.greatest + 1e-9,
                         fact.id.data());
                QVERIFY(fact.kind != FactKind::integer || isInteger(*value.number()));
            }
        }
    }

    void nothingIsBuiltTwice() {
        FactContext context(Game::allOn(grid(4, 4)));
        Progress progress;
        const Solver* solver = context.solver(progress);
        valueOf(*factNamed("fewest"), context, progress);
        valueOf(*factNamed("rank"), context, progress);
        QVERIFY(context.solver(progress) == solver);
        QVERIFY(context.kernel(progress) == context.kernel(progress));
    }

    void valuesAreExactAtAnySize() {
        const Game large = Game::allOn(grid(100, 100));
        QCOMPARE(valueFor("boards", large).text().size(), std::size_t{3011});
        const Value share = valueFor("solvable-share", Game::allOn(grid(4, 4)));
        QCOMPARE(share.text(), std::string("1/16"));
        QVERIFY(!isInteger(*share.number()) && realOf(*share.number()) == 1.0 / 16);
        QCOMPARE(valueFor("chain", Game::allOn(grid(2, 2)), {1, 4}).text(), std::string("1/4"));
    }

    /// On 5 × 5, the quiet patterns have 12, 12 and 16 presses.
    void lightestQuietPattern() {
        QCOMPARE(valueFor("lightest-quiet", Game::allOn(grid(5, 5))).text(), std::string("12"));
        QCOMPARE(valueFor("lightest-quiet", Game::allOn(completeGraph(4))).text(),
                 std::string("2"));
        QVERIFY(valueFor("lightest-quiet", Game::allOn(grid(3, 3))) ==
                Value(Missing::noQuietPattern));
    }

    void solutionsOfABoard() {
        const Game solvable = Game::allOn(grid(5, 5));
        const Value fewest = valueFor("fewest", solvable);
        QCOMPARE(fewest.text(), std::string("15"));
        QVERIFY(fewest.isProven && fewest.low == fewest.high && fewest.high == *fewest.number());
        QCOMPARE(valueFor("solutions-now", solvable).text(), std::string("4"));
        QCOMPARE(valueFor("classes", solvable).text(), std::string("1"));
        const Game unsolvable(grid(5, 5), BitVector::unit(25, 0), BitVector(25));
        QVERIFY(valueFor("fewest", unsolvable) == Value(Missing::noSolution));
        QVERIFY(valueFor("solutions-now", unsolvable) == Value::exactly(0));
        QVERIFY(valueFor("classes", unsolvable) == Value::exactly(0));
    }

    void countsQuietPatternsByPresses() {
        for (const auto& [presses, patterns] :
             {std::pair{0U, 1}, {1U, 0}, {12U, 2}, {13U, 0}, {16U, 1}, {25U, 0}}) {
            QVERIFY(valueFor("quiet", Game::allOn(grid(5, 5)), {presses}) ==
                    Value::exactly(patterns));
        }
    }

    /// Each press on 2 × 2 changes three of the four lights.
    void lawsCoverAllNumbersOfLights() {
        const Game game = Game::allOn(grid(2, 2));
        QVERIFY(valueFor("law", game, {0, 4}) == Value::real(1));
        QVERIFY(valueFor("law", game, {1, 1}) == Value::real(1));
        QVERIFY(valueFor("law", game, {1, 4}) == Value::real(0));
        QVERIFY(valueFor("law", game, {1, 5}) == Value(Missing::noSuchArgument));
        QCOMPARE(valueFor("chain", game, {4, 1}).text(), std::string("1"));
        QCOMPARE(valueFor("chain", game, {1, 4}).text(), std::string("1/4"));
        QVERIFY(valueFor("chain", game, {5, 1}) == Value(Missing::noSuchArgument));
    }

    void largestClassOfTwins() {
        QCOMPARE(valueFor("twins", Game::allOn(completeGraph(4))).text(), std::string("4"));
        QCOMPARE(valueFor("twins", Game::allOn(starGraph(6))).text(), std::string("5"));
        QCOMPARE(valueFor("twins", Game::allOn(grid(3, 3))).text(), std::string("1"));
        QCOMPARE(valueFor("twins", Game()).text(), std::string("0"));
        Graph directed(2);
        directed.addArc(0, 1);
        QVERIFY(valueFor("twins", Game::allOn(directed)) == Value(Missing::notMutual));
    }

    void missingValuesHaveReasons() {
        const Game unsolvable(pathGraph(2), BitVector::unit(2, 0), BitVector(2));
        QVERIFY(valueFor("fewest", unsolvable) == Value(Missing::noSolution));
        QVERIFY(valueFor("is-solvable", unsolvable) == Value(false));
        QVERIFY(valueFor("solutions-now", unsolvable) == Value::exactly(0));
        QVERIFY(valueFor("rows", unsolvable) == Value(Missing::notAGrid));
        QVERIFY(valueFor("reach", unsolvable, {3}) == Value(Missing::noSuchArgument));
        QVERIFY(valueFor("chain", Game::allOn(pathGraph(5)), {1, 1}) == Value(Missing::notAChain));
        QVERIFY(Value(Missing::noSolution).isProven && !Value(Missing::tooLarge).isProven);
    }

    /// Work that would take longer than the budget is not begun.
    void budgetIsRespected() {
        FactContext quick(Game::allOn(grid(9, 9)), FactContext::quickBudget());
        Progress progress;
        for (const char* name : {"tilings", "limit-time", "hardest"}) {
            QVERIFY(valueOf(*factNamed(name), quick, progress) == Value(Missing::tooLarge));
        }
    }

    /// Holes do not count, except as vertices.
    void holesAreLeftOut() {
        Graph graph = pathGraph(3);
        graph.addVertex();
        graph.mark({{.vertex = 3, .hasButton = false, .hasLight = false}});
        const Game holed = Game::allOn(graph);
        const Game whole = Game::allOn(pathGraph(3));
        for (const char* name : {"rank", "nullity", "fewest", "tilings", "automorphisms"}) {
            QVERIFY2(valueFor(name, holed) == valueFor(name, whole), name);
        }
    }
};

LIGHTSOUT_TEST(FactTest)
#include "FactTest.moc"
