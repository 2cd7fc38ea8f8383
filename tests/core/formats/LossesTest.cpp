// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Losses.h"

#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include "graph/CircleLayout.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class LossesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesExactlyWhatIsLost_data();
    void namesExactlyWhatIsLost();
    void namesPresses();
    void namesUnknownFields();
    void tablesLoseNothing();
    void tablesNeedButtonsAndLights();
};

namespace {

bool differsFromNumbers(const Graph& graph) {
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        if (graph.label(v) != std::to_string(v)) {
            return true;
        }
    }
    return false;
}

/// Returns the differences between a board and the board that was read back.
/// In a list of edges, vertices without labels have their numbers as names.
std::vector<Loss> differences(const SavedBoard& board, const SavedBoard& back, FileFormat format) {
    std::vector<Loss> found;
    const auto note = [&found](bool isLost, Loss loss) {
        if (isLost) {
            found.push_back(loss);
        }
    };
    const Game& game = board.game;
    const Graph before = game.rule().toGraph();
    const Graph after = back.game.rule().toGraph();
    const auto differs = [&before, &after](auto of) {
        for (Vertex v = 0; v < before.vertexCount(); ++v) {
            if (of(before, v) != of(after, v)) {
                return true;
            }
        }
        return false;
    };
    note(game.rule().cells() != nullptr && back.game.rule().cells() == nullptr, Loss::lattice);
    note(differs([](const Graph& graph, Vertex v) { return graph.position(v); }), Loss::positions);
    const bool hasNumbers = format == FileFormat::edgeList && !differsFromNumbers(after);
    note(differs([&](const Graph& graph, Vertex v) {
             return hasNumbers && before.label(v).empty() ? std::string() : graph.label(v);
         }),
         Loss::labels);
    note(differs([](const Graph& graph, Vertex v) {
             return std::pair(graph.hasButton(v), graph.hasLight(v));
         }),
         Loss::marks);
    note(differs([](const Graph& graph, Vertex v) { return graph.selfInfluence(v); }),
         Loss::selfInfluence);
    note(game.start() != back.game.start(), Loss::start);
    note(game.target() != back.game.target(), Loss::target);
    note(game.presses() != back.game.presses() || game.pressCount() != back.game.pressCount(),
         Loss::presses);
    note(board.attachments != back.attachments, Loss::attachments);
    note(board.unknownFields != back.unknownFields, Loss::unknownFields);
    // The arcs are never lost.
    const auto targets = [](const Graph& graph, Vertex v) { return graph.targets(v); };
    return before.vertexCount() == after.vertexCount() && !differs(targets)
               ? found
               : std::vector{Loss::reopening};
}

void check(const SavedBoard& board) {
    for (const FileFormat format : allFormats) {
        // In a matrix of some of the vertices, these have new numbers.
        const bool isMatrix = format == FileFormat::csv || format == FileFormat::matrix;
        if (isMatrix && board.game.rule().isMarked()) {
            const std::vector<Loss> losses = lossesOf(board, format);
            QVERIFY(std::ranges::find(losses, Loss::marks) != losses.end());
            continue;
        }
        if (!isReadable(format)) {
            QVERIFY(lossesOf(board, format) == std::vector{Loss::reopening});
            continue;
        }
        const auto text = writeBoard(board, format);
        if (!text) {
            QCOMPARE(text.error().code, ErrorCode::cannotHold);
            continue;
        }
        ReadReport report;
        const auto back = readBoard(*text, format, {.report = &report});
        QVERIFY2(back.hasValue(), text->c_str());
        // Everything that is written can be stored in a board.
        QVERIFY2(report.leftOut.empty(), text->c_str());
        QVERIFY2(lossesOf(board, format) == differences(board, *back, format), text->c_str());
    }
}

} // namespace

void LossesTest::namesExactlyWhatIsLost_data() {
    addRandomGames();
    const auto addAllOn = [](const char* name, Graph graph) {
        QTest::newRow(name) << Game::allOn(Rule(std::move(graph)));
    };
    Graph onCircle(12);
    placeOnCircle(onCircle);
    addAllOn("nothing to lose", onCircle);
    for (const char* name : {"a", "two words", "#", "->", "été"}) {
        Graph named = pathGraph(3);
        placeOnCircle(named);
        for (Vertex v = 0; v < 3; ++v) {
            named.setLabel(v, std::string(name) + std::string(v, '\''));
        }
        addAllOn(name, named);
    }
    Graph numbered = cycleGraph(3);
    for (Vertex v = 0; v < 3; ++v) {
        numbered.setLabel(v, std::to_string(v + 1));
    }
    addAllOn("counted from 1", numbered);
    numbered.setLabel(0, "9");
    addAllOn("out of order", numbered);
    numbered.setLabel(0, "2");
    addAllOn("twice the same", numbered);
}

void LossesTest::namesExactlyWhatIsLost() {
    QFETCH(Game, game);
    check({.game = game});
}

void LossesTest::namesPresses() {
    Random random(5);
    Game game = randomGame(generalizedPetersenGraph(5, 2), random);
    game.press(3);
    game.press(7);
    check({.game = game});
    QVERIFY(lossesOf({.game = game}, FileFormat::gml).empty());
    game.press(3);
    check({.game = game});
    QVERIFY(lossesOf({.game = game}, FileFormat::gml) == std::vector{Loss::presses});
    game.press(7);
    check({.game = game});
}

void LossesTest::namesUnknownFields() {
    check({.game = Game::allOn(starGraph(4)),
           .attachments = {{"notes", "\"mine\""}},
           .unknownFields = R"({"later": 1})"});
    check({.game = Game::allOn(starGraph(4)), .unknownFields = R"({"later": [1, 2]})"});
}

void LossesTest::tablesLoseNothing() {
    const auto table = readBoard("0 1 1\n1 1 0\n", FileFormat::matrix);
    QVERIFY(lossesOf(*table, FileFormat::matrix).empty());
    // In CSV, its lights and buttons get names.
    QVERIFY(lossesOf(*table, FileFormat::csv) == std::vector{Loss::labels});
    const auto named = readBoard(*writeBoard(*table, FileFormat::csv), FileFormat::csv);
    QCOMPARE(named->game.rule().graph()->label(2), std::string("3"));
    QVERIFY(lossesOf(*table, FileFormat::graph6) ==
            (std::vector{Loss::positions, Loss::marks, Loss::selfInfluence, Loss::start}));
}

void LossesTest::tablesNeedButtonsAndLights() {
    for (const bool hasButtons : {false, true}) {
        Graph graph(2);
        graph.mark({{.vertex = 0, .hasButton = hasButtons, .hasLight = !hasButtons},
                    {.vertex = 1, .hasButton = hasButtons, .hasLight = !hasButtons}});
        for (const FileFormat format : {FileFormat::csv, FileFormat::matrix}) {
            const std::vector<Loss> losses = lossesOf({.game = Game::allOn(graph)}, format);
            QVERIFY(std::ranges::find(losses, Loss::marks) != losses.end());
        }
    }
}

LIGHTSOUT_TEST(LossesTest)
#include "LossesTest.moc"
