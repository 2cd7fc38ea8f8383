// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace lightsout {

// Patterns of cells in the formats of cellular automaton programs: rectangles of lights that are on
// or off. Reading a pattern creates a plane grid, or the torus that an RLE file specifies, with
// four neighbours and the self-influence that the options specify. Writing stores the current
// lights of a board that is drawn as cells.

/// Reads run-length encoding as in Golly: "x = 5, y = 2", then runs such as "2bo$3o!" of b (off), o
/// (on) and $ (end of a row) up to the exclamation mark. Lines that begin with # are comments.
/// Other fields of the first line are ignored, except that a rule such as "B3/S23:T5,5" makes the
/// grid a torus if its sizes match. In automata with more than two states, "." is off and A to X
/// are on. If the first line is missing, the runs determine the size of the pattern.
Result<SavedBoard> readRle(std::string_view text, const ReadOptions& options);
Result<std::string> writeRle(const SavedBoard& board, const WriteOptions& options = {});

/// Reads plaintext (.cells): a line for each row, "." for off and "O" or "*" for on. Lines that
/// begin with "!" are comments; short rows end with cells that are off. Other characters are read
/// by readText(). Writes "." and "O".
Result<SavedBoard> readCells(std::string_view text, const ReadOptions& options);
Result<std::string> writeCells(const SavedBoard& board, const WriteOptions& options = {});

/// Returns true for run lengths such as "bo$2bo$3o!" without a header line.
bool looksLikeRuns(std::string_view text);

/// Maximum number of cells of a pattern to read. A limit is needed because a file of a few bytes
/// may declare any size.
inline constexpr std::uint64_t maxPatternCells = std::uint64_t{1} << 28;
/// Returns the error for a pattern of more cells.
Error patternTooLarge(std::uint64_t cells);

/// Returns the plane grid with these lights, in row-major order.
SavedBoard patternBoard(std::size_t rows, std::size_t cols, const BitVector& lights,
                        const ReadOptions& options);

} // namespace lightsout
