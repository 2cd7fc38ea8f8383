// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// McKay's formats for undirected graphs, one line of printable characters that hold six bits each
// ("Description of graph6, sparse6 and digraph6 encodings", with the program nauty). Both refuse
// one-way influences with cannotHold, and say nothing of places, labels and lights.

/// Vertices up to which graph6 is written; its length grows with their square.
inline constexpr std::size_t maxGraph6Vertices = 50'000;

/// One graph in graph6, with the optional ">>graph6<<" before it.
Result<SavedBoard> readGraph6(std::string_view text, const ReadOptions& options);
/// Has no loops: all vertices have self-influence or none has, which the reader's options tell.
Result<std::string> writeGraph6(const SavedBoard& board, const WriteOptions& options = {});

/// One graph in sparse6, with the optional ">>sparse6<<" before it. A loop means self-influence.
Result<SavedBoard> readSparse6(std::string_view text, const ReadOptions& options);
/// When some vertices have self-influence and some have not, those that have it get loops, to be
/// read with ReadOptions::selfInfluence off.
Result<std::string> writeSparse6(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
