// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"

namespace lightsout {

/// Returns notes for the phases of an elimination. For row-by-row filling, also returns the
/// equations that express each press in terms of the first row, such as "x₄ = 1 + x₁ + x₂", and the
/// small system. The notes are in ascending order of their steps. Takes O(operations) time. Throws
/// Cancelled.
std::vector<StepNote> stepNotes(const Recording& recording, Progress& progress);

} // namespace lightsout
