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

/// 24 bits of a text: FNV-1a with 32 bits, folded to 24.
std::uint32_t textDigest(std::string_view text);
/// The digest of a board, whichever of its codes it was given by: that of its own code with its
/// blanks. The board must have a code.
std::uint32_t boardDigest(const ChallengeBoard& board);
/// The digest of boards that are solved one after the other, from theirs: of one, its own; of
/// several, that of the bytes of theirs, the low ones first.
std::uint32_t seriesDigest(const std::vector<std::uint32_t>& digests);
std::uint32_t boardsDigest(const std::vector<ChallengeBoard>& boards);

/// Three groups: 24 bits of the board, 12 of the presses, 14 of the seconds.
std::string resultsCode(const RoundResult& result);

std::variant<RoundResult, CodeFault> readResultsCode(std::string_view text);

} // namespace lightsout
