// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/NodeLink.h"

#include "graph/Limits.h"
#include "tests/core/formats/ReadGraphs.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Repeated.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class NodeLinkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsGraphs_data() { addReadGraphs({false, true}); }
    void readsGraphs();
    void readsTheFormsOfPrograms_data();
    void readsTheFormsOfPrograms();
    void readsPositions();
    void reportsIgnoredData();
    void refuses_data();
    void refuses() {
        checkRefusal([](auto text, auto options) { return readNodeLink(text, options); });
    }
    void refusesTooManyVertices();
    void survivesAllBeginnings();
};

namespace {

std::string quotedInJson(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\\\"" : std::string(1, c);
    }
    return quoted + "\"";
}

/// Writes the graph as networkx does, but edges first. In a directed graph mutual arcs are two.
std::string nodeLinkOf(const Graph& graph) {
    const bool isDirected = !graph.isUndirected();
    std::string links;
    const auto addLink = [&links](Vertex from, Vertex to) {
        links += (links.empty() ? "" : ",\n ") +
                 ("{\"source\": " + quotedInJson(awkwardName(from))) +
                 ", \"target\": " + quotedInJson(awkwardName(to)) + "}";
    };
    forEachReadEdge(graph, [&](Vertex from, Vertex to, bool isArc) {
        addLink(from, to);
        if (isDirected && !isArc) {
            addLink(to, from);
        }
    });
    std::string nodes;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point point = graph.position(v);
        nodes += (v == 0 ? "" : ",\n ") + ("{\"id\": " + quotedInJson(awkwardName(v))) +
                 ", \"x\": " + std::to_string(point.x) + ", \"y\": " + std::to_string(point.y) +
                 "}";
    }
    return std::string("{\"directed\": ") + (isDirected ? "true" : "false") +
           ", \"multigraph\": false,\n\"links\": [" + links + "],\n\"nodes\": [" + nodes + "]}\n";
}

} // namespace

void NodeLinkTest::readsGraphs() {
    QFETCH(const Graph, graph);
    ReadReport report;
    const auto read = readNodeLink(nodeLinkOf(graph), {.selfInfluence = false, .report = &report});
    QVERIFY(read.hasValue());
    const Graph& found = *read->game.rule().graph();
    QVERIFY(sameInfluences(found, graph));
    QVERIFY(samePositions(found, graph));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        QCOMPARE(found.label(v), awkwardName(v));
    }
    QCOMPARE(leftOutOf(report), std::string());
}

void NodeLinkTest::readsTheFormsOfPrograms_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("edges");
    QTest::addColumn<std::string>("labels");
    const auto add = [](const char* name, const char* text, const char* edges, const char* labels) {
        QTest::newRow(name) << std::string(text) << std::string(edges) << std::string(labels);
    };
    add("empty", R"({"nodes": []})", "", "");
    add("numbers as ids",
        R"({"nodes": [{"id": 0}, {"id": 1}], "links": [{"source": 0, "target": 1}]})", "0-1", "|");
    add("numbers that are not in order",
        R"({"nodes": [{"id": 1}, {"id": 0}], "edges": [{"source": 1, "target": 1},
            {"source": 0, "target": 1}]})",
        "0-1", "1|0");
    add("texts for numbers",
        R"({"nodes": [{"id": 5}, {"id": "6"}], "edges": [{"source": "5", "target": 6}]})", "0-1",
        "5|6");
    add("fractions as ids",
        R"({"nodes": [{"id": 0.10}, {"id": 1e2}], "edges": [{"source": 0.10, "target": 1e2}]})",
        "0-1", "0.10|1e2");
    add("positions in the list, as in D3",
        R"({"nodes": [{"name": "a"}, {"name": "b"}], "links": [{"source": 1, "target": 0}]})",
        "0-1", "a|b");
    add("objects as ends, after a simulation in D3",
        R"({"nodes": [{"id": "a", "index": 0, "vx": 1}, {"id": "b", "index": 1}],
            "links": [{"source": {"id": "b", "x": 7, "index": 1}, "target": {"id": "a"}}],
            "directed": true})",
        "1>0", "a|b");
    add("plain ids", R"({"nodes": ["a", "b", 3], "edges": [{"source": "b", "target": 3}]})", "1-2",
        "a|b|3");
    add("Cytoscape",
        R"({"elements": {"nodes": [{"data": {"id": "a", "name": "A"}, "position": {"x": 1, "y": 2}},
            {"data": {"id": "b"}}], "edges": [{"data": {"id": "e", "source": "a", "target": "b"}}]}})",
        "0-1", "A|b");
    add("label before name and id",
        R"({"nodes": [{"id": "x", "name": "n", "label": "l"}, {"id": "y", "name": "m"}],
            "edges": []})",
        "", "l|m");
    add("other lists",
        R"({"graph": {"name": "x"}, "nodes": [{"id": 0}], "x": [[{}]], "links": []})", "", "");
}

void NodeLinkTest::readsTheFormsOfPrograms() {
    QFETCH(const std::string, text);
    QFETCH(const std::string, edges);
    QFETCH(const std::string, labels);
    const auto read = readNodeLink(text);
    QVERIFY(read.hasValue());
    QCOMPARE(edgesOf(*read->game.rule().graph()), edges);
    QCOMPARE(labelsOf(*read->game.rule().graph()), labels);
}

void NodeLinkTest::readsPositions() {
    ReadReport report;
    const auto read = readNodeLink(R"({"nodes": [{"x": 1.5, "y": -2}, {"x": "left", "y": 0},
        {"x": 1e300, "y": 0}, {"y": 1}, {"data": {}, "position": {"x": 3, "y": 4}}], "edges": []})",
                                   {.report = &report});
    QVERIFY(read.hasValue());
    const Graph& graph = *read->game.rule().graph();
    QVERIFY(graph.position(0) == (Point{1.5, -2}));
    QVERIFY(graph.position(4) == (Point{3, 4}));
    QCOMPARE(report.laidOut, std::size_t{3});
    QCOMPARE(leftOutOf(report), std::string("x:2"));
}

void NodeLinkTest::reportsIgnoredData() {
    ReadReport report;
    const auto read = readNodeLink(R"({"graph": {"title": "t"}, "nodes": [{"id": 0, "group": 1,
        "tags": ["a", {"b": 1}]}], "links": [{"source": 0, "target": 0, "weight": 2}]})",
                                   {.report = &report});
    QVERIFY(read.hasValue());
    QCOMPARE(leftOutOf(report), std::string("edge weight:1, group:1, tags:1"));
}

void NodeLinkTest::refuses_data() {
    addRefusalColumns();
    addRefusal("no known key for edges", "{\"nodes\": [1, 2], \"lines\": []}", ErrorCode::noEdges);
    addRefusal("no vertices", "{\"links\": []}", ErrorCode::notThisFormat);
    addRefusal("not closed", "{\"nodes\": [\n {\"id\": 1}", ErrorCode::syntax, 2, 10);
    addRefusal("strange character", "{\"nodes\": [\n {\"é\": !}]}", ErrorCode::syntax, 2, 8);
    addRefusal("vertex twice", "{\"nodes\": [{\"id\": 1},\r\n {\"id\": \"1\"}]}",
               ErrorCode::repeated, 2, 2);
    addRefusal("plain vertex twice", "{\"nodes\": [\"é\", \"é\"]}", ErrorCode::repeated, 1, 17);
    addRefusal("edge without a source", "{\"nodes\": [1], \"links\": [\n{\"target\": 1}]}",
               ErrorCode::missingField, 2, 1);
    addRefusal("edge without a target", "{\"nodes\": [1], \"links\": [\n {\"source\": 1}]}",
               ErrorCode::missingField, 2, 2);
    addRefusal(
        "no such vertex",
        "{\"nodes\": [{\"id\": \"a\"}],\n\"links\": [{\"source\": \"a\", \"target\": \"b\"}]}",
        ErrorCode::vertexOutOfRange, 2, 11);
    addRefusal("number of a vertex out of range",
               "{\"nodes\": [{}, {}], \"links\": [\n\n{\"source\": 2, \"target\": 0}]}",
               ErrorCode::vertexOutOfRange, 3, 1);
    addRefusal("lists in lists", "{\"nodes\": [\n" + repeated("[", 99), ErrorCode::syntax, 2, 99);
}

void NodeLinkTest::refusesTooManyVertices() {
    const auto read = readNodeLink("{\"nodes\": [{}" + repeated(",{}", maxGraphVertices) + "]}");
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, ErrorCode::tooManyVertices);
}

void NodeLinkTest::survivesAllBeginnings() {
    Random random(3);
    checkBeginnings(nodeLinkOf(randomGraph(7, 30, true, SelfInfluences::mixed, random)),
                    [](auto text, auto options) { return readNodeLink(text, options); });
}

LIGHTSOUT_TEST(NodeLinkTest)
#include "NodeLinkTest.moc"
