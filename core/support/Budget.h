// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace lightsout {

/// What work may take at most: estimated before it begins, and refused where it would take more.
struct Budget {
    double operations = 1e13;                      ///< of the processor, about: an hour or so
    std::uint64_t memory = std::uint64_t{1} << 31; ///< bytes
    std::size_t threads = 1;                       ///< at a time, where work can be shared

    static constexpr Budget unlimited() {
        return {.operations = std::numeric_limits<double>::infinity(),
                .memory = std::numeric_limits<std::uint64_t>::max()};
    }
    constexpr bool isUnlimited() const {
        return memory == std::numeric_limits<std::uint64_t>::max();
    }
};

} // namespace lightsout
