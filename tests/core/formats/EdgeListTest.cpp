// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EdgeList.h"

#include "formats/TextReader.h"
#include "graph/Limits.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class EdgeListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresInfluences_data() { addRandomGames(); }
    void restoresInfluences();
    void restoresLabels();
    void readsNumbers();
    void readsNamesAsTheyOccur();
    void ordersIntegersBySize();
    void loopsMeanSelfInfluence();
    void readsEquivalentForms_data();
    void readsEquivalentForms();
    void refuses_data();
    void refuses();
    void neverFailsOnBeginnings();
    void repeatedEdgesTakeNoTime();
};

namespace {

Graph graphIn(std::string_view text, bool selfInfluence = true) {
    const auto read =
        readText(text, {.selfInfluence = selfInfluence, .expected = ReadingKind::edges});
    return read ? *read->game.rule().graph() : Graph(99);
}

} // namespace

void EdgeListTest::restoresInfluences() {
    QFETCH(Game, game);
    const Graph graph = game.rule().toGraph();
    const auto text = writeEdgeList({.game = game});
    QVERIFY(text.hasValue());
    // Vertices with self-influence have loops, unless all vertices have it.
    const bool allHave = commonSelfInfluence(graph) == true;
    QVERIFY(sameInfluences(graphIn(*text, allHave), graph));
}

void EdgeListTest::restoresLabels() {
    Random random(3);
    for (const bool directed : {false, true}) {
        Graph graph = randomGraph(40, 10, directed, SelfInfluences::all, random);
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            graph.setLabel(v, "שם" + std::to_string(v));
        }
        const auto text = writeEdgeList({.game = Game::allOn(graph)});
        const Graph back = graphIn(*text);
        QVERIFY(sameInfluences(back, graph));
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            QCOMPARE(back.label(v), graph.label(v));
        }
    }
}

void EdgeListTest::readsNumbers() {
    const Graph graph = graphIn("vertices 4\n0 1\n3 -> 1\n");
    QCOMPARE(graph.vertexCount(), std::size_t{4});
    QVERIFY(graph.hasArc(0, 1) && graph.hasArc(1, 0));
    QVERIFY(graph.hasArc(3, 1) && !graph.hasArc(1, 3));
    QCOMPARE(graph.arcCount(), std::size_t{3});
    QVERIFY(graph.label(0).empty());
    QVERIFY(graph.position(0) != graph.position(1));
}

void EdgeListTest::readsNamesAsTheyOccur() {
    const Graph graph = graphIn("Zoé Anna\nAnna -> בני\n3 Zoé\n");
    QCOMPARE(graph.vertexCount(), std::size_t{4});
    QCOMPARE(graph.label(0), std::string("Zoé"));
    QCOMPARE(graph.label(1), std::string("Anna"));
    QCOMPARE(graph.label(2), std::string("בני"));
    QCOMPARE(graph.label(3), std::string("3"));
    QVERIFY(graph.hasArc(1, 2) && !graph.hasArc(2, 1) && graph.hasArc(0, 3));
}

void EdgeListTest::ordersIntegersBySize() {
    const Graph graph = graphIn("10 9\n-2 100000000000000000000\n-10 007\n");
    const std::vector<std::string> labels{"-10", "-2", "007", "9", "10", "100000000000000000000"};
    QCOMPARE(graph.vertexCount(), labels.size());
    for (Vertex v = 0; v < labels.size(); ++v) {
        QCOMPARE(graph.label(v), labels[v]);
    }
    QVERIFY(graph.hasArc(3, 4) && graph.hasArc(1, 5) && graph.hasArc(0, 2));
}

void EdgeListTest::loopsMeanSelfInfluence() {
    const Graph graph = graphIn("vertices 3\n1 1\n2 -> 2\n", false);
    QVERIFY(!graph.selfInfluence(0));
    QVERIFY(graph.selfInfluence(1) && graph.selfInfluence(2));
    QCOMPARE(graph.arcCount(), std::size_t{0});
    QVERIFY(graphIn("vertices 3\n1 1\n").selfInfluence(0));
}

void EdgeListTest::readsEquivalentForms_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << QByteArray("vertices 3\n0 1\n1 2\n");
    QTest::newRow("no last line end") << QByteArray("vertices 3\n0 1\n1 2");
    QTest::newRow("DOS") << QByteArray("vertices 3\r\n0 1\r\n1 2\r\n");
    QTest::newRow("tabs") << QByteArray("vertices\t3\n\t0 \t 1\n1\t2\t\n");
    QTest::newRow("comments") << QByteArray(
        "# three\n\nvertices 3 # so many\n0 1\n# 0 2\n1 2 #x\n");
    QTest::newRow("repeated") << QByteArray("vertices 3\n0 1\n1 0\n0 1\n2 1\n1 -> 2\n");
    QTest::newRow("loops") << QByteArray("vertices 3\n0 1\n1 2\n0 0\n1 1\n");
    QTest::newRow("two arcs") << QByteArray("vertices 3\n0 -> 1\n1 -> 0\n1 2\n");
}

void EdgeListTest::readsEquivalentForms() {
    QFETCH(QByteArray, text);
    Graph path(3);
    path.addEdge(0, 1);
    path.addEdge(1, 2);
    QVERIFY(sameInfluences(graphIn(text.toStdString()), path));
}

void EdgeListTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::size_t>("column");
    const auto add = [](const char* name, const char* text, ErrorCode code, std::size_t line,
                        std::size_t column) {
        QTest::newRow(name) << QByteArray(text) << code << line << column;
    };
    add("one end", "a b\nc\n", ErrorCode::syntax, 2, 1);
    add("three ends", "a b c\n", ErrorCode::syntax, 1, 1);
    add("arrow to nothing", "a ->\n", ErrorCode::syntax, 1, 1);
    add("arrow from nothing", "-> a\n", ErrorCode::syntax, 1, 1);
    add("attributes of DOT", "a b\na -- b [weight=2, x=1]\n", ErrorCode::syntax, 2, 1);
    add("no such vertex", "vertices 3\n0 1\n2 3\n", ErrorCode::vertexOutOfRange, 3, 3);
    add("huge vertex", "vertices 3\n99999999999999999999 0\n", ErrorCode::vertexOutOfRange, 2, 1);
    add("negative vertex", "vertices 3\n0 -1\n", ErrorCode::notANumber, 2, 3);
    add("name among numbers", "vertices 3\n é  é\n", ErrorCode::notANumber, 2, 2);
    add("fewer than none", "vertices -5\n", ErrorCode::notANumber, 1, 10);
    add("signed number", "vertices +5\n", ErrorCode::notANumber, 1, 10);
    add("no whole number", "# five\nvertices 5.5\n0 1\n", ErrorCode::notANumber, 2, 10);
    add("digits and more", "vertices 5x\n", ErrorCode::notANumber, 1, 10);
    add("too many vertices", "vertices 1048577\n", ErrorCode::tooManyVertices, 1, 10);
    add("far too many", "vertices 99999999999999999999\n", ErrorCode::tooManyVertices, 1, 10);
}

void EdgeListTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, line);
    QFETCH(std::size_t, column);
    const auto read = readText(std::string_view(text.data()), {.expected = ReadingKind::edges});
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().position.line, line);
    QCOMPARE(read.error().position.column, column);
}

void EdgeListTest::neverFailsOnBeginnings() {
    forEachBeginning("vertices 12 # twelve\r\n0 1\n10 -> 11\n\t2 3\n", [](auto beginning) {
        const auto read = readText(beginning, {.expected = ReadingKind::edges});
        QVERIFY(read.hasValue() || read.error().position.line > 0 ||
                read.error().code == ErrorCode::emptyText);
    });
}

void EdgeListTest::repeatedEdgesTakeNoTime() {
    // Neighbours are listed in descending order, the worst case for a sorted list.
    std::string text = "vertices 300000\n";
    for (int v = 299'999; v > 0; --v) {
        text += "0 " + std::to_string(v) + "\n";
    }
    QCOMPARE(graphIn(text).edgeCount(), std::size_t{299'999});
}

LIGHTSOUT_TEST(EdgeListTest)
#include "EdgeListTest.moc"
