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

/// Makes lights from a picture: the number of cells over it, and the brightness above which they
/// are on. The resulting board is shown next to the picture.
class LightsFromPictureDialog : public QDialog {
    Q_OBJECT

public:
    explicit LightsFromPictureDialog(QImage picture, QWidget* parent = nullptr);

    /// Returns the board that is shown.
    Game game() const { return boardFromPicture(picture_, fit()); }

private:
    PictureFit fit() const;
    QWidget* makeFields();
    /// Sets the other side to as many cells as keep the picture's shape.
    void keepShape(const QSpinBox* changed);
    void refresh();

    QImage picture_; ///< reduced to the resolution that the most cells need
    QSpinBox* rows_;
    QSpinBox* cols_;
    QCheckBox* keepsShape_;
    QSlider* threshold_;
    QCheckBox* isDarkOn_;
    QLabel* facts_;
    BoardView* preview_;
};

} // namespace lightsout
