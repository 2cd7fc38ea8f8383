// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

namespace lightsout {

/// The share of the machine's memory that the application's computations may use.
enum class MemoryShare { quarter = 1, half, threeQuarters };

/// Sets the share for the whole program. Must be called on the GUI thread.
void setMemoryShare(MemoryShare share);

/// Returns the size of the share in bytes.
std::uint64_t memoryOf(MemoryShare share);

/// Returns the budget that results from the current share. Work that needs more is not started.
Budget workBudget();

/// Returns the default budget for the table of an exact law, with less memory if the current share
/// is smaller.
Budget lawBudget();

} // namespace lightsout
