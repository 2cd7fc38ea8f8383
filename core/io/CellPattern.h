// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// Patterns of cells as programs for cellular automata exchange them: a rectangle of lights on and
// off. What is read becomes a plane grid with four neighbours, the self-influence as the options
// tell; what is written are the present lights of a board that is drawn as cells.

/// Run-length encoded, as Golly has it: "x = 5, y = 2", then runs such as "2bo$3o!" of b (off), o
/// (on) and $ (end of a row) up to the exclamation mark. Lines that begin with # are comments;
/// further fields of the first line, such as the automaton's rule, are passed over. States of
/// automata with more than two (. and A to X) are off and on. Without the first line, the pattern
/// is as large as its runs.
Result<SavedBoard> readRle(std::string_view text, const ReadOptions& options);
Result<std::string> writeRle(const SavedBoard& board, const WriteOptions& options = {});

/// Plaintext (.cells): a line for each row, "." for off and "O" or "*" for on, rows filled up with
/// cells that are off; lines that begin with ! are comments.
///
/// Boards as people type them are read too, with or without blanks between the cells: . - _ 0 are
/// off; # x X * + @ 1 are on; o and O are on next to characters that are off, and off next to
/// others that are on. All their rows must be equally long.
Result<SavedBoard> readCells(std::string_view text, const ReadOptions& options);
Result<std::string> writeCells(const SavedBoard& board, const WriteOptions& options = {});

/// True for rows of the characters that readCells() knows, with one that is off or several rows.
bool looksLikeCells(std::string_view text);
/// True for runs such as "bo$2bo$3o!" without a first line.
bool looksLikeRuns(std::string_view text);

/// The plane grid with these lights, row by row.
SavedBoard patternBoard(std::size_t rows, std::size_t cols, const BitVector& lights,
                        const ReadOptions& options);

} // namespace lightsout
