// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "matrix/MatrixGeometry.h"

#include <QImage>
#include <QString>

#include <algorithm>
#include <vector>

class QPainter;

namespace lightsout {

struct Theme;

/// The marks in a matrix that is being eliminated. Rows and columns count from 0.
struct MatrixMarks {
    std::optional<std::size_t> source = {}; ///< the row that was added
    std::optional<std::size_t> target = {}; ///< the row it was added to
    std::optional<std::size_t> column = {}; ///< the column being cleared
    std::vector<std::size_t> pivots = {};   ///< columns of the pivots of the first rows
    /// Columns that are completed and so dimmed; empty for none.
    BitVector finished = {};
    /// Entries of the target row that have just changed, and of the source row in a swap; empty
    /// for none.
    BitVector changed = {};
    bool isSwap = false;
};

/// The content of a view of a matrix.
struct MatrixScene {
    BitMatrix matrix;
    /// Symbols next to and above the matrix, and names under those of the columns. Empty ones are
    /// omitted.
    std::vector<QString> rowSymbols;
    std::vector<QString> columnSymbols;
    std::vector<QString> rowNames;
    std::vector<QString> columnNames;
    MatrixMarks marks;
    /// How brightly the changed entries flash, 0 to 1.
    double flash = 0;
    std::optional<std::size_t> pointedRow;
    std::optional<std::size_t> pointedColumn;
    /// The row that is lifted, and the one it is held over.
    std::optional<std::size_t> liftedRow;
    std::optional<std::size_t> dropRow;
    bool isSwapping = false; ///< whether dropping it would swap the rows; else it would be added
    /// The parts left and right of the bar with a pixel or less for each entry, while entries are
    /// small.
    QImage image;
    QImage rightImage;
    /// Draws only lines and letters, which stay sharp on paper.
    bool isForPaper = false;
    /// Writes digits as large as entries allow, for a wall.
    bool hasLargeDigits = false;
};

/// Entries with a smaller side in pixels are drawn as the points of an image.
inline constexpr double minPaintedEntry = 6;

/// Returns the size of the digits in entries of this side, in pixels.
inline int digitPixels(double entry, const MatrixScene& scene) {
    constexpr double share = 0.42;
    constexpr double largeShare = 0.72;
    return std::max(scene.isForPaper ? 3 : 7,
                    static_cast<int>(entry * (scene.hasLargeDigits ? largeShare : share)));
}

/// Draws the visible part of the matrix, its brackets, bar, heads and marks.
void paintMatrix(QPainter& painter, const MatrixGeometry& geometry, const MatrixScene& scene,
                 const Theme& theme);

} // namespace lightsout
