// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Puzzle.h"

#include <QString>

namespace lightsout {

/// What is to be done in puzzles of a kind, with the key that chooses it.
QString puzzleKindText(PuzzleKind kind);

/// Why a puzzle can't be made, in a sentence.
QString noPuzzleText(const NoPuzzle& none);

/// Which puzzles are missing, in a sentence.
QString leftOutText(const NoPuzzle& none);

} // namespace lightsout
