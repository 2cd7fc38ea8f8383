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
/// automata with more than two (. and A to X) are off and on.
Result<SavedBoard> readRle(std::string_view text, const ReadOptions& options);
Result<std::string> writeRle(const SavedBoard& board, const WriteOptions& options = {});

/// Plaintext (.cells): a line for each row, "." for off and "O" or "*" for on, rows filled up with
/// cells that are off; lines that begin with ! are comments.
Result<SavedBoard> readCells(std::string_view text, const ReadOptions& options);
Result<std::string> writeCells(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
