// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/PatternTile.h"

#include "board/PatternPicture.h"
#include "look/Theme.h"

#include <QPainter>

namespace lightsout {

namespace {

constexpr int inset = 7;

} // namespace

PatternTile::PatternTile(const Rule& rule, BitVector pattern, const QColor& color,
                         const QString& caption, QWidget* parent)
    : QAbstractButton(parent), rule_(rule), pattern_(std::move(pattern)), color_(color) {
    setCheckable(true);
    setText(caption);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PatternTile::setColor(const QColor& color) {
    color_ = color;
    update();
}

int PatternTile::heightForWidth(int width) const {
    return width + QFontMetrics(fontFor(TextRole::small)).lineSpacing() + 4;
}

void PatternTile::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame(2, 2, width() - 4, width() - 4);
    const QColor border = isChecked() ? theme.accent : hasFocus() ? theme.text : theme.line;
    painter.setPen(QPen(border, isChecked() ? 3 : hasFocus() ? 2 : 1));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(frame, 8, 8);
    paintPattern(painter, frame.adjusted(inset, inset, -inset, -inset), rule_, pattern_, color_);
    QFont font = fontFor(TextRole::small);
    font.setBold(isChecked());
    painter.setFont(font);
    painter.setPen(isChecked() ? theme.accent : theme.secondText);
    painter.drawText(QRectF(0, width(), width(), height() - width()), Qt::AlignCenter, text());
}

} // namespace lightsout
