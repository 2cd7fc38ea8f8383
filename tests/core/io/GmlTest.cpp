#include "io/Gml.h"

#include "tests/core/io/SavedBoards.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

class GmlTest : public QObject {
    Q_OBJECT

private slots:
    void givesBackGames_data() { addRandomGames(); }
    void givesBackGames();
    void readsForeignFiles();
    void refuses_data();
    void refuses();
    void survivesAllBeginnings();
};

void GmlTest::givesBackGames() {
    QFETCH(Game, game);
    const auto text = writeGml({.game = game});
    QVERIFY(text.hasValue());
    const auto read = readGml(*text, {});
    QVERIFY(read.hasValue());
    const Graph graph = game.rule().toGraph();
    const Graph& back = *read->game.rule().graph();
    QVERIFY(sameInfluences(back, graph));
    QCOMPARE(read->game.start(), game.start());
    QCOMPARE(read->game.target(), game.target());
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        QCOMPARE(back.label(v), graph.label(v));
        QVERIFY(std::abs(back.position(v).x - graph.position(v).x) < 1e-11);
    }
}

void GmlTest::readsForeignFiles() {
    const auto read = readGml("Creator \"somebody\"\n# a comment\ngraph [\n directed 1\n"
                              " node [ id 7 label \"seven\" ]\n node [ id 3 ]\n"
                              " edge [ source 7 target 3 ]\n edge [ source 3 target 3 ]\n]\n",
                              {.selfInfluence = false});
    QVERIFY(read.hasValue());
    const Graph& graph = *read->game.rule().graph();
    QCOMPARE(graph.vertexCount(), std::size_t{2});
    QCOMPARE(graph.label(0), std::string("seven"));
    QVERIFY(graph.hasArc(0, 1) && !graph.hasArc(1, 0));
    QVERIFY(!graph.selfInfluence(0) && graph.selfInfluence(1));
}

void GmlTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("nothing") << QByteArray("") << ErrorCode::notThisFormat;
    QTest::newRow("no list") << QByteArray("graph 1") << ErrorCode::notThisFormat;
    QTest::newRow("no graph") << QByteArray("tree [ ]") << ErrorCode::syntax;
    QTest::newRow("undeclared vertex")
        << QByteArray("graph [ node [ id 1 ] edge [ source 1 target 2 ] ]") << ErrorCode::syntax;
    QTest::newRow("vertex twice") << QByteArray("graph [ node [ id 1 ] node [ id 1 ] ]")
                                  << ErrorCode::syntax;
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
        QVERIFY(read.hasValue() || !read.error().subject.empty());
    });
}

QTEST_APPLESS_MAIN(GmlTest)
#include "GmlTest.moc"
