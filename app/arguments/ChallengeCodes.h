// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Messages.h"
#include "challenge/ChallengeCode.h"
#include "challenge/Difficulty.h"

namespace lightsout::cli {

/// What is wrong with a code that was given as `where`.
Failure failureOf(const CodeFault& fault, const std::string& where);

/// What was read, or what is wrong with it as a Failure.
template <typename T>
T valueOf(std::variant<T, CodeFault> read, const std::string& where) {
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        throw failureOf(*fault, where);
    }
    return std::get<T>(std::move(read));
}

/// The code that everybody can be told: that of the deal, or of its board where the seed is too
/// large for one.
std::string codeFor(const Deal& deal, const ChallengeBoard& board);

/// "5 presses, proven; 4 solutions; chasing once leaves 2 lights on", or that there is none; ends
/// with a line end. Throws Cancelled.
std::string difficultyLine(const ChallengeBoard& board, std::size_t threads, Progress& progress);

} // namespace lightsout::cli
