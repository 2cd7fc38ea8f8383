// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"

class QPainter;

namespace lightsout {

struct Theme;

/// Writes the names of a drawn graph's vertices beside them, where there is room; not of those that
/// are hidden.
void paintVertexLabels(QPainter& painter, const BoardGeometry& geometry, const Rule& rule,
                       const Theme& theme, const std::optional<BitVector>& hidden = std::nullopt);

} // namespace lightsout
