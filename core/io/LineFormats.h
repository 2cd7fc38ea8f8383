// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

// Formats of other programs that give an edge a line. All are read only, in O(text + arcs · log
// arcs). Weights, and what else stands after the two ends of an edge, are left out and counted.

/// Pajek (.net): *Vertices with labels and positions, counted from 1, then *Edges, *Arcs, their
/// lists, or a *Matrix; other sections are left out. Positions that are all the same are none.
Result<SavedBoard> readPajek(std::string_view text, const ReadOptions& options = {});

/// Trivial Graph Format (.tgf): ids and labels of vertices, a line "#", pairs of ids. The edges are
/// undirected.
Result<SavedBoard> readTgf(std::string_view text, const ReadOptions& options = {});

/// DIMACS graph colouring (.col): "p edge N M", then "e u v" counted from 1.
Result<SavedBoard> readDimacs(std::string_view text, const ReadOptions& options = {});

/// MatrixMarket (.mtx), coordinates or an array: the influence matrix, as in io/Matrix.h.
Result<SavedBoard> readMatrixMarket(std::string_view text, const ReadOptions& options = {});

/// Simple Interaction Format of Cytoscape (.sif): "a relation b c …", undirected, or a vertex
/// alone.
Result<SavedBoard> readSif(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
