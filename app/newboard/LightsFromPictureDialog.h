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

/// Lights from a picture: how many cells lie over it, and from which brightness they are on. The
/// board is shown as it will be, beside the picture.
class LightsFromPictureDialog : public QDialog {
    Q_OBJECT

public:
    explicit LightsFromPictureDialog(QImage picture, QWidget* parent = nullptr);

    /// The board that is shown.
    Game game() const { return boardFromPicture(picture_, fit()); }

private:
    PictureFit fit() const;
    QWidget* makeFields();
    /// Gives the other side as many cells as keep the picture's shape.
    void keepShape(const QSpinBox* changed);
    void refresh();

    QImage picture_; ///< no larger than the most cells make use of
    QSpinBox* rows_;
    QSpinBox* cols_;
    QCheckBox* keepsShape_;
    QSlider* threshold_;
    QCheckBox* isDarkOn_;
    QLabel* facts_;
    BoardView* preview_;
};

} // namespace lightsout
