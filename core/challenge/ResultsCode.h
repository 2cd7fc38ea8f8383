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

/// The result of turning off a board, or a series of boards. A pupil reads out the code of the
/// result, and the teacher types it in.
struct RoundResult {
    /// Identifies the boards; see webDigests() and boardDigest().
    std::uint32_t digest = 0;
    std::uint64_t presses = 0;
    std::uint64_t seconds = 0;
    bool hadHints = false; ///< whether the pupil was shown a hint

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// The largest values that a code can store. Larger values are clamped to them.
inline constexpr std::uint64_t maxResultPresses = (1U << 12U) - 1;
inline constexpr std::uint64_t maxResultSeconds = (1U << 14U) - 1;

/// Returns a 24-bit digest of a string: 32-bit FNV-1a, folded to 24 bits.
std::uint32_t textDigest(std::string_view text);
/// Returns the digest of the board's own code, including spaces, even if the board was specified by
/// another code. The board must have a code.
std::uint32_t boardDigest(const ChallengeBoard& board);
/// Returns the digest of a series of boards. For a single board, it is the board digest. For
/// several boards, it is the digest of the bytes of their digests, low bytes first.
std::uint32_t seriesDigest(const std::vector<std::uint32_t>& digests);

/// Returns a code of three groups. The code contains 24 bits for the board, 12 for the presses and
/// 14 for the seconds. Its version is 2 if there were hints, otherwise 1.
std::string resultsCode(const RoundResult& result);

std::variant<RoundResult, CodeFault> readResultsCode(std::string_view text);

} // namespace lightsout
