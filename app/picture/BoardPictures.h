// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"
#include "gf2/BitMatrix.h"
#include "matrix/MatrixPainter.h"
#include "picture/Picture.h"

#include <vector>

namespace lightsout {

/// Returns a picture of a board, about `side` pixels wide or high.
Picture boardDrawing(BoardScene scene, double side = 640);

/// A board on a sheet, which shows boards in rows with a line of text below each.
struct NamedBoard {
    BoardScene scene;
    QString name;
};
Picture boardSheet(const std::vector<NamedBoard>& boards);

/// Returns a picture of a matrix with a bar after its first `columns` columns.
Picture matrixDrawing(const BitMatrix& matrix, std::size_t columns, const MatrixMarks& marks);

} // namespace lightsout
