// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "newboard/PictureLights.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace lightsout {

class BoardView;

/// A dialog that converts a picture to lights. The user chooses the numbers of rows and columns,
/// and the brightness above which cells are on. The dialog shows the resulting board.
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
