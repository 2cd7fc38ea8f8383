// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/BoardTile.h"

#include "board/Thumbnail.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QPainter>

namespace lightsout {

namespace {

constexpr int pictureHeight = 112;
constexpr int tileWidth = 150;
constexpr int tileInset = 9;
constexpr int gap = 6; ///< gap below the picture

} // namespace

BoardTile::BoardTile(std::optional<Game> game, QWidget* parent)
    : QAbstractButton(parent), game_(std::move(game)) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    // Tiles in a row have equal width, regardless of their names.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void BoardTile::setTexts(const QString& name, const QString& detail) {
    setText(name);
    detail_ = detail;
    setAccessibleName(name);
    setAccessibleDescription(detail);
    setToolTip(detail.isEmpty() ? name : name + QLatin1Char('\n') + detail);
    update();
}

QSize BoardTile::sizeHint() const {
    const int line = QFontMetrics(fontFor(TextRole::small)).lineSpacing();
    return {tileWidth, pictureHeight + gap + 2 * line};
}

void BoardTile::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card(1.5, 1.5, width() - 3, pictureHeight - 3);
    const bool isDrawing = !game_ && icon().isNull();
    const bool isMarked = hasFocus() || underMouse() || isDrawing;
    QPen border(isMarked ? theme.accent : theme.line, hasFocus() ? 2.5 : isMarked ? 1.5 : 1);
    if (isDrawing && !hasFocus()) {
        border.setStyle(Qt::DashLine);
    }
    painter.setPen(border);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(card, 10, 10);
    const QRectF area = card.adjusted(tileInset, tileInset, -tileInset, -tileInset);
    if (!icon().isNull()) {
        constexpr double share = 0.7;
        const auto side = static_cast<int>(area.height() * share);
        icon().paint(&painter, QRect(area.center().toPoint() - QPoint(side / 2, side / 2),
                                     QSize(side, side)));
    } else if (game_) {
        paintThumbnail(painter, area, *game_, theme);
    } else {
        paintDrawing(painter, area);
    }
    // File names may be wider than the tile.
    const auto write = [&](const QString& text, bool isName, int top) {
        QFont font = fontFor(TextRole::small);
        font.setBold(isName);
        painter.setFont(font);
        painter.setPen(isName ? theme.text : theme.secondText);
        const QFontMetrics metrics(font);
        painter.drawText(QRect(0, top, width(), metrics.lineSpacing()), Qt::AlignCenter,
                         metrics.elidedText(text, Qt::ElideMiddle, width()));
        return top + metrics.lineSpacing();
    };
    write(detail_, false, write(text(), true, pictureHeight + gap));
}

void BoardTile::paintDrawing(QPainter& painter, const QRectF& area) const {
    // Draws a lit vertex, an unlit one, and a third one about to be joined.
    const Theme theme = themeOf(*this);
    const double size = area.height() * 0.34;
    const QPointF middle = area.center();
    const QPointF top = middle + QPointF(-size * 0.1, -size * 0.8);
    const QPointF left = middle + QPointF(-size * 1.1, size * 0.7);
    const QPointF right = middle + QPointF(size * 0.8, size * 0.8);
    const QPointF pen = right + QPointF(size * 1.1, -size * 1.1);
    painter.setPen(QPen(theme.secondText, 1.5));
    painter.drawLine(top, left);
    painter.drawLine(top, right);
    painter.setPen(QPen(theme.accent, 2, Qt::DotLine));
    painter.drawLine(right, pen);
    const auto paintVertex = [&](QPointF place, double brightness) {
        const QRectF cell(place - QPointF(size / 2, size / 2), QSizeF(size, size));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.card);
        painter.drawEllipse(place, size * 0.28, size * 0.28);
        paintBulb(painter, cell, brightness, theme);
    };
    paintVertex(top, 1);
    paintVertex(left, 0);
    paintVertex(right, 0);
}

} // namespace lightsout

#include "moc_BoardTile.cpp"
