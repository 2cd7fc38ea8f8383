// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/WorkMemory.h"

#include "analysis/WorkThreads.h"

namespace lightsout {

namespace {

MemoryShare chosen = MemoryShare::half;

} // namespace

void setMemoryShare(MemoryShare share) {
    chosen = share;
}

std::uint64_t memoryOf(MemoryShare share) {
    return machineMemory() / 4 * static_cast<std::uint64_t>(share);
}

Budget workBudget() {
    return {.memory = memoryOf(chosen), .threads = workThreads()};
}

} // namespace lightsout
