// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lightsout {

/// Returns the memory of this machine, in bytes. If the system does not report it, returns twice
/// the default memory of a Budget.
std::uint64_t machineMemory();

} // namespace lightsout
