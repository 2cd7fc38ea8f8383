// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// Replaces the value of every x with Σ_y (-1)^{x·y} value(y), where x·y is the parity of the
/// number of ones that both numbers have in common. The size must be a power of two. Applying the
/// transform twice multiplies the values by the size. O(size · log size). Throws Cancelled.
void walshTransform(std::vector<double>& values, std::size_t threads, const Progress& progress);

} // namespace lightsout
