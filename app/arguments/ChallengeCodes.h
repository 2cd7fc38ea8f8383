// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Messages.h"
#include "challenge/ChallengeCode.h"
#include "challenge/Difficulty.h"

namespace lightsout::cli {

/// Returns the failure for an invalid code that was given as `where`.
Failure failureOf(const CodeFault& fault, const std::string& where);

/// Returns the value in `read`, or throws its error as a Failure.
template <typename T>
T valueOf(std::variant<T, CodeFault> read, const std::string& where) {
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        throw failureOf(*fault, where);
    }
    return std::get<T>(std::move(read));
}

/// Returns the code to share: the code of the deal, or of its board if the seed is too large for a
/// code.
std::string codeFor(const Deal& deal, const ChallengeBoard& board);

/// Returns a line such as "5 presses, proven; 4 solutions; chasing once leaves 2 lights on", or one
/// that says there is no solution. It ends with a line break. Throws Cancelled.
std::string difficultyLine(const ChallengeBoard& board, std::size_t threads, Progress& progress);

} // namespace lightsout::cli
