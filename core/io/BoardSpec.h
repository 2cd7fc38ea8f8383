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

// A board in a few words, as on the command line:
//
//     grid:ROWSxCOLS,topology=…,neighbours=…   (the words of LatticeNames.h)
//     hex:ROWSxCOLS  triangular:ROWSxCOLS  cube:N  merlin
//     path:N  cycle:N  complete:N  star:N  wheel:N  bipartite:MxN  hypercube:D  circulant:N:a,b,…
//     simple:N:I  connected:N:I   (the I-th of all graphs of N ≤ 7 vertices, SmallGraphs.h)
//     petersen  tetrahedron  octahedron  dodecahedron  icosahedron  heawood  moebius-kantor
//     desargues  nauru  pappus
//     gnp:N:P  regular:N:D  tree:N  planar:N   (drawn by chance, RandomGraphs.h)
//
// and after each, as an option, self=on or self=off. Sizes are at least 1, cycle's 3, wheel's 4.
// Complete graphs of more than 2000 vertices are made as a row of cells that are all neighbours.

/// True when the text begins with one of these words, up to a colon or comma: then it is meant as
/// a board specification and not, say, as a file's name.
bool isBoardSpec(std::string_view text);

/// These words, of all boards.
std::vector<std::string_view> boardSpecNames();

/// What may follow a board after commas, such as "self=off"; a graph takes only "self=…".
std::span<const std::string_view> boardSpecOptions();

/// Makes the board. Without self=…, the options tell the self-influence; they tell the seed of
/// chance too. Errors name the column; sizes are checked against graph/Limits.h and options.memory
/// (tableTooLarge) before any memory is taken.
Result<Rule> parseBoardSpec(std::string_view text, const ReadOptions& options = {});

/// The words for a lattice; what they need not say is left out. parseBoardSpec() makes it of them.
std::string boardSpec(const Lattice& lattice);

} // namespace lightsout
