// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Matrix.h"

#include "formats/Losses.h"
#include "formats/TextReader.h"
#include "game/Reduction.h"

#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

/// Reads a text as a file with a matrix.
Result<SavedBoard> readAsMatrix(std::string_view text, ReadOptions options = {}) {
    options.expected = ReadingKind::matrix;
    return readText(text, options);
}

} // namespace

class MatrixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresInfluences_data() { addRandomGames(); }
    void restoresInfluences();
    void columnTogglesRow();
    void readsBlanksOrNone();
    void readsTableOfLightsAndButtons();
    void takesNamesForVertices();
    void writesOnlyButtonsAndLights();
    void oneButtonOrLightIsNamed();
    void separateButtonsAndLightsAreNamed();
    void refuses_data();
    void refuses();
    void refusesLargeBoards();
};

void MatrixTest::restoresInfluences() {
    QFETCH(Game, game);
    const Graph graph = game.rule().toGraph();
    const auto plain = readAsMatrix(*writeMatrix({.game = game}));
    const auto csv = readText(*writeCsvMatrix({.game = game}));
    if (game.rule().isMarked()) { // vertices have new numbers
        const BitMatrix matrix = Reduction(game.rule()).matrix(game.rule());
        const Rule& rule = plain->game.rule();
        QCOMPARE(Reduction(rule).matrix(rule), matrix);
        QCOMPARE(csv->game.rule().buttonCount(), matrix.cols());
        QCOMPARE(csv->game.rule().lightCount(), matrix.rows());
        return;
    }
    QVERIFY(sameInfluences(*plain->game.rule().graph(), graph));
    QVERIFY(sameInfluences(*csv->game.rule().graph(), graph));
}

void MatrixTest::columnTogglesRow() {
    const auto read = readAsMatrix("100\n101\n000\n");
    const Graph& graph = *read->game.rule().graph();
    QVERIFY(graph.hasArc(0, 1) && graph.hasArc(2, 1));
    QCOMPARE(graph.arcCount(), std::size_t{2});
    QVERIFY(graph.selfInfluence(0) && !graph.selfInfluence(1) && !graph.selfInfluence(2));
}

void MatrixTest::readsBlanksOrNone() {
    for (const char* text : {"01\n10\n", "0 1\r\n1\t0\r\n", "\n 0  1 \n\n1 0"}) {
        QCOMPARE(readAsMatrix(text)->game.rule().edgeCount(), std::size_t{1});
    }
    for (const char* text : {"0,1\n1,0\n", "0;1\r\n1;0\r\n", " 0 , 1\n\n1,0 "}) {
        QCOMPARE(readText(text)->game.rule().edgeCount(), std::size_t{1});
    }
}

namespace {

/// The marks of a graph: for each vertex B for a button, L for a light, * for both, - for a hole.
std::string marksOf(const Graph& graph) {
    std::string marks;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        marks +=
            graph.hasButton(v) ? (graph.hasLight(v) ? '*' : 'B') : (graph.hasLight(v) ? 'L' : '-');
    }
    return marks;
}

std::string namesOf(const Graph& graph) {
    std::string labels;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        labels += graph.label(v) + '|';
    }
    return labels;
}

} // namespace

void MatrixTest::readsTableOfLightsAndButtons() {
    // Light 1 is changed by button 3, light 2 by buttons 2 and 3.
    for (const char* text : {"0 0 1\n0 1 1\n", "0,0,1\n0,1,1\n", "001\n011\n", "[0 0 1; 0 1 1]",
                             "0.0\t0\t1\n0\t1e0\t1\n", "[[0, 0, 1],\n [0, 1, 1]]"}) {
        ReadReport report;
        const auto read = readAsMatrix(text, {.report = &report});
        QVERIFY2(read.hasValue(), text);
        const Graph& graph = *read->game.rule().graph();
        // Buttons and lights are different vertices.
        QCOMPARE(marksOf(graph), std::string("BBBLL"));
        QCOMPARE(graph.arcCount(), std::size_t{3});
        QVERIFY(graph.hasArc(2, 3) && graph.hasArc(1, 4) && graph.hasArc(2, 4));
        QVERIFY(report.isTable && report.reading == ReadingKind::table);
        QCOMPARE(read->game.lights(), *BitVector::fromString("00011"));
        QVERIFY(isPlacedAsTable(graph));
        QVERIFY(graph.position(2).y > graph.position(3).y + 1); // buttons are below
    }
    QCOMPARE(marksOf(*readAsMatrix("1\n0\n1\n")->game.rule().graph()), std::string("LLLB"));
    QCOMPARE(marksOf(*readText("[1, 0, 1]")->game.rule().graph()), std::string("BBBL"));
    // Without brackets or names, it is the lights of a grid unless an option says otherwise.
    ReadReport report;
    QVERIFY(readText("0,0,1\n0,1,1\n", {.report = &report})->game.rule().lattice() != nullptr);
    QVERIFY(report.reading == ReadingKind::lights && report.fits.size() > 1);
}

void MatrixTest::takesNamesForVertices() {
    const auto marksAndLabels = [](const char* text) {
        const auto read = readText(text);
        return read.hasValue()
                   ? marksOf(*read->game.rule().graph()) + ' ' + namesOf(*read->game.rule().graph())
                   : std::string("refused");
    };
    QCOMPARE(marksAndLabels(",b1,b2,b3\nl1,1,0,1\nl2,0,1,1\n"),
             std::string("BBBLL b1|b2|b3|l1|l2|"));
    QCOMPARE(marksAndLabels(",x,y,z\nz,1,0,1\nx,0,1,1\n"), std::string("*B* x|y|z|"));
    QCOMPARE(marksAndLabels(",x\nx,1\ny,1\n"), std::string("*L x|y|"));
    QCOMPARE(marksAndLabels("a,b,c\n1,0,1\n0,1,1\n"), std::string("BBBLL a|b|c|||"));
    QCOMPARE(marksAndLabels(",b1,b2\nl1,1,0\nl2,0,1\n"), std::string("BBLL b1|b2|l1|l2|"));
    // The same names in another order are one matrix, as before.
    QCOMPARE(marksAndLabels(",x,y\ny,1,0\nx,0,1\n"), std::string("** x|y|"));
    const auto sorted = readText(",x,y,z\nz,1,0,1\nx,0,1,1\n");
    const Graph& graph = *sorted->game.rule().graph();
    QVERIFY(graph.hasArc(0, 2) && graph.selfInfluence(2) && graph.hasArc(1, 0) &&
            graph.hasArc(2, 0) && !graph.selfInfluence(0));
    QCOMPARE(graph.arcCount(), std::size_t{3});
}

void MatrixTest::writesOnlyButtonsAndLights() {
    for (const char* text : {"0 0 1\n0 1 1\n", "1\n0\n1\n", "1 1\n1 0\n"}) {
        const auto read = readAsMatrix(text);
        const std::string rows(text, std::string_view(text).size() - 1);
        const bool isSquare = !read->game.rule().isMarked();
        QCOMPARE(*writeMatrix(*read), isSquare ? rows + '\n' : '[' + rows + "]\n");
        // The brackets distinguish it from the lights of a grid.
        QVERIFY(readText(*writeMatrix(*read))->game == read->game);
    }
    Graph graph = pathGraph(3);
    graph.mark({{.vertex = 1, .hasButton = false, .hasLight = false}});
    QCOMPARE(*writeMatrix({.game = Game::allOn(graph)}), std::string("1 0\n0 1\n"));
    // In CSV, the names say which vertices they are.
    graph.mark({{.vertex = 1, .hasButton = true, .hasLight = false}});
    graph.setLabel(2, "c, last");
    const std::string csv = *writeCsvMatrix({.game = Game::allOn(graph)});
    QCOMPARE(csv, std::string(",1,2,\"c, last\"\n1,1,0,0\n\"c, last\",0,0,1\n"));
    QCOMPARE(marksOf(*readText(csv)->game.rule().graph()), std::string("*B*"));
    // The number of the first vertex is the label of the second one.
    graph.setLabel(1, "1");
    graph.setLabel(2, "[");
    const std::string alike = *writeCsvMatrix({.game = Game::allOn(graph)});
    QCOMPARE(alike, std::string(",1,\"1 (2)\",\"[\"\n1,1,0,0\n\"[\",0,0,1\n"));
    QCOMPARE(*writeCsvMatrix(*readText(alike)), alike);
}

void MatrixTest::oneButtonOrLightIsNamed() {
    Graph graph = pathGraph(3);
    graph.mark({{.vertex = 0, .hasButton = false, .hasLight = true},
                {.vertex = 1, .hasButton = false, .hasLight = true}});
    const std::string oneButton = *writeCsvMatrix({.game = Game::allOn(graph)});
    QCOMPARE(oneButton, std::string(",3\n1,0\n2,1\n3,1\n"));
    const auto button = readText(oneButton);
    QCOMPARE(marksOf(*button->game.rule().graph()), std::string("LL*"));
    QCOMPARE(namesOf(*button->game.rule().graph()), std::string("1|2|3|"));
    graph = pathGraph(3);
    graph.mark({{.vertex = 0, .hasButton = true, .hasLight = false},
                {.vertex = 1, .hasButton = true, .hasLight = false}});
    const std::string oneLight = *writeCsvMatrix({.game = Game::allOn(graph)});
    QCOMPARE(oneLight, std::string(",1,2,3\n3,0,1,1\n"));
    QCOMPARE(marksOf(*readText(oneLight)->game.rule().graph()), std::string("BB*"));
}

void MatrixTest::separateButtonsAndLightsAreNamed() {
    const auto table = readText(",a,b\nx,0,1\ny,1,1\n");
    QCOMPARE(marksOf(*table->game.rule().graph()), std::string("BBLL"));
    QVERIFY(lossesOf(*table, FileFormat::csv).empty());
    const std::string written = *writeCsvMatrix(*table);
    QCOMPARE(written, std::string(",a,b\nx,0,1\ny,1,1\n"));
    QVERIFY(readText(written)->game == table->game);
}

void MatrixTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::size_t>("column");
    const auto add = [](const char* name, const char* text, ErrorCode code, std::size_t line,
                        std::size_t column) {
        QTest::newRow(name) << QByteArray(text) << code << line << column;
    };
    add("strange entry", "0,1\n1,x\n", ErrorCode::unexpectedCharacter, 2, 3);
    add("longer entry", "0,1\n1,1x\n", ErrorCode::unexpectedCharacter, 2, 3);
    add("empty entry", "0,1\n,0\n", ErrorCode::unexpectedCharacter, 2, 1);
    add("short row", "0,1\n1\n", ErrorCode::unevenRows, 2, 1);
    add("long row", "0,1\n1,0,1\n", ErrorCode::unevenRows, 2, 1);
}

void MatrixTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, line);
    QFETCH(std::size_t, column);
    const auto read = readAsMatrix(text.toStdString());
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().position.line, line);
    QCOMPARE(read.error().position.column, column);
}

void MatrixTest::refusesLargeBoards() {
    const Game game = Game::allOn(Lattice{.rows = maxMatrixVertices + 1});
    QCOMPARE(writeMatrix({.game = game}).error().code, ErrorCode::tooManyVertices);
}

LIGHTSOUT_TEST(MatrixTest)
#include "MatrixTest.moc"
