// SPDX-License-Identifier: GPL-3.0-or-later
// Compares boards after moves, undo and redo with stored boards.

#include "game/Move.h"

#include "tests/fuzz/Choices.h"
#include "tests/fuzz/Targets.h"

namespace lightsout {

namespace {

Vertex vertexOf(const Game& game, Choices& choices) {
    return choices.below(game.vertexCount() + 1); // sometimes one too large
}

Move moveFor(const Game& game, Choices& choices) {
    const Vertex vertex = vertexOf(game, choices);
    switch (choices.below(10)) {
    case 0:
        return Unpress{vertex};
    case 1:
        return FlipStart{{vertex}};
    case 2:
        return FlipTarget{{vertex, vertex + 1}};
    case 3:
        return FlipArcs{{{vertex, vertexOf(game, choices)}}};
    case 4:
        return InsertVertices{{{.number = vertex,
                                .position = {1, static_cast<double>(choices.below(9))},
                                .label = std::string(choices.below(3), 'a'),
                                .selfInfluence = choices.flip(),
                                .isOn = choices.flip(),
                                .isOnInTarget = choices.flip(),
                                .isPressed = choices.flip()}}};
    case 5:
        return RemoveVertices{{vertex}};
    case 6:
        return PlaceVertices{{{vertex, {static_cast<double>(choices.below(9)) / 7, -1}}}};
    case 7:
        return Label{vertex, std::string(choices.below(3), 'b')};
    case 8: {
        const Rule rule = choices.rule(12);
        const std::size_t n = rule.vertexCount();
        return Replace{Game(rule, choices.vector(n), choices.vector(n))};
    }
    default:
        return Press{vertex};
    }
}

} // namespace

void fuzzMoves(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 12;
    Choices choices(data, size);
    const Rule rule = choices.rule(most);
    const std::size_t n = rule.vertexCount();
    std::vector<Game> boards{Game(rule, choices.vector(n), choices.vector(n))};
    std::vector<Move> moves;
    std::vector<Move> inverses;
    while (!choices.atEnd()) {
        const Game& before = boards.back();
        const Move move = moveFor(before, choices);
        if (const auto text = toText(move)) {
            const Result<Move> again = moveFromText(*text);
            LIGHTSOUT_ASSERT(again && *again == move);
        }
        if (!isLegal(before, move)) {
            continue;
        }
        Game after = before;
        lightsout::apply(after, move);
        LIGHTSOUT_ASSERT(after.lights() ==
                         (after.start() ^ after.rule().changedBy(after.presses())));
        inverses.push_back(inverse(before, move));
        moves.push_back(move);
        boards.push_back(std::move(after));
    }
    Game game = boards.back();
    for (std::size_t i = moves.size(); i-- > 0;) {
        LIGHTSOUT_ASSERT(isLegal(game, inverses[i]));
        lightsout::apply(game, inverses[i]);
        LIGHTSOUT_ASSERT(game == boards[i]);
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        lightsout::apply(game, moves[i]);
        LIGHTSOUT_ASSERT(game == boards[i + 1]);
    }
}

} // namespace lightsout
