// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"

namespace lightsout {

/// Returns the phases of an elimination; for row-by-row filling also the equation that expresses
/// each press in those of the first row, "x₄ = 1 + x₁ + x₂", and the small system. Ascending.
/// O(operations). Throws Cancelled.
std::vector<StepNote> stepNotes(const Recording& recording, Progress& progress);

} // namespace lightsout
