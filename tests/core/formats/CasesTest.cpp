// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"
#include "tests/core/formats/ReadGraphs.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Reads small files in the structure that other programs write, by their names alone.
class CasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsGraphs_data();
    void readsGraphs();
    void readsLights_data();
    void readsLights();
    void readsPositions();
    void lacksNoCase();
    void choosesAGraph();
    void asksWhatABlockIs();
    void countsParallelEdges();
    void namesEncodings();
};

namespace {

std::filesystem::path pathOf(const std::string& name) {
    return std::filesystem::path(TEST_DATA) / "cases" / name;
}

Result<SavedBoard> caseBoard(const std::string& name, ReadOptions options = {}) {
    return readBoardFile(pathOf(name), options);
}

} // namespace

void CasesTest::readsGraphs_data() {
    QTest::addColumn<std::string>("edges");
    QTest::addColumn<std::string>("labels");
    QTest::addColumn<int>("self"); // number of vertices with self-influence
    QTest::addColumn<std::string>("leftOut");
    const auto add = [](const char* name, const char* edges, const char* labels, int self,
                        const char* leftOut = "") {
        QTest::newRow(name) << std::string(edges) << std::string(labels) << self
                            << std::string(leftOut);
    };
    add("a.dot", "0-1 1-2", "a|b|c", 3);
    add("board5.txt", "0-1 0-3 1-2 1-4 2-3 3-4", "||||", 0);
    add("comma.edges", "0-1 1-2", "a|b|c", 3);
    add("digraph.g6", "0>2 0>4 3>1 3>4", "||||", 5);
    add("dolphins-like.net", "0-1 1-2", "Ann|Bob|Cyd", 3, "edge weight:2");
    add("excel.tsv", "0-1 1-2", "A|B|C", 3);
    add("gephi.csv", "0-1 1-2", "1|2|3", 3, "edge weight:2");
    add("gephi.graphml", "0-1 1-2", "Ana|Ben|Ana", 3, "edge weight:3, r:3, size:3");
    add("hdr.csv", "0-1 1-2", "A|B|C", 0);
    add("hyper.graphml", "", "||", 3, "hyperedge:1");
    add("inf.gml", "0-1", "|", 2, "weight:2");
    add("latin1.gml", "0-1", "Café|b", 2);
    add("matlab.txt", "0-1 0-2 1-2", "||", 0);
    add("numbers.csv", "0-1 1-2", "||", 0);
    add("numpy.txt", "0-1 0-2 1-2", "||", 0);
    add("nx-multi.gml", "0-1", "0|1", 2, "edge key:2");
    add("nx.edges", "0-1 1-2", "a|b|c", 3, "edge weight:1");
    add("nx2.edges", "0-1", "a|b", 2, "edge weight:1");
    add("quoted.edges", "0-1 1-2", "New York|Boston|Los Angeles", 3);
    add("row.col", "0-1 1-2", "||", 3, "#:1");
    add("s6-in.g6", "0-1 0-2 1-2 5-6", "||||||", 7);
    add("savetxt.txt", "0-1", "|", 0);
    add("semi.csv", "0-1 1-2", "A|B|C", 0);
    add("semi.edges", "0-1 1-2", "a|b|c", 3);
    add("utf16.graphml", "0-1", "Café|", 2);
    add("w2.edges", "0-1 1-2", "1|2|3", 3, "#:1, edge weight:2");
    add("yed-group.graphml", "0-2", "n0::n0|n0::n1|n1", 3, "group:1");
    add("yed-labels.graphml", "0-1 1-2", "hall|kitchen|cellar", 3, "yEd graphics:5");
    add("zoo.graphml", "0-1", "North|South", 2);
    add("many.g6", "0-1 0-4 0-5 1-2 1-6 2-3 2-7 3-4 3-8 4-9 5-7 5-8 6-8 6-9 7-9", "|||||||||", 10);
}

void CasesTest::readsGraphs() {
    QFETCH(const std::string, edges);
    QFETCH(const std::string, labels);
    QFETCH(const int, self);
    QFETCH(const std::string, leftOut);
    ReadReport report;
    const auto board = caseBoard(QTest::currentDataTag(), {.report = &report});
    QVERIFY(board.hasValue());
    const Graph& graph = *board->game.rule().graph();
    QCOMPARE(edgesOf(graph), edges);
    QCOMPARE(labelsOf(graph), labels);
    int withSelf = 0;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        withSelf += graph.selfInfluence(v) ? 1 : 0;
    }
    QCOMPARE(withSelf, self);
    QCOMPARE(leftOutOf(report), leftOut);
}

void CasesTest::readsLights_data() {
    QTest::addColumn<std::size_t>("rows");
    QTest::addColumn<Topology>("topology");
    QTest::addColumn<std::string>("lights");
    const auto add = [](const char* name, std::size_t rows, const char* lights,
                        Topology topology = Topology::plane) {
        QTest::newRow(name) << rows << topology << std::string(lights);
    };
    add("hash.txt", 2, "01101001");
    add("nonsq.txt", 4, "000011010001001110110100");
    add("noheader.rle", 3, "010001111");
    add("torus.rle", 5, "1111111111111111111111111", Topology::torus);
}

void CasesTest::readsLights() {
    QFETCH(const std::size_t, rows);
    QFETCH(const Topology, topology);
    QFETCH(const std::string, lights);
    const auto board = caseBoard(QTest::currentDataTag());
    QVERIFY(board.hasValue());
    const Lattice* grid = board->game.rule().lattice();
    QVERIFY(grid != nullptr);
    QCOMPARE(grid->rows, rows);
    QCOMPARE(grid->rows * grid->cols, lights.size());
    QVERIFY(grid->topology == topology);
    QCOMPARE(board->game.lights(), *BitVector::fromString(lights));
}

void CasesTest::readsPositions() {
    const std::vector<std::pair<const char*, std::vector<Point>>> cases{
        {"dolphins-like.net", {{-3.5, 4.25}, {5.5, -4}, {2.5, 2}}},
        {"gephi.graphml", {{-10.5, 3.25}, {120, 3.25}, {55, -90}}},
        {"yed-labels.graphml", {{100, 50}, {300, 50}, {200, 250}}},
        {"zoo.graphml", {{11.5, -48.1}, {10.5, -40.1}}}};
    for (const auto& [name, positions] : cases) {
        const auto board = caseBoard(name);
        QVERIFY2(board.hasValue(), name);
        for (Vertex v = 0; v < positions.size(); ++v) {
            QVERIFY2(board->game.rule().graph()->position(v) == positions[v], name);
        }
    }
    ReadReport report;
    const auto partly = caseBoard("nx-multi.gml", {.report = &report});
    QVERIFY(partly->game.rule().graph()->position(0) == (Point{0.5, 1.5}));
    QCOMPARE(report.laidOut, std::size_t{1});
}

void CasesTest::lacksNoCase() {
    std::size_t files = 0;
    for (const auto& file : std::filesystem::directory_iterator(pathOf(""))) {
        QVERIFY2(caseBoard(file.path().filename().string()).hasValue(), file.path().c_str());
        ++files;
    }
    QCOMPARE(files, std::size_t{35});
    const auto many = caseBoard("many-lights-look-off.edges");
    QCOMPARE(many->game.vertexCount(), std::size_t{3000});
}

void CasesTest::choosesAGraph() {
    ReadReport report;
    QVERIFY(caseBoard("many.g6", {.report = &report, .graph = 2}).hasValue());
    QCOMPARE(report.graphCount, std::size_t{2});
    const auto third = caseBoard("many.g6", {.graph = 3});
    QCOMPARE(third.error().code, ErrorCode::graphOutOfRange);
    QCOMPARE(third.error().expected, std::uint64_t{2});
    QCOMPARE(caseBoard("a.dot", {.graph = 2}).error().code, ErrorCode::graphOutOfRange);
}

void CasesTest::asksWhatABlockIs() {
    ReadReport report;
    QVERIFY(caseBoard("board5.txt", {.report = &report}).hasValue());
    QVERIFY(!report.isClear() && report.reading == ReadingKind::matrix);
    const auto lights = caseBoard("board5.txt", {.reading = ReadingKind::lights});
    QCOMPARE(lights->game.rule().lattice()->cols, std::size_t{5});
    QCOMPARE(lights->game.lights(), *BitVector::fromString("0101010101010101010101010"));
    const auto table = caseBoard("nonsq.txt", {.reading = ReadingKind::table});
    QCOMPARE(table->game.rule().lightCount(), std::size_t{4});
    QCOMPARE(table->game.rule().buttonCount(), std::size_t{6});
}

void CasesTest::countsParallelEdges() {
    for (const char* name : {"gephi.graphml", "nx-multi.gml"}) {
        ReadReport report;
        const auto merged = caseBoard(name, {.report = &report});
        QCOMPARE(report.parallelEdges, std::size_t{1});
        const auto cancelled = caseBoard(name, {.parallelEdges = ParallelEdges::cancel});
        QCOMPARE(cancelled->game.rule().edgeCount(), merged->game.rule().edgeCount() - 1);
    }
    // Both directions of one edge occur twice each, and so do the arcs of another one.
    ReadReport report;
    QVERIFY(readBoard("a b\nb a\nc -> d\nd -> c\n", FileFormat::edgeList, {.report = &report})
                .hasValue());
    QCOMPARE(report.parallelEdges, std::size_t{1});
}

void CasesTest::namesEncodings() {
    for (const auto& [name, encoding] :
         {std::pair("latin1.gml", "ISO-8859-1"), std::pair("utf16.graphml", "UTF-16")}) {
        ReadReport report;
        QVERIFY(caseBoard(name, {.report = &report}).hasValue());
        QCOMPARE(report.encoding, std::string(encoding));
    }
    const auto declared = readBoard("<?xml version=\"1.0\" encoding='windows-1252'?>"
                                    "<graphml><graph><node id=\"\x80uro\"/></graph></graphml>",
                                    FileFormat::graphMl);
    QCOMPARE(declared->game.rule().graph()->label(0), std::string("€uro"));
    ReadReport undeclared;
    const auto western = readBoard("a b\nb \xE9\n", FileFormat::edgeList, {.report = &undeclared});
    QCOMPARE(western->game.rule().graph()->label(2), std::string("é"));
    QCOMPARE(undeclared.encoding, std::string("ISO-8859-1"));
}

LIGHTSOUT_TEST(CasesTest)
#include "CasesTest.moc"
