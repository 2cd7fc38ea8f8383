// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Graph6.h"

#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class Graph6Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishedExamples();
    void readsHeadersAndLineEnds();
    void restoresInfluences_data() { addRandomGames(); }
    void restoresInfluences();
    void restoresAllSizes();
    void cannotHoldDirections();
    void refuses_data();
    void refuses();
};

namespace {

Graph graphWith(std::size_t vertices, const std::vector<std::pair<Vertex, Vertex>>& edges) {
    Graph graph(vertices);
    for (const auto& [a, b] : edges) {
        graph.addEdge(a, b);
    }
    return graph;
}

} // namespace

void Graph6Test::publishedExamples() {
    // These are the examples of McKay's "Description of graph6, sparse6 and digraph6 encodings".
    const Graph five = graphWith(5, {{0, 2}, {0, 4}, {1, 3}, {3, 4}});
    QCOMPARE(*writeGraph6({.game = Game::allOn(five)}), std::string("DQc\n"));
    QVERIFY(sameInfluences(*readGraph6("DQc\n", {})->game.rule().graph(), five));
    const Graph seven = graphWith(7, {{0, 1}, {0, 2}, {1, 2}, {5, 6}});
    QCOMPARE(*writeSparse6({.game = Game::allOn(seven)}), std::string(":Fa@x^\n"));
    QVERIFY(sameInfluences(*readSparse6(":Fa@x^\n", {})->game.rule().graph(), seven));
    // The Petersen graph as nauty and other programs write it in this numbering.
    QCOMPARE(*writeGraph6({.game = Game::allOn(generalizedPetersenGraph(5, 2))}),
             std::string("IheA@GUAo\n"));
}

void Graph6Test::readsHeadersAndLineEnds() {
    for (const char* text : {"DQc", "DQc\r\n\r\n", ">>graph6<<DQc\n"}) {
        QVERIFY(readGraph6(text, {}).hasValue());
    }
    QVERIFY(readSparse6(">>sparse6<<:Fa@x^", {}).hasValue());
}

void Graph6Test::restoresInfluences() {
    QFETCH(Game, game);
    const Graph graph = game.rule().toGraph();
    if (!graph.isUndirected()) {
        return;
    }
    const auto common = commonSelfInfluence(graph);
    const auto sparse = writeSparse6({.game = game});
    const ReadOptions options{.selfInfluence = common.value_or(false)};
    QVERIFY(sameInfluences(*readSparse6(*sparse, options)->game.rule().graph(), graph));
    const auto dense = writeGraph6({.game = game});
    QCOMPARE(dense.hasValue(), common.has_value());
    if (dense) {
        QVERIFY(sameInfluences(*readGraph6(*dense, options)->game.rule().graph(), graph));
    } else {
        QCOMPARE(dense.error().code, ErrorCode::cannotHold);
    }
}

void Graph6Test::restoresAllSizes() {
    // Tests sizes near powers of two with few edges, for which sparse6 has a special padding, and
    // sizes from 63 on, which need more characters.
    Random random(8);
    for (std::size_t size = 0; size <= 66; ++size) {
        for (const SelfInfluences selves : {SelfInfluences::all, SelfInfluences::mixed}) {
            for (const unsigned percent : {0U, 5U, 60U}) {
                const Graph graph = randomGraph(size, percent, false, selves, random);
                const ReadOptions options{.selfInfluence =
                                              commonSelfInfluence(graph).value_or(false)};
                const auto text = writeSparse6({.game = Game::allOn(graph)});
                QVERIFY2(sameInfluences(*readSparse6(*text, options)->game.rule().graph(), graph),
                         text->c_str());
            }
        }
    }
}

void Graph6Test::cannotHoldDirections() {
    Graph graph(2);
    graph.addArc(0, 1);
    QCOMPARE(writeGraph6({.game = Game::allOn(graph)}).error().code, ErrorCode::cannotHold);
    QCOMPARE(writeSparse6({.game = Game::allOn(graph)}).error().code, ErrorCode::cannotHold);
}

void Graph6Test::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("nothing") << QByteArray("") << ErrorCode::notThisFormat;
    QTest::newRow("only a header") << QByteArray(">>graph6<<") << ErrorCode::notThisFormat;
    QTest::newRow("too short") << QByteArray("DQ") << ErrorCode::wrongLength;
    QTest::newRow("too long") << QByteArray("DQcc") << ErrorCode::wrongLength;
    QTest::newRow("strange character") << QByteArray("DQ!") << ErrorCode::syntax;
    QTest::newRow("size cut off") << QByteArray("~~?") << ErrorCode::syntax;
    QTest::newRow("huge size") << QByteArray("~~~~~~~~") << ErrorCode::tooManyVertices;
    QTest::newRow("large size, no edges") << QByteArray("~}}}") << ErrorCode::wrongLength;
}

void Graph6Test::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    const auto read = readGraph6(text.toStdString(), {});
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
    QVERIFY(!readSparse6(text.toStdString(), {}).hasValue());
}

LIGHTSOUT_TEST(Graph6Test)
#include "Graph6Test.moc"
