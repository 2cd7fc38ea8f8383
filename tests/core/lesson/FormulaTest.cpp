// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Formula.h"

#include "lesson/Prose.h"
#include "support/Random.h"
#include "tests/support/Formulas.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

const Rule formulaBoard = Rule(Lattice{.rows = 3, .cols = 4});

Formula formulaOf(const char* text) {
    const auto read = parseFormula(text, formulaBoard);
    return std::holds_alternative<Formula>(read) ? std::get<Formula>(read) : Formula{.text = "?"};
}

/// Returns the only part of the formula that is read.
Formula partOf(const char* text) {
    const Formula formula = formulaOf(text);
    return formula.parts.size() == 1 ? formula.parts[0] : Formula{.text = "?"};
}

std::size_t below(Random& random, std::size_t bound) {
    return static_cast<std::size_t>(random.below(bound));
}

Expression anyExpression(Random& random, int depth) {
    using Kind = Expression::Kind;
    if (depth == 0 || below(random, 4) == 0) {
        return below(random, 2) == 0
                   ? Expression{.number = static_cast<double>(below(random, 1000)) / 8}
                   : Expression{.kind = Kind::quantity, .quantity = "rank"};
    }
    const auto kind = static_cast<Kind>(2 + below(random, 6));
    Expression expression{.kind = kind};
    expression.parts.push_back(anyExpression(random, depth - 1));
    if (kind != Kind::negative) {
        expression.parts.push_back(anyExpression(random, depth - 1));
    }
    return expression;
}

Formula anyFormula(Random& random, int depth);

Formula anyAtom(Random& random, int depth) {
    using Kind = Formula::Kind;
    switch (below(random, depth > 0 ? 9 : 5)) {
    case 0:
        return {.kind = Kind::letter, .text = below(random, 2) == 0 ? "x" : "λ"};
    case 1:
        return {.kind = Kind::number, .text = std::to_string(below(random, 100))};
    case 2:
        return {.kind = Kind::sign, .text = below(random, 2) == 0 ? "+" : "→"};
    case 3:
        return {.kind = Kind::sum};
    case 4:
        return {.kind = Kind::press, .cell = {.row = 1 + below(random, 3), .number = 4}};
    case 5: {
        Formula fraction{.kind = Kind::fraction};
        fraction.parts = {anyFormula(random, depth - 1), anyFormula(random, depth - 1)};
        return fraction;
    }
    case 6: {
        Formula matrix{.kind = below(random, 2) == 0 ? Kind::matrix : Kind::table,
                       .columns = 1 + below(random, 3)};
        for (std::size_t i = (1 + below(random, 3)) * matrix.columns; i > 0; --i) {
            matrix.parts.push_back(anyFormula(random, depth - 1));
        }
        return matrix;
    }
    case 7:
        return {.kind = Kind::value, .value = anyExpression(random, 3)};
    default: {
        Formula scripted{.kind = Kind::scripted};
        const std::size_t which = below(random, 3);
        scripted.parts = {anyAtom(random, 0),
                          which == 1 ? Formula() : anyFormula(random, depth - 1),
                          which == 2 ? Formula() : anyFormula(random, depth - 1)};
        return scripted;
    }
    }
}

Formula anyFormula(Random& random, int depth) {
    Formula formula;
    for (std::size_t i = 1 + below(random, 3); i > 0; --i) {
        formula.parts.push_back(anyAtom(random, depth));
    }
    return formula;
}

} // namespace

class FormulaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKind();
    void readsWhatItWrites();
    void refuses_data();
    void refuses();
    void refusesDeepNesting();
};

void FormulaTest::readsEveryKind() {
    using Kind = Formula::Kind;
    QCOMPARE(formulaOf("A q = 0").parts.size(), std::size_t{4});
    QCOMPARE(partOf("12").text, std::string("12"));
    QCOMPARE(partOf("\\to").text, std::string("→"));
    QVERIFY(partOf("→") == partOf("\\to"));
    const Formula power = partOf("x_{12}^n");
    QVERIFY(power.kind == Kind::scripted);
    QCOMPARE(power.parts[1].parts[0].text, std::string("12"));
    QCOMPARE(power.parts[2].parts[0].text, std::string("n"));
    QVERIFY(power == partOf("x^n_{12}"));
    const Formula sum = partOf("\\sum_{i = 1}^n");
    QVERIFY(sum.parts[0].kind == Kind::sum);
    const Formula matrix = partOf("\\matrix{1 & 0 & 1; 0 & 1 & 1}");
    QVERIFY(matrix.kind == Kind::matrix);
    QCOMPARE(matrix.columns, std::size_t{3});
    QCOMPARE(matrix.parts.size(), std::size_t{6});
    const Formula table = partOf("\\table{ & c_1; x_1 & 0}");
    QVERIFY(table.kind == Kind::table);
    QCOMPARE(table.parts.size(), std::size_t{4});
    QVERIFY(table.parts[0].parts.empty()); // the corner between the headings
    QVERIFY(partOf("\\frac{1}{2}").kind == Kind::fraction);
    QVERIFY(partOf("\\x{2,3}") == (Formula{.kind = Kind::press, .cell = {2, 3}}));
    QVERIFY(partOf("\\row{7}") == (Formula{.kind = Kind::equation, .cell = {0, 7}}));
    QVERIFY(partOf("\\value{2^nullity}").value.kind == Expression::Kind::power);
}

void FormulaTest::readsWhatItWrites() {
    Random random(19);
    for (int i = 0; i < 2000; ++i) {
        const Formula formula = anyFormula(random, 3);
        const std::string text = formulaText(formula);
        if (text.size() > maxFormulaLength) {
            continue;
        }
        const auto read = parseFormula(text, formulaBoard);
        const auto* const error = std::get_if<LessonError>(&read);
        if (error == nullptr) {
            QVERIFY2(std::get<Formula>(read) == formula, text.c_str());
        } else { // only texts that are too long for an expression
            QVERIFY2(error->expected == Expected::shorterFormula, text.c_str());
        }
    }
}

void FormulaTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("expected");
    QTest::addColumn<std::size_t>("column");
    const auto row = [](const char* text, Expected expected, std::size_t column) {
        QTest::newRow(text) << QByteArray(text) << static_cast<int>(expected) << column;
    };
    row("", Expected::formula, 1);
    row("x +", Expected::text, 0); // a sum may end with a sign
    row("x_", Expected::formula, 3);
    row("x_{", Expected::brace, 4);
    row("x_{}", Expected::formula, 5);
    row("x_{1", Expected::brace, 5);
    row("x }", Expected::formula, 3);
    row("x @ y", Expected::formula, 3);
    row("\\frac{1}", Expected::formula, 9);
    row("\\integral x", Expected::formulaCommand, 2);
    row("\\matrix{1 & 0; 1}", Expected::evenRows, 15);
    row("\\matrix{1 & 0", Expected::brace, 14);
    row("\\x{4,1}", Expected::placeOnBoard, 4);
    row("\\x{a}", Expected::place, 4);
    row("\\value{rang}", Expected::quantity, 8);
    row("\\value{1 +}", Expected::expression, 11);
    row("\\value{choose(1)}", Expected::quantity, 8);
    row("\\value{rank(1)}", Expected::quantity, 8);
    row("\\value{1 2}", Expected::expression, 10);
}

void FormulaTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(int, expected);
    QFETCH(std::size_t, column);
    const auto read = parseFormula(text.toStdString(), formulaBoard);
    const auto* const error = std::get_if<LessonError>(&read);
    if (column == 0) {
        QVERIFY(error == nullptr);
        return;
    }
    QVERIFY(error != nullptr);
    QCOMPARE(static_cast<int>(error->expected), expected);
    QCOMPARE(error->position.line, std::size_t{1});
    QCOMPARE(error->position.column, column);
}

void FormulaTest::refusesDeepNesting() {
    std::string deep;
    for (int i = 0; i < 100; ++i) {
        deep += "x^{";
    }
    const auto read = parseFormula(deep, formulaBoard);
    QVERIFY(std::get<LessonError>(read).expected == Expected::shorterFormula);
    const auto value = parseExpression(std::string(150, '('));
    QVERIFY(std::get<LessonError>(value).expected == Expected::shorterFormula);
    QVERIFY(std::holds_alternative<LessonError>(parseExpression(std::string(201, '1'))));
}

LIGHTSOUT_TEST(FormulaTest)
#include "FormulaTest.moc"
