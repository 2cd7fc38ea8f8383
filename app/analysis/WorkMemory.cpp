// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/WorkMemory.h"

#include "analysis/WorkThreads.h"
#include "random/PressLightTable.h"

#include <algorithm>

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

Budget lawBudget() {
    Budget budget = PressLightTable::usualBudget;
    budget.memory = std::min(budget.memory, workBudget().memory);
    return budget;
}

} // namespace lightsout
