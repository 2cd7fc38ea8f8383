// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"

namespace lightsout {

/// The phases of an elimination; of row-by-row filling also the equation that gives each press in
/// those of the first row, "x₄ = 1 + x₁ + x₂", and the small system. Ascending. O(operations).
/// Throws Cancelled.
std::vector<StepNote> stepNotes(const Recording& recording, Progress& progress);

} // namespace lightsout
