// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lightsout {

/// Returns the bytes of memory of this machine or, if it does not report them, twice the default
/// memory of a Budget.
std::uint64_t machineMemory();

} // namespace lightsout
