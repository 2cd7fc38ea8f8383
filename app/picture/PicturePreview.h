// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/Animations.h"

#include <QTimer>
#include <QWidget>

namespace lightsout {

/// A preview of a picture, as large as the space allows. Animations are played.
class PicturePreview : public QWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent);

    /// Shows the steps of an animation, a still picture if there is only one step, or nothing if
    /// there is none.
    void show(Animation steps, const PictureStyle& style);

    QSize sizeHint() const override { return {520, 480}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void turn();

    Animation steps_;
    std::size_t step_ = 0;
    PictureStyle style_;
    QTimer timer_;
};

} // namespace lightsout
