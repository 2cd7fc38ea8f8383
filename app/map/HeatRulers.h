// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatWindow.h"

class QPainter;

namespace lightsout {

struct Theme;

// Paints what is around the cells of a heat map. The table must not be empty.

/// Paints the numbers of rows and columns: of all, or of as many as fit, and of those pointed at.
void paintHeatHeads(QPainter& painter, const HeatWindow& window,
                    const std::optional<HeatCell>& pointed, const Theme& theme);

/// Paints a ring around the cell that is pointed at, and lines to its numbers.
void paintHeatPointer(QPainter& painter, const HeatWindow& window, const HeatCell& cell,
                      bool hasFocus, const Theme& theme);

} // namespace lightsout
