// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

// Formats of other programs with one edge per line. They can only be read, in O(text + arcs · log
// arcs). Weights, and anything else after the two ends of an edge, are ignored, but reported.

/// Reads Pajek (.net): *Vertices, counted from 1, with labels and positions; then *Edges, *Arcs,
/// *Edgeslist, *Arcslist or *Matrix. Other sections are ignored. Positions are ignored if they are
/// all equal.
Result<SavedBoard> readPajek(std::string_view text, const ReadOptions& options = {});

/// Reads Trivial Graph Format (.tgf): ids and labels of vertices, a line "#", and pairs of ids. The
/// edges are undirected.
Result<SavedBoard> readTgf(std::string_view text, const ReadOptions& options = {});

/// Reads DIMACS graph colouring (.col): "p edge N M", then "e u v" counted from 1.
Result<SavedBoard> readDimacs(std::string_view text, const ReadOptions& options = {});

/// Reads MatrixMarket (.mtx), as coordinates or as an array: the influence matrix, as in
/// formats/Matrix.h, or a table of lights (rows) and buttons (columns).
Result<SavedBoard> readMatrixMarket(std::string_view text, const ReadOptions& options = {});

/// Reads the Simple Interaction Format of Cytoscape (.sif). A line "a relation b c …" contains
/// undirected edges; a line may also contain a single vertex.
Result<SavedBoard> readSif(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
