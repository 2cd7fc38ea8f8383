// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/StepDots.h"

#include "theme/Theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double usualDistance = 15;
constexpr double dotRadius = 4.5;

} // namespace

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepDots::setSteps(std::size_t count, std::size_t current, std::set<std::size_t> done) {
    count_ = count;
    current_ = current;
    done_ = std::move(done);
    setAccessibleName(tr("Step %1 of %2").arg(current + 1).arg(count));
    updateGeometry();
    update();
}

QSize StepDots::sizeHint() const {
    return {static_cast<int>(usualDistance * static_cast<double>(count_) + 4), 20};
}

double StepDots::distance() const {
    return std::min(usualDistance, (width() - 4) / std::max(1.0, static_cast<double>(count_)));
}

void StepDots::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::min(dotRadius, distance() * 0.32);
    for (std::size_t i = 0; i < count_; ++i) {
        double x = 7 + distance() * static_cast<double>(i);
        x = layoutDirection() == Qt::RightToLeft ? width() - x : x;
        const bool isCurrent = i == current_;
        const bool isFull = isCurrent || done_.contains(i);
        QColor fill = theme.accent;
        fill.setAlphaF(isCurrent ? 1.0F : 0.6F);
        painter.setBrush(isFull ? QBrush(fill) : Qt::NoBrush);
        painter.setPen(isFull ? QPen(Qt::NoPen) : QPen(theme.unlitRing, 1.2));
        painter.drawEllipse(QPointF(x, height() / 2.0), size, size);
        if (isCurrent) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.accent, 1.5));
            painter.drawEllipse(QPointF(x, height() / 2.0), size + 2.5, size + 2.5);
        }
    }
}

void StepDots::mouseReleaseEvent(QMouseEvent* event) {
    double x = event->position().x();
    x = layoutDirection() == Qt::RightToLeft ? width() - x : x;
    const double step = (x - 7) / distance() + 0.5;
    if (step >= 0 && step < static_cast<double>(count_)) {
        Q_EMIT stepChosen(static_cast<std::size_t>(step));
    }
}

} // namespace lightsout

#include "moc_StepDots.cpp"
