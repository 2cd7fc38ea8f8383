// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

// Edits of a drawn board that take several moves. Each function returns them in order; every move
// is legal once those before it were made. The game's rule must be a graph, vertices ascend.

/// Removes the vertices and all arcs to and from them. O(N + arcs).
std::vector<Move> movesToRemove(const Game& game, const std::vector<Vertex>& vertices);

/// Makes one vertex of several: the first stays where it is and takes over the influences of the
/// others; it toggles itself if any of them did. O(N + arcs).
std::vector<Move> movesToMerge(const Game& game, const std::vector<Vertex>& vertices);

/// Adds a whole board of its own, moved by `offset`: its vertices get the next numbers. Its presses
/// are not taken over.
std::vector<Move> movesToAdd(const Game& game, const Game& part, Point offset);
/// The game that these moves lead to; nothing where they are not legal, beyond the limits of the
/// plane. Cancelled between vertices. O(N + arcs).
std::optional<Game> withAdded(const Game& game, const Game& part, Point offset, Progress& progress);

/// Makes all the arcs of the list present, or absent: those that already are stay.
FlipArcs moveToSet(const Graph& graph, std::vector<Arc> arcs, bool present);

/// The arcs that do at every cell of the grid what `arc` does at its own: they lead as many rows
/// down and columns to the right, across glued borders too; there are none where such a way ends
/// at a border that is not glued. The way of `arc` itself is the shortest one, across a glued
/// border if need be, so that a neighbour there is a neighbour. O(cells).
std::vector<Arc> stamped(const Lattice& cells, Arc arc);

/// The vertices with the arcs between them, their lights and target, as a board of its own without
/// presses. O(N + arcs of the part).
Game partOf(const Game& game, const std::vector<Vertex>& vertices, Progress& progress);

} // namespace lightsout
