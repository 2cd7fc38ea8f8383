// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace lightsout {

/// The maximum resources that work may use. Work is estimated before it begins, and is not started
/// if it needs more.
struct Budget {
    double operations = 1e13;                      ///< processor operations: about an hour
    std::uint64_t memory = std::uint64_t{1} << 31; ///< bytes
    std::size_t threads = 1;                       ///< maximum, for work that can be shared

    static constexpr Budget unlimited() {
        return {.operations = std::numeric_limits<double>::infinity(),
                .memory = std::numeric_limits<std::uint64_t>::max()};
    }
    constexpr bool isUnlimited() const {
        return memory == std::numeric_limits<std::uint64_t>::max();
    }
};

/// Returns the memory of this machine, in bytes. If the system does not report it, returns twice
/// the default memory of a Budget.
std::uint64_t machineMemory();

/// An estimate, made before work begins, of the resources that it will need.
struct WorkEstimate {
    double operations = 0;  ///< processor operations, counted as for a Budget
    double bytes = 0;       ///< bytes of memory
    double perSecond = 1e9; ///< approximate number of operations per second on one core in 2026

    constexpr bool isWithin(const Budget& budget) const {
        return operations <= budget.operations && bytes <= static_cast<double>(budget.memory);
    }
};

} // namespace lightsout
