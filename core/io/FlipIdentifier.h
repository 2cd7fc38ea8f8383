// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// A game of "Flip" in Simon Tatham's Portable Puzzle Collection, as that program shows it under
// "Specific…": "WxH:MATRIX,GRID", behind the size perhaps c or r (crosses or random shapes). Both
// are rows of bits, four to a hexadecimal digit, the first the highest: W·H bits for each cell, row
// by row, which cells are flipped when it is clicked, and W·H bits of cells that are to be flipped.
// (Source: flip.c, encode_bitmap() and execute_move().)
//
// Such cells are the lights that are on; the target is all off. A matrix that is one of a lattice's
// becomes the lattice, else a board of cells with press patterns.

/// True for a text of one line that begins like an identifier, "5x5:" or "5x5c:".
bool isFlipIdentifier(std::string_view text);

/// True also for the random seed of a game, "5x5c#123456", and for a saved game, which are
/// recognised to be refused: only the program itself can make the board of a seed.
bool isFlipText(std::string_view text);

/// Refuses a matrix or a grid of another length, and what stands behind. O(N²).
Result<SavedBoard> readFlipIdentifier(std::string_view text, const ReadOptions& options = {});

/// What is to be flipped are the lights that differ from the target. Refuses boards that are not
/// drawn as cells: cannotHold; and as too large those of more than maxFlipCells cells. O(N²).
Result<std::string> writeFlipIdentifier(const SavedBoard& board, const WriteOptions& options = {});

/// Cells of a board that is written: a matrix of 4 million entries, a megabyte of digits.
inline constexpr std::size_t maxFlipCells = 2048;

} // namespace lightsout
