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

/// The marks in a matrix that is being eliminated. Rows and columns are counted from 0.
struct MatrixMarks {
    std::optional<std::size_t> source = {}; ///< row that was added
    std::optional<std::size_t> target = {}; ///< row to which it was added
    std::optional<std::size_t> column = {}; ///< column being cleared
    std::vector<std::size_t> pivots = {};   ///< pivot columns of the first rows, in order
    /// The columns that are finished and therefore dimmed; empty if there are none.
    BitVector finished = {};
    /// The entries of the target row that have just changed, and those of the source row after a
    /// swap; empty if there are none.
    BitVector changed = {};
    bool isSwap = false;
};

/// The content of a view of a matrix.
struct MatrixScene {
    BitMatrix matrix;
    /// The symbols to the left of the rows and above the columns, and the names that are written
    /// next to or below them. Empty names are omitted.
    std::vector<QString> rowSymbols;
    std::vector<QString> columnSymbols;
    std::vector<QString> rowNames;
    std::vector<QString> columnNames;
    MatrixMarks marks;
    /// The share of the marked operation that is shown, from 0 to 1. `matrix` is the one after the
    /// operation.
    double film = 1;
    std::optional<std::size_t> pointedRow;
    std::optional<std::size_t> pointedColumn;
    /// The column of the keyboard cursor, which is in the row pointed at.
    std::optional<std::size_t> cursorColumn;
    /// The row that is lifted, and the row over which it is held.
    std::optional<std::size_t> liftedRow;
    std::optional<std::size_t> dropRow;
    bool isSwapping = false; ///< whether dropping the row would swap both rows instead of adding it
    /// Pictures of the parts to the left and to the right of the bar, with at most one pixel for
    /// each entry, used while entries are small.
    QImage image;
    QImage rightImage;
    /// Whether to draw entries as shapes and text instead of images, so that they are sharp on
    /// paper.
    bool isForPaper = false;
    /// Whether digits are as large as the entries allow, as in wall mode.
    bool hasLargeDigits = false;
    double textScale = 1; ///< how many times larger text is than usual
};

/// If the side of an entry is smaller than this many pixels, entries are drawn as the pixels of an
/// image.
inline constexpr double minPaintedEntry = 6;

/// The share of an operation at which all its entries have changed. See MatrixScene::film.
inline constexpr double filmTurned = 0.85;

/// Returns the size in pixels of the digits in entries with this side length. They grow with the
/// text as far as the entries allow.
inline int digitPixels(double entry, const MatrixScene& scene) {
    constexpr double usualShare = 0.42;
    constexpr double largeShare = 0.72;
    const double share =
        scene.hasLargeDigits ? largeShare : std::min(usualShare * scene.textScale, largeShare);
    return std::max(scene.isForPaper ? 3 : 7, static_cast<int>(entry * share));
}

/// Draws the visible part of the matrix, its brackets, bar, headers and marks.
void paintMatrix(QPainter& painter, const MatrixGeometry& geometry, const MatrixScene& scene,
                 const Theme& theme);

} // namespace lightsout
