// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"

class QPainter;

namespace lightsout {

struct Theme;

/// Paints a ring of light that runs outwards from the middle of a view and fades; `share` is the
/// completed fraction of the animation, 0 to 1.
void paintGlow(QPainter& painter, const QRectF& view, QPointF middle, double share,
               const Theme& theme);

/// Paints over vertices in the colour of quiet patterns. The colour fades as `share` runs from 0 to
/// 1.
void paintFlash(QPainter& painter, const BoardGeometry& geometry, const BitVector& vertices,
                double share, const Theme& theme);

} // namespace lightsout
