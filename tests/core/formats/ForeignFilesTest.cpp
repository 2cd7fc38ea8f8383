// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"

#include "gf2/Elimination.h"
#include "graph/Symmetry.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

/// Reads files written by other programs; tests/data/README.md explains their origin.
class ForeignFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsThem_data();
    void readsThem();
    void readsTheFilesOfAllPrograms();
    void keepsPlaces();
    void keepsNamesInAllScripts();
    void reportsOmissions_data();
    void reportsOmissions();
};

namespace {

Result<SavedBoard> boardIn(const std::string& name, bool selfInfluence = true) {
    return readBoardFile(std::filesystem::path(TEST_DATA) / "foreign" / name,
                         {.selfInfluence = selfInfluence});
}

const Graph& graphIn(const Result<SavedBoard>& board) {
    return *board->game.rule().graph();
}

std::size_t rankOf(const SavedBoard& board) {
    Progress progress;
    const BitMatrix matrix = board.game.rule().influenceMatrix();
    return reducedEchelonForm(matrix, matrix.cols(), progress).rank();
}

} // namespace

void ForeignFilesTest::readsThem_data() {
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::size_t>("vertices");
    QTest::addColumn<std::size_t>("edges");        // mutual arcs count once, loops do not count
    QTest::addColumn<std::size_t>("rank");         // of the adjacency matrix
    QTest::addColumn<std::size_t>("rankWithSelf"); // of the matrix with ones on the diagonal
    QTest::addColumn<std::string>("automorphisms");
    const auto add = [](const char* name, std::size_t vertices, std::size_t edges, std::size_t rank,
                        std::size_t rankWithSelf, const char* automorphisms) {
        QTest::newRow(name) << std::string(name) << vertices << edges << rank << rankWithSelf
                            << std::string(automorphisms);
    };
    add("networkx-petersen.graphml", 10, 15, 6, 5, "120");
    add("networkx-petersen.gml", 10, 15, 6, 5, "120");
    add("nauty-petersen.txt", 10, 15, 6, 0, "120");
    add("networkx-karate.graphml", 34, 78, 24, 33, "480");
    add("networkx-dodecahedron.g6", 20, 30, 16, 14, "120");
    add("networkx-dodecahedron.s6", 20, 30, 16, 14, "120");
    add("networkx-icosahedron.edges", 12, 30, 12, 6, "120");
    add("igraph-heawood.graphml", 14, 21, 8, 13, "336");
    add("igraph-heawood.gml", 14, 21, 8, 13, "336");
    add("igraph-heawood.edges", 14, 21, 8, 13, "336");
    add("igraph-tree.graphml", 15, 14, 7, 15, "128");
    add("igraph-tree.gml", 15, 14, 7, 15, "128");
    add("nauty-cycle.g6", 7, 7, 6, 7, "14");
    add("nauty-bipartite.g6", 6, 9, 2, 5, "72");
    add("nauty-moebius-kantor.s6", 16, 24, 16, 12, "96");
    add("nauty-hypercube.s6", 16, 32, 8, 16, "384");
    add("python-cube.csv", 8, 12, 8, 0, "48");
    add("networkx-directed.graphml", 4, 3, 2, 4, "1");
    add("networkx-directed.gml", 4, 3, 2, 4, "1");
}

void ForeignFilesTest::readsThem() {
    QFETCH(std::string, name);
    QFETCH(std::size_t, vertices);
    QFETCH(std::size_t, edges);
    QFETCH(std::size_t, rank);
    QFETCH(std::size_t, rankWithSelf);
    QFETCH(std::string, automorphisms);
    const auto board = boardIn(name, false);
    QVERIFY(board.hasValue());
    QCOMPARE(graphIn(board).vertexCount(), vertices);
    QCOMPARE(graphIn(board).edgeCount(), edges);
    QCOMPARE(rankOf(*board), rank);
    QCOMPARE(*automorphismCount(graphIn(board)), automorphisms);
    if (rankWithSelf > 0) { // a matrix specifies self-influence itself
        QCOMPARE(rankOf(*boardIn(name)), rankWithSelf);
    }
}

void ForeignFilesTest::readsTheFilesOfAllPrograms() {
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(TEST_DATA) / "foreign")) {
        QVERIFY2(boardIn(file.path().filename().string()).hasValue(), file.path().c_str());
    }
}

void ForeignFilesTest::keepsPlaces() {
    for (const char* name : {"networkx-petersen.graphml", "networkx-petersen.gml"}) {
        const auto board = boardIn(name);
        // 3 cos and 3 sin of 54°, exact to the last digit that Python wrote.
        QCOMPARE(graphIn(board).position(2).x, 3 * std::cos(2 * M_PI * 2 / 5 - M_PI / 2));
        QCOMPARE(graphIn(board).position(2).y, 3 * std::sin(2 * M_PI * 2 / 5 - M_PI / 2));
    }
    QCOMPARE(graphIn(boardIn("igraph-heawood.gml")).position(1).x, 0.900968867902419);
}

void ForeignFilesTest::keepsNamesInAllScripts() {
    for (const char* name : {"networkx-directed.graphml", "networkx-directed.gml"}) {
        const auto board = boardIn(name, false);
        const Graph& graph = graphIn(board);
        const std::vector<std::string> names{"Zoé", "שלום", "a & \"b\"", "alone"};
        for (Vertex v = 0; v < names.size(); ++v) {
            QCOMPARE(graph.label(v), names[v]);
            QCOMPARE(graph.selfInfluence(v), v == 1);
        }
        QVERIFY(graph.hasArc(0, 1) && !graph.hasArc(1, 0));
        QVERIFY(graph.hasArc(0, 2) && graph.hasArc(2, 0));
    }
    QCOMPARE(graphIn(boardIn("igraph-heawood.graphml")).label(3), std::string("v\"3\" é"));
    QCOMPARE(graphIn(boardIn("igraph-heawood.gml")).label(13), std::string("v\"13\" é"));
}

void ForeignFilesTest::reportsOmissions_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<FileFormat>("format");
    QTest::addColumn<QStringList>("leftOut");
    const auto add = [](const char* name, FileFormat format, const std::string& text,
                        const QStringList& leftOut) {
        QTest::newRow(name) << text << format << leftOut;
    };
    for (const auto& [name, format, leftOut] :
         {std::tuple("networkx-karate.graphml", FileFormat::graphMl,
                     QStringList{"club", "graph name"}),
          std::tuple("networkx-petersen.gml", FileFormat::gml, QStringList{"graph name"}),
          std::tuple("igraph-heawood.graphml", FileFormat::graphMl, QStringList()),
          std::tuple("igraph-heawood.gml", FileFormat::gml, QStringList()),
          std::tuple("networkx-icosahedron.edges", FileFormat::edgeList, QStringList())}) {
        const auto text =
            readBoardText(std::filesystem::path(TEST_DATA) / "foreign" / name, format);
        add(name, format, *text, leftOut);
    }
    add("weights and an unknown key", FileFormat::graphMl,
        R"(<graphml><key id="w" for="edge" attr.name="weight" attr.type="double"/>
           <graph><node id="a"><data key="yed">1</data></node>
           <edge source="a" target="a"><data key="w">2</data></edge></graph></graphml>)",
        {"edge weight", "yed"});
    add("a text of another meaning", FileFormat::graphMl,
        R"(<graphml><key id="s" for="node" attr.name="start" attr.type="string"/>
           <graph><node id="a"><data key="s">Monday</data></node></graph></graphml>)",
        {"start"});
    add("lists and keys", FileFormat::gml,
        R"(graph [ comment "c" node [ id 0 graphics [ x 1 y 2 fill "red" ] more [ deep 1 ] ]
           edge [ source 0 target 0 value 3 ] ])",
        {"edge value", "fill", "graph comment", "more"});
    add("two names", FileFormat::gml, R"(graph [ node [ id 0 label "a" name "b" ] ])", {"name"});
    add("comments of edges", FileFormat::edgeList, "0 1 # first\n", {"#"});
    add("a rule of life", FileFormat::rle, "#N Block\nx = 2, y = 2, rule = B3/S23\n2o$2o!\n",
        {"#", "rule"});
    add("a named pattern", FileFormat::cells, "!Name: Block\nOO\nOO\n", {"!"});
}

void ForeignFilesTest::reportsOmissions() {
    QFETCH(const std::string, text);
    QFETCH(const FileFormat, format);
    QFETCH(const QStringList, leftOut);
    ReadReport report;
    QVERIFY(readBoard(text, format, {.report = &report}).hasValue());
    QStringList names;
    for (const auto& [name, times] : report.leftOut) {
        names << QString::fromStdString(name);
    }
    QCOMPARE(names, leftOut);
}

LIGHTSOUT_TEST(ForeignFilesTest)
#include "ForeignFilesTest.moc"
