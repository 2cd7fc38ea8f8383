// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Dot.h"

#include "tests/core/formats/ReadGraphs.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Repeated.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class DotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsGraphs_data() { addReadGraphs({false, true}); }
    void readsGraphs();
    void readsEdges_data();
    void readsEdges();
    void readsLabels_data();
    void readsLabels();
    void readsPositions();
    void reportsIgnoredAttributes();
    void refuses_data();
    void refuses() {
        checkRefusal([](auto text, auto options) { return readDot(text, options); });
    }
    void survivesAllBeginnings();
};

namespace {

std::string quotedInDot(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\\\"" : std::string(1, c);
    }
    return quoted + "\"";
}

/// Writes the graph as other programs do, vertices with their names first.
std::string dotOf(const Graph& graph) {
    std::string text = "digraph {\n";
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point point = graph.position(v);
        text += "  " + quotedInDot(awkwardName(v)) + " [pos=\"" + std::to_string(point.x) + "," +
                std::to_string(-point.y) + "!\"];\n";
    }
    forEachReadEdge(graph, [&](Vertex from, Vertex to, bool isDirected) {
        text += quotedInDot(awkwardName(from)) + "->" + quotedInDot(awkwardName(to)) +
                (isDirected ? "\n" : " [dir=none]\n");
    });
    return text + "}\n";
}

} // namespace

void DotTest::readsGraphs() {
    QFETCH(const Graph, graph);
    ReadReport report;
    const auto read = readDot(dotOf(graph), {.selfInfluence = false, .report = &report});
    QVERIFY(read.hasValue());
    const Graph& found = *read->game.rule().graph();
    QVERIFY(sameInfluences(found, graph));
    QVERIFY(samePositions(found, graph));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        QCOMPARE(found.label(v), awkwardName(v));
    }
    QCOMPARE(leftOutOf(report), std::string());
}

void DotTest::readsEdges_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("edges");
    QTest::addColumn<std::string>("labels");
    const auto add = [](const char* name, const char* text, const char* edges, const char* labels) {
        QTest::newRow(name) << std::string(text) << std::string(edges) << std::string(labels);
    };
    add("empty", "graph{}", "", "");
    add("chain", "graph { a -- b -- c }", "0-1 1-2", "a|b|c");
    add("arrows", "digraph G { a -> b -> c; c -> b }", "0>1 1-2", "a|b|c");
    add("subgraph as an end", "graph { a -- {b c} -- d }", "0-1 0-2 1-3 2-3", "a|b|c|d");
    add("named subgraph", "digraph { subgraph cluster_0 { a; b } -> c }", "0>2 1>2", "a|b|c");
    add("subgraphs on both sides", "graph { {a b} -- {b c} }", "0-1 0-2 1-2", "a|b|c");
    add("keywords in capitals", "STRICT DiGraph { EDGE [dir=back] a -> b }", "1>0", "a|b");
    add("default direction", "digraph { edge [dir=none]; a -> b; b -> c [dir=forward] }", "0-1 1>2",
        "a|b|c");
    add("default within a subgraph", "digraph { {edge [dir=both] a -> b} b -> c }", "0-1 1>2",
        "a|b|c");
    add("ports", "digraph { a:x:ne -> b:\"y\" }", "0>1", "a|b");
    add("comments", "// one\n# two\ngraph { /* three -- */ a -- b // four\n }", "0-1", "a|b");
    add("graph attributes", "graph { rankdir=LR; graph [bgcolor=red] a -- b }", "0-1", "a|b");
    add("numerals", "graph { -.5 -- 3.25 }", "0-1", "-.5|3.25");
    add("numbers in order are no names", "graph { 0; 1; 2; 2 -- 0 }", "0-2", "||");
    add("numbers in another order", "graph { 2 -- 0; 1 }", "0-1", "2|0|1");
    add("keyword in quotes", "graph { \"node\" -- \"graph\" }", "0-1", "node|graph");
    add("several statements in a line", "graph{a--b;c--d,e}", "0-1 2-3", "a|b|c|d|e");
}

void DotTest::readsEdges() {
    QFETCH(const std::string, text);
    QFETCH(const std::string, edges);
    QFETCH(const std::string, labels);
    const auto read = readDot(text);
    QVERIFY(read.hasValue());
    const Graph& graph = *read->game.rule().graph();
    QCOMPARE(edgesOf(graph), edges);
    QCOMPARE(labelsOf(graph), labels);
    QCOMPARE(selvesOf(graph), std::string(graph.vertexCount(), '1'));
}

void DotTest::readsLabels_data() {
    QTest::addColumn<std::string>("statement");
    QTest::addColumn<std::string>("label");
    const auto add = [](const char* name, const char* statement, const char* label) {
        QTest::newRow(name) << std::string(statement) << std::string(label);
    };
    add("word", "a [label=b]", "b");
    add("quoted", "a [label=\"b c\"]", "b c");
    add("quotes inside", R"(a [label="say \"hi\""])", "say \"hi\"");
    add("joined", R"(a [label="b" + "c" + "d"])", "bcd");
    add("continued line", "a [label=\"b\\\nc\"]", "bc");
    add("escapes", R"(a [label="\N is\n\\here"])", "a is \\here");
    add("markup is no label", "a [label=<<b>bold</b>>]", "a");
    add("second list", "a [shape=box] [label=b, color=red]", "b");
    add("default", R"(node [label="\N!"] a)", "a!");
    add("later statement", "a; a [label=b]", "b");
    add("empty", "a [label=\"\"]", "a");
}

void DotTest::readsLabels() {
    QFETCH(const std::string, statement);
    QFETCH(const std::string, label);
    const auto read = readDot("graph { " + statement + " }");
    QVERIFY(read.hasValue());
    QCOMPARE(labelsOf(*read->game.rule().graph()), label);
}

void DotTest::readsPositions() {
    ReadReport report;
    const auto read = readDot("graph { a [pos=\"1.5,2.25\"] b [pos=\" 3 4!\"] c [pos=\"5,-6,7\"] "
                              "d [pos=left] e [pos=\"1e99,0\"] }",
                              {.report = &report});
    QVERIFY(read.hasValue());
    const Graph& graph = *read->game.rule().graph();
    // The y axis of Graphviz points upwards.
    QVERIFY(graph.position(0) == (Point{1.5, -2.25}));
    QVERIFY(graph.position(1) == (Point{3, -4}));
    QVERIFY(graph.position(2) == (Point{5, 6}));
    QVERIFY(graph.position(3).y > 6 && graph.position(4).y > 6);
    QVERIFY(report.hasPositions);
    QCOMPARE(report.laidOut, std::size_t{2});
    QCOMPARE(leftOutOf(report), std::string("pos:2"));
}

void DotTest::reportsIgnoredAttributes() {
    ReadReport report;
    const auto read =
        readDot("graph { a [weight=2 shape=box] b [URL=\"x\"] a -- b [weight=3, color=red] "
                "a -- b } graph { c }",
                {.report = &report});
    QVERIFY(read.hasValue());
    QCOMPARE(labelsOf(*read->game.rule().graph()), std::string("a|b"));
    QCOMPARE(leftOutOf(report), std::string("URL:1, edge weight:1, graph:1, weight:1"));
    QCOMPARE(report.parallelEdges, std::size_t{1});
}

void DotTest::refuses_data() {
    addRefusalColumns();
    addRefusal("empty text", "", ErrorCode::notThisFormat);
    addRefusal("another word", "tree { a }", ErrorCode::notThisFormat);
    addRefusal("keyword in quotes", "\"graph\" { a }", ErrorCode::notThisFormat);
    addRefusal("no brace", "graph", ErrorCode::syntax, 1, 6);
    addRefusal("two names", "graph\n x y {}", ErrorCode::syntax, 2, 4);
    addRefusal("edge to nothing", "graph {\r\n a -- ;\r\n}", ErrorCode::syntax, 2, 7);
    addRefusal("strange character", "digraph {\n é -> @ }", ErrorCode::syntax, 2, 7);
    addRefusal("not closed", "graph {\n a", ErrorCode::syntax, 2, 3);
    addRefusal("quote not closed", "graph {\n \"a }\n", ErrorCode::syntax, 2, 2);
    addRefusal("markup not closed", "graph {\n a [label=<b<>]\n}", ErrorCode::syntax, 2, 11);
    addRefusal("no value", "graph {\n a [label=]\n}", ErrorCode::syntax, 2, 11);
    addRefusal("no port", "graph { a:}", ErrorCode::syntax, 1, 11);
    addRefusal("list not closed", "graph { a [x=1", ErrorCode::syntax, 1, 15);
    addRefusal("attribute without a value", "graph { a =\n}", ErrorCode::syntax, 2, 1);
    addRefusal("subgraphs in subgraphs", "graph {" + repeated("{", 101), ErrorCode::syntax, 1, 108);
}

void DotTest::survivesAllBeginnings() {
    Random random(1);
    checkBeginnings(dotOf(randomGraph(13, 30, true, SelfInfluences::mixed, random)),
                    [](auto text, auto options) { return readDot(text, options); });
}

LIGHTSOUT_TEST(DotTest)
#include "DotTest.moc"
