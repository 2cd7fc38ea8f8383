// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Result.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lightsout {

/// Presses a vertex.
struct Press {
    Vertex vertex;
    friend bool operator==(const Press&, const Press&) = default;
};
/// Undoes a press of a vertex.
struct Unpress {
    Vertex vertex;
    friend bool operator==(const Unpress&, const Unpress&) = default;
};
/// Toggles initial lights. The vertices are in ascending order, without repeats.
struct FlipStart {
    std::vector<Vertex> vertices;
    friend bool operator==(const FlipStart&, const FlipStart&) = default;
};
/// Toggles lights of the target. The vertices are in ascending order, without repeats.
struct FlipTarget {
    std::vector<Vertex> vertices;
    friend bool operator==(const FlipTarget&, const FlipTarget&) = default;
};
/// Adds influences that are absent and removes those that are present. The arcs are in ascending
/// order, without repeats. An arc from a vertex to itself is its self-influence. The lights stay
/// unchanged.
struct FlipArcs {
    std::vector<Arc> arcs;
    friend bool operator==(const FlipArcs&, const FlipArcs&) = default;
};
/// Draws vertices without arcs, in ascending order of the numbers that they will have.
struct InsertVertices {
    std::vector<DrawnVertex> vertices;
    friend bool operator==(const InsertVertices&, const InsertVertices&) = default;
};
/// Removes vertices that have no incoming or outgoing arcs. They are in ascending order.
struct RemoveVertices {
    std::vector<Vertex> vertices;
    friend bool operator==(const RemoveVertices&, const RemoveVertices&) = default;
};
/// A vertex and its new position in the plane.
struct Placement {
    Vertex vertex;
    Point position;
    friend bool operator==(const Placement&, const Placement&) = default;
};
/// Moves vertices in the plane. They are in ascending order, without repeats.
struct PlaceVertices {
    std::vector<Placement> placements;
    friend bool operator==(const PlaceVertices&, const PlaceVertices&) = default;
};
/// Labels a vertex. A vertex with an empty label shows its number.
struct Label {
    Vertex vertex;
    std::string label;
    friend bool operator==(const Label&, const Label&) = default;
};
/// Replaces the current game, for a new board, for new lights or to start over. An edit that cannot
/// be expressed as a smaller move also replaces the game; play then continues on the edited board.
struct Replace {
    Game game;
    bool isEdit = false;
    friend bool operator==(const Replace&, const Replace&) = default;
};

/// A change to a game, as a value. The undo history stores moves, not boards.
using Move = std::variant<Press, Unpress, FlipStart, FlipTarget, FlipArcs, InsertVertices,
                          RemoveVertices, PlaceVertices, Label, Replace>;

/// Returns true if the move's vertices exist and are in order (FlipStart and FlipTarget are not
/// checked for order) and the game allows the move: pressing requires a button, undoing a press
/// requires a press to undo, changing influences requires a graph that allows them, and drawing
/// requires a board drawn with lines.
bool isLegal(const Game& game, const Move& move);

/// Returns true if the move can renumber vertices.
bool renumbers(const Move& move);

/// Returns true if the move begins another game instead of continuing the same one.
bool startsOver(const Move& move);

/// Returns true if the move only changes how the board is drawn, not how it plays.
bool isCosmetic(const Move& move);

/// Makes the move, which must be legal.
void apply(Game& game, const Move& move);

/// Returns the move that leads from the game after `move` back to `before`.
Move inverse(const Game& before, const Move& move);

/// Returns the move as a word followed by its arguments: "press 12", "unpress 12", "start 0 1 7",
/// "target 3", "arcs 0>1 1>0 2>2", "remove 3 4", "place 0 0.5 -1", "label 3 a name". Returns
/// nullopt for InsertVertices and Replace, after which the whole board must be stored instead.
std::optional<std::string> toText(const Move& move);

/// Parses the result of toText(), ignoring extra spaces. Errors state the position.
Result<Move> moveFromText(std::string_view text);

} // namespace lightsout
