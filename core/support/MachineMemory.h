// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lightsout {

/// Bytes of memory that this machine has; where it does not tell, twice what work usually may take
/// (Budget).
std::uint64_t machineMemory();

} // namespace lightsout
