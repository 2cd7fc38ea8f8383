// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/WorksheetPreview.h"

#include "classroom/SheetPainter.h"
#include "look/Theme.h"

#include <QPainter>

namespace lightsout {

WorksheetPreview::WorksheetPreview(QWidget* parent) : QWidget(parent) {
    setMinimumSize(280, 396);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview"));
}

void WorksheetPreview::setPage(std::optional<SheetPage> page) {
    page_ = std::move(page);
    update();
}

void WorksheetPreview::paintEvent(QPaintEvent* /*event*/) {
    const double scale = std::min(width() / sheetWidth, height() / sheetHeight);
    const QSizeF size(sheetWidth * scale, sheetHeight * scale);
    QPainter painter(this);
    painter.translate((width() - size.width()) / 2, (height() - size.height()) / 2);
    // Paper is white in every theme.
    painter.setPen(themeOf(*this).line);
    painter.setBrush(Qt::white);
    painter.drawRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5));
    if (page_) {
        paintSheet(painter, *page_, scale);
    }
}

} // namespace lightsout

#include "moc_WorksheetPreview.cpp"
