// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

// Edits of a drawn board that need several moves. Lists of moves are in order; every move is legal
// after the previous ones. The game's rule must be a graph, and lists of vertices must be in
// ascending order.

/// Returns the moves that remove the vertices and all their incoming and outgoing arcs. O(N +
/// arcs).
std::vector<Move> movesToRemove(const Game& game, const std::vector<Vertex>& vertices);

/// Returns the moves that merge several vertices into one. The first vertex stays where it is and
/// takes over the influences of the others; it toggles itself if any of them did. O(N + arcs).
std::vector<Move> movesToMerge(const Game& game, const std::vector<Vertex>& vertices);

/// Returns the moves that add a separate board, shifted by `offset`. Its vertices get the next free
/// numbers, and its presses are not copied.
std::vector<Move> movesToAdd(const Game& game, const Game& part, Point offset);
/// Returns the game after movesToAdd(), or nullopt if these moves are illegal because a vertex
/// would exceed the limits of the plane. Checks for cancellation at each vertex. O(N + arcs).
std::optional<Game> withAdded(const Game& game, const Game& part, Point offset, Progress& progress);

/// Returns the move that makes all these arcs present, or absent if `present` is false. Arcs that
/// are already in that state, and arcs that the graph does not allow, stay unchanged.
FlipArcs moveToSet(const Graph& graph, std::vector<Arc> arcs, bool present);

/// Returns copies of `arc` that start at every cell of the grid. Each copy goes the same number of
/// rows down and columns to the right, even across glued borders. A cell gets no copy if its path
/// would cross a border that is not glued. The displacement is the shortest displacement of `arc`,
/// possibly across a glued border, so that neighbours across such a border count as neighbours.
/// O(cells).
std::vector<Arc> stamped(const Lattice& cells, Arc arc);

/// Returns the vertices, the arcs between them, and their lights and target, as a separate board
/// without presses. O(N + arcs of the part).
Game partOf(const Game& game, const std::vector<Vertex>& vertices, Progress& progress);

} // namespace lightsout
