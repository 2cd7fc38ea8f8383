// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Command.h"
#include "challenge/ChallengeCode.h"
#include "challenge/Deal.h"
#include "challenge/Difficulty.h"

#include <array>
#include <optional>

namespace lightsout::cli {

/// The options that choose the boards to deal.
inline constexpr std::array<OptionDescription, 5> dealOptions{{
    {"--size", "RxC", "Rows and columns, up to 8x8 (default 5x5)"},
    {"--difficulty", "D", "Fewest presses that solve each board (default 5)"},
    {"--count", "K", "Number of boards; each uses the next seed"},
    {"--rising", nullptr, "Each board needs one press more than the one before"},
    {"--date", "YYYY-MM-DD", "The boards of the day, from this date on"},
}};

struct DealtSize {
    std::size_t rows;
    std::size_t cols;
};

/// Returns the value of a size option such as --size, or nullopt if it is not given. Throws
/// Failure.
std::optional<DealtSize> sizeIn(const Arguments& arguments, const char* option);

/// Returns the deals that the options request: `count` deals unless --count is given. Throws
/// Failure.
std::vector<Deal> dealsOf(const Arguments& arguments, std::size_t count);

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
