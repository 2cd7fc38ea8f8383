// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Budget.h"

#include "support/Platform.h"

namespace lightsout {

std::uint64_t machineMemory() {
    const std::uint64_t memory = platform::machineMemory();
    return memory > 0 ? memory : 2 * Budget().memory;
}

} // namespace lightsout
