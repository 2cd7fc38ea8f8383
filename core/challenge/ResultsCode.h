// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "challenge/CheckedCode.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lightsout {

/// What a pupil reads out after a round, for the teacher to type in: how a board was turned off.
struct RoundResult {
    /// Tells apart boards that have a challenge code: boardDigest().
    std::uint32_t digest = 0;
    std::uint64_t presses = 0;
    std::uint64_t seconds = 0;

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// More than these are written as these.
inline constexpr std::uint64_t maxResultPresses = (1U << 12U) - 1;
inline constexpr std::uint64_t maxResultSeconds = (1U << 14U) - 1;

/// 24 bits of the board, whichever of its codes it was given by: FNV-1a of its own code with its
/// blanks, 32 bits folded to 24. The board must have a code.
std::uint32_t boardDigest(const ChallengeBoard& board);
/// 24 bits of boards that are turned off one after the other: of one, those of the board; of
/// several, FNV-1a of the bytes of theirs, the low ones first, folded alike.
std::uint32_t boardsDigest(const std::vector<ChallengeBoard>& boards);

/// Three groups: 24 bits of the board, 12 of the presses, 14 of the seconds.
std::string resultsCode(const RoundResult& result);

std::variant<RoundResult, CodeFault> readResultsCode(std::string_view text);

} // namespace lightsout
