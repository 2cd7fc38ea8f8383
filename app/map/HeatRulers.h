// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatWindow.h"

class QPainter;

namespace lightsout {

struct Theme;

// These functions paint what surrounds the cells of a heat map. The table must not be empty.

/// Paints the numbers of all rows and columns, or of as many as fit, and the numbers of the row and
/// column pointed at.
void paintHeatHeads(QPainter& painter, const HeatWindow& window,
                    const std::optional<HeatCell>& pointed, const Theme& theme);

/// Paints a ring around the cell pointed at, and lines to the numbers of its row and column.
void paintHeatPointer(QPainter& painter, const HeatWindow& window, const HeatCell& cell,
                      bool hasFocus, const Theme& theme);

} // namespace lightsout
