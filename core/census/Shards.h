// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityTable.h"

namespace lightsout {

/// How the work for one more size grows with the size.
enum class WorkGrowth { constant, quadratic };

/// Part number `index`, 1 … count, of the sizes when they are cut into `count` runs of about equal
/// work, in order. Runs may be empty; together they are all sizes, none twice. O(sizes).
SizeRange shardOf(SizeRange sizes, WorkGrowth growth, std::size_t index, std::size_t count);

} // namespace lightsout
