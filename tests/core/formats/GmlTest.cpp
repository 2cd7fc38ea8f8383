// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Gml.h"

#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class GmlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresGames_data() { addRandomGames(); }
    void restoresGames();
    void readsForeignFiles();
    void refuses_data();
    void refuses();
    void namesTheKeyOfABadValue();
    void readsUnusualFilesOfOtherPrograms();
    void givesEachVertexItsOwnLabel();
    void survivesAllBeginnings();
};

void GmlTest::restoresGames() {
    QFETCH(Game, game);
    const auto text = writeGml({.game = game});
    QVERIFY(text.hasValue());
    const auto read = readGml(*text, {});
    QVERIFY(read.hasValue());
    // Lattices are read as graphs.
    QVERIFY(read->game == Game(game.rule().toGraph(), game.start(), game.target()));
}

void GmlTest::readsForeignFiles() {
    // Edges may come before vertices, ids may be any numbers, and unknown lists and keys are
    // ignored.
    const auto read =
        readGml("Creator \"somebody\"\n# a comment\ngraph [\n directed 1\n"
                " edge [ source 7 target -3 ]\n node [ id 7 graphics [ x 0 y 0 ] name \"7\" label "
                "\"s&#233;ven\" ]\n"
                " node [ id -3 graphics [ x 1 y 2.5 fill [ x 9 ] ] ]\n"
                " edge [ source 7 target -3 ]\n edge [ source -3 target -3 weight 2 ]\n]\n",
                {.selfInfluence = false});
    QVERIFY(read.hasValue());
    const Graph& graph = *read->game.rule().graph();
    QCOMPARE(graph.vertexCount(), std::size_t{2});
    QCOMPARE(graph.label(0), std::string("séven"));
    QVERIFY(graph.position(1) == (Point{1, 2.5}));
    QVERIFY(graph.hasArc(0, 1) && !graph.hasArc(1, 0));
    QVERIFY(!graph.selfInfluence(0) && graph.selfInfluence(1));
}

void GmlTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("nothing") << QByteArray("") << ErrorCode::notThisFormat;
    QTest::newRow("no list") << QByteArray("graph 1") << ErrorCode::notThisFormat;
    QTest::newRow("no graph") << QByteArray("tree [ ]") << ErrorCode::notThisFormat;
    QTest::newRow("undeclared vertex")
        << QByteArray("graph [ node [ id 1 ] edge [ source 1 target 2 ] ]")
        << ErrorCode::vertexOutOfRange;
    for (const char* place : {"x nan y 0", "x 0 y NAN", "x Inf y 0", "x left y 0"}) {
        QTest::newRow(place) << "graph [ node [ id 1 " + QByteArray(place) + " ] ]"
                             << ErrorCode::wrongType;
    }
    QTest::newRow("vertex without id")
        << QByteArray("graph [ node [ ] ]") << ErrorCode::missingField;
    QTest::newRow("edge without end")
        << QByteArray("graph [ node [ id 1 ] edge [ source 1 ] ]") << ErrorCode::missingField;
    QTest::newRow("place too far")
        << QByteArray("graph [ node [ id 1 x 1e999 y 0 ] ]") << ErrorCode::numberOutOfRange;
    QTest::newRow("id no number") << QByteArray("graph [ node [ id a ] ]") << ErrorCode::wrongType;
    QTest::newRow("vertex twice") << QByteArray("graph [ node [ id 1 ] node [ id 1 ] ]")
                                  << ErrorCode::repeated;
}

void GmlTest::namesTheKeyOfABadValue() {
    const auto read = readGml("graph [ node [ id 1 x left y 0 ] ]", {});
    QCOMPARE(read.error().code, ErrorCode::wrongType);
    QCOMPARE(read.error().subject, std::string("x"));
}

void GmlTest::readsUnusualFilesOfOtherPrograms() {
    ReadReport report;
    const auto read = readGml("graph [ multigraph 1 node [ id 0 weight +INF pos 0.5 pos 1.5 ]\n"
                              " node [ id 1 weight NAN ] node [ id 2 x 4 ]\n"
                              " edge [ source 0 target 1 key 0 ] edge [ source 1 target 0 ] ]\n"
                              "graph [ node [ id 9 ] ]",
                              {.report = &report});
    QVERIFY(read.hasValue());
    const Graph& graph = *read->game.rule().graph();
    QCOMPARE(graph.vertexCount(), std::size_t{3});
    QCOMPARE(graph.edgeCount(), std::size_t{1});
    QVERIFY(graph.position(0) == (Point{0.5, 1.5}));
    QVERIFY(graph.position(1).y > 1.5 && graph.position(2).y > 1.5);
    QVERIFY(graph.position(1) != graph.position(2));
    QCOMPARE(report.laidOut, std::size_t{2});
    QCOMPARE(report.parallelEdges, std::size_t{1});
    QCOMPARE(report.leftOut.at("weight"), std::size_t{2});
    QCOMPARE(report.leftOut.at("graph"), std::size_t{1});
}

void GmlTest::givesEachVertexItsOwnLabel() {
    Graph graph(4);
    graph.setLabel(1, "0");
    graph.setLabel(3, "0");
    const std::string text = *writeGml({.game = Game::allOn(graph)});
    QVERIFY(text.find("label \"0 (1)\" given \"0\"") != std::string::npos);
    QVERIFY(text.find("label \"2\" given \"\"") != std::string::npos);
    QVERIFY(*readGml(text, {})->game.rule().graph() == graph);
}

void GmlTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    const auto read = readGml(text.toStdString(), {});
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
}

void GmlTest::survivesAllBeginnings() {
    const std::string text = *writeGml({.game = Game::allOn(starGraph(3))});
    forEachBeginning(text, [](auto beginning) {
        const auto read = readGml(beginning, {});
        QVERIFY(read.hasValue() || read.error().position.line > 0 ||
                read.error().code == ErrorCode::notThisFormat);
    });
}

LIGHTSOUT_TEST(GmlTest)
#include "GmlTest.moc"
