// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <QColor>
#include <QImage>

namespace lightsout {

/// A picture of the columns first … first+count-1 with one pixel for each entry, or for several
/// where that would take more than `maxPixels` each way; a pixel is set if one of its entries
/// is 1.
QImage matrixImage(const BitMatrix& matrix, std::size_t first, std::size_t count, int maxPixels,
                   const QColor& colour);

} // namespace lightsout
