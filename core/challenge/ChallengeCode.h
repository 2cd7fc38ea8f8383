// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/CheckedCode.h"
#include "challenge/Deal.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace lightsout {

// Challenge codes give everyone the same board, to be turned off.
//
// * A rectangle of up to 8 × 8 cells on any surface, with any rule and any lights: the boards are
//   counted, those of fewer cells first, then those of fewer rows; then by surface, neighbours and
//   self-influence, then by the lights, cell i of which is bit i of a number. Three groups if the
//   board's number fits into 50 bits, as for all of up to 42 cells, else four.
// * A Deal with a seed below dealCodeSeeds: two groups.
//
// Every board and every deal has exactly one code of its kind. The meaning of a code of a given
// version never changes.

/// The largest side of a board that has a code.
inline constexpr std::size_t maxChallengeSide = 8;

/// Number of seeds of deals with a code: 2^30 numbers for the 36² pairs of a size and presses up to
/// its number of cells.
inline constexpr std::uint64_t dealCodeSeeds = (std::uint64_t{1} << 30) / (36 * 36);

/// The board or deal that a code names.
using Challenge = std::variant<ChallengeBoard, Deal>;

/// Returns whether a lattice's boards have codes.
bool hasChallengeCode(const Lattice& lattice);

/// Returns the code of a board. Its lattice must have codes.
std::string challengeCode(const ChallengeBoard& board);

/// Returns the code of a deal; nullopt for seeds that are too large.
std::optional<std::string> challengeCode(const Deal& deal);

/// Reads a code. A deal that it returns satisfies canDeal().
std::variant<Challenge, CodeFault> readChallengeCode(std::string_view text);

/// Returns the board of a challenge. Throws Cancelled.
ChallengeBoard boardOf(const Challenge& challenge, const Progress& progress);

} // namespace lightsout
