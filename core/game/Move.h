// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <string>
#include <variant>
#include <vector>

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
/// Adds influences where there are none and takes away those there are: ascending, without repeats.
/// An arc from a vertex to itself is its self-influence. The lights stay.
struct FlipArcs {
    std::vector<Arc> arcs;
    friend bool operator==(const FlipArcs&, const FlipArcs&) = default;
};
/// Draws vertices without arcs, ascending by the numbers they will have.
struct InsertVertices {
    std::vector<DrawnVertex> vertices;
    friend bool operator==(const InsertVertices&, const InsertVertices&) = default;
};
/// Removes vertices, ascending, that no arcs lead to or from.
struct RemoveVertices {
    std::vector<Vertex> vertices;
    friend bool operator==(const RemoveVertices&, const RemoveVertices&) = default;
};
/// Puts a vertex somewhere in the plane.
struct Placement {
    Vertex vertex;
    Point position;
    friend bool operator==(const Placement&, const Placement&) = default;
};
/// Moves vertices in the plane: ascending, without repeats.
struct Place {
    std::vector<Placement> placements;
    friend bool operator==(const Place&, const Place&) = default;
};
/// Labels a vertex; an empty label shows its number.
struct Label {
    Vertex vertex;
    std::string label;
    friend bool operator==(const Label&, const Label&) = default;
};
/// Puts a game in place of the present one: a new board, new lights, a restart. Or the same board
/// after an edit for which there is no smaller move, where play goes on.
struct Replace {
    Game game;
    bool isEdit = false;
    friend bool operator==(const Replace&, const Replace&) = default;
};

/// A change to a game, as a value. Undo keeps moves, not boards.
using Move = std::variant<Press, Unpress, FlipStart, FlipTarget, FlipArcs, InsertVertices,
                          RemoveVertices, Place, Label, Replace>;

/// True when the move's vertices exist and stand in order, there is a press for it to take back,
/// and the board is a graph where the move changes influences, drawn with lines where it draws.
bool isLegal(const Game& game, const Move& move);

/// True when after the move other vertices have the old numbers.
bool renumbers(const Move& move);

/// True when after the move another game is played, not the same one goes on.
bool startsOver(const Move& move);

/// True when the move only changes how the board is drawn, not how it plays.
bool isCosmetic(const Move& move);

/// Makes the move, which must be legal.
void apply(Game& game, const Move& move);

/// The move that leads from the game after `move` back to `before`.
Move inverse(const Game& before, const Move& move);

} // namespace lightsout
