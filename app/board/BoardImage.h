// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "board/BoardPainter.h"
#include "support/Progress.h"

#include <QImage>

namespace lightsout {

/// Returns a reduced picture of a grid. Each block of `block` × `block` cells becomes one pixel
/// with the average of their colours, so that a large pattern keeps its shades at every zoom.
/// Blocks begin at the range's first row and column. Holes have the colour of the background. Needs
/// scene.rule.cells(); 1 ≤ block ≤ 64. O(rows · columns / block) for the cells of the range, or
/// O(rows · columns) if the rule marks vertices. Throws Cancelled.
QImage boardImage(const BoardScene& scene, const BoardGeometry::CellRange& range, std::size_t block,
                  const Theme& theme, const Progress& progress = Progress());

/// Returns a picture of the whole grid with one pixel for each cell. It uses indexed colours, which
/// need one byte per cell and give a small file. Needs scene.rule.cells(). O(cells). Throws
/// Cancelled.
QImage cellImage(const BoardScene& scene, const Theme& theme,
                 const Progress& progress = Progress());

} // namespace lightsout
