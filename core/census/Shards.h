// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityTable.h"

namespace lightsout {

/// The growth of the work for one size as the size increases.
enum class WorkGrowth { constant, quadratic };

/// Divides the sizes into `count` consecutive ranges of about equal work and returns range number
/// `index`, which counts from 1. Ranges may be empty; each size is in exactly one of them.
/// O(sizes).
SizeRange shardOf(SizeRange sizes, WorkGrowth growth, std::size_t index, std::size_t count);

} // namespace lightsout
