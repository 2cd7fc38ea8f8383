#include "io/Drawings.h"

#include "tests/support/Printing.h"

#include "graph/Families.h"

#include <QTest>

using namespace lightsout;

class DrawingsTest : public QObject {
    Q_OBJECT

private slots:
    void dotTellsEverything();
    void latexEscapesLabels();
    void refusesLargeBoards();
};

namespace {

Game sampleGame() {
    Graph graph(3);
    graph.setPosition(1, {1, 2});
    graph.setLabel(0, R"(a "b" \ 50% {x}_1)");
    graph.setSelfInfluence(2, false);
    graph.addEdge(0, 1);
    graph.addArc(1, 2);
    return {graph, *BitVector::fromString("101"), BitVector(3)};
}

} // namespace

void DrawingsTest::dotTellsEverything() {
    QCOMPARE(*writeDot({.game = sampleGame()}),
             std::string("digraph {\n"
                         "  node [shape=circle];\n"
                         "  0 [label=\"a \\\"b\\\" \\\\ 50% {x}_1\", pos=\"0.0000,-0.0000\", "
                         "style=\"filled\"];\n"
                         "  1 [label=\"1\", pos=\"1.0000,-2.0000\"];\n"
                         "  2 [label=\"2\", pos=\"0.0000,-0.0000\", style=\"filled,dashed\"];\n"
                         "  0 -> 1 [dir=none];\n"
                         "  1 -> 2;\n"
                         "}\n"));
    const std::string path = *writeDot({.game = Game::allOn(pathGraph(2))});
    QVERIFY(path.starts_with("graph {") && path.find("0 -- 1;") != std::string::npos);
}

void DrawingsTest::latexEscapesLabels() {
    const std::string text = *writeLatex({.game = sampleGame()});
    QVERIFY(text.find("{a \"b\" \\textbackslash{} 50\\% \\{x\\}\\_1}") != std::string::npos);
    QVERIFY(text.find("\\draw (0) -- (1);") != std::string::npos);
    QVERIFY(text.find("\\draw[->] (1) -- (2);") != std::string::npos);
    QVERIFY(text.ends_with("\\end{document}\n"));
}

void DrawingsTest::refusesLargeBoards() {
    const Game game = Game::allOn(Lattice{.rows = 2000, .cols = 2000});
    QCOMPARE(writeDot({.game = game}).error().code, ErrorCode::tooManyVertices);
}

QTEST_APPLESS_MAIN(DrawingsTest)
#include "DrawingsTest.moc"
