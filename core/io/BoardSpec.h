// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

// Board specifications, as used on the command line:
//
//     grid:ROWSxCOLS,topology=…,neighbours=…   (the names in LatticeNames.h)
//     grid:ROWSxCOLS,holes=V,V,…   (without these cells, numbered row by row from 1)
//     hex:ROWSxCOLS  triangular:ROWSxCOLS  cube:N  discs:N  merlin
//     grid3d:AxBxC  torus3d:AxBxC
//     arms:ROWSxCOLS:R   (a press reaches R cells in each direction)
//     switches:ROWSxCOLS   (a button for each row and column of lights)
//     path:N  cycle:N  complete:N  star:N  wheel:N  bipartite:MxN  hypercube:D  circulant:N:a,b,…
//     simple:N:I  connected:N:I   (the I-th of all graphs of N ≤ 7 vertices, SmallGraphs.h)
//     petersen  petersen:N:K (generalised)  tetrahedron  octahedron  dodecahedron  icosahedron
//     heawood  moebius-kantor  desargues  nauru  pappus
//     gnp:N:P  regular:N:D  tree:N  planar:N   (random, RandomGraphs.h)
//
// Each except switches may be followed by self=on or self=off. Sizes must be at least 1, for cycles
// at least 3, for wheels at least 4, for Petersen graphs above 2K. A complete graph of more than
// 2000 vertices becomes a row of cells that are all neighbours of each other.

/// Returns true if the text begins with one of these words, up to a colon or comma. Such text is
/// interpreted as a board specification, not, for example, as a file name.
bool isBoardSpec(std::string_view text);

/// Returns the specification of the grid whose size alone was given, such as "grid:5x5" for "5x5";
/// empty if the text is not a size.
std::string gridMeant(std::string_view text);

/// Returns the first words of all board specifications.
std::vector<std::string_view> boardSpecNames();

/// Returns the options that may follow a board after commas, such as "self=off", except for
/// "holes=…"; a graph accepts only "self=…".
std::span<const std::string_view> boardSpecOptions();

/// Creates the board. The options specify the self-influence if self=… is absent, and the seed for
/// random graphs. Errors state the column; before any memory is allocated, sizes are checked
/// against graph/Limits.h and options.memory (error tableTooLarge).
Result<Rule> parseBoardSpec(std::string_view text, const ReadOptions& options = {});

/// Returns the lattice without the cells `holes`: a graph on its cells, in which the holes have
/// neither a button nor a light.
Rule latticeWithHoles(const Lattice& lattice, const std::vector<Vertex>& holes);

/// Returns the specification from which parseBoardSpec() recreates a lattice. Options that have
/// their default values are omitted.
std::string boardSpec(const Lattice& lattice);

} // namespace lightsout
