// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityTable.h"

namespace lightsout {

/// How the work for each further size grows with the size.
enum class WorkGrowth { constant, quadratic };

/// Returns shard number `index`, 1 … count, of the sizes divided into `count` consecutive ranges of
/// about equal work. Ranges may be empty; each size is in exactly one of them. O(sizes).
SizeRange shardOf(SizeRange sizes, WorkGrowth growth, std::size_t index, std::size_t count);

} // namespace lightsout
