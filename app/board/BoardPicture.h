// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"
#include "support/Progress.h"

#include <QByteArray>

namespace lightsout {

enum class PictureFormat {
    svg,
    pdf, ///< one page as large as the board
    png,
};

/// Returns the content of a file with a picture of the whole board, in the light theme on white.
/// SVG and PDF use vector graphics if cells are drawn one by one and there are few shapes. `pixels`
/// is the longer side of a PNG. For a large grid it is only a maximum: each cell gets the same
/// number of pixels, or each pixel represents a block of cells. Throws std::bad_alloc, and
/// Cancelled if `progress` is cancelled. Can be called from any thread.
QByteArray boardPicture(BoardScene scene, PictureFormat format, int pixels = 1600,
                        const Progress& progress = Progress());

} // namespace lightsout
