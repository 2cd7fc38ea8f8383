// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Quantities.h"
#include "lesson/WayToGoal.h"

#include "lesson/CellName.h"
#include "lesson/Goal.h"
#include "lesson/LessonBoard.h"
#include "tests/support/Formulas.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

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
    void conditions_data();
    void conditions();
    void errorsOfConditionsPointToTheirPlace_data();
    void errorsOfConditionsPointToTheirPlace();
    void conjecturesBreakAtTheFirstCounterexample();
    void aSliderHasAnAnswer();
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

void QuantitiesTest::conditions_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value"); // on the grid of 5 rows and 7 columns; -1 if there is none
    const auto row = [](const char* text, double value) {
        QTest::addRow("%s", text) << QByteArray(text) << value;
    };
    row("n = 7 and m = 5", 1);
    row("n == 7", 1);
    row("n != 7", 0);
    row("n < 7", 0);
    row("n <= 7", 1);
    row("n > 7", 0);
    row("n >= 7", 1);
    row("n - 1 ≥ 6 and m ≤ 5 and n ≠ m", 1);
    row("1 / 3 + 1 / 3 + 1 / 3 = 1", 1);
    row("not n = 7", 0);
    row("not not n = 7", 1);
    row("n = 1 or n = 2 or m = 5", 1);
    row("n = 7 or m = 1 and m = 2", 1); // "and" binds first
    row("(n = 7 or m = 1) and m = 2", 0);
    row("divides(7, n) and not divides(5, n)", 1);
    row("odd(n) and even(n + 1) and not odd(n - 1)", 1);
    row("mod(n, 4) = 3 and mod(n + 1, 4) = 0", 1);
    row("(n + m) * 2 = 24", 1);
    row("solvable-share * solutions = 1", 1);
    row("quiet(0) = 1", 1);
    row("n / 0 = 1", -1);
    row("n / 0 = 1 or n = 7", 1); // one operand decides
    row("n / 0 = 1 and n = 1", 0);
    row("n / 0 = 1 and n = 7", -1);
    row("divides(0, n)", -1);
}
void QuantitiesTest::conditions() {
    QFETCH(const QByteArray, text);
    QFETCH(const double, value);
    const std::string source = text.toStdString();
    LessonSource read(source);
    const Expression condition = readCondition(read, read.text());
    QVERIFY(!read.error());
    QVERIFY(isCondition(condition));
    // What is written is read as the same condition.
    const std::string written = expressionText(condition);
    LessonSource again(written);
    QVERIFY(readCondition(again, again.text()) == condition);
    Quantities quantities(Game::allOn(Lattice{.rows = 5, .cols = 7}));
    Progress progress;
    QCOMPARE(quantities.valueOf(condition, progress).value_or(-1), value);
}

void QuantitiesTest::errorsOfConditionsPointToTheirPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("met");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* text, int column, const char* met, Expected expected) {
        QTest::addRow("%s", text) << QByteArray(text) << column << QByteArray(met) << int(expected);
    };
    row("nulity > 0", 1, "nulity", Expected::quantity);
    row("n > 3 if rnak = 2", 10, "rnak", Expected::quantity);
    row("nullity", 1, "nullity", Expected::condition);
    row("n > 3 if n + 1", 10, "n + 1", Expected::condition);
    row("n > 3 and 7", 11, "7", Expected::condition);
    row("not 3", 5, "3", Expected::condition);
    row("(n > 3) + 1 = 2", 1, "(n > 3)", Expected::expression);
    row("1 < n < 3", 7, "< 3", Expected::expression);
    row("divides(5, n > 2)", 14, "> 2)", Expected::expression);
    row("divides(5)", 1, "divides", Expected::quantity);
    row("n > ", 5, "", Expected::expression);
    row("n > 3 n", 7, "n", Expected::expression);
    row("(n > 3", 7, "", Expected::expression);
    row("n > 3 if", 9, "", Expected::expression);
    row("n > 3 iff n > 2", 7, "iff n > 2", Expected::expression);
}
void QuantitiesTest::errorsOfConditionsPointToTheirPlace() {
    QFETCH(const QByteArray, text);
    QFETCH(const int, column);
    QFETCH(const QByteArray, met);
    QFETCH(const int, expected);
    const auto read = readConjecture(text.toStdString());
    const auto* const error = std::get_if<LessonError>(&read);
    QVERIFY(error != nullptr);
    QCOMPARE(int(error->position.column), column);
    QCOMPARE(error->met, met.toStdString());
    QCOMPARE(int(error->expected), expected);
}

void QuantitiesTest::conjecturesBreakAtTheFirstCounterexample() {
    const auto test = [](const char* text, std::size_t most) {
        Progress progress;
        return testOnSquares(std::get<Conjecture>(readConjecture(text)), most, progress);
    };
    // Squares to 40 with quiet patterns: the known sides (A076436).
    const ConjectureTest ana = test("divides(5, n + 1) if nullity > 0", 40);
    QCOMPARE(ana.broken, std::optional<std::size_t>(5));
    const ConjectureTest bilal =
        test("nullity > 0 and not nullity = 0 if divides(5, n + 1) or divides(6, n + 1)", 40);
    QVERIFY(!bilal.broken && !bilal.unknown);
    QCOMPARE(bilal.agreeing,
             std::size_t{13}); // 5, 10, …, 40 and 6, 12, …, 36 but 30 twice, as sides + 1
    const ConjectureTest both = test("divides(5, n + 1) or divides(6, n + 1) if nullity > 0", 40);
    QCOMPARE(both.broken, std::optional<std::size_t>(16));
    const ConjectureTest wrong = test("nullity * 2 < rank if n > 3", 10);
    QCOMPARE(wrong.broken, std::nullopt);
    const ConjectureTest values = test("nullity = 0", 10);
    QCOMPARE(values.broken, std::optional<std::size_t>(4));
    QVERIFY(values.values == (std::vector<std::pair<std::string, double>>{{"nullity", 4}}));
    QCOMPARE(test("nullity = 7 if n < 0", 10).agreeing, std::size_t{0});
    QCOMPARE(test("n / (n - 3) < 0 or n != 2", 2).broken, std::nullopt);
    QCOMPARE(test("1 / (n - 3) < 5", 5).unknown, std::optional<std::size_t>(3));
    Progress cancelled;
    cancelled.cancel();
    QVERIFY_EXCEPTION_THROWN(
        testOnSquares(std::get<Conjecture>(readConjecture("nullity = 0")), 40, cancelled),
        Cancelled);
}

void QuantitiesTest::aSliderHasAnAnswer() {
    LessonSource source("1 - 2 * slider = -1/9");
    Ask ask{.kind = Ask::Kind::slide, .numbers = {0, 1, 1.0 / 18}};
    ask.number = readCondition(source, source.text());
    Progress progress;
    const auto answer = sliderAnswer(ask, Game(), progress);
    QVERIFY(answer && std::abs(*answer - 5.0 / 9) < 1e-12);
    ask.numbers[1] = 0.5;
    QVERIFY(!sliderAnswer(ask, Game(), progress));
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
