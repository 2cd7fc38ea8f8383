// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/TextReader.h"

#include "graph/Limits.h"
#include "tests/core/formats/ReadGraphs.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Repeated.h"
#include "tests/support/Test.h"

#include <QTest>

#include <array>
#include <numeric>

using namespace lightsout;

class TextReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsMatrices_data() { addReadGraphs({false, true}); }
    void readsMatrices();
    void readsNamedMatrices_data() { addReadGraphs({false, true}); }
    void readsNamedMatrices();
    void readsEdgeTables_data() { addReadGraphs({false, true}); }
    void readsEdgeTables();
    void readsLights();
    void readsWhatProgramsWrite_data();
    void readsWhatProgramsWrite();
    void decidesWhatABlockIs();
    void cancelsEvenNumbersOfEdges();
    void refuses_data();
    void refuses() {
        checkRefusal([](auto text, auto options) { return readText(text, options); });
    }
    void refusesTooManyVertices();
    void survivesAllBeginnings();
};

namespace {

constexpr std::array tableDelimiters{',', ';', '\t'};

std::string quotedInTable(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + "\"";
}

bool isInfluence(const Graph& graph, Vertex from, Vertex to) {
    return from == to ? graph.selfInfluence(from) : graph.hasArc(from, to);
}

std::vector<Vertex> shuffledVertices(std::size_t count, Random& random) {
    std::vector<Vertex> order(count);
    std::iota(order.begin(), order.end(), Vertex{0});
    for (std::size_t i = count; i > 1; --i) {
        std::swap(order[i - 1], order[random.below(i)]);
    }
    return order;
}

/// Writes the matrix with names in the first row and column, its rows in this order.
std::string namedMatrixOf(const Graph& graph, char delimiter, const std::vector<Vertex>& rows,
                          std::string_view lineEnd = "\n") {
    std::string text;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        text += delimiter + quotedInTable(awkwardName(v) + "\nline 2");
    }
    text += lineEnd;
    for (const Vertex row : rows) {
        text += quotedInTable(awkwardName(row) + "\nline 2");
        for (Vertex column = 0; column < graph.vertexCount(); ++column) {
            text += delimiter;
            text += isInfluence(graph, column, row) ? "1" : "";
        }
        text += lineEnd;
    }
    return text;
}

/// Writes the edges with a header; in the order given, each vertex has a row of its own first.
std::string edgeTableOf(const Graph& graph, char delimiter, const std::vector<Vertex>& order) {
    const auto row = [delimiter](std::initializer_list<std::string> fields) {
        std::string text;
        for (const std::string& field : fields) {
            text += field + delimiter;
        }
        return text + "\r\n";
    };
    std::string text = row({"Label", "TARGET", "source", "\"Type\""});
    for (const Vertex v : order) {
        text += row({"", "", std::to_string(v), ""});
    }
    forEachReadEdge(graph, [&](Vertex from, Vertex to, bool isDirected) {
        text += row({"", std::to_string(to), quotedInTable(std::to_string(from)),
                     isDirected ? "Directed" : "undirected"});
    });
    return text;
}

} // namespace

void TextReaderTest::readsMatrices() {
    QFETCH(const Graph, graph);
    for (const std::string_view delimiter : {",", ";", "\t", " ", " , ", ""}) {
        std::string text = "\n";
        for (Vertex row = 0; row < graph.vertexCount(); ++row) {
            for (Vertex column = 0; column < graph.vertexCount(); ++column) {
                text += column == 0 ? "" : delimiter;
                text += isInfluence(graph, column, row) ? "1" : "0";
            }
            text += "\r\n";
        }
        const auto read = readText(text, {.reading = ReadingKind::matrix});
        if (graph.vertexCount() == 0) {
            QCOMPARE(read.error().code, ErrorCode::emptyText);
            continue;
        }
        QVERIFY(read.hasValue());
        QVERIFY(sameInfluences(*read->game.rule().graph(), graph));
    }
}

void TextReaderTest::readsNamedMatrices() {
    QFETCH(const Graph, graph);
    Random random(graph.vertexCount());
    for (const char delimiter : tableDelimiters) {
        for (const std::string_view lineEnd : {"\n", "\r\n"}) {
            const auto read = readText(namedMatrixOf(
                graph, delimiter, shuffledVertices(graph.vertexCount(), random), lineEnd));
            if (graph.vertexCount() == 0) {
                QCOMPARE(read.error().code, ErrorCode::emptyText);
                continue;
            }
            QVERIFY(read.hasValue());
            const Graph& found = *read->game.rule().graph();
            QVERIFY(sameInfluences(found, graph));
            for (Vertex v = 0; v < graph.vertexCount(); ++v) {
                QCOMPARE(found.label(v), awkwardName(v) + "\nline 2");
            }
        }
    }
}

void TextReaderTest::readsEdgeTables() {
    QFETCH(const Graph, graph);
    Random random(graph.vertexCount());
    for (const char delimiter : tableDelimiters) {
        ReadReport report;
        const auto read =
            readText(edgeTableOf(graph, delimiter, shuffledVertices(graph.vertexCount(), random)),
                     {.selfInfluence = false, .report = &report});
        if (graph.vertexCount() == 0) {
            QCOMPARE(read.error().code, ErrorCode::emptyText);
            continue;
        }
        QVERIFY(read.hasValue());
        // Integers as names are sorted.
        const Graph& found = *read->game.rule().graph();
        QVERIFY(sameInfluences(found, graph));
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            QCOMPARE(found.label(v), std::to_string(v));
        }
        QCOMPARE(leftOutOf(report), std::string());
    }
}

void TextReaderTest::readsLights() {
    Random random(9);
    for (const auto& [rows, cols] : std::initializer_list<std::pair<std::size_t, std::size_t>>{
             {1, 1}, {1, 3}, {3, 1}, {2, 64}, {65, 63}, {5, 5}}) {
        const BitVector lights = BitVector::random(rows * cols, random);
        for (const std::string_view delimiter : {",", ";", " ", ""}) {
            std::string text;
            for (std::size_t i = 0; i < lights.size(); ++i) {
                text += lights[i] ? '1' : '0';
                text += (i + 1) % cols == 0 ? "\n" : delimiter;
            }
            ReadReport report;
            const auto read = readText(text, {.report = &report, .reading = ReadingKind::lights});
            QVERIFY(read.hasValue());
            const Lattice* grid = read->game.rule().lattice();
            QVERIFY(grid != nullptr && grid->rows == rows && grid->cols == cols);
            QCOMPARE(read->game.lights(), lights);
            QVERIFY(report.reading == ReadingKind::lights);
        }
    }
}

void TextReaderTest::readsWhatProgramsWrite_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("edges");
    QTest::addColumn<std::string>("labels");
    QTest::addColumn<std::string>("leftOut");
    const auto add = [](const char* name, const char* text, const char* edges, const char* labels,
                        const char* leftOut = "") {
        QTest::newRow(name) << std::string(text) << std::string(edges) << std::string(labels)
                            << std::string(leftOut);
    };
    add("MATLAB", "A = [0 1 0; 1 0 1; 0 1 0];\nplot(A)\n", "0-1 1-2", "||", "code:1");
    add("nested lists", "[[0, 1],\n [1, 0]]\n", "0-1", "|");
    add("numpy", "array([[0., 1., 0.],\n       [0., 0., 1.],\n       [0., 0., 0.]])\n", "1>0 2>1",
        "||");
    add("braces", "a = {{0, 1}, {1, 0}};", "0-1", "|");
    add("truth values", "[[False, True], [True, False]]", "0-1", "|");
    add("numpy.savetxt",
        "# x\n0.000000000000000000e+00 1.000000000000000000e+00\n"
        "1.000000000000000000e+00 0.000000000000000000e+00\n",
        "0-1", "|", "#:1");
    add("decimal commas", "0,0;1,0;2,5\n1,0;0,0;0,0\n2,5;0,0;0,0\n", "0-1 0-2", "||",
        "edge weight:2");
    add("names in the first row", "a,b,c\n0,1,0\n1,0,0\n0,0,0\n", "0-1", "a|b|c");
    add("names in the first column", "a,0,1,0\nb,1,0,0\nc,0,0,0\n", "0-1", "a|b|c");
    add("names in both, no corner", "a,b\na,0,1\nb,1,0\n", "0-1", "a|b");
    add("a word in the corner", "name;a;b\na;0;1\nb;1;0\n", "0-1", "a|b");
    add("Excel's line", "sep=;\n;a;b\na;0;1\nb;1;0\n", "0-1", "a|b");
    add("edges without a header", "a,b\nb,c\n", "0-1 1-2", "a|b|c");
    add("edges by numbers", "1 2\n2 3\n3 4\n", "0-1 1-2 2-3", "1|2|3|4");
    add("edges with weights", "a;b;2.5\nb;c;x\n", "0-1 1-2", "a|b|c",
        "edge column 3:1, edge weight:1");
    add("columns of Gephi",
        "Source,Target,Type,Id,Label,Weight\n1,2,Directed,0,,1.0\n"
        "3,2,Undirected,1,x,1.0\n",
        "0>1 1-2", "1|2|3", "edge Id:2, edge Label:1, edge weight:2");
    add("other names of columns", "weight\tfrom\tto\n3\ta\tb\n", "0-1", "a|b", "edge weight:1");
    add("comments", "% one\na,b\n# two\nb,c\n", "0-1 1-2", "a|b|c", "#:2");
    add("negative numbers as names", "-1 2\n2 -10\n3 3\n", "0-2 1-2", "-10|-1|2|3");
}

void TextReaderTest::readsWhatProgramsWrite() {
    QFETCH(const std::string, text);
    QFETCH(const std::string, edges);
    QFETCH(const std::string, labels);
    QFETCH(const std::string, leftOut);
    ReadReport report;
    const auto read = readText(text, {.report = &report});
    QVERIFY(read.hasValue());
    const Graph* graph = read->game.rule().graph();
    QVERIFY(graph != nullptr);
    QCOMPARE(edgesOf(*graph), edges);
    QCOMPARE(labelsOf(*graph), labels);
    QCOMPARE(leftOutOf(report), leftOut);
}

void TextReaderTest::decidesWhatABlockIs() {
    const auto meaningOf = [](std::string_view text) {
        ReadReport report;
        const auto read = readText(text, {.report = &report});
        return std::pair(read.hasValue() ? report.reading : std::nullopt, !report.isClear());
    };
    const auto matrix = std::optional(ReadingKind::matrix);
    const auto lights = std::optional(ReadingKind::lights);
    QVERIFY(meaningOf("0 1\n1 0\n") == std::pair(matrix, true));
    QVERIFY(meaningOf("01\n10\n") == std::pair(matrix, true));
    QVERIFY(meaningOf("[0 1; 1 0]") == std::pair(matrix, false));
    QVERIFY(meaningOf("0.0 1.0\n1.0 0.0\n") == std::pair(matrix, false));
    QVERIFY(meaningOf("0 2 0 0\n1 0 0 0\n0 0 0 0\n0 0 0 0\n") == std::pair(matrix, false));
    QVERIFY(meaningOf("a,b\n0,1\n1,0\n") == std::pair(matrix, false));
    QVERIFY(meaningOf("0 1 1\n1 0 0\n") == std::pair(lights, true));
    QVERIFY(meaningOf("a,b,c\n0,1,1\n1,0,0\n") ==
            std::pair(std::optional(ReadingKind::table), false));
    // Hardly by chance: each vertex has self-influence, or the matrix is symmetric.
    QVERIFY(meaningOf(*writeBoard({.game = Game::allOn(pathGraph(7))}, FileFormat::matrix)) ==
            std::pair(matrix, false));
    QVERIFY(meaningOf(*writeBoard({.game = Game::allOn(pathGraph(6))}, FileFormat::matrix)) ==
            std::pair(matrix, true));
}

void TextReaderTest::cancelsEvenNumbersOfEdges() {
    constexpr std::string_view square = "0 1 2\n3 0 4\n2 1 0\n";
    ReadOptions options{.reading = ReadingKind::matrix};
    QCOMPARE(edgesOf(*readText(square, options)->game.rule().graph()), std::string("0-1 0-2 1-2"));
    options.parallelEdges = ParallelEdges::cancel;
    QCOMPARE(edgesOf(*readText(square, options)->game.rule().graph()), std::string("0-1 1>2"));
}

void TextReaderTest::refuses_data() {
    addRefusalColumns();
    using enum ErrorCode;
    addRefusal("strange entry", "0,1,0\n1,é,0\n0,0,0\n", unexpectedCharacter, 2, 3);
    addRefusal("strange entry in a named matrix", ",a,b\na,0,1\nb,x y,0\n", unexpectedCharacter, 3,
               3);
    addRefusal("short row", "0,1,0\n1,0\n0,1,0\n", unevenRows, 2, 1);
    addRefusal("long row", "0 1\r\n1 0 1\r\n", unevenRows, 2, 1);
    addRefusal("short row of digits", "010\n10\n010\n", unevenRows, 2, 1);
    addRefusal("strange digit", "010\n1é0\n", unexpectedCharacter, 2, 2);
    addRefusal("row of an unknown name", ",a,b\na,0,1\nc,1,0\n", unknownTable);
    addRefusal("row twice", ",a,b\na,0,1\na,1,0\n", unknownTable);
    addRefusal("uneven literal", "[0 1;\n 1 0 1]", unevenRows, 2, 1);
    addRefusal("strange entry in a literal", "[0 1;\n 1 -]", unexpectedCharacter, 2, 4);
    addRefusal("words alone", "one\ntwo\n", unknownTable, 1, 1);
    addRefusal("edge without a source", "Source,Target\na,b\n,c\n", unknownTable, 3, 1);
}

void TextReaderTest::refusesTooManyVertices() {
    const std::string wide = "0" + repeated(",1", maxGraphVertices);
    QCOMPARE(readText(wide).error().code, ErrorCode::tooManyVertices);
    const std::string tall = "a,b\n" + repeated("0,1\n", maxGraphVertices + 1);
    QCOMPARE(readText(tall).error().code, ErrorCode::tooManyVertices);
    QCOMPARE(readText(repeated("1", maxGraphVertices + 1)).error().code,
             ErrorCode::tooManyVertices);
}

void TextReaderTest::survivesAllBeginnings() {
    Random random(5);
    const Graph graph = randomGraph(5, 40, true, SelfInfluences::mixed, random);
    const std::vector<Vertex> order{3, 1, 0, 4, 2};
    const auto read = [](auto text, auto options) {
        const auto board = readText(text, options);
        // Unquoted names are copies, which have no position.
        return !board && (board.error().code == ErrorCode::unknownTable ||
                          board.error().code == ErrorCode::emptyText)
                   ? Error{.code = ErrorCode::notThisFormat}
                   : board;
    };
    checkBeginnings(namedMatrixOf(graph, ';', order), read);
    checkBeginnings(edgeTableOf(graph, ',', order), read);
    checkBeginnings("A = [[0, 1, 0],\n [1, 0, 1],\n [0, 1, 0]]", read);
}

LIGHTSOUT_TEST(TextReaderTest)
#include "TextReaderTest.moc"
