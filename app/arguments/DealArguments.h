// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Command.h"
#include "challenge/Deal.h"

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

} // namespace lightsout::cli
