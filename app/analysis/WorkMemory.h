// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

namespace lightsout {

/// How much of the machine's memory the window's work may take.
enum class MemoryShare { quarter = 1, half, threeQuarters };

/// It holds for the whole program. Use from the GUI thread.
void setMemoryShare(MemoryShare share);

/// In bytes.
std::uint64_t memoryOf(MemoryShare share);

/// What is refused beyond that share.
Budget workBudget();

} // namespace lightsout
