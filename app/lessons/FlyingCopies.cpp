// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/FlyingCopies.h"

#include "theme/Theme.h"

#include <QPainter>

namespace lightsout {

FlyingCopies::FlyingCopies(QWidget& board, std::vector<std::pair<QRect, QRect>> ways)
    : QWidget(&board), ways_(std::move(ways)) {
    constexpr int milliseconds = 1500;
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(board.rect());
    flight_.setStartValue(0.0);
    flight_.setEndValue(1.0);
    flight_.setDuration(milliseconds);
    flight_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&flight_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&flight_, &QVariantAnimation::finished, this, [this] {
        Q_EMIT arrived();
        deleteLater();
    });
    flight_.start();
    show();
}

void FlyingCopies::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor colour = themeOf(*this).quiet;
    colour.setAlphaF(0.7F);
    const double share = flight_.currentValue().toDouble();
    for (const auto& [from, to] : ways_) {
        const QPointF way = QPointF(to.center() - from.center()) * share;
        painter.fillRect(QRectF(from).translated(way), colour);
    }
}

} // namespace lightsout

#include "moc_FlyingCopies.cpp"
