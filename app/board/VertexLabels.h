// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "support/Progress.h"

class QPainter;

namespace lightsout {

struct Theme;

/// Writes the names of a drawn graph's visible vertices next to them, if there is room. Takes
/// O(arcs) time, and additional time for each vertex in view. Throws Cancelled if `progress` is
/// cancelled.
void paintVertexLabels(QPainter& painter, const BoardGeometry& geometry, const Rule& rule,
                       const Theme& theme, const std::optional<BitVector>& hidden = std::nullopt,
                       const Progress& progress = Progress());

} // namespace lightsout
