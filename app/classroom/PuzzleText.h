// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Puzzle.h"

#include <QString>

namespace lightsout {

/// Returns the label for a kind of puzzle, including its mnemonic key.
QString puzzleKindText(PuzzleKind kind);

/// Returns a sentence that says why a puzzle can't be made.
QString noPuzzleText(const NoPuzzle& none);

/// Returns a sentence that says which puzzles are missing.
QString leftOutText(const NoPuzzle& none);

} // namespace lightsout
