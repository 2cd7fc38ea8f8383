// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Reduction.h"

#include "game/GraphEdits.h"
#include "game/Move.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class ReductionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesOutRowsAndColumns();
    void systemHasTheLightsToChange();
    void inverseIsSpread();
    void graphHasTheSameMatrix();
    void lightsAndPressesAreOfThoseThatAre();
    void marksKeepTheGame();
    void leavesOutHoles();
    void drawsOnlyWhatIsAllowed();
};

namespace {

/// The path 0 - 1 - 2 - 3 where 1 has no button and 3 no light.
Graph markedPath() {
    Graph graph = pathGraph(4);
    graph.mark({{.vertex = 1, .hasButton = false, .hasLight = true},
                {.vertex = 3, .hasButton = true, .hasLight = false}});
    return graph;
}

} // namespace

void ReductionTest::leavesOutRowsAndColumns() {
    const Rule rule = markedPath();
    const Reduction reduction(rule);
    QVERIFY(reduction.buttons() == (std::vector<Vertex>{0, 2, 3}));
    QVERIFY(reduction.lights() == (std::vector<Vertex>{0, 1, 2}));
    QVERIFY(reduction.isSquare());
    QCOMPARE(reduction.matrix(rule),
             BitMatrix::fromRows({*BitVector::fromString("100"), *BitVector::fromString("110"),
                                  *BitVector::fromString("011")},
                                 3));
    QVERIFY(!rule.isUndirected());
    QCOMPARE(Reduction(cycleGraph(5)).matrix(cycleGraph(5)), Rule(cycleGraph(5)).influenceMatrix());
}

void ReductionTest::systemHasTheLightsToChange() {
    const Game game(markedPath(), *BitVector::fromString("0110"), *BitVector::fromString("0100"));
    QCOMPARE(Reduction(game.rule()).system(game),
             BitMatrix::fromRows({*BitVector::fromString("1000"), *BitVector::fromString("1100"),
                                  *BitVector::fromString("0111")},
                                 4));
}

void ReductionTest::inverseIsSpread() {
    const BitMatrix inverse =
        BitMatrix::fromRows({*BitVector::fromString("100"), *BitVector::fromString("110"),
                             *BitVector::fromString("011")},
                            3);
    QCOMPARE(Reduction(markedPath()).spreadInverse(inverse, 4),
             BitMatrix::fromRows({*BitVector::fromString("1000"), BitVector(4),
                                  *BitVector::fromString("1100"), *BitVector::fromString("0110")},
                                 4));
}

void ReductionTest::graphHasTheSameMatrix() {
    Random random(3);
    for (int i = 0; i < 50; ++i) {
        Graph graph = randomGraph(8, 40, true, SelfInfluences::mixed, random);
        std::vector<VertexMark> marks;
        for (const Vertex v : randomSubset(8, random)) {
            marks.push_back({.vertex = v, .hasButton = random.below(2) == 1, .hasLight = false});
        }
        graph.mark(marks);
        const Rule rule = graph;
        const Reduction reduction(rule);
        const BitMatrix matrix = reduction.matrix(rule);
        const BitMatrix square = Rule(reduction.asGraph(rule)).influenceMatrix();
        QCOMPARE(square.cols(), matrix.cols());
        for (std::size_t row = 0; row < square.rows(); ++row) {
            QCOMPARE(square.row(row),
                     row < matrix.rows() ? matrix.row(row) : BitVector(matrix.cols()));
        }
    }
}

void ReductionTest::lightsAndPressesAreOfThoseThatAre() {
    Game game(markedPath(), BitVector::ones(4), *BitVector::fromString("0011"));
    QCOMPARE(game.start(), *BitVector::fromString("1110"));
    QCOMPARE(game.target(), *BitVector::fromString("0010"));
    game.flipStart(3);
    game.flipTarget(3);
    QCOMPARE(game.lights(), *BitVector::fromString("1110"));
    game.press(3);
    QCOMPARE(game.lights(), *BitVector::fromString("1100"));
    QVERIFY(!isLegal(game, Press{1}) && isLegal(game, Press{2}) && isLegal(game, Unpress{3}));
    game.beginAt(BitVector::ones(4));
    game.setTarget(BitVector::ones(4));
    QVERIFY(game.isWon());
    QVERIFY(isLegal(game, FlipArcs{{{2, 0}}}) && !isLegal(game, FlipArcs{{{1, 0}}}) &&
            !isLegal(game, FlipArcs{{{0, 3}}}) && !isLegal(game, FlipArcs{{{3, 3}}}));
}

void ReductionTest::marksKeepTheGame() {
    Game game = Game::allOn(pathGraph(4));
    game.press(1);
    game.press(2);
    game.press(2);
    game.press(3);
    const Game marked = withMarks(game, {{.vertex = 1, .hasButton = false, .hasLight = true},
                                         {.vertex = 3, .hasButton = true, .hasLight = false}});
    QVERIFY(marked.rule() == Rule(markedPath()));
    QCOMPARE(marked.presses(), *BitVector::fromString("0001"));
    QCOMPARE(marked.pressCount(), std::uint64_t{3}); // 2 twice, 3 once
    QCOMPARE(game.lights(), *BitVector::fromString("0010"));
    QCOMPARE(marked.lights(), *BitVector::fromString("0010"));
    QCOMPARE(marked.start(), *BitVector::fromString("0000"));
    // A move that can be undone, as all are.
    const Move move = Replace{.game = marked, .isEdit = true};
    Game again = game;
    lightsout::apply(again, move);
    lightsout::apply(again, inverse(game, move));
    QVERIFY(again == game);
    // A removed vertex comes back with its mark.
    Game drawn = Game::allOn(markedPath());
    const Game before = drawn;
    std::vector<Move> undone;
    for (const Move& each : movesToRemove(drawn, {1, 3})) {
        undone.push_back(inverse(drawn, each));
        lightsout::apply(drawn, each);
    }
    QVERIFY(!drawn.rule().isMarked());
    for (auto each = undone.rbegin(); each != undone.rend(); ++each) {
        lightsout::apply(drawn, *each);
    }
    QVERIFY(drawn == before);
}

void ReductionTest::leavesOutHoles() {
    Graph graph = cycleGraph(5);
    graph.mark({{.vertex = 2, .hasButton = false, .hasLight = false}});
    const auto whole = withoutHoles(Game(graph, *BitVector::fromString("10011"), BitVector(5)));
    QVERIFY(whole.has_value());
    QVERIFY(!whole->rule().isMarked());
    QCOMPARE(whole->lights(), *BitVector::fromString("1011"));
    QCOMPARE(whole->rule().edgeCount(), std::size_t{3});
    QVERIFY(whole->rule().graph()->hasArc(1, 0) && !whole->rule().graph()->hasArc(1, 2));
    QVERIFY(!withoutHoles(Game::allOn(markedPath())).has_value());
}

void ReductionTest::drawsOnlyWhatIsAllowed() {
    const Graph graph = markedPath();
    const FlipArcs flip = moveToSet(graph, {{1, 3}, {1, 2}, {3, 1}, {0, 3}, {0, 2}}, true);
    QVERIFY(flip.arcs == (std::vector<Arc>{{0, 2}, {3, 1}}));
    Progress progress;
    const Game part = partOf(Game::allOn(graph), {1, 2, 3}, progress);
    QVERIFY(!part.rule().hasButton(0) && part.rule().hasLight(0) && !part.rule().hasLight(2));
    const auto doubled = withAdded(Game::allOn(graph), part, {0, 9}, progress);
    QVERIFY(doubled.has_value());
    QVERIFY(!doubled->rule().hasButton(4) && !doubled->rule().hasLight(6));
    QVERIFY(doubled->rule().graph()->hasArc(6, 5) && !doubled->rule().graph()->hasArc(4, 5));
}

LIGHTSOUT_TEST(ReductionTest)
#include "ReductionTest.moc"
