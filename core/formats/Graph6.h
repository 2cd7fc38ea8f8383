// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

// McKay's formats, one graph per line of printable characters that encode six bits each
// ("Description of graph6, sparse6 and digraph6 encodings", distributed with the program nauty).
// Writing directed influences as graph6 or sparse6 returns the error cannotHold. Positions, labels
// and lights are not stored.
//
// Each reader also reads the other formats, because the first character of a line identifies its
// format. It reads the graph that ReadOptions::graph selects; headers such as ">>graph6<<" are
// skipped.

/// Maximum number of vertices for writing graph6, whose length grows with the square of this
/// number.
inline constexpr std::size_t maxGraph6Vertices = 50'000;

/// Returns the lines of a file that contain a graph, in any of the three formats.
std::vector<std::string> graphLines(std::string_view text);

Result<SavedBoard> readGraph6(std::string_view text, const ReadOptions& options);
/// Writes graph6. Because graph6 has no loops, either all vertices must have self-influence or
/// none; the reader's options specify which.
Result<std::string> writeGraph6(const SavedBoard& board, const WriteOptions& options = {});

/// Reads sparse6; a loop means self-influence.
Result<SavedBoard> readSparse6(std::string_view text, const ReadOptions& options);
/// Writes sparse6. If only some vertices have self-influence, these get loops, and the result must
/// be read with ReadOptions::selfInfluence off.
Result<std::string> writeSparse6(const SavedBoard& board, const WriteOptions& options = {});

/// Reads digraph6, the format for directed graphs; a loop means self-influence. It cannot be
/// written.
Result<SavedBoard> readDigraph6(std::string_view text, const ReadOptions& options);

} // namespace lightsout
