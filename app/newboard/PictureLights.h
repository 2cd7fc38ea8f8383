// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QImage>

#include <cstdint>
#include <vector>

namespace lightsout {

/// How a picture is converted to lights.
struct PictureFit {
    std::size_t rows = 1;
    std::size_t cols = 1;
    int threshold = 128;   ///< brightness from 0 to 255 above or at which a cell is bright
    bool isDarkOn = false; ///< whether dark cells are on, like ink on paper; else bright cells are
};

/// Returns the mean brightness, 0 to 255, of the part of the picture under each cell; transparent
/// parts are white. Cells are numbered row by row.
std::vector<std::uint8_t> brightnessOf(const QImage& picture, std::size_t rows, std::size_t cols);

/// Returns the threshold that separates these into the two most different groups (Otsu, "A
/// threshold selection method from gray-level histograms", 1979): the minimum of the brighter
/// group.
int thresholdBetween(const std::vector<std::uint8_t>& brightness);

/// Returns a plane grid with those lights; the target is all off.
Game boardFromPicture(const QImage& picture, const PictureFit& fit);

} // namespace lightsout
