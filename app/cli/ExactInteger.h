// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>

namespace lightsout::cli {

/// Returns an integer for JSON: a number up to 2^53, and a string of its decimal digits above that,
/// because many readers would round it.
inline nlohmann::ordered_json exactInteger(std::uint64_t integer) {
    constexpr std::uint64_t maxNumber = std::uint64_t{1} << 53;
    return integer <= maxNumber ? nlohmann::ordered_json(integer)
                                : nlohmann::ordered_json(std::to_string(integer));
}

} // namespace lightsout::cli
