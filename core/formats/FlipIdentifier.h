// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// A game of "Flip" in Simon Tatham's Portable Puzzle Collection, as that program shows it under
// "Specific…": "WxH:MATRIX,GRID", optionally with c or r after the size (crosses or random shapes).
// Both are sequences of bits, four to a hexadecimal digit, most significant first. For each cell,
// row by row, MATRIX has W·H bits that mark the cells that a click flips; GRID has W·H bits that
// mark the cells to be flipped. (Source: flip.c, encode_bitmap() and execute_move().)
//
// Cells to be flipped are lights that are on; the target is all off. If the matrix belongs to a
// lattice, the board becomes that lattice, otherwise a board of cells with press patterns.

/// Returns true for a single line that begins like an identifier: for example, "5x5:" or "5x5c:".
bool isFlipIdentifier(std::string_view text);

/// Returns true for an identifier, for the random seed of a game, such as "5x5c#123456", and for a
/// saved game. Seeds and saved games are recognised only to report that they can't be read: only
/// the game itself can create the board for a seed.
bool isFlipText(std::string_view text);

/// Reads an identifier. Returns an error if the matrix or the grid has the wrong length, or if
/// there is any text after them. O(N²).
Result<SavedBoard> readFlipIdentifier(std::string_view text, const ReadOptions& options = {});

/// Writes an identifier, in which the cells to be flipped are the lights that differ from the
/// target. Returns the error cannotHold for boards that are not drawn as cells, and another error
/// for boards of more than maxFlipCells cells. O(N²).
Result<std::string> writeFlipIdentifier(const SavedBoard& board, const WriteOptions& options = {});

/// Maximum number of cells of a board to read or write. The matrix of such a board has 4 million
/// entries, or a megabyte of digits.
inline constexpr std::size_t maxFlipCells = 2048;

} // namespace lightsout
