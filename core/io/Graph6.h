// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// McKay's formats, one graph a line of printable characters that hold six bits each ("Description
// of graph6, sparse6 and digraph6 encodings", with the program nauty). graph6 and sparse6 refuse
// one-way influences with cannotHold. Positions, labels and lights have no place here.
//
// Each reader reads the other formats too, as the first character of a line shows its format, and
// the graph that ReadOptions::graph names; headers such as ">>graph6<<" are skipped.

/// Vertices up to which graph6 is written; its length grows with their square.
inline constexpr std::size_t maxGraph6Vertices = 50'000;

Result<SavedBoard> readGraph6(std::string_view text, const ReadOptions& options);
/// Has no loops: all vertices have self-influence or none has, which the reader's options give.
Result<std::string> writeGraph6(const SavedBoard& board, const WriteOptions& options = {});

/// A loop means self-influence.
Result<SavedBoard> readSparse6(std::string_view text, const ReadOptions& options);
/// When some vertices have self-influence and some have not, those that have it get loops, to be
/// read with ReadOptions::selfInfluence off.
Result<std::string> writeSparse6(const SavedBoard& board, const WriteOptions& options = {});

/// Directed graphs; a loop means self-influence. They are read only.
Result<SavedBoard> readDigraph6(std::string_view text, const ReadOptions& options);

} // namespace lightsout
