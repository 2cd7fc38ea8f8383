// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/PicturePreview.h"

#include <QPainter>

namespace lightsout {

PicturePreview::PicturePreview(QWidget* parent) : QWidget(parent) {
    setMinimumSize(320, 280);
    setAccessibleName(tr("Preview"));
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &PicturePreview::turn);
}

void PicturePreview::show(Animation steps, const PictureStyle& style) {
    steps_ = std::move(steps);
    style_ = style;
    step_ = 0;
    timer_.stop();
    if (steps_.size() > 1) {
        timer_.start(steps_.front().milliseconds);
    }
    update();
}

void PicturePreview::turn() {
    step_ = (step_ + 1) % steps_.size();
    timer_.start(steps_[step_].milliseconds);
    update();
}

void PicturePreview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (step_ < steps_.size()) {
        paintPicture(painter, QRectF(rect()).adjusted(1, 1, -1, -1), steps_[step_].picture, style_);
    }
    painter.setPen(themeOf(*this).line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace lightsout

#include "moc_PicturePreview.cpp"
