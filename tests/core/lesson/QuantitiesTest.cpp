// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Quantities.h"
#include "lesson/WayToGoal.h"

#include "lesson/CellName.h"
#include "lesson/Goal.h"
#include "lesson/LessonBoard.h"
#include "tests/support/Formulas.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

Rule boardOf(std::string_view spec) {
    LessonSource source(spec);
    return readBoard(source, source.text());
}

std::optional<double> valueOf(const char* spec, const char* text, const char* lights = "all") {
    const Rule rule = boardOf(spec);
    LessonSource source(lights);
    const BitVector none(rule.vertexCount());
    Quantities quantities(Game(rule, readLights(source, source.text(), rule, none), none));
    const auto expression = parseExpression(text);
    Progress progress;
    return quantities.valueOf(std::get<Expression>(expression), progress);
}

} // namespace

/// Tests the quantities that lessons compute, and the goals that readers have to reach.
class QuantitiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void noValues();
    void countsAgreeWithBruteForce();
    void goals_data();
    void goals();
    void tilesDoNotOverlap();
    void aCellPressedTwiceIsNoticed();
};

void QuantitiesTest::values_data() {
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    const auto row = [](const char* spec, const char* text, double value) {
        QTest::addRow("%s %s", spec, text) << QByteArray(spec) << QByteArray(text) << value;
    };
    row("grid:2x2", "1 + 2 * 3 ^ 2 - 8 / 4", 17);
    row("grid:2x2", "2 ^ 3 ^ 0 - -1", 3);
    row("grid:2x2", "(1 - 2) - 3 - 4.5", -8.5);
    row("grid:3x5", "rows * 100 + cols", 305);
    row("petersen", "vertices * 100 + edges", 1015);
    row("petersen", "symmetries", 120);
    // Known values: nullity 2 on 5 × 5 and 4 on 4 × 4; with all lights on, these boards need 15 and
    // 4 presses.
    row("grid:5x5", "nullity", 2);
    row("grid:5x5", "rank", 23);
    row("grid:5x5", "solvable", 8388608);
    row("grid:5x5", "boards", 33554432);
    row("grid:5x5", "fewest", 15);
    row("grid:4x4", "solutions", 16);
    row("grid:4x4", "fewest", 4);
    row("grid:4x4", "quiet(12)", 2);
    row("grid:4x4", "quiet(8)", 13);
    row("grid:4x4", "quiet(7)", 0);
    row("grid:4x4", "tilings", 2);
    row("grid:3x3", "lit", 9);
    row("grid:3x3", "reach(1) * 100 + reach(2) * 10 + reach(5)", 345);
    row("grid:3x3", "choose(5, 2)", 10);
    row("grid:3x3", "choose(2, 5)", 0);
    row("grid:2x2", "mean(1)", 1); // each press toggles three of four lights
    row("grid:2x2", "variance(1)", 0);
    row("grid:2x2", "law(1, 1)", 1);
    row("grid:2x2", "games(4)", 24);  // all four cells, in any order
    row("grid:2x2", "games(3)", 0);   // four cells take an even number of presses
    row("grid:2x2", "games(6)", 480); // one cell three times: 4 · 6! / 3!
    row("grid:2x2", "needing(2)", 6); // any two cells
    row("grid:1x2", "needing(1)", 1); // both cells have the same press pattern
    row("grid:3x3", "nullityof(4, 4) * 10 + nullityof(5, 5)", 42);
    row("grid:2x2", "chain(4, 1)", 1);
    row("grid:2x2", "chain(1, 4)", 0.25);
}

void QuantitiesTest::values() {
    QFETCH(QByteArray, spec);
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const auto computed = valueOf(spec, text);
    QVERIFY(computed.has_value());
    QVERIFY2(std::abs(*computed - value) < 1e-12, QByteArray::number(*computed));
}

void QuantitiesTest::noValues() {
    QVERIFY(!valueOf("petersen", "rows"));
    QVERIFY(!valueOf("grid:2x2", "1 / (2 - 2)"));
    QVERIFY(!valueOf("grid:2x2", "2 ^ 60"));
    QVERIFY(!valueOf("grid:8x8", "boards"));
    QVERIFY(!valueOf("grid:2x2", "guess"));
    QVERIFY(!valueOf("grid:3x3", "chain(0, 1)"));
    QVERIFY(!valueOf("grid:3x3", "reach(0)"));
    QVERIFY(!valueOf("grid:3x3", "reach(10)"));
    QVERIFY(!valueOf("grid:3x3", "nullityof(0, 3)"));
    QVERIFY(!valueOf("grid:3x3", "games(1/2)"));
    QVERIFY(!valueOf("grid:5x5", "needing(3)"));
    QVERIFY(!valueOf("grid:3x3", "mean(1/2)"));
    QVERIFY(!valueOf("grid:4x4", "fewest", "1000 0000 0000 0000")); // this board cannot be solved
    Quantities empty{Game()};
    Progress progress;
    for (const QuantityName& quantity : quantityNames()) {
        Expression expression{.kind = Expression::Kind::quantity,
                              .quantity = std::string(quantity.name)};
        expression.parts.resize(quantity.arguments);
        empty.valueOf(expression, progress); // must not fail, whatever the value is
    }
}

void QuantitiesTest::countsAgreeWithBruteForce() {
    for (const char* spec :
         {"grid:3x3", "grid:2x3", "cycle:6", "graph:5 1-2 2-3 3-1 4>5", "complete:4,self=off"}) {
        const Rule rule = boardOf(spec);
        const std::size_t count = rule.vertexCount();
        std::size_t kernel = 0;
        std::size_t kernelOfTwo = 0;
        std::size_t fewest = count + 1;
        for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << count); ++bits) {
            BitVector presses(count);
            for (Vertex v = 0; v < count; ++v) {
                presses.set(v, ((bits >> v) & 1U) != 0);
            }
            const BitVector changed = rule.changedBy(presses);
            kernel += changed.none() ? 1 : 0;
            kernelOfTwo += changed.none() && presses.count() == 2 ? 1 : 0;
            if (changed.count() == count) {
                fewest = std::min(fewest, presses.count());
            }
        }
        QCOMPARE(*valueOf(spec, "solutions"), static_cast<double>(kernel));
        QCOMPARE(*valueOf(spec, "quiet(2)"), static_cast<double>(kernelOfTwo));
        QCOMPARE(valueOf(spec, "fewest").value_or(static_cast<double>(count + 1)),
                 static_cast<double>(fewest));
    }
}

void QuantitiesTest::goals_data() {
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* spec, const char* text) {
        QTest::addRow("%s %s", spec, text) << QByteArray(spec) << QByteArray(text);
    };
    row("grid:3x3", "won");
    row("grid:5x5", "won");
    row("grid:3x3", "won-once");
    row("grid:3x3", "twice");
    row("grid:3x3", "lights 010 111 010");
    row("grid:3x3", "pressed 1,1 2,2 1,1 3,3");
    row("grid:3x3", "back");
    row("grid:4x4", "quiet");
    row("grid:3x3", "lit 3");
    row("grid:3x3", "presses 4");
    row("grid:4x4", "tiles 3");
    row("grid:4x4", "tiling");
    row("grid:1x7", "tiling");
    row("complete:4", "quiet 2");
    row("grid:2x2", "tiles 1");
}

void QuantitiesTest::tilesDoNotOverlap() {
    const Game begun = Game::allOn(Rule(Lattice{.rows = 3, .cols = 3}));
    const Goal goal{.kind = Goal::Kind::tiles, .number = 2};
    Game corners = begun;
    corners.press(0);
    corners.press(8);
    QVERIFY(isReached(goal, begun, corners));
    Game neighbours = begun;
    neighbours.press(0);
    neighbours.press(1);
    QVERIFY(!isReached(goal, begun, neighbours));
}

void QuantitiesTest::aCellPressedTwiceIsNoticed() {
    const Game begun = Game::allOn(Rule(Lattice{.rows = 1, .cols = 2}));
    const Goal once{.kind = Goal::Kind::wonOnce};
    const Goal twice{.kind = Goal::Kind::twice};
    Game game = begun;
    game.press(0);
    QVERIFY(isReached(once, begun, game));
    QVERIFY(!isReached(twice, begun, game));
    game.press(1);
    game.press(1);
    QVERIFY(!isReached(once, begun, game));
    QVERIFY(isReached(twice, begun, game));
}

void QuantitiesTest::goals() {
    QFETCH(QByteArray, spec);
    QFETCH(QByteArray, text);
    const Game begun = Game::allOn(boardOf(std::string_view(spec)));
    const std::string words = text.toStdString();
    LessonSource source(words);
    const Goal goal = readGoal(source, source.text(), begun);
    QVERIFY(!source.error());
    QVERIFY(!isReached(goal, begun, begun));
    Progress progress;
    const auto way = wayToGoal(goal, begun, progress);
    QVERIFY(way.has_value());
    Game game = begun;
    for (const Vertex vertex : *way) {
        game.press(vertex);
    }
    QVERIFY(isReached(goal, begun, game));
    QVERIFY(!isReached(goal, Game(), game) || goal.kind == Goal::Kind::won ||
            goal.kind == Goal::Kind::wonOnce || goal.kind == Goal::Kind::twice);
}

LIGHTSOUT_TEST(QuantitiesTest)
#include "QuantitiesTest.moc"
