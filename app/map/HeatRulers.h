// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatWindow.h"

class QPainter;

namespace lightsout {

struct Theme;

// What stands around the cells of a heat map. The table must not be empty.

/// The numbers of rows and columns: of every one, or of as many as have room, and of the one that
/// is pointed at.
void paintHeatHeads(QPainter& painter, const HeatWindow& window,
                    const std::optional<HeatCell>& pointed, const Theme& theme);

/// A ring around the cell that is pointed at, and lines to its numbers.
void paintHeatPointer(QPainter& painter, const HeatWindow& window, const HeatCell& cell,
                      bool hasFocus, const Theme& theme);

} // namespace lightsout
