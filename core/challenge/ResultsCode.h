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

/// The result of a round, which a pupil reads out and the teacher types in: how a board was turned
/// off.
struct RoundResult {
    /// Identifies a board that has a challenge code: boardDigest().
    std::uint32_t digest = 0;
    std::uint64_t presses = 0;
    std::uint64_t seconds = 0;

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// Limits; greater values are written as these.
inline constexpr std::uint64_t maxResultPresses = (1U << 12U) - 1;
inline constexpr std::uint64_t maxResultSeconds = (1U << 14U) - 1;

/// Returns a 24-bit digest of a text: FNV-1a with 32 bits, folded to 24.
std::uint32_t textDigest(std::string_view text);
/// Returns the digest of a board, regardless of the code it was given by: the digest of its own
/// code, including blanks. The board must have a code.
std::uint32_t boardDigest(const ChallengeBoard& board);
/// Returns the digest of a series of boards from their digests: for one board, its own; for
/// several, the digest of the bytes of theirs, low bytes first.
std::uint32_t seriesDigest(const std::vector<std::uint32_t>& digests);
std::uint32_t boardsDigest(const std::vector<ChallengeBoard>& boards);

/// Returns a code of three groups: 24 bits for the board, 12 for the presses, 14 for the seconds.
std::string resultsCode(const RoundResult& result);

std::variant<RoundResult, CodeFault> readResultsCode(std::string_view text);

} // namespace lightsout
