// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"
#include "formats/EnglishText.h"
#include "formats/TextReader.h"
#include "tests/core/formats/ReadGraphs.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/Repeated.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Reads what people bring, each with the sentence that says how it was read.
class ReadingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsFiles_data();
    void readsFiles();
    void lacksNoFile();
    void readsLabelsAndPositions();
    void readsTheLights();
    void readsTexts_data();
    void readsTexts();
    void readsOtherBoards();
    void obeysTheDiagonal();
    void takesLinearTime_data();
    void takesLinearTime();
    void cancels();
};

namespace {

std::filesystem::path pathOfText(const std::string& name) {
    return std::filesystem::path(TEST_DATA) / "texts" / name;
}

std::string sentenceOf(const Result<SavedBoard>& board, const ReadReport& report) {
    return board ? readingText(*board, report) : "refused: " + englishErrorText(board.error());
}

} // namespace

void ReadingsTest::readsFiles_data() {
    QTest::addColumn<std::string>("sentence");
    const auto add = [](const char* name, const char* sentence) {
        QTest::newRow(name) << std::string(sentence);
    };
    add("adjdict.json", "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("aoc-machines.txt", "machine of 4 lights and 6 buttons");
    add("b-w.txt", "4 x 4 board, 8 lights on");
    add("colon.txt", "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("dot-label-amp.dot", "graph of 5 vertices, 3 edges");
    add("empty.csv", "refused: the file is empty");
    add("graphonline.txt", "graph of 3 vertices, 2 edges, from its influence matrix");
    add("header-fr.csv", "graph of 3 vertices, 2 edges, from a list of edges");
    add("hog.lst", "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("holes-as-we-write.graphml", "graph of 9 vertices, 8 edges");
    add("holes-saved-by-igraph.graphml", "graph of 9 vertices, 8 edges");
    add("light-buttons.txt", "graph of 4 vertices, 4 edges, from a list of neighbours");
    add("lights-2x2.json", "graph of 2 vertices, 0 edges, from its influence matrix");
    add("mac-lights.txt", "3 x 3 board, 5 lights on");
    add("mac.csv", "graph of 3 vertices, 2 edges, from a list of edges");
    add("many-boards.txt", "5 x 6 board, 15 lights on");
    add("markdown.txt", "graph of 3 vertices, 2 edges, from its influence matrix");
    add("matlab-disp.txt", "graph of 3 vertices, 2 edges, from its influence matrix");
    add("metis.graph", "refused: this is a file in the format METIS, which is not read");
    add("mnobanner.mtx", "graph of 3 vertices, 2 edges");
    add("multi-target.csv", "graph of 4 vertices, 3 edges, from a list of neighbours");
    add("nbsp.txt", "graph of 3 vertices, 2 edges, from its influence matrix");
    add("net.cx2", "graph of 3 vertices, 2 edges");
    add("nm-header-edges.txt", "graph of 5 vertices, 6 edges, from a list of edges");
    add("nodes-table.csv", "graph of 3 vertices, 0 edges, from a table of vertices");
    add("nx-adjdata.json", "graph of 3 vertices, 2 edges");
    add("nx-grid.edgelist", "graph of 9 vertices, 12 edges, from a list of edges");
    add("nxadj.adjlist", "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("our-export-header.edges", "graph of 10 vertices, 15 edges, from a list of edges");
    add("pace.gr", "graph of 3 vertices, 2 edges");
    add("pylist.txt", "graph of 3 vertices, 2 edges, from a list of edges");
    add("rows-cols-header-board.txt", "5 x 5 board, 12 lights on");
    add("sheet-trail.tsv", "graph of 3 vertices, 2 edges, from its influence matrix");
    add("showg.txt", "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("size-header-board4.txt", "4 x 4 board, 8 lights on");
    add("three-state.txt",
        "refused: A digit 2 appears: boards of more than two states are not read");
    add("two-mode.net", "table of 3 lights and 2 buttons");
    add("visjs.json", "graph of 3 vertices, 2 edges");
    add("yed-live.graphml", "graph of 2 vertices, 1 arc");
    add("zero-diagonal-same-graph.edges", "graph of 3 vertices, 2 edges, from a list of edges");
    add("zero-diagonal.mtx", "graph of 3 vertices, 2 edges");
    add("zero-diagonal.txt", "graph of 3 vertices, 2 edges, from its influence matrix");
}

void ReadingsTest::readsFiles() {
    QFETCH(const std::string, sentence);
    ReadReport report;
    const auto board = readBoardFile(pathOfText(QTest::currentDataTag()), {.report = &report});
    QCOMPARE(sentenceOf(board, report), sentence);
}

void ReadingsTest::lacksNoFile() {
    readsFiles_data();
    std::size_t files = 0;
    for (const auto& file : std::filesystem::directory_iterator(pathOfText(""))) {
        files += file.is_regular_file() ? 1 : 0;
    }
    QCOMPARE(files, std::size_t{42});
}

void ReadingsTest::readsLabelsAndPositions() {
    const auto check = [](const char* name, const char* labels, const std::vector<Point>& places) {
        ReadReport report;
        const auto board = readBoardFile(pathOfText(name), {.report = &report});
        const Graph& graph = *board->game.rule().graph();
        QCOMPARE(labelsOf(graph), std::string(labels));
        QCOMPARE(report.hasPositions, !places.empty());
        for (Vertex v = 0; v < places.size(); ++v) {
            QVERIFY2(graph.position(v) == places[v], name);
        }
    };
    check("yed-live.graphml", "Hall|Bath", {{469, 246}, {569, 246}});
    check("net.cx2", "A|B|C", {{1, 2}, {3, 2}, {5, 2}});
    check("visjs.json", "A|B|C", {});
    const auto drawing = readBoardFile(pathOfText("dot-label-amp.dot"));
    QCOMPARE(labelsOf(*drawing->game.rule().graph()),
             std::string("Łódź & Köln|a b|שלום|x\"q<|lonely"));
    const auto grid = readBoardFile(pathOfText("nx-grid.edgelist"));
    QVERIFY(labelsOf(*grid->game.rule().graph()).starts_with("(0, 0)|"));
    ReadReport report;
    QVERIFY(readBoardFile(pathOfText("yed-live.graphml"), {.report = &report}).hasValue());
    QCOMPARE(leftOutOf(report), std::string());
}

namespace {

/// Returns the fewest presses that win, by trying all sets of presses.
std::size_t fewestByTrial(const Game& game) {
    const Rule& rule = game.rule();
    std::size_t fewest = SIZE_MAX;
    for (std::uint64_t presses = 0; presses >> rule.vertexCount() == 0; ++presses) {
        BitVector pressed(rule.vertexCount());
        bool hasButtons = true;
        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
            pressed.set(v, (presses >> v & 1U) != 0);
            hasButtons = hasButtons && (!pressed[v] || rule.hasButton(v));
        }
        if (hasButtons && (game.lights() ^ rule.changedBy(pressed)) == game.target()) {
            fewest = std::min(fewest, pressed.count());
        }
    }
    return fewest;
}

} // namespace

void ReadingsTest::readsTheLights() {
    QCOMPARE(fewestByTrial(readBoardFile(pathOfText("size-header-board4.txt"))->game),
             std::size_t{4});
    const Game machine = readBoardFile(pathOfText("aoc-machines.txt"))->game;
    QCOMPARE(machine.lights().toString(), std::string("0000000110")); // buttons, then lights
    QCOMPARE(fewestByTrial(machine), std::size_t{2});
    QCOMPARE(fewestByTrial(readBoardFile(pathOfText("aoc-machines.txt"), {.graph = 2})->game),
             std::size_t{3});
    for (const char* name : {"holes-as-we-write.graphml", "holes-saved-by-igraph.graphml"}) {
        const Rule rule = readBoardFile(pathOfText(name))->game.rule();
        QCOMPARE(rule.buttonCount(), std::size_t{8});
        QCOMPARE(rule.lightCount(), std::size_t{8});
    }
}

void ReadingsTest::readsTexts_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("sentence");
    const auto add = [](const char* name, const char* text, const char* sentence) {
        QTest::newRow(name) << std::string(text) << std::string(sentence);
    };
    add("title", "Lights Out\n1 0 1\n0 1 0\n1 1 1\n",
        "graph of 3 vertices, 3 arcs, from its influence matrix");
    add("title of a board", "The first level:\n\n#.#\n.#.\n", "2 x 3 board, 3 lights on");
    add("names of columns", "A B\n1 0\n0 1\n",
        "graph of 2 vertices, 0 edges, from its influence matrix");
    add("numbered rows", "one two\n1 0 1\n2 1 0\n",
        "graph of 2 vertices, 1 edge, from its influence matrix");
    add("words", "on off on\noff on off\n", "2 x 3 board, 3 lights on");
    add("words in French", "[\"allumé\", \"éteint\"]\n[\"éteint\", \"éteint\"]",
        "2 x 2 board, 1 light on");
    add("mermaid", "graph TD;\n  A-->B;\n  B-->C;\n",
        "graph of 3 vertices, 2 arcs, from a list of edges");
    add("equations", "x1 + x2 = 1\nx2 + x3 = 0\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"x1 + x2 = 1\"; "
        "give "
        "columns Source and Target, or equally many entries in each row");
    add("pairs in a line", "1-2 2-3 3-1", "graph of 3 vertices, 3 edges, from a list of edges");
    add("uneven rows", "1 1 1\n1 1\n1 1 1\n", "refused: a row of 2 entries instead of 3");
    add("light: buttons", "light: buttons\nA: 1 2\nB: 2 3\n", "table of 2 lights and 3 buttons");
    add("a list without brackets", "1 1 0; 1 1 1; 0 1 1\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("columns without known names", "v w\n1 2\n2 3\n3 4\n",
        "graph of 6 vertices, 4 edges, from a list of edges");
    add("functions", "deg(1)=2\ndeg(2)=3\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"deg(1)=2\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("lists of vertices and edges", "Graph[{1, 2, 3}, {1 <-> 2, 2 <-> 3}]",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("calls in a list", "Graph[{1, 2, 3}, {UndirectedEdge[1, 2], UndirectedEdge[2, 3]}]",
        "refused: the table is neither a matrix nor a list of edges, because of "
        "\"UndirectedEdge[1, 2]\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("other digits", "2 2 2\n2 2 2\n",
        "refused: A digit 2 appears: boards of more than two states are not read");
    add("a word", "abc\n", "refused: \"abc\" was found where 0 or 1 was expected");
    add("title with a number", "Level 12\n#.#\n.#.\n", "2 x 3 board, 3 lights on");
    add("row of three dots", "X.X\n...\nX.X\n", "3 x 3 board, 4 lights on");
    add("continued rows", "[1 0 ...\n 0 1; 1 1 ...\n 1 1]", "table of 2 lights and 4 buttons");
    add("counted pairs in a line", "1 2;2 3;",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("julia sparse",
        "3x3 SparseMatrixCSC{Int64, Int64} with 4 stored entries:\n  [2, 1]  =  1\n  [1, 2]  =  "
        "1\n  [3, 2]  =  1\n  [2, 3]  =  1\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("json vertices",
        "{\"vertices\":[\"a\",\"b\",\"c\"],\"edges\":[[\"a\",\"b\"],[\"b\",\"c\"]]}",
        "graph of 3 vertices, 2 edges");
    add("json count", "{\"nodes\":3,\"edges\":[[0,1],[1,2]]}", "graph of 3 vertices, 2 edges");
    add("json edges", "{\"edges\":[[\"a\",\"b\"],[\"b\",\"c\"]]}", "graph of 3 vertices, 2 edges");
    add("json V E", "{\"V\":[\"a\",\"b\",\"c\"],\"E\":[[\"a\",\"b\"],[\"b\",\"c\"]]}",
        "graph of 3 vertices, 2 edges");
    add("json from to", "[\n {\"from\":1,\"to\":2},\n {\"from\":2,\"to\":3}]",
        "graph of 3 vertices, 2 edges");
    add("json records", "[{\"s\":\"a\",\"t\":\"b\"},{\"s\":\"b\",\"t\":\"c\"}]",
        "graph of 3 vertices, 2 edges");
    add("json other keys", "{\"nodes\":[{\"id\":1},{\"id\":2}],\"lines\":[{\"a\":1,\"b\":2}]}",
        "refused: the file lists vertices, but no edges under a known name (edges, links)");
    add("jgf graphs",
        "{\"graphs\":[{\"nodes\":{\"a\":{},\"b\":{}},\"edges\":[{\"source\":\"a\",\"target\":\"b\"}"
        "]},{\"nodes\":{\"a\":{},\"c\":{}},\"edges\":[]}]}",
        "graph of 2 vertices, 1 edge");
    add("gml labels",
        "graph [ node [ label \"a\" ] node [ label \"b\" ] edge [ source \"a\" target \"b\" ] ]",
        "graph of 2 vertices, 1 edge");
    add("gml edges", "graph [ edge [ source 1 target 2 ] edge [ source 2 target 3 ] ]",
        "graph of 3 vertices, 2 edges");
    add("matrix market", "% no banner\n3 3 2\n1 2\n2 3\n", "graph of 3 vertices, 2 edges");
    add("metis weights", "3 2 001\n2 5\n1 5 3 7\n2 7\n",
        "refused: this is a file in the format METIS, which is not read");
    add("showg",
        "\nGraph 1, order 3.\n  0 : 1;\n  1 : 0 2;\n  2 : 1;\n\nGraph 2, order 2.\n  0 : 1;\n  1 : "
        "0;\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("showg -a", "\nGraph 1, order 3.\n010\n101\n010\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("archive", "PK\003\004aaa", "refused: this is a spreadsheet (.xlsx); save it as CSV");
    add("blankboards", "#O#\nO#O\n#O#\n\nOOO\n###\nOOO\n", "3 x 3 board, 5 lights on");
    add("cpp", "int a[3][3] = {{0,1,0},{1,0,1},{0,1,0}};",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("cyto",
        "{\"elements\":{\"nodes\":[{\"data\":{\"id\":\"a\"}},{\"data\":{\"id\":\"b\"}}],\"edges\":["
        "{\"data\":{\"source\":\"a\",\"target\":\"b\"}}]}}",
        "graph of 2 vertices, 1 edge");
    add("d3",
        "{\"nodes\":[{\"id\":\"A\"},{\"id\":\"B\"}],\"links\":[{\"source\":\"A\",\"target\":\"B\","
        "\"value\":1}]}",
        "graph of 2 vertices, 1 edge");
    add("dash",
        "[{\"data\":{\"id\":\"a\",\"label\":\"A\"}},{\"data\":{\"id\":\"b\",\"label\":\"B\"}},{"
        "\"data\":{\"source\":\"a\",\"target\":\"b\"}}]",
        "graph of 2 vertices, 1 edge");
    add("de", "Von;Nach\nA;B\nB;C\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("de2", "Quelle\tZiel\tGewicht\nA\tB\t3\nB\tC\t4\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("defaultdict", "defaultdict(<class 'list'>, {0: [1], 1: [0, 2], 2: [1]})",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("dictlines", "graph = {\n  'A': ['B'],\n  'B': ['A', 'C'],\n  'C': ['B'],\n}\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("dictlist", "{'a': ['b'], 'b': ['a', 'c'], 'c': ['b']}",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("dictset", "{0: {1}, 1: {0, 2}, 2: {1}}",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("dl", "dl n=3 format=edgelist1\ndata:\n1 2\n2 3\n",
        "refused: this is a file in the format DL (UCINET), which is not read");
    add("drawio", "<mxfile><diagram/></mxfile>",
        "refused: this is a file in the format draw.io, which is not read");
    add("emoji", "🟨⬛🟨\n⬛🟨⬛\n", "2 x 3 board, 3 lights on");
    add("es", "Origen,Destino\nA,B\nB,C\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("flat", "0 1\n", "graph of 2 vertices, 1 edge, from a list of edges");
    add("gephinodes", "Id,Label\n1,Ana\n2,Bea\n",
        "graph of 2 vertices, 0 edges, from a table of vertices");
    add("graphology",
        "{\"attributes\":{},\"nodes\":[{\"key\":\"a\"},{\"key\":\"b\"}],\"edges\":[{\"key\":\"e\","
        "\"source\":\"a\",\"target\":\"b\"}]}",
        "graph of 2 vertices, 1 edge");
    add("gridpy", "[((0, 0), (0, 1)), ((0, 1), (0, 2))]",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("he", "מקור,יעד\nA,B\nB,C\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("it", "Origine;Destinazione\nA;B\nB;C\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("java", "int[][] a = {{0,1,0},{1,0,1},{0,1,0}};",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("jgf",
        "{\"graph\":{\"nodes\":{\"a\":{\"label\":\"A\"},\"b\":{\"label\":\"B\"}},\"edges\":[{"
        "\"source\":\"a\",\"target\":\"b\"}]}}",
        "graph of 2 vertices, 1 edge");
    add("js", "const a = [[0,1,0],[1,0,1],[0,1,0]];",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("jsonnoedge", "{\"nodes\":[{\"id\":1},{\"id\":2}]}",
        "refused: the file lists vertices, but no edges under a known name (edges, links)");
    add("julia1", "3×3 Matrix{Int64}:\n 0  1  0\n 1  0  1\n 0  1  0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("julia2",
        "3×3 SparseMatrixCSC{Int64, Int64} with 4 stored entries:\n ⋅  1  ⋅\n 1  ⋅  1\n ⋅  1  ⋅\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("julia3", "3×3 BitMatrix:\n 0  1  0\n 1  0  1\n 0  1  0",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("julia4", "[0 1 0; 1 0 1; 0 1 0]",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("latex1", "\\begin{pmatrix} 0 & 1 & 0 \\\\ 1 & 0 & 1 \\\\ 0 & 1 & 0 \\end{pmatrix}",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("latex2", "\\begin{bmatrix}\n0 & 1 & 0 \\\\\n1 & 0 & 1 \\\\\n0 & 1 & 0\n\\end{bmatrix}\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("latex3",
        "\\left[\\begin{array}{ccc}\n0 & 1 & 0 \\\\\n1 & 0 & 1 \\\\\n0 & 1 & 0 "
        "\\\\\n\\end{array}\\right]\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("latlon", "Name,Lat,Lon\nA,1.5,2.5\nB,3.5,4.5\n",
        "graph of 2 vertices, 0 edges, from a table of vertices");
    add("lb", "L1: b1 b2\nL2: b2 b3\n", "table of 2 lights and 3 buttons");
    add("leda", "LEDA.GRAPH\nstring\nint\n-1\n3\n",
        "refused: this is a file in the format LEDA, which is not read");
    add("leet", "[[\"X\",\".\"],[\"O\",\"X\"]]",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("leet2", "[[\"X\",\".\",\"X\"],[\".\",\"X\",\".\"]]", "2 x 3 board, 3 lights on");
    add("lgl", "# a\nb\n# b\nc\n", "refused: this is a file in the format LGL, which is not read");
    add("listids",
        "{\"directed\":false,\"multigraph\":false,\"graph\":{},\"nodes\":[{\"id\":[0,0]},{\"id\":["
        "0,1]}],\"links\":[{\"source\":[0,0],\"target\":[0,1]}]}",
        "graph of 2 vertices, 1 edge");
    add("mach1", "[.###.#] (0,1,2,3,4) (0,3,4) (0,1,2,4,5) (1,2) {10,11,11,5,10,5}\n",
        "machine of 6 lights and 4 buttons");
    add("mathematica1", "{{0, 1, 0}, {1, 0, 1}, {0, 1, 0}}",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("mathematica2", "0   1   0\n\n1   0   1\n\n0   1   0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("mathematica3", "Graph[{1 <-> 2, 2 <-> 3}]",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("mathematica4", "{1 -> 2, 2 -> 3}", "graph of 3 vertices, 2 arcs, from a list of edges");
    add("mathematica5", "{{1,2},{2,3}}", "graph of 3 vertices, 2 edges, from a list of edges");
    add("mathematica6", "{1 ↔ 2, 2 ↔ 3}", "graph of 3 vertices, 2 edges, from a list of edges");
    add("matlab1", "A = [0 1 0; 1 0 1; 0 1 0];",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("matlab2", "A =\n\n   0   1   0\n   1   0   1\n   0   1   0\n\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("matlab3", "A =\n\n  3×3 logical array\n\n   0   1   0\n   1   0   1\n   0   1   0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("matlab4", "A = [0 1 0\n     1 0 1\n     0 1 0]",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("matlabsp",
        "A =\n\n   (2,1)        1\n   (1,2)        1\n   (3,2)        1\n   (2,3)        1\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("maxima", "[ 0  1  0 ]\n[         ]\n[ 1  0  1 ]\n[         ]\n[ 0  1  0 ]\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("md2",
        "|   | A | B | C |\n|---|:-:|---|---|\n| A | 0 | 1 | 0 |\n| B | 1 | 0 | 1 |\n| C | 0 | 1 | "
        "0 |\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("n1", "3\n1 2\n2 3\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("n5", "5\n10101\n01010\n10101\n01010\n10101\n", "5 x 5 board, 13 lights on");
    add("nm0", "3 2\n0 1\n1 2\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("nmiso", "5 2\n1 2\n2 3\n", "graph of 5 vertices, 2 edges, from a list of edges");
    add("nmw", "3 2\n1 2 5\n2 3 7\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("np1", "array([[0, 1, 0],\n       [1, 0, 1],\n       [0, 1, 0]])\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("np2", "[[0 1 0]\n [1 0 1]\n [0 1 0]]\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("np3",
        "array([[False,  True, False],\n       [ True, False,  True],\n       [False,  True, "
        "False]])\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("np4", "array([[0, 1], [1, 0]], dtype=uint8)",
        "graph of 2 vertices, 1 edge, from its influence matrix");
    add("np5", "[[0. 1. 0.]\n [1. 0. 1.]\n [0. 1. 0.]]",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("np6", "np.array([[1,1,0],[1,1,1],[0,1,1]])",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("npmatrix", "matrix([[0, 1, 0],\n        [1, 0, 1],\n        [0, 1, 0]])",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("nxadjview", "AdjacencyView({0: {1: {}}, 1: {0: {}, 2: {}}, 2: {1: {}}})",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("nxedges", "EdgeView([(0, 1), (1, 2)])",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("nxedges2", "OutEdgeView([('a', 'b'), ('b', 'c')])",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("nxedgesdata", "[('a', 'b', {'weight': 3}), ('b', 'c', {})]",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("nxnew",
        "{\"directed\":false,\"multigraph\":false,\"graph\":{},\"nodes\":[{\"id\":0},{\"id\":1}],"
        "\"edges\":[{\"source\":0,\"target\":1}]}",
        "graph of 2 vertices, 1 edge");
    add("octavesp",
        "A =\n\nCompressed Column Sparse (rows = 3, cols = 3, nnz = 4 [44%])\n\n  (2, 1) -> 1\n  "
        "(1, 2) -> 1\n  (3, 2) -> 1\n  (2, 3) -> 1\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("oneword", "hello", "refused: \"hello\" was found where 0 or 1 was expected");
    add("org", "| 0 | 1 | 0 |\n|---+---+---|\n| 1 | 0 | 1 |\n| 0 | 1 | 0 |\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("pairs1", "1-2\n2-3\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("pairs10", "A - B\nB - C\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("pairs2", "1-2, 2-3", "graph of 3 vertices, 2 edges, from a list of edges");
    add("pairs3", "A -> B\nB -> C\n", "graph of 3 vertices, 2 arcs, from a list of edges");
    add("pairs4", "A->B, B->C", "graph of 3 vertices, 2 arcs, from a list of edges");
    add("pairs5", "(0, 1), (1, 2)", "graph of 3 vertices, 2 edges, from a list of edges");
    add("pairs6", "(1,2)\n(2,3)\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("pairs7", "A -- B\nB -- C\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("pairs8", "A → B\nB → C\n", "graph of 3 vertices, 2 arcs, from a list of edges");
    add("pairs9", "{0,1},{1,2}", "graph of 3 vertices, 2 edges, from a list of edges");
    add("pandas", "   0  1  2\n0  0  1  0\n1  1  0  1\n2  0  1  0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("pandas2", "   a  b  c\na  0  1  0\nb  1  0  1\nc  0  1  0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("pandascsv", ",0,1,2\n0,0,1,0\n1,1,0,1\n2,0,1,0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("prose", "Hello world, this is\na text that nobody\ncan read as a board.\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"a text that "
        "nobody\"; give columns Source and Target, or equally many entries in each row");
    add("prose2", "Dear all\nsee you\non Monday\n",
        "refused: the text is not a board but words or measurements; it can only be read as "
        "edges");
    add("pt", "Origem,Destino\nA,B\nB,C\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("py", "a = [[0,1,0],\n     [1,0,1],\n     [0,1,0]]\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("r1",
        "     [,1] [,2] [,3]\n[1,]    0    1    0\n[2,]    1    0    1\n[3,]    0    1    0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("r2", "  V1 V2 V3\n1  0  1  0\n2  1  0  1\n3  0  1  0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("r3", "  a b c\na 0 1 0\nb 1 0 1\nc 0 1 0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("r4",
        "3 x 3 sparse Matrix of class \"dgCMatrix\"\n            \n[1,] . 1 .\n[2,] 1 . 1\n[3,] . "
        "1 .\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("sage1", "[0 1 0]\n[1 0 1]\n[0 1 0]\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("sage2", "matrix(GF(2), [[0,1,0],[1,0,1],[0,1,0]])",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("sage3", "A = matrix(GF(2), 3, 3, [[0, 1, 0],\n    [1, 0, 1],\n    [0, 1, 0]])\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("scipy1", "  (0, 1)\t1\n  (1, 0)\t1\n  (1, 2)\t1\n  (2, 1)\t1\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("scipy2",
        "<Compressed Sparse Row sparse matrix of dtype 'int64'\n\twith 4 stored elements and shape "
        "(3, 3)>\n  Coords\tValues\n  (0, 1)\t1\n  (1, 0)\t1\n  (1, 2)\t1\n  (2, 1)\t1\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("shopping", "milk\nbread\neggs\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"milk\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("size5c5", "5 5\n0 1 0 0 1\n1 0 1 0 0\n0 1 0 1 0\n0 0 1 0 1\n1 0 0 1 0\n",
        "graph of 5 vertices, 5 edges, from its influence matrix");
    add("strs", "[\".#.\", \"#.#\"]", "2 x 3 board, 3 lights on");
    add("strs2", "[\"010\",\"101\"]", "2 x 3 board, 3 lights on");
    add("sympy1", "Matrix([\n[0, 1, 0],\n[1, 0, 1],\n[0, 1, 0]])",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("sympy2", "⎡0  1  0⎤\n⎢       ⎥\n⎢1  0  1⎥\n⎢       ⎥\n⎣0  1  0⎦\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("table", ",b1,b2,b3\nl1,1,0,1\nl2,0,1,1\n", "table of 2 lights and 3 buttons");
    add("tf", "T F T\nF T F\n", "2 x 3 board, 3 lights on");
    add("threes", "01210\n20102\n01010\n",
        "refused: A digit 2 appears: boards of more than two states are not read");
    add("two", "2\n3 3\n010\n111\n010\n2 2\n11\n00\n", "3 x 3 board, 5 lights on");
    add("uneven", "0 1 0\n1 0\n0 1 0\n", "refused: a row of 2 entries instead of 3");
    add("unknownhdr", "Foo,Bar\nA,B\nB,C\nC,D\n",
        "graph of 6 vertices, 4 edges, from a list of edges");
    add("uva", "5 5\n#####\n#...#\n#...#\n#...#\n#####\n", "5 x 5 board, 16 lights on");
    add("weights", "0 3 0\n3 0 5\n0 5 0\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("wide", "0 1 0 1\n1 0 1 0\n", "2 x 4 board, 4 lights on");
    add("yn", "YNY\nNYN\nYYY\n", "3 x 3 board, 6 lights on");
    add("neigh-lists", "[[1,2],[0],[0]]",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("neigh-lists-eq", "[[1,3],[0,2],[1,3],[0,2]]",
        "graph of 4 vertices, 4 edges, from a list of neighbours");
    add("neigh-empty", "[[1],[0],[]]", "graph of 3 vertices, 1 edge, from a list of neighbours");
    add("py-sets", "[{1, 2}, {0}, {0}]", "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("py-torchedge", "tensor([[0, 1, 1, 2],\n        [1, 0, 2, 1]])\n",
        "refused: A digit 2 appears: boards of more than two states are not read");
    add("py-pandas-edges", "  source target\n0      a      b\n1      b      c\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("py-frozenset", "{frozenset({0, 1}), frozenset({1, 2})}",
        "refused: the table is neither a matrix nor a list of edges, because of \"frozenset({0, "
        "1})\"; give columns Source and Target, or equally many entries in each row");
    add("py-igraph", "IGRAPH U--- 3 2 --\n+ edges:\n0--1 1--2\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("py-igraph-named",
        "IGRAPH UN-- 3 2 --\n+ attr: name (v)\n+ edges (vertex names):\na--b, b--c\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("r-igraph", "IGRAPH 5e0a3f1 U--- 3 2 -- \n+ edges from 5e0a3f1:\n[1] 1--2 2--3\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("r-igraph2",
        "IGRAPH 2f UN-- 3 2 -- \n+ attr: name (v/c)\n+ edges from 2f (vertex names):\n[1] a--b "
        "b--c\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("r-df", "  from to\n1    a  b\n2    b  c\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("r-list", "[[1]]\n[1] 2\n\n[[2]]\n[1] 1 3\n\n[[3]]\n[1] 2\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"[[1]]\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("r-sparsenamed",
        "3 x 3 sparse Matrix of class \"dgCMatrix\"\n  a b c\na . 1 .\nb 1 . 1\nc . 1 .\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("r-structure", "structure(c(0, 1, 0, 1, 0, 1, 0, 1, 0), dim = c(3L, 3L))",
        "refused: not understood: \"(\"");
    add("matlab-graph", "G = graph([1 2],[2 3])\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"G = graph([1 "
        "2],[2 3])\"; give columns Source and Target, or equally many entries in each row");
    add("julia-adj", "3-element Vector{Vector{Int64}}:\n [2]\n [1, 3]\n [2]\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("julia-edges", "Edge 1 => 2\nEdge 2 => 3\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("julia-pair", "[1 => 2, 2 => 3]",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("julia-dict",
        "Dict{Int64, Vector{Int64}} with 3 entries:\n  2 => [1, 3]\n  3 => [2]\n  1 => [2]\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("mma-edges", "{1 \\[UndirectedEdge] 2, 2 \\[UndirectedEdge] 3}",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("mma-sparse", "SparseArray[{{1, 2} -> 1, {2, 1} -> 1, {2, 3} -> 1, {3, 2} -> 1}, {3, 3}]",
        "refused: not understood: \"SparseArray[{{1, 2} -> 1, {2, 1} -> 1, {2, 3} -> 1, {3, 2} -> "
        "1}, {3, 3}]\"");
    add("gap2", "[ [ 2 ], [ 1, 3 ], [ 2 ] ]",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("maxima", "matrix([0,1,0],[1,0,1],[0,1,0])",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("latex", "$$\\begin{pmatrix}0&1&0\\\\1&0&1\\\\0&1&0\\end{pmatrix}$$",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("judge-n-adj", "3\n1 2\n2 1 3\n1 2\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("judge-n-lists", "3\n2\n1 3\n2\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("judge-k-adj", "4\n2 2 3\n1 1\n2 1 4\n1 3\n",
        "graph of 4 vertices, 3 edges, from a list of neighbours");
    add("judge-case", "Case #1:\n010\n101\n010\n", "3 x 3 board, 4 lights on");
    add("gephi-adj", "A;B;C\nB;D\nC;D\n",
        "graph of 4 vertices, 4 edges, from a list of neighbours");
    add("adj-par", "1 (2, 3)\n2 (1)\n3 (1)\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("pairs-letters", "AB\nBC\nCD\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"AB\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("pairs-letters-comma", "AB, BC, CD",
        "refused: the text is not a board but words or measurements; it can only be read as edges");
    add("pairs-VE", "V = {1,2,3}\nE = {{1,2},{2,3}}\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("pairs-GVE", "G = ({1,2,3},{{1,2},{2,3}})",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("pairs-semi", "0,1;1,2;2,3", "graph of 4 vertices, 3 edges, from a list of edges");
    add("two-words", "hello world\ngoodbye moon\n",
        "refused: the text is not a board but words or measurements; it can only be read as edges");
    add("phone", "Alice 0123\nBob 4567\n",
        "refused: the text is not a board but words or measurements; it can only be read as edges");
    add("log", "12:30:01 INFO start\n12:30:02 INFO stop\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"12:30:01 INFO "
        "start\"; give columns Source and Target, or equally many entries in each row");
    add("json-obj-mat", "{\"matrix\": [[0,1,0],[1,0,1],[0,1,0]]}",
        "refused: the table is neither a matrix nor a list of edges, because of \"\"matrix\": "
        "[[0,1,0],[1,0,1],[0,1,0]]\"; give columns Source and Target, or equally many entries in "
        "each row");
    add("json-grid", "{\"rows\":2,\"cols\":2,\"lights\":[[1,0],[0,1]]}",
        "refused: not understood: \"\"lights\":[[1,0],[0,1]]\"");
    add("json-adj", "[[1],[0,2],[1]]", "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("lights-num", "1 2 1\n2 1 2\n",
        "refused: A digit 2 appears: boards of more than two states are not read");
    add("kattis", "3\n010\n101\n010\n", "graph of 3 vertices, 2 edges, from its influence matrix");
    add("xy", "0.5 1.5\n2.5 3.5\n", "refused: not understood: \"0.5 1.5\"");
    add("nx-grid-dict", "{(0, 0): [(0, 1), (1, 0)], (0, 1): [(0, 0)], (1, 0): [(0, 0)]}",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("py-weighted-dict", "{'A': [('B', 5), ('C', 2)], 'B': [('A', 5)], 'C': [('A', 2)]}",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("json-config", "{\"name\": \"x\", \"size\": 5}",
        "refused: the text is not a board but words or measurements; it can only be read as table");
    add("keyvalue", "Name: Bob\nAge: 7\n",
        "refused: the text is not a board but words or measurements; it can only be read as table");
    add("mail", "Subject: hello\nTo: Bob\n",
        "refused: the text is not a board but words or measurements; it can only be read as table");
    add("total", "Total: 5\n",
        "refused: the text is not a board but words or measurements; it can only be read as "
        "adjacency");
    add("edges-colon", "edges: 1 2\n",
        "refused: the text is not a board but words or measurements; it can only be read as "
        "adjacency");
    add("r-edgelist", "     [,1] [,2]\n[1,]    1    2\n[2,]    2    3\n[3,]    3    4\n",
        "graph of 4 vertices, 3 edges, from a list of edges");
    add("np-flat2", "A = np.array([0,1,0,1,0,1,0,1,0]).reshape(3,3)",
        "refused: not understood: \"A = np.array([0,1,0,1,0,1,0,1,0]).reshape(3,3)\"");
    add("csr2", "A = csr_matrix(([1,1],([0,1],[1,0])))",
        "refused: not understood: \"A = csr_matrix(([1,1],([0,1],[1,0])))\"");
    add("sage-flat2", "matrix(GF(2), 3, [0,1,0,1,0,1,0,1,0])",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("magic", "[[1,2,3],[4,5,6],[7,8,9]]", "graph of 6 vertices, 3 edges, from a list of edges");
    add("stats2", "x,y\n1,2\n3,4\n5,6\n",
        "refused: the text is not a board but words or measurements; it can only be read as table");
    add("stats3", "year,births,deaths\n2000,10,20\n2001,11,21\n",
        "refused: a row of 8 entries instead of 16");
    add("stats4", "Country;Pop\nFrance;67\nSpain;47\n",
        "refused: the text is not a board but words or measurements; it can only be read as edges");
    add("tibble", "# A tibble: 2 x 2\n  from  to   \n  <chr> <chr>\n1 a     b    \n2 b     c    \n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("petersen-adj",
        "[[1, 4, 5], [0, 2, 6], [1, 3, 7], [2, 4, 8], [0, 3, 9], [0, 7, 8], [1, 8, 9], [2, 5, 9], "
        "[3, 5, 6], [4, 6, 7]]",
        "graph of 10 vertices, 15 edges, from a list of neighbours");
    add("lists-sets", "[set(), {2}, {1}]",
        "graph of 3 vertices, 1 edge, from a list of neighbours");
    add("yaml3", "nodes: [a, b, c]\nedges: [[a, b], [b, c]]\n",
        "refused: not understood: \"edges: [[a, b], [b, c]]\"");
    add("json-graph3", "{\"name\":\"g\",\"arcs\":[[0,1]]}",
        "refused: not understood: \"\"arcs\":[[0,1]]\"");
    add("lights-sizes-x", "3x3\n010\n101\n010\n",
        "graph of 3 vertices, 2 edges, from its influence matrix");
    add("lights-onespaced", "0 1 0 1 1\n", "1 x 5 board, 3 lights on");
    add("inf", "0 inf 3\ninf 0 2\n3 2 0\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"inf\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("nan", "nan 1 nan\n1 nan 1\nnan 1 nan\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"nan\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("time", "12:00 13:00\n13:00 14:00\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"12:00 13:00\"; "
        "give columns Source and Target, or equally many entries in each row");
    add("gomap", "map[0:[1] 1:[0 2] 2:[1]]",
        "refused: the table is neither a matrix nor a list of edges, because of \"map[0:[1] 1:[0 "
        "2] 2:[1]]\"; give columns Source and Target, or equally many entries in each row");
    add("ruby", "{0=>[1], 1=>[0, 2], 2=>[1]}",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("sqltable", " source | target \n--------+--------\n a      | b\n b      | c\n(2 rows)\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("mysql",
        "+--------+--------+\n| source | target |\n+--------+--------+\n| a      | b      |\n| b   "
        "   | c      |\n+--------+--------+\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("adj-colon-semis", "1: 2; 2: 1, 3; 3: 2",
        "refused: the table is neither a matrix nor a list of edges, because of \"1: 2; 2: 1, 3; "
        "3: 2\"; give columns Source and Target, or equally many entries in each row");
    add("md-edges", "| Source | Target |\n|--------|--------|\n| A | B |\n| B | C |\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("lists-2col", "[[1], [0]]", "table of 2 lights and 1 button");
    add("hdr-de3", "Knoten 1;Knoten 2\nA;B\nB;C\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("hdr-fr2", "Sommet 1,Sommet 2\nA,B\nB,C\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("hdr-node", "nodeA,nodeB\nx,y\ny,z\n",
        "graph of 3 vertices, 2 edges, from a list of edges");
    add("hdr-ij", "i j\n1 2\n2 3\n", "graph of 5 vertices, 3 edges, from a list of edges");
    add("vtable-name", "name,x,y\nA,0,0\nB,1,1\n",
        "graph of 2 vertices, 0 edges, from a table of vertices");
    add("table-light", "light,b1,b2,b3\n1,1,0,1\n2,0,1,1\n", "table of 2 lights and 3 buttons");
    add("table-names", ";Schalter A;Schalter B\nLampe 1;1;0\nLampe 2;1;1\nLampe 3;0;1\n",
        "table of 3 lights and 2 buttons");
    add("judge-nm-str", "3 2\na b\nb c\n", "graph of 3 vertices, 2 edges, from a list of edges");
    add("judge-q", "3 2\n1 2\n2 3\n2\n1\n2\n", "refused: a row of 1 entry instead of 2");
    add("judge-mat-t", "1\n3\n0 1 0\n1 0 1\n0 1 0\n", "refused: a row of 3 entries instead of 1");
    add("uva-holes", "3 3\n1 0 -1\n0 1 0\n-1 0 1\n",
        "graph of 3 vertices, 1 edge, from its influence matrix");
    add("recipe", "Flour: 200 g\nSugar: 100 g\nEggs: 2\n",
        "refused: the text is not a board but words or measurements; it can only be read as table");
    add("perm", "2 3 1\n",
        "refused: the text is not a board but words or measurements; it can only be read as table");
    add("poly", "x^2 + 1\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"x^2 + 1\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("kv-adj-arrow2", "A -> {B, C}\nB -> {A}\nC -> {A}\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("adj-pipe", "A | B C\nB | A\nC | A\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("adj-tabs", "A\tB\tC\nB\tA\nC\tA\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("adj-paren", "A: (B, C)\nB: (A)\nC: (A)\n",
        "graph of 3 vertices, 2 edges, from a list of neighbours");
    add("adj-weights", "1: 2(5) 3(7)\n2: 1(5)\n3: 1(7)\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"1: 2(5) 3(7)\"; "
        "give columns Source and Target, or equally many entries in each row");
    add("grades", "name,maths,french\nAnn,12,15\nBen,9,11\n",
        "graph of 2 vertices, 0 edges, from a table of vertices");
    add("vocab", "dog,chien\ncat,chat\nbird,oiseau\n",
        "refused: the text is not a board but words or measurements; it can only be read as edges");
    add("passwd", "root:x:0:0:root:/root:/bin/bash\n",
        "refused: the table is neither a matrix nor a list of edges, because of "
        "\"root:x:0:0:root:/root:/bin/bash\"; give columns Source and Target, or equally many "
        "entries in each row");
    add("ini", "[main]\na=1\nb=2\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"a=1\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("chess", "rnbqkbnr\npppppppp\n........\n........\n........\n........\nPPPPPPPP\nRNBQKBNR\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"rnbqkbnr\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("sudoku",
        "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n8 0 0 0 6 0 0 0 3\n4 0 0 8 0 3 0 "
        "0 1\n7 0 0 0 2 0 0 0 6\n0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n0 0 0 0 8 0 0 7 9\n",
        "refused: A digit 5 appears: boards of more than two states are not read");
    add("board-12", "12\n21\n",
        "refused: A digit 2 appears: boards of more than two states are not read");
    add("machines-space", "[.##.] (3) (1, 3) (2) {3, 5}\n", "machine of 4 lights and 3 buttons");
    add("machine-bad", "[.#] (0) (2)\n",
        "refused: the table is neither a matrix nor a list of edges, because of \"[.#] (0) (2)\"; "
        "give columns Source and Target, or equally many entries in each row");
    add("board-border", "+---+\n|#.#|\n|.#.|\n+---+\n", "refused: a row of 3 entries instead of 5");
    add("judge-mat-n", "4\n0100\n1010\n0101\n0010\n",
        "graph of 4 vertices, 3 edges, from its influence matrix");
    add("poj1222",
        "2\n0 1 1 0 1 0\n1 0 0 1 1 1\n0 0 1 0 0 1\n1 0 0 1 0 1\n0 1 1 1 0 0\n0 0 1 0 1 0\n1 0 1 0 "
        "1 1\n0 0 1 0 1 1\n1 0 1 1 0 0\n0 1 0 1 0 0\n",
        "5 x 6 board, 15 lights on");
    add("levels", "Level 1\n#.#\n.#.\n\nLevel 2\n###\n...\n", "2 x 3 board, 3 lights on");
}

void ReadingsTest::readsTexts() {
    QFETCH(const std::string, text);
    QFETCH(const std::string, sentence);
    ReadReport report;
    const auto board = readBoardNamed("a.txt", text, {.report = &report});
    QCOMPARE(sentenceOf(board, report), sentence);
}

void ReadingsTest::readsOtherBoards() {
    for (const char* text : {"edges: 1-2, 2-3\n", "edges: (1,2), (2,3)\n",
                             "UndirectedEdge[1, 2]\nUndirectedEdge[2, 3]\n"}) {
        QVERIFY2(!readBoardNamed("a.txt", text), text);
    }
    const auto second = readBoardFile(pathOfText("many-boards.txt"), {.graph = 2});
    QCOMPARE(second->game.lights().toString().substr(0, 6), std::string("001010"));
    const auto machine = readBoardFile(pathOfText("aoc-machines.txt"), {.graph = 2});
    QCOMPARE(machine->game.rule().lightCount(), std::size_t{5});
    QCOMPARE(machine->game.rule().buttonCount(), std::size_t{5});
    QCOMPARE(readBoardFile(pathOfText("aoc-machines.txt"), {.graph = 3}).error().code,
             ErrorCode::graphOutOfRange);
    const std::string graphs = "Graph 1, order 3.\n0 : 1;\n1 : 0 2;\n2 : 1;\n"
                               "Graph 2, order 2.\n0 : 1;\n1 : 0;\n";
    QCOMPARE(readBoardNamed("a.txt", graphs, {.graph = 2})->game.vertexCount(), std::size_t{2});
    QCOMPARE(readBoardNamed("a.txt", graphs, {.graph = 3}).error().code,
             ErrorCode::graphOutOfRange);
    const auto black = readBoardFile(pathOfText("b-w.txt"), {.on = "b"});
    const auto white = readBoardFile(pathOfText("b-w.txt"));
    QCOMPARE(black->game.lights() ^ white->game.lights(), BitVector::ones(16));
}

void ReadingsTest::obeysTheDiagonal() {
    const auto edges = readBoardFile(pathOfText("zero-diagonal-same-graph.edges"));
    for (const char* name : {"zero-diagonal.txt", "zero-diagonal.mtx", "mnobanner.mtx"}) {
        ReadReport report;
        const auto matrix = readBoardFile(pathOfText(name), {.report = &report});
        QVERIFY2(report.hasZeroDiagonal, name);
        QVERIFY(!matrix->game.rule().hasSameInfluence(edges->game.rule()));
        const auto usual = readBoardFile(pathOfText(name), {.diagonal = true});
        QVERIFY(usual->game.rule().hasSameInfluence(edges->game.rule()));
    }
}

void ReadingsTest::takesLinearTime_data() {
    QTest::addColumn<std::string>("pattern");
    for (const char* pattern :
         {"0 ",       "1",           "a ",        "a b\n",    "(",       "[",
          "\"",       "\"\"",        "'",         "' ",       "-",       "->",
          ",",        "a,",          "\\",        "\n",       "#",       "# ",
          "1 2\n",    "{a: ",        "(0, 1), ",  "\xC2\xA0", "()",      "[0],",
          "1: 2\n",   "a,\"b\nc\",", "=",         "5 5\n",    "x",       "\t",
          "[1], ",    "[[1], ",      "1\n",       "2 1\n",    "a;b;c\n", "a: b\n",
          "1 => 2, ", "(1, [2]), ",  "V = {1}\n", "a+",       "<",       "IGRAPH 1 2\n",
          "$",        "Level 1\n",   "1.5 ",      "\xC3"}) {
        QTest::newRow(pattern) << std::string(pattern);
    }
}

void ReadingsTest::takesLinearTime() {
    QFETCH(const std::string, pattern);
    constexpr std::size_t bytes = 2'000'000;
    const std::string text = repeated(pattern, bytes / pattern.size());
    const double begin = threadSeconds();
    static_cast<void>(readBoardNamed("a.txt", text).hasValue());
    QVERIFY(isWithin(threadSeconds() - begin, 1));
}

void ReadingsTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, readText(repeated("0 1\n", 1000), {.progress = &progress}));
}

LIGHTSOUT_TEST(ReadingsTest)
#include "ReadingsTest.moc"
