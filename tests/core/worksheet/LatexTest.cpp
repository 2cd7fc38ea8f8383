// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Latex.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QRegularExpression>
#include <QTest>

using namespace lightsout;

namespace {

QString latexOf(const SheetMark& mark, SheetLanguage language = SheetLanguage::english) {
    return QString::fromStdString(sheetLatex({{{mark}}}, language));
}

/// Returns the cells in which a picture is drawn, as x/y.
QString cellsOf(const QString& latex, const QString& picture) {
    const QRegularExpression line("in \\{([^}]*)\\} \\\\pic at \\(\\\\x\\+0.5,\\\\y\\+0.5\\) \\{" +
                                  picture);
    return line.match(latex).captured(1);
}

} // namespace

/// Tests worksheets as LaTeX; tests/app/cli compiles them.
class LatexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardsHaveTheirMarks();
    void wallsAreBetweenRegions();
    void matricesShowTheirFirstRows();
    void matricesNameTheirColumns();
    void graphsHaveTheirMarks();
    void textsAreEscaped();
    void hebrewIsRightToLeft();
    void environmentsEnd();
};

void LatexTest::boardsHaveTheirMarks() {
    const QString latex = latexOf(SheetBoard{.x = 20,
                                             .y = 30.5,
                                             .cell = 7,
                                             .rows = 2,
                                             .cols = 3,
                                             .rings = *BitVector::fromString("010001"),
                                             .crosses = *BitVector::fromString("100000"),
                                             .hasCoordinates = true});
    QCOMPARE(cellsOf(latex, "ring"), QString("1/0, 2/1"));
    QCOMPARE(cellsOf(latex, "cross"), QString("0/0"));
    QVERIFY(latex.contains("shift={(20.00,30.50)}, x=7.00mm, y=-7.00mm"));
    QVERIFY(latex.contains(" (1.00,0) -- (1.00,2) (2.00,0) -- (2.00,2) (0.00,1) -- (3.00,1);"));
    QVERIFY(latex.contains("$c$") && !latex.contains("$d$"));
    QVERIFY(!latex.contains("{filled};"));
}

void LatexTest::wallsAreBetweenRegions() {
    const QString latex = latexOf(
        SheetBoard{.x = 0, .y = 0, .cell = 5, .rows = 2, .cols = 2, .regions = {0, 0, 0, 3}});
    // To the right of the lower left cell, and below the upper right one.
    QVERIFY(latex.contains("] (1,1) -- (2,1) (1,1) -- (1,2);"));
}

void LatexTest::matricesShowTheirFirstRows() {
    BitMatrix entries(2, 3);
    entries.set(0, 0, true);
    entries.set(1, 2, true);
    const auto digits = [&entries](std::size_t shown) {
        const QString latex =
            latexOf(SheetMatrix{.x = 0, .y = 0, .cell = 5, .entries = entries, .shownRows = shown});
        QString found;
        QRegularExpression digit(
            "\\\\node at \\([0-9.]+,[0-9.]+\\) \\{\\\\size\\{[0-9.]+\\}(.)\\}");
        auto matches = digit.globalMatch(latex);
        while (matches.hasNext()) {
            found += matches.next().captured(1);
        }
        return found;
    };
    QCOMPARE(digits(0), QString());
    QCOMPARE(digits(1), QString("100"));
    QCOMPARE(digits(2), QString("100001")); // column by column
}

void LatexTest::matricesNameTheirColumns() {
    const QString latex =
        latexOf(SheetMatrix{.x = 0, .y = 0, .cell = 5, .entries = BitMatrix(3, 4), .shownRows = 0});
    QStringList names;
    const QRegularExpression name("at \\(([0-9.]+),0\\) \\{\\\\size\\{[0-9.]+\\}(\\$.*\\$)\\};");
    for (auto matches = name.globalMatch(latex); matches.hasNext();) {
        const auto match = matches.next();
        names << match.captured(1) + ' ' + match.captured(2);
    }
    QCOMPARE(names, (QStringList{"0.50 $x_{1}$", "1.50 $x_{2}$", "2.50 $x_{3}$", "3.75 $d$"}));
}

void LatexTest::graphsHaveTheirMarks() {
    const QString latex = latexOf(SheetGraph{.radius = 4,
                                             .middles = {{30, 40}, {50, 60.5}},
                                             .edges = {{0, 1}},
                                             .rings = *BitVector::fromString("10"),
                                             .filled = *BitVector::fromString("01"),
                                             .hasNumbers = true});
    QVERIFY(latex.contains("(30.00,40.00) -- (50.00,60.50);"));
    QCOMPARE(latex.count("fill=white"), 1);
    QVERIFY(latex.contains("fill=black, line width=0.6pt] (50.00,60.50) circle[radius=4.00mm]"));
    QVERIFY(latex.contains("(30.00,40.00) circle[radius=2.48mm]"));
    QCOMPARE(latex.count(QRegularExpression("circle\\[radius=[0-9.]+mm")), 3);
    QVERIFY(latex.contains("node[white] at (50.00,60.50) {\\size{6}2}"));
}

void LatexTest::textsAreEscaped() {
    const QString latex =
        latexOf(SheetText{.x = 1, .y = 2, .text = "50 % {a_b} #&$\u00a0\u202f× é", .points = 9});
    QVERIFY(latex.contains("50 \\% \\{a\\_b\\} \\#\\&\\$~\\,\\press{} é"));
    QVERIFY(latexOf(SheetText{.x = 1, .y = 2, .text = "one\ntwo", .points = 9, .width = 50})
                .contains("one\\par\\vskip 3pt two"));
    QVERIFY(latexOf(SheetSymbol{.x = 1, .y = 2, .letter = 'x', .index = 12, .points = 9})
                .contains("$x_{12}$"));
}

void LatexTest::hebrewIsRightToLeft() {
    const SheetText text{.x = 1, .y = 2, .text = "שם", .points = 9, .align = SheetAlign::right};
    const QString hebrew = latexOf(text, SheetLanguage::hebrew);
    QVERIFY(hebrew.startsWith("% !TeX program = xelatex"));
    QVERIFY(hebrew.contains("\\beginR"));
    QVERIFY(hebrew.contains("base east"));
    QVERIFY(!latexOf(text).contains("\\beginR"));
}

void LatexTest::environmentsEnd() {
    const QString latex = QString::fromStdString(sheetLatex(
        {{{SheetLine{0, 0, 1, 1, true}}},
         {{SheetBoard{.x = 0, .y = 0, .cell = 5, .rows = 1, .cols = 1, .hasNumbers = true}}}},
        SheetLanguage::french));
    QCOMPARE(latex.count("\\begin{tikzpicture}"), 2);
    for (const char* name : {"document", "tikzpicture", "scope"}) {
        QCOMPARE(latex.count(QString("\\begin{%1}").arg(name)),
                 latex.count(QString("\\end{%1}").arg(name)));
    }
    QCOMPARE(latex.count('{') - latex.count("\\{"), latex.count('}') - latex.count("\\}"));
}

LIGHTSOUT_TEST(LatexTest)
#include "LatexTest.moc"
