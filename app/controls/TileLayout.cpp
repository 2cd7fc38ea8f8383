// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/TileLayout.h"

#include "theme/Theme.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int tileGap = 6;

} // namespace

int TileLayout::columns() const {
    return std::clamp(count(), limits_.minColumns,
                      stage_ == Stage::desk ? limits_.maxColumns : limits_.minColumns);
}

int TileLayout::tileWidth(int width) const {
    return std::clamp((width - (columns() - 1) * tileGap) / columns(), minWidth, widest());
}

int TileLayout::widest() const {
    constexpr int wallFactor = 3;
    const int factor = stage_ == Stage::desk ? 1 : wallFactor;
    return static_cast<int>(factor * limits_.widest * textScaleInUse());
}

void TileLayout::setStage(Stage stage) {
    stage_ = stage;
    invalidate();
}

int TileLayout::tileHeight(int tileWidth) const {
    return items().empty() ? 0 : items().front()->widget()->heightForWidth(tileWidth);
}

int TileLayout::heightForWidth(int width) const {
    const int rows = (count() + columns() - 1) / columns();
    return rows == 0 ? 0 : rows * (tileHeight(tileWidth(width)) + tileGap) - tileGap;
}

QSize TileLayout::minimumSize() const {
    const int width = columns() * (minWidth + tileGap) - tileGap;
    return {width, heightForWidth(width)};
}

void TileLayout::setGeometry(const QRect& area) {
    QLayout::setGeometry(area);
    const int width = tileWidth(area.width());
    const QSize size(width, tileHeight(width));
    for (int i = 0; i < count(); ++i) {
        const QPoint place(i % columns() * (size.width() + tileGap),
                           i / columns() * (size.height() + tileGap));
        itemAt(i)->widget()->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), area,
                                                            QRect(area.topLeft() + place, size)));
    }
}

} // namespace lightsout
