// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/GraphMl.h"

#include "io/AtomicFile.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

#include <clocale>

using namespace lightsout;

class GraphMlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresGames_data() { addRandomGames(); }
    void restoresGames();
    void readsForeignFiles();
    void readsDefaults();
    void acceptsOtherTypes();
    void readsDirectionsOfSingleEdges();
    void numbersVerticesAsDeclared();
    void readsADocumentTypeWithoutDeclarations();
    void writesThePointInEveryLanguage();
    void readsYed();
    void flattensGroups();
    void refuses_data();
    void refuses();
    void refusesAllBeginnings();
    void refusesControlCharacters();
};

namespace {

std::string wrapped(const std::string& content) {
    return "<?xml version=\"1.0\"?>\n"
           "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n" +
           content + "\n</graphml>\n";
}

Graph graphOf(const std::string& content, bool selfInfluence = true) {
    const auto read = readGraphMl(wrapped(content), {.selfInfluence = selfInfluence});
    return read ? *read->game.rule().graph() : Graph(99);
}

} // namespace

void GraphMlTest::restoresGames() {
    QFETCH(Game, game);
    const auto text = writeGraphMl({.game = game});
    QVERIFY(text.hasValue());
    const auto read = readGraphMl(*text, {});
    QVERIFY(read.hasValue());
    // Lattices are read as graphs.
    QVERIFY(read->game == Game(game.rule().toGraph(), game.start(), game.target()));
}

void GraphMlTest::readsForeignFiles() {
    // Vertices without positions are placed on a circle. If the file does not specify
    // self-influence, the options do, except that a loop always means self-influence.
    const std::string content = R"(<key id="d0" for="node" attr.name="name" attr.type="string"/>
        <graph edgedefault="undirected">
          <node id="a"><data key="d0">Ann &amp; Bo</data></node>
          <!-- <node id="x"/> -->
          <node id="b"/><node id="c&#233;"/>
          <edge source="a" target="b"/><edge source="b" target="a"/>
          <edge source="b" target="b"/><edge source="c&#xE9;" target="b"/>
        </graph>)";
    for (const bool selfInfluence : {false, true}) {
        const Graph graph = graphOf(content, selfInfluence);
        QCOMPARE(graph.vertexCount(), std::size_t{3});
        QCOMPARE(graph.edgeCount(), std::size_t{2});
        QCOMPARE(graph.label(0), std::string("Ann & Bo"));
        QCOMPARE(graph.selfInfluence(0), selfInfluence);
        QVERIFY(graph.selfInfluence(1));
        QVERIFY(graph.hasArc(2, 1) && graph.hasArc(1, 2));
        QVERIFY(graph.position(0) != graph.position(1));
    }
}

void GraphMlTest::readsDefaults() {
    // An attribute that a vertex omits has the default of its key or, without one, the default of
    // the program.
    const std::string keys = R"(<key id="s" for="node" attr.name="self" attr.type="boolean"/>
        <key id="t" for="node" attr.name="start" attr.type="boolean"/>
        <key id="u" for="node" attr.name="target" attr.type="boolean">
          <desc>none</desc><default> true </default></key>
        <key id="l" for="all" attr.name="label" attr.type="string"><default>no name</default></key>
        <key id="e" for="edge" attr.name="self" attr.type="boolean"><default>false</default></key>)";
    const std::string graph = R"(<graph edgedefault="undirected">
        <node id="a"/>
        <node id="b"><data key="s">false</data><data key="t">0</data><data key="u">FALSE</data></node>
        <node id="c"><data key="s">1</data><data key="t"></data><data key="l">C</data></node>
        </graph>)";
    for (const bool selfInfluence : {false, true}) {
        const auto read = readGraphMl(wrapped(keys + graph), {.selfInfluence = selfInfluence});
        QVERIFY(read.hasValue());
        const Graph& vertices = *read->game.rule().graph();
        QCOMPARE(vertices.selfInfluence(0), selfInfluence);
        QVERIFY(!vertices.selfInfluence(1) && vertices.selfInfluence(2));
        QCOMPARE(read->game.start(), *BitVector::fromString("101"));
        QCOMPARE(read->game.target(), *BitVector::fromString("101"));
        QCOMPARE(vertices.label(1), std::string("no name"));
        QCOMPARE(vertices.label(2), std::string("C"));
    }
}

void GraphMlTest::acceptsOtherTypes() {
    // The file uses numbers for Boolean values, numbers in texts, labels that are numbers, and
    // texts with another meaning.
    const std::string content = R"(<key id="x" attr.name="x" attr.type="string"/>
        <key id="y" attr.name="y" attr.type="int"/>
        <key id="l" attr.name="label" attr.type="long"/>
        <key id="s" attr.name="self" attr.type="int"/>
        <key id="t" attr.name="target" attr.type="string"/>
        <key id="d"/>
        <graph><node id="a"><data key="x">-1.5</data><data key="y">+2</data><data key="l">17</data>
        <data key="s">0</data><data key="t">https://example.org</data>
        <data key="d"><shape xmlns="urn:other">round</shape></data></node></graph>)";
    const Graph graph = graphOf(content);
    QCOMPARE(graph.vertexCount(), std::size_t{1});
    QVERIFY(graph.position(0) == (Point{-1.5, 2}));
    QCOMPARE(graph.label(0), std::string("17"));
    QVERIFY(!graph.selfInfluence(0));
}

void GraphMlTest::readsDirectionsOfSingleEdges() {
    const Graph graph = graphOf(R"(<graph edgedefault="directed"><node id="a"/><node id="b"/>
        <node id="c"/><edge source="a" target="b" directed="false"/>
        <edge source="b" target="c"/></graph>)");
    QVERIFY(graph.hasArc(0, 1) && graph.hasArc(1, 0));
    QVERIFY(graph.hasArc(1, 2) && !graph.hasArc(2, 1));
}

void GraphMlTest::numbersVerticesAsDeclared() {
    const Graph graph = graphOf(R"(<key id="l" for="node" attr.name="label" attr.type="string"/>
        <graph edgedefault="directed"><edge source="c" target="b"/>
        <node id="a"><data key="l">A</data></node><node id="b"><data key="l">B</data></node>
        <node id="c"><data key="l">C</data></node></graph>)");
    QCOMPARE(graph.label(0), std::string("A"));
    QCOMPARE(graph.label(2), std::string("C"));
    QVERIFY(graph.hasArc(2, 1));
}

void GraphMlTest::readsADocumentTypeWithoutDeclarations() {
    std::string text = wrapped(R"(<graph><node id="a"/><node id="b"/></graph>)");
    text.insert(text.find('\n') + 1, "<!DOCTYPE graphml SYSTEM \"graphml.dtd\">\n");
    const auto read = readGraphMl(text, {});
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.vertexCount(), 2U);
}

void GraphMlTest::writesThePointInEveryLanguage() {
    Graph graph(1);
    graph.setPosition(0, {0.5, 1.25});
    // If this locale is not installed, nothing is tested.
    const std::string before = std::setlocale(LC_ALL, nullptr);
    std::setlocale(LC_ALL, "fr_FR.UTF-8");
    const auto text = writeGraphMl({.game = Game::allOn(graph)});
    const auto read = readGraphMl(*text, {});
    std::setlocale(LC_ALL, before.c_str());
    QVERIFY(text->find("0.5") != std::string::npos);
    QVERIFY(read->game.rule().graph()->position(0) == graph.position(0));
}

void GraphMlTest::readsYed() {
    const auto arrows = [](const char* source, const char* target) {
        return "<edge source=\"n0\" target=\"n1\"><data key=\"e\"><y:PolyLineEdge><y:Arrows "
               "source=\"" +
               std::string(source) + "\" target=\"" + target +
               "\"/><y:EdgeLabel/></y:PolyLineEdge></data></edge>";
    };
    const auto graphWith = [](const std::string& edges, ReadReport& report) {
        return readGraphMl(
            "<graphml xmlns:y=\"http://www.yworks.com/xml/graphml\">"
            "<key for=\"node\" id=\"d\" yfiles.type=\"nodegraphics\"/>"
            "<key for=\"edge\" id=\"e\" yfiles.type=\"edgegraphics\"/>"
            "<graph edgedefault=\"directed\"><node id=\"n0\"><data key=\"d\"><y:ShapeNode>"
            "<y:Geometry height=\"3\" width=\"4\" x=\"10.5\" y=\"-7\"/><y:NodeLabel>\n hall "
            "<y:LabelModel/></y:NodeLabel></y:ShapeNode></data></node><node id=\"n1\"/>" +
                edges + "</graph></graphml>",
            {.report = &report});
    };
    ReadReport report;
    const auto undirected = graphWith(arrows("none", "none"), report);
    QVERIFY(undirected.hasValue());
    const Graph& graph = *undirected->game.rule().graph();
    QVERIFY(graph.hasArc(0, 1) && graph.hasArc(1, 0));
    QCOMPARE(graph.label(0), std::string("hall"));
    QVERIFY(graph.position(0) == (Point{10.5, -7}));
    QCOMPARE(report.laidOut, std::size_t{1});
    QCOMPARE(report.leftOut.size(), std::size_t{1});
    QCOMPARE(report.leftOut.at("yEd graphics"), std::size_t{2});
    const auto forward = graphWith(arrows("none", "standard"), report);
    QVERIFY(forward->game.rule().graph()->hasArc(0, 1));
    QVERIFY(!forward->game.rule().graph()->hasArc(1, 0));
    const auto back = graphWith(arrows("delta", "none"), report);
    QVERIFY(!back->game.rule().graph()->hasArc(0, 1));
    QVERIFY(back->game.rule().graph()->hasArc(1, 0));
    QVERIFY(graphWith(arrows("delta", "delta"), report)->game.rule().isUndirected());
    // In a file without arrows, the default specifies whether edges are directed.
    QVERIFY(!graphWith("<edge source=\"n0\" target=\"n1\"/>", report)->game.rule().isUndirected());
}

void GraphMlTest::flattensGroups() {
    const auto graphWith = [](const std::string& edges, ReadReport& report) {
        return readGraphMl(
            "<graphml><graph edgedefault=\"undirected\"><node id=\"a\"><graph>"
            "<node id=\"b\"/><node id=\"c\"/><edge source=\"b\" target=\"c\"/></graph>"
            "</node><node id=\"d\"/><hyperedge><endpoint node=\"d\"/></hyperedge>" +
                edges + "</graph><graph/></graphml>",
            {.report = &report});
    };
    ReadReport report;
    const auto without = graphWith("<edge source=\"c\" target=\"d\"/>", report);
    QVERIFY(without.hasValue());
    QCOMPARE(without->game.vertexCount(), std::size_t{3});
    QCOMPARE(without->game.rule().graph()->label(0), std::string("b"));
    QCOMPARE(without->game.rule().edgeCount(), std::size_t{2});
    QCOMPARE(report.leftOut.at("group"), std::size_t{1});
    QCOMPARE(report.leftOut.at("hyperedge"), std::size_t{1});
    QCOMPARE(report.leftOut.at("graph"), std::size_t{1});
    // A group that is an end of an edge is a vertex.
    const auto with = graphWith("<edge source=\"a\" target=\"d\"/>", report);
    QCOMPARE(with->game.vertexCount(), std::size_t{4});
    QCOMPARE(with->game.rule().edgeCount(), std::size_t{2});
}

void GraphMlTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("line");
    const auto add = [](const char* name, const std::string& text, ErrorCode code,
                        std::size_t line) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << code << line;
    };
    add("nothing", "", ErrorCode::notThisFormat, 0);
    add("no XML", "hello", ErrorCode::notThisFormat, 0);
    add("other XML", "<svg/>", ErrorCode::notThisFormat, 0);
    add("no graph", wrapped(""), ErrorCode::notThisFormat, 0);
    add("document type", "<!DOCTYPE x [<!ENTITY a \"b\">]>\n" + wrapped("<graph/>"),
        ErrorCode::syntax, 1);
    add("control character", wrapped("<graph><node id=\"a&#1;b\"/></graph>"), ErrorCode::syntax, 3);
    add("undeclared vertex",
        wrapped("<graph><node id=\"a\"/>\n<edge source=\"a\" target=\"b\"/></graph>"),
        ErrorCode::vertexOutOfRange, 4);
    add("vertex twice", wrapped("<graph><node id=\"a\"/>\n<node id=\"a\"/></graph>"),
        ErrorCode::repeated, 4);
    add("vertex without id", wrapped("<graph>\n<node/></graph>"), ErrorCode::missingField, 4);
    add("edge without end", wrapped(R"(<graph><node id="a"/><edge source="a"/></graph>)"),
        ErrorCode::missingField, 3);
    add("tags crossed", wrapped("<graph>\n\n<node id=\"a\"></graph></node>"), ErrorCode::syntax, 5);
    const auto placed = [](const std::string& x) {
        return wrapped("<key id=\"x\" for=\"node\" attr.name=\"x\" attr.type=\"double\"/>"
                       "<key id=\"y\" for=\"node\" attr.name=\"y\" attr.type=\"double\"/>"
                       "<graph><node id=\"a\"><data key=\"x\">" +
                       x +
                       "</data><data key=\"y\">0</data></node><node id=\"b\"><data "
                       "key=\"x\">0</data><data key=\"y\">0</data></node></graph>");
    };
    add("place is no number", placed("left"), ErrorCode::wrongType, 3);
    add("place is infinite", placed("Inf"), ErrorCode::numberOutOfRange, 3);
    add("place is not a number", placed("NaN"), ErrorCode::wrongType, 3);
    add("place is too far", placed("1e10"), ErrorCode::numberOutOfRange, 3);
}

void GraphMlTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, line);
    const auto read = readGraphMl(text.toStdString(), {});
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
    if (line > 0) {
        QCOMPARE(read.error().position.line, line);
    }
}

void GraphMlTest::refusesAllBeginnings() {
    Random random(1);
    const Graph graph = drawn(randomGraph(3, 50, true, SelfInfluences::mixed, random), random);
    const std::string text = *writeGraphMl({.game = Game::allOn(graph)});
    forEachBeginning(std::string_view(text).substr(0, text.size() - 1),
                     [](auto beginning) { QVERIFY(!readGraphMl(beginning, {}).hasValue()); });
}

void GraphMlTest::refusesControlCharacters() {
    Graph graph(1);
    graph.setLabel(0, "\x01");
    const auto text = writeGraphMl({.game = Game::allOn(graph)});
    QVERIFY(!text.hasValue());
    QCOMPARE(text.error().code, ErrorCode::cannotHold);
}

LIGHTSOUT_TEST(GraphMlTest)
#include "GraphMlTest.moc"
