// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <QColor>
#include <QImage>

namespace lightsout {

// The colours of pictures of matrices. A picture has one pixel for each entry, or one for several
// entries if it would otherwise have more than `maxPixels` pixels in one direction. A pixel is set
// if one of its entries is 1.

struct EntryColours {
    QColor one;
    QColor zero;
};

/// Returns a picture of the columns from `first` to `first + count - 1` of a matrix.
QImage matrixImage(const BitMatrix& matrix, std::size_t first, std::size_t count, int maxPixels,
                   const EntryColours& colours);

/// Returns a picture of a rule's influence matrix, with a row for each light and a column for each
/// button. The matrix is never stored whole. Takes O(pixels² + vertices + arcs) time.
QImage matrixImage(const Rule& rule, int maxPixels, const EntryColours& colours);

/// Returns a picture of a column.
QImage columnImage(const BitVector& column, int maxPixels, const EntryColours& colours);

} // namespace lightsout
