// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

#include <pybind11/pybind11.h>

namespace lightsout::python {

/// Maximum number of entries in the basis of a kernel; they need half a gigabyte.
inline constexpr std::uint64_t maxBasisEntries = std::uint64_t{1} << 32;
/// Maximum number of entries of an array that is returned, one byte each.
inline constexpr std::uint64_t maxArrayEntries = std::uint64_t{1} << 30;

/// Returns the budget set by set_limits(); by default, the memory limit is half of the machine's
/// memory. The budget has `threads` threads, or one for each core if `threads` is 0.
Budget budget(std::size_t threads = 0);

/// Raises lightsout.TooLarge if the work exceeds the budget. Must be called before the work begins.
void checkWork(const WorkEstimate& estimate);

} // namespace lightsout::python
