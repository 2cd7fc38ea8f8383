// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QImage>

#include <cstdint>
#include <vector>

namespace lightsout {

/// The parameters for converting a picture to lights.
struct PictureFit {
    std::size_t rows = 1;
    std::size_t cols = 1;
    int threshold = 128;   ///< brightness, 0 to 255, from which a cell is bright
    bool isDarkOn = false; ///< whether dark cells are on instead of bright ones
};

/// Returns the mean brightness, 0 to 255, of the part of the picture under each cell, row by row.
/// Transparent parts are white.
std::vector<std::uint8_t> brightnessOf(const QImage& picture, std::size_t rows, std::size_t cols);

/// Returns the threshold that separates these values into the two most different groups (Otsu, "A
/// threshold selection method from gray-level histograms", 1979). It is the minimum of the brighter
/// group.
int thresholdBetween(const std::vector<std::uint8_t>& brightness);

/// Returns a plane grid with the lights of a picture; the target is all off.
Game boardFromPicture(const QImage& picture, const PictureFit& fit);

} // namespace lightsout
