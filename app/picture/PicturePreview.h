// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/Animations.h"

#include <QTimer>
#include <QWidget>

namespace lightsout {

/// A picture as it will be, as large as there is room; an animation moves.
class PicturePreview : public QWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent);

    /// One step is a still picture; none, nothing.
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
