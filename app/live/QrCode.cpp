// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/QrCode.h"

#include <QPainter>

#include <memory>

#include <qrencode.h>

namespace lightsout {

namespace {

constexpr int quietZone = 4; ///< width of the margin in squares, as the standard requires

} // namespace

QrCode::QrCode(QWidget* parent) : QWidget(parent) {}

void QrCode::setText(const QString& text) {
    if (text == text_) {
        return;
    }
    text_ = text;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString8bit(text.toUtf8().constData(), 0, QR_ECLEVEL_M), &QRcode_free);
    modules_ = code == nullptr ? 0 : code->width;
    dark_.clear();
    for (int i = 0; i < modules_ * modules_; ++i) {
        dark_.push_back((code->data[i] & 1U) != 0);
    }
    update();
}

bool QrCode::isDark(int row, int column) const {
    return dark_.at(static_cast<std::size_t>(row * modules_ + column));
}

void QrCode::paintEvent(QPaintEvent* /*event*/) {
    if (modules_ == 0) {
        return;
    }
    QPainter painter(this);
    const int squares = modules_ + 2 * quietZone;
    const int size = std::max(1, std::min(width(), height()) / squares);
    const QPoint corner((width() - squares * size) / 2, (height() - squares * size) / 2);
    painter.fillRect(QRect(corner, QSize(squares, squares) * size), Qt::white);
    for (int row = 0; row < modules_; ++row) {
        for (int column = 0; column < modules_; ++column) {
            if (isDark(row, column)) {
                painter.fillRect(QRect(corner + QPoint(column + quietZone, row + quietZone) * size,
                                       QSize(size, size)),
                                 Qt::black);
            }
        }
    }
}

} // namespace lightsout

#include "moc_QrCode.cpp"
