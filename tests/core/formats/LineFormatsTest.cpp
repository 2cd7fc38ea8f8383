// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/LineFormats.h"

#include "graph/Limits.h"
#include "tests/core/formats/ReadGraphs.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Reads the formats with one edge per line.
class LineFormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPajekGraphs_data() { addReadGraphs({false, true}); }
    void readsPajekGraphs();
    void readsPajekMatrices_data() { addReadGraphs({false, true}); }
    void readsPajekMatrices();
    void readsTgfGraphs_data() { addReadGraphs({false}); }
    void readsTgfGraphs();
    void readsDimacsGraphs_data() { addReadGraphs({false, true}); }
    void readsDimacsGraphs();
    void readsMatrixMarketMatrices_data() { addReadGraphs({false, true}); }
    void readsMatrixMarketMatrices();
    void readsSymmetricMatrixMarketMatrices_data() { addReadGraphs({false}); }
    void readsSymmetricMatrixMarketMatrices();
    void readsSifGraphs_data() { addReadGraphs({false}); }
    void readsSifGraphs();
    void readsWhatProgramsWrite_data();
    void readsWhatProgramsWrite();
    void readsPajekPositions();
    void refuses_data();
    void refuses();
    void survivesAllBeginnings();
};

namespace {

using LineReader = Result<SavedBoard> (*)(std::string_view, const ReadOptions&);

LineReader lineReaderOf(std::string_view format) {
    return format == "pajek"    ? readPajek
           : format == "tgf"    ? readTgf
           : format == "dimacs" ? readDimacs
           : format == "sif"    ? readSif
                                : readMatrixMarket;
}

std::string counted(Vertex vertex) {
    return std::to_string(vertex + 1);
}

std::string pajekOf(const Graph& graph) {
    std::string text = "% a comment\r\n*Vertices " + std::to_string(graph.vertexCount()) + "\r\n";
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point point = graph.position(v);
        text += counted(v) + " \"vertex " + counted(v) + "\" " + std::to_string(point.x) + ' ' +
                std::to_string(point.y) + " 0.5 ellipse\r\n";
    }
    std::string arcs = "*Arcs\r\n";
    std::string edges = "*Edges\r\n";
    forEachReadEdge(graph, [&](Vertex from, Vertex to, bool isDirected) {
        (isDirected ? arcs : edges) += counted(from) + "  " + counted(to) + "\r\n";
    });
    return text + arcs + edges;
}

std::string tgfOf(const Graph& graph) {
    std::string text;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        text += "id" + counted(v) + " " + awkwardName(v) + "\n";
    }
    text += "#\n";
    forEachReadEdge(graph, [&text](Vertex from, Vertex to, bool) {
        text += "id" + counted(from) + "\tid" + counted(to) + "\n";
    });
    return text;
}

std::string dimacsOf(const Graph& graph) {
    std::string text = "c a comment\np edge " + std::to_string(graph.vertexCount()) + " " +
                       std::to_string(graph.edgeCount()) + "\n";
    forEachReadEdge(graph, [&text](Vertex from, Vertex to, bool isDirected) {
        text += (isDirected ? "a " : "e ") + counted(from) + " " + counted(to) + "\n";
    });
    return text;
}

/// Writes the influence matrix: row `to`, column `from`.
std::string matrixMarketOf(const Graph& graph, bool isSymmetric, bool isArray) {
    const std::size_t size = graph.vertexCount();
    std::string entries;
    std::size_t count = 0;
    for (Vertex column = 0; column < size; ++column) {
        for (Vertex row = isSymmetric ? column : 0; row < size; ++row) {
            const bool isOne = row == column ? graph.selfInfluence(row) : graph.hasArc(column, row);
            if (isArray) {
                entries += isOne ? "1.0\n" : "0\n";
            } else if (isOne) {
                entries += counted(row) + " " + counted(column) + "\n";
                ++count;
            }
        }
    }
    std::string sizes = std::to_string(size) + " " + std::to_string(size);
    sizes += isArray ? "" : " " + std::to_string(count);
    return std::string("%%MatrixMarket matrix ") +
           (isArray ? "array real " : "coordinate pattern ") +
           (isSymmetric ? "symmetric" : "general") + "\n% a comment\n" + sizes + "\n" + entries;
}

/// Names may contain blanks if the file has tabs, and it has none without edges.
std::string sifName(const Graph& graph, Vertex vertex) {
    const bool hasTabs = graph.edgeCount() > 0 || selvesOf(graph).find('1') != std::string::npos;
    return hasTabs ? awkwardName(vertex) : "v" + std::to_string(vertex);
}

/// Writes all vertices by themselves first, because some have no edges.
std::string sifOf(const Graph& graph) {
    std::string text;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        text += sifName(graph, v) + "\n";
    }
    forEachReadEdge(graph, [&](Vertex from, Vertex to, bool) {
        text += sifName(graph, from) + "\tpp\t" + sifName(graph, to) + "\n";
    });
    return text;
}

} // namespace

void LineFormatsTest::readsPajekGraphs() {
    QFETCH(const Graph, graph);
    const auto read = readPajek(pajekOf(graph), {.selfInfluence = false});
    QVERIFY(read.hasValue());
    const Graph& found = *read->game.rule().graph();
    QVERIFY(sameInfluences(found, graph));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        QCOMPARE(found.label(v), "vertex " + counted(v));
        QVERIFY(graph.vertexCount() < 2 || found.position(v) == graph.position(v));
    }
}

void LineFormatsTest::readsPajekMatrices() {
    QFETCH(const Graph, graph);
    std::string text = "*Vertices " + std::to_string(graph.vertexCount()) + "\n*Matrix\n";
    for (Vertex from = 0; from < graph.vertexCount(); ++from) {
        for (Vertex to = 0; to < graph.vertexCount(); ++to) {
            const bool isOne = from == to ? graph.selfInfluence(from) : graph.hasArc(from, to);
            text += isOne ? " 1" : " 0";
        }
        text += '\n';
    }
    const auto read = readPajek(text, {.selfInfluence = false});
    QVERIFY(read.hasValue());
    QVERIFY(sameInfluences(*read->game.rule().graph(), graph));
}

void LineFormatsTest::readsTgfGraphs() {
    QFETCH(const Graph, graph);
    const auto read = readTgf(tgfOf(graph), {.selfInfluence = false});
    QVERIFY(read.hasValue());
    const Graph& found = *read->game.rule().graph();
    QVERIFY(sameInfluences(found, graph));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        QCOMPARE(found.label(v), awkwardName(v));
    }
}

void LineFormatsTest::readsDimacsGraphs() {
    QFETCH(const Graph, graph);
    ReadReport report;
    const auto read = readDimacs(dimacsOf(graph), {.selfInfluence = false, .report = &report});
    QVERIFY(read.hasValue());
    QVERIFY(sameInfluences(*read->game.rule().graph(), graph));
    QCOMPARE(leftOutOf(report), std::string("#:1"));
}

void LineFormatsTest::readsMatrixMarketMatrices() {
    QFETCH(const Graph, graph);
    for (const bool isArray : {false, true}) {
        // The diagonal gives self-influence, whatever the options say.
        const auto read = readMatrixMarket(matrixMarketOf(graph, false, isArray), {});
        QVERIFY(read.hasValue());
        QVERIFY(sameInfluences(*read->game.rule().graph(), graph));
    }
}

void LineFormatsTest::readsSymmetricMatrixMarketMatrices() {
    QFETCH(const Graph, graph);
    for (const bool isArray : {false, true}) {
        const auto read = readMatrixMarket(matrixMarketOf(graph, true, isArray), {});
        QVERIFY(read.hasValue());
        QVERIFY(sameInfluences(*read->game.rule().graph(), graph));
    }
}

void LineFormatsTest::readsSifGraphs() {
    QFETCH(const Graph, graph);
    const auto read = readSif(sifOf(graph), {.selfInfluence = false});
    QVERIFY(read.hasValue());
    const Graph& found = *read->game.rule().graph();
    QVERIFY(sameInfluences(found, graph));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        QCOMPARE(found.label(v), sifName(graph, v));
    }
}

void LineFormatsTest::readsWhatProgramsWrite_data() {
    QTest::addColumn<std::string>("format");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("edges");
    QTest::addColumn<std::string>("labels");
    QTest::addColumn<std::string>("selves"); // if the option for self-influence is off
    QTest::addColumn<std::string>("leftOut");
    const auto add = [](const char* name, const char* format, const char* text, const char* edges,
                        const char* labels, const char* selves, const char* leftOut = "") {
        QTest::newRow(name) << std::string(format) << std::string(text) << std::string(edges)
                            << std::string(labels) << std::string(selves) << std::string(leftOut);
    };
    add("Pajek, no vertices", "pajek", "*Vertices 0\n", "", "", "");
    add("Pajek, weights and attributes", "pajek",
        "*Network x\n*vertices 3\n1 a\n2 \"b c\"\n*EDGES\n1 2 1.5 c Blue\n2 3 1\n", "0-1 1-2",
        "a|b c|", "000", "edge attribute:1, edge weight:2");
    add("Pajek, lists", "pajek", "*Vertices 4\n*Edgeslist\n1 2 3\n*Arcslist\n4 1 2\n",
        "0-1 0-2 3>0 3>1", "|||", "0000");
    add("Pajek, loops", "pajek", "*Vertices 2\n*Arcs\n1 1\n*Edges\n2 2\n", "", "|", "11");
    add("Pajek, other sections", "pajek",
        "*Vertices 2\n*Edges :1 \"friends\"\n1 2\n*Partition p\n*Vertices 2\n1\n2\n", "0-1", "|",
        "00", "*Partition:1, *Vertices:1");
    add("Pajek, labels that are numbers", "pajek", "*Vertices 2\n1 1\n2 \"3\"\n", "", "|3", "00");
    add("TGF", "tgf", "1 First label\n2\n# \n3 3 loop\n1 2 an edge\n", "0-1", "First label|2|3",
        "001", "edge label:2");
    add("TGF, no vertices", "tgf", "#\n", "", "", "");
    add("DIMACS, other lines", "dimacs", "c x\nc y\np col 3 2\nn 1 5\ne 1 2\ne 2 3 7\nd x\n",
        "0-1 1-2", "||", "000", "#:2, d:1, edge weight:1, n:1");
    add("MatrixMarket, weights", "matrixmarket",
        "%%MatrixMarket matrix coordinate real symmetric\n%\n3 3 3\n2 1 2.5\n3 3 1\n3 2 0.0\n",
        "0-1", "||", "001", "#:1, edge weight:1");
    add("MatrixMarket, one way", "matrixmarket",
        "%%matrixmarket MATRIX coordinate integer general\n2 2 1\n2 1 1\n", "0>1", "|", "00");
    add("SIF, several targets", "sif", "a pp b c\nd\nc pd d\n", "0-1 0-2 2-3", "a|b|c|d", "0000",
        "edge relation:2");
    add("SIF, names with blanks", "sif", "New York\tpp\tLos Angeles\tBoston\n", "0-1 0-2",
        "New York|Los Angeles|Boston", "000", "edge relation:1");
    add("SIF, empty", "sif", "\n \n", "", "", "");
}

void LineFormatsTest::readsWhatProgramsWrite() {
    QFETCH(const std::string, format);
    QFETCH(const std::string, text);
    QFETCH(const std::string, edges);
    QFETCH(const std::string, labels);
    QFETCH(const std::string, selves);
    QFETCH(const std::string, leftOut);
    ReadReport report;
    const auto read = lineReaderOf(format)(text, {.selfInfluence = false, .report = &report});
    QVERIFY(read.hasValue());
    const Graph& graph = *read->game.rule().graph();
    QCOMPARE(edgesOf(graph), edges);
    QCOMPARE(labelsOf(graph), labels);
    QCOMPARE(selvesOf(graph), selves);
    QCOMPARE(leftOutOf(report), leftOut);
}

void LineFormatsTest::readsPajekPositions() {
    ReadReport report;
    const auto read =
        readPajek("*Vertices 3\n1 a 0.5 -2\n2 b left 0\n3 c 1e300 0\n", {.report = &report});
    QVERIFY(read.hasValue());
    QVERIFY(read->game.rule().graph()->position(0) == (Point{0.5, -2}));
    QCOMPARE(report.laidOut, std::size_t{2});
    // networkx writes the origin for each vertex.
    const auto equal = readPajek("*Vertices 2\n1 a 0.0 0.0 ellipse\n2 b 0.0 0.0 ellipse\n");
    const Graph& graph = *equal->game.rule().graph();
    QVERIFY(graph.position(0) != graph.position(1));
}

void LineFormatsTest::refuses_data() {
    QTest::addColumn<std::string>("format");
    addRefusalColumns();
    const auto add = [](const char* format, const char* name, const std::string& text,
                        ErrorCode code, std::size_t line = 0, std::size_t column = 0) {
        QTest::addRow("%s, %s", format, name)
            << std::string(format) << text << code << line << column;
    };
    for (const char* format : {"pajek", "tgf", "dimacs", "matrixmarket"}) {
        add(format, "empty text", "", ErrorCode::notThisFormat);
        add(format, "something else", "graph [ ]\n", ErrorCode::notThisFormat);
    }
    const std::string tooMany = std::to_string(maxGraphVertices + 1);
    add("pajek", "no count", "*Network\n*Vertices\n", ErrorCode::syntax, 2, 1);
    add("pajek", "count that is no number", "*Vertices x\n", ErrorCode::notANumber, 1, 11);
    add("pajek", "too many vertices", "*Vertices " + tooMany, ErrorCode::tooManyVertices, 1, 11);
    add("pajek", "edges before vertices", "*Edges\n1 2\n", ErrorCode::notThisFormat);
    add("pajek", "vertex out of range", "*Vertices 2\n1\n3 \"é\"\n", ErrorCode::vertexOutOfRange, 3,
        1);
    add("pajek", "vertex 0", "*Vertices 2\r\n*Edges\r\n1 0\r\n", ErrorCode::vertexOutOfRange, 3, 3);
    add("pajek", "name for a vertex", "*Vertices 2\n*Arcs\n1 é\n", ErrorCode::notANumber, 3, 3);
    add("pajek", "edge without an end", "*Vertices 2\n*Edges\n 1\n", ErrorCode::syntax, 3, 2);
    add("pajek", "end of a list", "*Vertices 2\n*Edgeslist\n1 2 3\n", ErrorCode::vertexOutOfRange,
        3, 5);
    add("pajek", "short row", "*Vertices 2\n*Matrix\n0 1\n1\n", ErrorCode::unevenRows, 4, 1);
    add("pajek", "long row", "*Vertices 2\n*Matrix\n0 1 0\n", ErrorCode::unevenRows, 3, 1);
    add("pajek", "surplus row", "*Vertices 1\n*Matrix\n0\n0\n", ErrorCode::unevenRows, 4, 1);
    add("pajek", "rows missing", "*Vertices 2\n*Matrix\n0 1\n", ErrorCode::syntax, 4, 1);
    add("pajek", "rows missing before edges", "*Vertices 2\n*Matrix\n0 1\n*Edges\n",
        ErrorCode::syntax, 4, 1);
    add("pajek", "strange entry", "*Vertices 2\n*Matrix\n0 x\n", ErrorCode::unexpectedCharacter, 3,
        3);
    add("tgf", "edge without an end", "a\n#\n a\n", ErrorCode::syntax, 3, 2);
    add("dimacs", "count that is no number", "p edge é 1\n", ErrorCode::notANumber, 1, 8);
    add("dimacs", "too many vertices", "c\np edge " + tooMany + " 0", ErrorCode::tooManyVertices, 2,
        8);
    add("dimacs", "edge without an end", "p edge 2 1\n e 1\n", ErrorCode::syntax, 2, 1);
    add("dimacs", "vertex 0", "p edge 2 1\ne 0 1\n", ErrorCode::vertexOutOfRange, 2, 3);
    add("dimacs", "vertex out of range", "p edge 2 1\ne 1 3\n", ErrorCode::vertexOutOfRange, 2, 5);
    add("dimacs", "second problem", "p edge 2 1\np edge 2 1\n", ErrorCode::syntax, 2, 1);
    add("dimacs", "unknown line", "p edge 2 1\nedge 1 2\n", ErrorCode::syntax, 2, 1);
    const std::string coordinates = "%%MatrixMarket matrix coordinate real general\n";
    const std::string array = "%%MatrixMarket matrix array real general\n";
    add("matrixmarket", "no matrix", "%%MatrixMarket vector array real general\n",
        ErrorCode::notThisFormat);
    add("matrixmarket", "no sizes", coordinates + "% é\n", ErrorCode::notThisFormat);
    add("matrixmarket", "one size", coordinates + "%\n3\n", ErrorCode::syntax, 3, 1);
    add("matrixmarket", "size that is no number", coordinates + "3 é 1\n", ErrorCode::notANumber, 2,
        3);
    add("matrixmarket", "too large", coordinates + "1 " + tooMany + " 0\n",
        ErrorCode::tooManyVertices, 2, 3);
    add("matrixmarket", "not square", "%%MatrixMarket matrix coordinate pattern symmetric\n2 3 0\n",
        ErrorCode::notSquare, 2, 1);
    add("matrixmarket", "row out of range", coordinates + "2 2 1\n3 1 1\n",
        ErrorCode::vertexOutOfRange, 3, 1);
    add("matrixmarket", "column out of range", coordinates + "2 2 1\n1 0 1\n",
        ErrorCode::vertexOutOfRange, 3, 3);
    add("matrixmarket", "no column", coordinates + "2 2 1\n 1\n", ErrorCode::syntax, 3, 1);
    add("matrixmarket", "no value", coordinates + "2 2 1\n1 1\n", ErrorCode::unexpectedCharacter, 3,
        1);
    add("matrixmarket", "strange value", coordinates + "2 2 1\n1 1 x\n",
        ErrorCode::unexpectedCharacter, 3, 5);
    add("matrixmarket", "surplus entry", array + "1 1\n0\n\n1\n", ErrorCode::syntax, 5, 1);
    add("matrixmarket", "entries missing", coordinates + "2 2 2\n1 1 1\n", ErrorCode::syntax, 4, 1);
    add("matrixmarket", "entries of an array missing", array + "2 2\n0\n1\n0\n", ErrorCode::syntax,
        6, 1);
    add("matrixmarket", "strange entry", array + "1 1\né\n", ErrorCode::unexpectedCharacter, 3, 1);
    add("sif", "two words", "a pp b\nc pp\n", ErrorCode::syntax, 2, 1);
    add("sif", "no name", "a\tpp\tb\n\tpp\tb\tc\n", ErrorCode::syntax, 2, 1);
    add("sif", "tab at the end", "a\tpp\tb\nc\tpp\t\n", ErrorCode::syntax, 2, 1);
}

void LineFormatsTest::refuses() {
    QFETCH(const std::string, format);
    checkRefusal(lineReaderOf(format));
}

void LineFormatsTest::survivesAllBeginnings() {
    Random random(4);
    const Graph graph = randomGraph(7, 30, false, SelfInfluences::mixed, random);
    checkBeginnings(pajekOf(graph), readPajek);
    checkBeginnings(tgfOf(graph), readTgf);
    checkBeginnings(dimacsOf(graph), readDimacs);
    checkBeginnings(matrixMarketOf(graph, false, false), readMatrixMarket);
    checkBeginnings(matrixMarketOf(graph, true, true), readMatrixMarket);
    checkBeginnings(sifOf(graph), readSif);
}

LIGHTSOUT_TEST(LineFormatsTest)
#include "LineFormatsTest.moc"
