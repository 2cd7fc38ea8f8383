// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/CheckedCode.h"
#include "challenge/Deal.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace lightsout {

// A challenge code gives everyone the same board to turn off. It denotes one of the following:
//
// * A board: a rectangle of up to 8 × 8 cells on any surface, with any rule and any lights. Boards
//   are numbered by their number of cells, then by rows, surface, neighbours and self-influence,
//   and finally by their lights, which are read as a number whose bit i is the light of cell i. The
//   code has three groups of symbols if the board's number fits into 50 bits, which is true of all
//   boards of up to 42 cells; otherwise it has four groups.
// * A Deal with a seed below dealCodeSeeds. The code has two groups.
//
// Every board and every deal has exactly one code of its kind. The meaning of a code of a given
// version never changes.

/// The largest side of a board that has a code.
inline constexpr std::size_t maxChallengeSide = 8;

/// The number of seeds whose deals have codes. The code of a deal contains a number below 2^30.
/// These numbers are divided equally among the 36² pairs of a board size and a number of presses
/// that is at most the number of cells.
inline constexpr std::uint64_t dealCodeSeeds = (std::uint64_t{1} << 30U) / (std::uint64_t{36} * 36);

/// The board or deal that a code denotes.
using Challenge = std::variant<ChallengeBoard, Deal>;

/// Returns true if boards on this lattice have codes.
bool hasChallengeCode(const Lattice& lattice);

/// Returns the code of a board. hasChallengeCode() must be true for its lattice.
std::string challengeCode(const ChallengeBoard& board);

/// Returns the code of a deal, or nullopt if the seed is too large.
std::optional<std::string> challengeCode(const Deal& deal);

/// Reads a code. If the result is a deal, it satisfies canDeal().
std::variant<Challenge, CodeFault> readChallengeCode(std::string_view text);

/// Returns the board of a challenge. Throws Cancelled.
ChallengeBoard boardOf(const Challenge& challenge, const Progress& progress);

} // namespace lightsout
