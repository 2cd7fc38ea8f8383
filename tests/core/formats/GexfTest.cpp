// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Gexf.h"

#include "graph/Limits.h"
#include "tests/core/formats/ReadGraphs.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class GexfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsGraphs_data() { addReadGraphs({false, true}); }
    void readsGraphs();
    void readsEdges_data();
    void readsEdges();
    void readsPositions();
    void reportsIgnoredData();
    void refuses_data();
    void refuses() {
        checkRefusal([](auto text, auto options) { return readGexf(text, options); });
    }
    void refusesTooManyVertices();
    void survivesAllBeginnings();
};

namespace {

std::string quotedInXml(const std::string& text) {
    std::string quoted;
    for (const char c : text) {
        quoted += c == '"' ? "&quot;" : c == '&' ? "&amp;" : c == '<' ? "&lt;" : std::string(1, c);
    }
    return '"' + quoted + '"';
}

/// Writes the graph as Gephi does, but edges first; the ids are names, too.
std::string gexfOf(const Graph& graph) {
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<gexf xmlns=\"http://gexf.net/1.3\" xmlns:viz=\"http://gexf.net/1.3/viz\">"
                       "\n<graph defaultedgetype=\"directed\">\n<edges>\n";
    forEachReadEdge(graph, [&text](Vertex from, Vertex to, bool isDirected) {
        text += "<edge source=" + quotedInXml(awkwardName(from)) +
                " target=" + quotedInXml(awkwardName(to)) +
                (isDirected ? "/>\n" : " type=\"undirected\"/>\n");
    });
    text += "</edges>\n<nodes>\n";
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point point = graph.position(v);
        text += "<node id=" + quotedInXml(awkwardName(v)) +
                " label=" + quotedInXml("label of " + awkwardName(v)) + "><viz:position x=\"" +
                std::to_string(point.x) + "\" y=\"" + std::to_string(point.y) + "\"/></node>\n";
    }
    return text + "</nodes>\n</graph>\n</gexf>\n";
}

std::string inGexf(const std::string& text) {
    return "<gexf><graph>\n" + text + "</graph></gexf>";
}

} // namespace

void GexfTest::readsGraphs() {
    QFETCH(const Graph, graph);
    ReadReport report;
    const auto read = readGexf(gexfOf(graph), {.selfInfluence = false, .report = &report});
    QVERIFY(read.hasValue());
    const Graph& found = *read->game.rule().graph();
    QVERIFY(sameInfluences(found, graph));
    QVERIFY(samePositions(found, graph));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        QCOMPARE(found.label(v), "label of " + awkwardName(v));
    }
    QCOMPARE(leftOutOf(report), std::string());
}

void GexfTest::readsEdges_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("edges");
    QTest::addColumn<std::string>("labels");
    const auto add = [](const char* name, const char* text, const char* edges, const char* labels) {
        QTest::newRow(name) << std::string(text) << std::string(edges) << std::string(labels);
    };
    const char* nodes = "<nodes><node id='1' label='a'/><node id='0'/><node id='x'/></nodes>";
    const auto addEdges = [&](const char* name, const char* edgeType, const char* edge,
                              const char* edges) {
        const std::string text = std::string("<gexf><graph") + edgeType + ">" + nodes + "<edges>" +
                                 edge + "</edges></graph></gexf>";
        add(name, text.c_str(), edges, "a||");
    };
    add("empty", "<gexf><graph/></gexf>", "", "");
    addEdges("no type", "", "<edge source='0' target='x'/>", "1-2");
    addEdges("undirected", " defaultedgetype='undirected'", "<edge source='0' target='x'/>", "1-2");
    addEdges("directed", " defaultedgetype='directed'", "<edge source='x' target='0'/>", "2>1");
    addEdges("type of the edge", " defaultedgetype='directed'",
             "<edge type='undirected' source='x' target='0'/>", "1-2");
    addEdges("directed edge", "", "<edge type='directed' source='x' target='1'/>", "2>0");
    addEdges("loop", "", "<edge source='x' target='x'/>", "");
    add("nested vertices",
        "<gexf><graph><nodes><node id='a' label='A'><nodes><node id='b' label='B'/></nodes></node>"
        "<node id='c' label='C'/></nodes><edges><edge source='b' target='c'/></edges></graph>"
        "</gexf>",
        "1-2", "A|B|C");
    add("namespace prefix",
        "<g:gexf xmlns:g='urn:x'><g:graph><g:node id='a' label='A'/></g:graph></g:gexf>", "", "A");
    add("comment and document type", "<!DOCTYPE gexf><!-- <node/> --><gexf><graph/></gexf>", "",
        "");
}

void GexfTest::readsEdges() {
    QFETCH(const std::string, text);
    QFETCH(const std::string, edges);
    QFETCH(const std::string, labels);
    const auto read = readGexf(text);
    QVERIFY(read.hasValue());
    QCOMPARE(edgesOf(*read->game.rule().graph()), edges);
    QCOMPARE(labelsOf(*read->game.rule().graph()), labels);
}

void GexfTest::readsPositions() {
    ReadReport report;
    const auto read = readGexf(
        inGexf("<node id='a'><position x='1.5' y='-2' z='9'/></node><node id='b'>"
               "<position x='left' y='0'/></node><node id='c'><position x='1e300' y='0'/></node>"
               "<node id='d'><nodes><node id='e'><position x='4' y='5'/></node></nodes>"
               "<position x='6' y='7'/></node>"),
        {.report = &report});
    QVERIFY(read.hasValue());
    const Graph& graph = *read->game.rule().graph();
    QVERIFY(graph.position(0) == (Point{1.5, -2}));
    QVERIFY(graph.position(3) == (Point{6, 7}));
    QVERIFY(graph.position(4) == (Point{4, 5}));
    QCOMPARE(report.laidOut, std::size_t{2});
    QCOMPARE(leftOutOf(report), std::string("position:2"));
}

void GexfTest::reportsIgnoredData() {
    ReadReport report;
    const auto read = readGexf(
        inGexf("<attributes><attribute id='0' title='Club'/></attributes>"
               "<node id='a'><attvalues><attvalue for='0' value='x'/><attvalue for='7' value='y'/>"
               "</attvalues><color r='1'/></node>"
               "<edge source='a' target='a' weight='2.5' label=''><attvalue for='0' value='z'/>"
               "<thickness value='3'/></edge>"),
        {.report = &report});
    QVERIFY(read.hasValue());
    QCOMPARE(leftOutOf(report),
             std::string("7:1, Club:1, color:1, edge Club:1, edge thickness:1, edge weight:1"));
}

void GexfTest::refuses_data() {
    addRefusalColumns();
    addRefusal("empty text", "", ErrorCode::notThisFormat);
    addRefusal("no XML", "gexf", ErrorCode::notThisFormat);
    addRefusal("another format", "<graphml><graph/></graphml>", ErrorCode::notThisFormat);
    addRefusal("no graph", "<gexf></gexf>", ErrorCode::notThisFormat);
    addRefusal("vertex without an id", inGexf(" <node/>"), ErrorCode::missingField, 2, 3);
    addRefusal("vertex twice", inGexf("<node id='é'/>\n<node id='é'/>"), ErrorCode::repeated, 3, 2);
    addRefusal("edge without a target", inGexf("<node id='a'/><edge source='a'/>"),
               ErrorCode::missingField, 2, 16);
    addRefusal("edge without a source", inGexf("<node id='a'/>\r\n\t<edge target='a'/>"),
               ErrorCode::missingField, 3, 3);
    addRefusal("no such vertex", inGexf("<node id='a'/>\n<edge source='a' target='b'/>"),
               ErrorCode::vertexOutOfRange, 3, 2);
    addRefusal("crossed tags", "<gexf>\n<graph></gexf></graph>", ErrorCode::syntax, 2, 8);
    addRefusal("not closed", "<gexf>\n<graph>\n", ErrorCode::syntax, 3, 1);
}

void GexfTest::refusesTooManyVertices() {
    std::string nodes;
    for (std::size_t v = 0; v <= maxGraphVertices; ++v) {
        nodes += "<node id='" + std::to_string(v) + "'/>";
    }
    const auto read = readGexf(inGexf(nodes));
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, ErrorCode::tooManyVertices);
}

void GexfTest::survivesAllBeginnings() {
    Random random(2);
    checkBeginnings(gexfOf(randomGraph(7, 30, true, SelfInfluences::mixed, random)),
                    [](auto text, auto options) { return readGexf(text, options); });
}

LIGHTSOUT_TEST(GexfTest)
#include "GexfTest.moc"
