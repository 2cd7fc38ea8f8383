// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Move.h"

#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class MoveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void applyThenInverseIsNothing_data() { addRuleZoo(); }
    void applyThenInverseIsNothing();
    void applyDoesWhatTheGameDoes();
    void illegalMovesAreRecognised();
    void drawingIsForGraphs();
    void drawingKeepsLightsAndPresses();
    void verticesComeBackWithTheirNumbers();
    void classifiesMoves();
    void textIsReadBack_data();
    void textIsReadBack();
    void movesWithDocumentsHaveNoText();
    void blanksDoNotMatter();
    void badTextNamesItsPlace_data();
    void badTextNamesItsPlace();
};

namespace {

/// Returns a move that edits a graph.
Move randomDrawing(const Game& game, Random& random) {
    const Graph& graph = *game.rule().graph();
    const std::size_t vertices = game.vertexCount();
    const auto point = [&random] {
        return Point{static_cast<double>(random.below(100)) / 7, -0.3};
    };
    switch (random.below(4)) {
    case 0: {
        FlipArcs flip;
        for (const Vertex from : randomSubset(vertices, random)) {
            const Vertex to = random.below(vertices);
            flip.arcs.push_back({from, to});
        }
        return flip;
    }
    case 1: {
        const Vertex first = random.below(vertices + 1);
        return InsertVertices{{{.number = first, .position = point(), .isOn = true},
                               {.number = first + 1,
                                .label = "new",
                                .selfInfluence = false,
                                .isOnInTarget = true,
                                .isPressed = true}}};
    }
    case 2: {
        PlaceVertices place;
        for (const Vertex v : randomSubset(vertices, random)) {
            place.placements.push_back({v, point()});
        }
        return place;
    }
    default:
        for (Vertex v = 0; v < vertices; ++v) {
            if (vertices > 1 && isLegal(game, RemoveVertices{{v}})) {
                return RemoveVertices{{v}};
            }
        }
        return Label{random.below(vertices), graph.label(0) + "'"};
    }
}

Move randomMove(const Game& game, Random& random) {
    const std::size_t vertices = game.vertexCount();
    if (game.rule().isDrawn() && random.below(2) == 0) {
        return randomDrawing(game, random);
    }
    switch (random.below(game.pressCount() > 0 ? 6 : 5)) {
    case 0:
        return FlipStart{randomSubset(vertices, random)};
    case 1:
        return FlipTarget{randomSubset(vertices, random)};
    case 2:
        return Replace{Game::allOn(game.rule())};
    case 5:
        if (const Move unpress = Unpress{random.below(vertices)}; isLegal(game, unpress)) {
            return unpress;
        }
        [[fallthrough]];
    default:
        return Press{random.below(vertices)};
    }
}

} // namespace

void MoveTest::applyThenInverseIsNothing() {
    QFETCH(Rule, rule);
    if (rule.vertexCount() == 0) {
        rule = Rule(Graph(1));
    }
    Random random(1);
    Game game = Game::allOn(rule);
    for (int step = 0; step < 100; ++step) {
        const Move move = randomMove(game, random);
        QVERIFY(isLegal(game, move));
        const Game before = game;
        const Move back = inverse(before, move);
        lightsout::apply(game, move);
        Game undone = game;
        QVERIFY(isLegal(undone, back));
        lightsout::apply(undone, back);
        QVERIFY(undone == before);
        // Redo is the inverse of the inverse.
        lightsout::apply(undone, inverse(game, back));
        QVERIFY(undone == game);
    }
}

void MoveTest::applyDoesWhatTheGameDoes() {
    const Game start = Game::allOn(Lattice{.rows = 3, .cols = 3});
    Game byMoves = start;
    Game byHand = start;
    lightsout::apply(byMoves, Press{4});
    byHand.press(4);
    QVERIFY(byMoves == byHand);
    lightsout::apply(byMoves, Unpress{4});
    byHand.unpress(4);
    QVERIFY(byMoves == byHand);
    lightsout::apply(byMoves, FlipStart{{0, 8}});
    byHand.flipStart(0);
    byHand.flipStart(8);
    QVERIFY(byMoves == byHand);
    lightsout::apply(byMoves, FlipTarget{{2}});
    byHand.flipTarget(2);
    QVERIFY(byMoves == byHand);
    QVERIFY(byMoves != start);
    lightsout::apply(byMoves, Replace{start});
    QVERIFY(byMoves == start);
}

void MoveTest::illegalMovesAreRecognised() {
    Game game = Game::allOn(Lattice{.rows = 3, .cols = 3});
    QVERIFY(isLegal(game, Press{8}));
    QVERIFY(!isLegal(game, Press{9}));
    QVERIFY(!isLegal(game, Unpress{0})); // there is no press to undo
    game.press(5);
    QVERIFY(isLegal(game, Unpress{5}));
    QVERIFY(!isLegal(game, Unpress{9}));
    QVERIFY(!isLegal(game, Unpress{1})); // all presses were on other vertices
    QVERIFY(isLegal(game, FlipStart{{}}));
    QVERIFY(isLegal(game, FlipStart{{0, 8}}));
    QVERIFY(!isLegal(game, FlipStart{{0, 9}}));
    QVERIFY(isLegal(game, FlipTarget{{0, 8}}));
    QVERIFY(!isLegal(game, FlipTarget{{3, 100}}));
    QVERIFY(isLegal(game, Replace{Game()}));
    QVERIFY(!isLegal(Game(), Press{0}));
}

void MoveTest::drawingIsForGraphs() {
    const Game grid = Game::allOn(Lattice{.rows = 3, .cols = 3});
    QVERIFY(!isLegal(grid, FlipArcs{{{0, 1}}}));
    QVERIFY(!isLegal(grid, InsertVertices{{{.number = 9}}}));
    QVERIFY(!isLegal(grid, RemoveVertices{{0}}));
    QVERIFY(!isLegal(grid, PlaceVertices{{{0, {}}}}));
    QVERIFY(!isLegal(grid, Label{0, "a"}));
    const Game cells = Game::allOn(Rule::onCells(*grid.rule().lattice(), grid.rule().toGraph()));
    QVERIFY(isLegal(cells, FlipArcs{{{0, 0}, {0, 8}}})); // this changes a press pattern
    QVERIFY(!isLegal(cells, InsertVertices{{{.number = 9}}}));
    QVERIFY(!isLegal(cells, PlaceVertices{{{0, {}}}}));
    QVERIFY(!isLegal(cells, Label{0, "a"}));
    const Game star = Game::allOn(starGraph(4));
    QVERIFY(isLegal(star, FlipArcs{{{0, 0}, {0, 1}, {1, 2}}}));
    QVERIFY(!isLegal(star, FlipArcs{{{0, 1}, {0, 1}}}));
    QVERIFY(!isLegal(star, FlipArcs{{{0, 4}}}));
    QVERIFY(isLegal(star, InsertVertices{{{.number = 4}}}));
    QVERIFY(!isLegal(star, InsertVertices{{{.number = 5}}}));
    QVERIFY(isLegal(star, InsertVertices{{{.number = 0}, {.number = 5}}}));
    QVERIFY(!isLegal(star, InsertVertices{{{.number = 1}, {.number = 1}}}));
    QVERIFY(!isLegal(star, InsertVertices{{{.number = 4, .position = {1e300, 0}}}}));
    // A vertex without a button can't be pressed, and one without a light can't be on.
    const auto isLegalVertex = [&star](DrawnVertex vertex) {
        vertex.number = 4;
        return isLegal(star, InsertVertices{{vertex}});
    };
    QVERIFY(isLegalVertex({.selfInfluence = false, .isOn = true, .hasButton = false}));
    QVERIFY(isLegalVertex({.selfInfluence = false, .isPressed = true, .hasLight = false}));
    QVERIFY(!isLegalVertex({.selfInfluence = false, .isPressed = true, .hasButton = false}));
    QVERIFY(!isLegalVertex({.selfInfluence = false, .isOn = true, .hasLight = false}));
    QVERIFY(!isLegalVertex({.selfInfluence = false, .isOnInTarget = true, .hasLight = false}));
    QVERIFY(!isLegalVertex({.selfInfluence = true, .hasButton = false}));
    QVERIFY(!isLegalVertex({.selfInfluence = true, .hasLight = false}));
    QVERIFY(!isLegal(star, RemoveVertices{{1}})); // the vertex has an edge
    QVERIFY(isLegal(Game::allOn(Graph(3)), RemoveVertices{{0, 2}}));
    QVERIFY(!isLegal(Game::allOn(Graph(3)), RemoveVertices{{2, 0}}));
    QVERIFY(!isLegal(star, PlaceVertices{{{4, {}}}}));
    QVERIFY(!isLegal(star, Label{4, "a"}));
}

void MoveTest::drawingKeepsLightsAndPresses() {
    Random random(5);
    Game game = Game::allOn(randomGraph(20, 30, true, SelfInfluences::mixed, random));
    for (int step = 0; step < 200; ++step) {
        lightsout::apply(game, Press{random.below(game.vertexCount())});
        const Game before = game;
        const Move move = randomDrawing(game, random);
        lightsout::apply(game, move);
        QVERIFY(game.lights() == (game.start() ^ game.rule().changedBy(game.presses())));
        // Vertices are inserted and removed with their presses; repeated presses stay.
        QCOMPARE(game.pressCount() - game.presses().count(),
                 before.pressCount() - before.presses().count());
        if (!renumbers(move)) {
            QVERIFY(game.lights() == before.lights());
            QVERIFY(game.presses() == before.presses());
            QVERIFY(game.target() == before.target());
        }
        QCOMPARE(isCosmetic(move), game.rule().hasSameInfluence(before.rule()));
    }
}

void MoveTest::verticesComeBackWithTheirNumbers() {
    Graph graph(4);
    graph.addArc(1, 3);
    graph.setLabel(2, "two");
    graph.setPosition(2, {0.1, 0.2});
    Game game(graph, *BitVector::fromString("0110"), *BitVector::fromString("0011"));
    game.press(2);
    game.press(1);
    const Game before = game;
    const Move remove = RemoveVertices{{0, 2}};
    lightsout::apply(game, remove);
    QCOMPARE(game.lights().toString(), std::string("01"));
    QVERIFY(game.rule().graph()->hasArc(0, 1));
    lightsout::apply(game, inverse(before, remove));
    QVERIFY(game == before);
}

void MoveTest::classifiesMoves() {
    QVERIFY(renumbers(Replace{Game()}) && renumbers(InsertVertices{}) &&
            renumbers(RemoveVertices{}));
    QVERIFY(!renumbers(Press{0}) && !renumbers(PlaceVertices{}) && !renumbers(FlipArcs{}));
    const Move edit = Replace{.game = Game(), .isEdit = true};
    QVERIFY(startsOver(Replace{Game()}) && !startsOver(edit) && !startsOver(RemoveVertices{}));
    QVERIFY(!startsOver(inverse(Game(), edit)));
    QVERIFY(isCosmetic(PlaceVertices{}) && isCosmetic(Label{}));
    QVERIFY(!isCosmetic(FlipArcs{}) && !isCosmetic(Press{0}) && !isCosmetic(RemoveVertices{}));
}

void MoveTest::textIsReadBack_data() {
    QTest::addColumn<Move>("move");
    QTest::addColumn<std::string>("text");
    const auto add = [](const char* text, const Move& move) {
        QTest::newRow(text) << move << std::string(text);
    };
    add("press 0", Press{0});
    add("press 12", Press{12});
    add("unpress 99999999", Unpress{99'999'999});
    add("press 18446744073709551615", Press{18'446'744'073'709'551'615U});
    add("start", FlipStart{});
    add("start 0 1 7", FlipStart{{0, 1, 7}});
    add("target", FlipTarget{});
    add("target 3", FlipTarget{{3}});
    add("arcs", FlipArcs{});
    add("arcs 0>1 1>0 2>2", FlipArcs{{{0, 1}, {1, 0}, {2, 2}}});
    add("remove 3 4", RemoveVertices{{3, 4}});
    add("place 0 0.1 -1e+30 7 1 2", PlaceVertices{{{0, {0.1, -1e30}}, {7, {1, 2}}}});
    add("label 3 two  words ", Label{3, "two  words "});
    add("label 3 ", Label{3, ""});
}

void MoveTest::textIsReadBack() {
    QFETCH(Move, move);
    QFETCH(std::string, text);
    QCOMPARE(toText(move), text);
    const Result<Move> read = moveFromText(text);
    QVERIFY(read.hasValue());
    QVERIFY(*read == move);
}

void MoveTest::movesWithDocumentsHaveNoText() {
    QVERIFY(!toText(Replace{Game()}).has_value());
    QVERIFY(!toText(InsertVertices{}).has_value());
}

void MoveTest::blanksDoNotMatter() {
    const Result<Move> read = moveFromText("   start  0   5 ");
    QVERIFY(read.hasValue());
    QVERIFY(*read == Move(FlipStart{{0, 5}}));
}

void MoveTest::badTextNamesItsPlace_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("column");
    QTest::addColumn<std::string>("subject");
    const auto add = [](const char* text, ErrorCode code, std::size_t column, const char* subject) {
        QTest::addRow("\"%s\"", text)
            << std::string(text) << code << column << std::string(subject);
    };
    add("", ErrorCode::syntax, 1, "");
    add("   ", ErrorCode::syntax, 1, "");
    add("jump 3", ErrorCode::syntax, 1, "jump");
    add("  Press 3", ErrorCode::syntax, 3, "Press");
    add("press", ErrorCode::syntax, 1, "press");
    add("press 1 2", ErrorCode::syntax, 1, "press");
    add("unpress", ErrorCode::syntax, 1, "unpress");
    add("press x", ErrorCode::notANumber, 7, "x");
    add("press -1", ErrorCode::notANumber, 7, "-1");
    add("press +1", ErrorCode::notANumber, 7, "+1");
    add("press 1.5", ErrorCode::notANumber, 7, "1.5");
    add("press 3,", ErrorCode::notANumber, 7, "3,");
    add("press\t3", ErrorCode::syntax, 1, "press\t3");
    add("start 0  1x", ErrorCode::notANumber, 10, "1x");
    add("arcs 0>1 2", ErrorCode::syntax, 10, "2");
    add("arcs 0>x", ErrorCode::notANumber, 8, "x");
    add("arcs 1>0 0>1", ErrorCode::numberOutOfRange, 10, "0>1");
    add("place 0 1", ErrorCode::syntax, 9, "1");
    add("place 0 1 y", ErrorCode::notANumber, 11, "y");
    add("place 1 0 0 1 0 0", ErrorCode::numberOutOfRange, 13, "1");
    add("label", ErrorCode::syntax, 1, "label");
    add("label x y", ErrorCode::notANumber, 7, "x");
    add("start 0 5 5", ErrorCode::numberOutOfRange, 11, "5");
    add("target 7 2", ErrorCode::numberOutOfRange, 10, "2");
    // One more than the largest vertex number.
    add("press 18446744073709551616", ErrorCode::numberOutOfRange, 7, "18446744073709551616");
}

void MoveTest::badTextNamesItsPlace() {
    QFETCH(std::string, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, column);
    QFETCH(std::string, subject);
    const Result<Move> read = moveFromText(text);
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().position.line, std::size_t{1});
    QCOMPARE(read.error().position.column, column);
    QCOMPARE(read.error().subject, subject);
}

LIGHTSOUT_TEST(MoveTest)
#include "MoveTest.moc"
