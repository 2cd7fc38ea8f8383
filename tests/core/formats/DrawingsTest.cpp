// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Drawings.h"

#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Programs.h"
#include "tests/support/Test.h"

#include "graph/Families.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

class DrawingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dotContainsEverything();
    void latexContainsEverything();
    void latexDrawsGridsAsSquares();
    void latexUnderstandsThem_data();
    void latexUnderstandsThem();
    void graphvizUnderstandsThem_data();
    void graphvizUnderstandsThem();
    void refusesLargeBoards();
};

namespace {

Game sampleGame() {
    Graph graph(3);
    graph.setPosition(1, {100, 200});
    graph.setPosition(2, {100, 0});
    graph.setLabel(0, R"(a "b" \ 50% {x}_1)");
    graph.setLabel(1, "אב");
    graph.setSelfInfluence(2, false);
    graph.addEdge(0, 1);
    graph.addArc(1, 2);
    return {graph, *BitVector::fromString("101"), *BitVector::fromString("010")};
}

/// Runs a program on a file with this text and returns its output.
QByteArray outputOf(const QString& program, const QStringList& arguments, const std::string& text) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("board"));
    if (!file.open(QIODevice::WriteOnly)) {
        return "! failed";
    }
    file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments + QStringList{"board"});
    if (!process.waitForFinished(60'000) || process.exitCode() != 0) {
        return "! failed: " + process.readAll();
    }
    return process.readAll();
}

} // namespace

void DrawingsTest::dotContainsEverything() {
    // The shortest edge, from 1 to 2, has length 200 and is drawn three quarters of an inch long.
    QCOMPARE(*writeDot({.game = sampleGame()}),
             std::string("digraph {\n"
                         "  layout=neato;\n"
                         "  node [shape=circle, width=0.4, margin=0.03, fillcolor=gold];\n"
                         "  0 [label=\"a \\\"b\\\" \\\\ 50% {x}_1\", pos=\"0.000,0.750!\", "
                         "style=\"filled\"];\n"
                         "  1 [label=\"אב\", pos=\"0.375,0.000!\", peripheries=2];\n"
                         "  2 [label=\"2\", pos=\"0.375,0.750!\", style=\"filled,dashed\"];\n"
                         "  0 -> 1 [dir=none];\n"
                         "  1 -> 2;\n"
                         "}\n"));
    const std::string path = *writeDot({.game = Game::allOn(pathGraph(2))});
    QVERIFY(path.starts_with("graph {") && path.find("0 -- 1;") != std::string::npos);
}

void DrawingsTest::latexContainsEverything() {
    const std::string text = *writeLatex({.game = sampleGame()});
    for (const char* part :
         {"\\node[light, on, label={below:{a \"b\" \\textbackslash{} 50\\% \\{x\\}\\_1}}] (0) at "
          "(0.000,0.000) {};",
          "\\node[light, goal] (1) at (0.600,1.200) {\\labelor{אב}{1}};",
          "\\node[light, on, without self] (2) at (0.600,0.000) {2};", "\\draw (0) -- (1);",
          "\\draw[->] (1) -- (2);"}) {
        QVERIFY2(text.find(part) != std::string::npos, part);
    }
    QVERIFY(text.ends_with("\\end{document}\n"));
}

void DrawingsTest::latexDrawsGridsAsSquares() {
    const std::string text =
        *writeLatex({.game = Game(Lattice{.rows = 1, .cols = 2}, *BitVector::fromString("10"),
                                  *BitVector::fromString("01"))});
    QVERIFY(text.find("\\draw[on] (0,0) rectangle +(1,1);\n"
                      "\\draw (1,0) rectangle +(1,1); \\draw (1.2,0.2) rectangle +(.6,.6);\n") !=
            std::string::npos);
}

void DrawingsTest::latexUnderstandsThem_data() {
    QTest::addColumn<Game>("game");
    QTest::newRow("sample") << sampleGame();
    QTest::newRow("empty") << Game();
    QTest::newRow("grid") << Game::allOn(Lattice{.rows = 3, .cols = 20});
    Graph labels(3);
    labels.setLabel(0, "#$%&_{}~^\\<>|\"'`-- /?;:,[]()=+*@!\n\t\x7F");
    labels.setLabel(1, "ÀÿÐ«»¿ß§");
    labels.setLabel(2, "Ħ שלום 💡 &amp; ]};");
    QTest::newRow("labels") << Game::allOn(labels);
    Graph far = pathGraph(3);
    far.setPosition(0, {-1e9, 1e9});
    QTest::newRow("far") << Game::allOn(far);
}

void DrawingsTest::latexUnderstandsThem() {
    QFETCH(Game, game);
    LIGHTSOUT_SKIP_WITHOUT("pdflatex");
    const QByteArray output =
        outputOf("pdflatex", {"-interaction=nonstopmode"}, *writeLatex({.game = game}));
    QVERIFY2(!output.startsWith('!') && !output.contains("\n!"), output.constData());
    // Nothing is drawn on an empty board.
    QVERIFY(game.vertexCount() == 0 || output.contains("(1 page"));
}

void DrawingsTest::graphvizUnderstandsThem_data() {
    latexUnderstandsThem_data();
}

void DrawingsTest::graphvizUnderstandsThem() {
    QFETCH(Game, game);
    LIGHTSOUT_SKIP_WITHOUT("dot");
    const QByteArray output = outputOf("dot", {"-Tplain"}, *writeDot({.game = game}));
    QVERIFY2(output.count("\nnode ") == static_cast<qsizetype>(game.vertexCount()),
             output.constData());
}

void DrawingsTest::refusesLargeBoards() {
    const Game game = Game::allOn(Lattice{.rows = 2000, .cols = 2000});
    QCOMPARE(writeDot({.game = game}).error().code, ErrorCode::tooManyVertices);
}

LIGHTSOUT_TEST(DrawingsTest)
#include "DrawingsTest.moc"
