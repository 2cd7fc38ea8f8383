#pragma once

#include "game/Game.h"
#include "support/Result.h"

#include <string>
#include <string_view>
#include <variant>

namespace lightsout {

/// Presses a vertex.
struct Press {
    Vertex vertex;
    friend bool operator==(const Press&, const Press&) = default;
};
/// Takes back a press of a vertex.
struct Unpress {
    Vertex vertex;
    friend bool operator==(const Unpress&, const Unpress&) = default;
};
/// Changes lights of the start, each once: ascending, without repeats.
struct FlipStart {
    std::vector<Vertex> vertices;
    friend bool operator==(const FlipStart&, const FlipStart&) = default;
};
/// Changes lights of the target, each once: ascending, without repeats.
struct FlipTarget {
    std::vector<Vertex> vertices;
    friend bool operator==(const FlipTarget&, const FlipTarget&) = default;
};
/// Puts a game in place of the present one: a new board, new lights, a restart.
struct Replace {
    Game game;
    friend bool operator==(const Replace&, const Replace&) = default;
};

/// A change to a game, as a value. Undo keeps moves, not boards.
using Move = std::variant<Press, Unpress, FlipStart, FlipTarget, Replace>;

/// True when the move's vertices exist, and there is a press for it to take back.
bool isLegal(const Game& game, const Move& move);

/// Makes the move, which must be legal.
void apply(Game& game, const Move& move);

/// The move that leads from the game after `move` back to `before`.
Move inverse(const Game& before, const Move& move);

/// A word and the vertices: "press 12", "unpress 12", "start 0 1 7", "target 3". Nothing for
/// Replace, whose text is a whole document.
std::optional<std::string> toText(const Move& move);

/// Reads what toText() writes, blanks apart. Errors name the place.
Result<Move> moveFromText(std::string_view text);

} // namespace lightsout
