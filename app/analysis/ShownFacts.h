// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"

#include <vector>

namespace lightsout {

class FactLabel;

/// Shows the facts of these labels about the analysed board, and updates them as long as the labels
/// exist. A value stays until the next one is known, unless that takes longer than a moment.
void showFacts(Analysis& analysis, const std::vector<FactLabel*>& labels, bool emphasized = false);

} // namespace lightsout
