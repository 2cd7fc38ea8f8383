// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QDialog>
#include <QImage>

#include <cstdint>
#include <vector>

class QCheckBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace lightsout {

class BoardView;

/// The parameters for converting a picture to lights.
struct PictureFit {
    std::size_t rows = 1;
    std::size_t cols = 1;
    int threshold = 128;   ///< minimum brightness, 0 to 255, of a bright cell
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

/// A dialog that converts a picture to lights. The user chooses the numbers of rows and columns,
/// the minimum brightness of bright cells, and whether bright or dark cells are on. The dialog
/// shows the resulting board.
class LightsFromPictureDialog : public QDialog {
    Q_OBJECT

public:
    explicit LightsFromPictureDialog(QImage picture, QWidget* parent = nullptr);

    /// Returns the board that the dialog shows.
    Game game() const { return boardFromPicture(picture_, fit()); }

private:
    PictureFit fit() const;
    QWidget* makeFields();
    /// Sets the other side to the number of cells that preserves the picture's proportions.
    void keepShape(const QSpinBox* changed);
    void refresh();

    QImage picture_; ///< reduced to the resolution needed for the most cells
    QSpinBox* rows_;
    QSpinBox* cols_;
    QCheckBox* keepsShape_;
    QSlider* threshold_;
    QCheckBox* isDarkOn_;
    QLabel* facts_;
    BoardView* preview_;
};

} // namespace lightsout
