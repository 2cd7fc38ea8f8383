// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/WrapLayout.h"

#include "theme/Theme.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int tileGap = 6;

constexpr int rowGap = 6;

} // namespace

ItemLayout::~ItemLayout() {
    for (QLayoutItem* item : items_) {
        delete item;
    }
}

QLayoutItem* ItemLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* ItemLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr) {
        items_.erase(items_.begin() + index);
    }
    return item;
}

int TileLayout::columns() const {
    if (stage_ == Stage::desk) {
        return std::clamp(count(), limits_.minColumns, limits_.maxColumns);
    }
    constexpr int fewest = 2;
    return std::clamp(count(), std::min(fewest, limits_.wallColumns), limits_.wallColumns);
}

int TileLayout::tileWidth(int width) const {
    return std::clamp((width - (columns() - 1) * tileGap) / columns(), minWidth, widest());
}

int TileLayout::widest() const {
    if (stage_ != Stage::desk) {
        // Larger tiles would leave room for few of them.
        constexpr double share = 1.2;
        return static_cast<int>(share * wallPictureSide(*parentWidget()));
    }
    return static_cast<int>(limits_.widest * textScaleInUse());
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

WrapLayout::WrapLayout(QWidget* parent, int gap) : ItemLayout(parent), gap_(gap) {
    setContentsMargins(0, 0, 0, 0);
}

QSize WrapLayout::sizeHint() const {
    QSize size(0, 0);
    for (const QLayoutItem* item : items()) {
        if (!item->isEmpty()) {
            const int before = size.width() > 0 ? size.width() + gap_ : 0;
            size = {before + item->sizeHint().width(),
                    std::max(size.height(), item->sizeHint().height())};
        }
    }
    return size;
}

QSize WrapLayout::minimumSize() const {
    QSize size(0, 0);
    for (const QLayoutItem* item : items()) {
        if (!item->isEmpty()) {
            size = size.expandedTo(item->minimumSize());
        }
    }
    return size;
}

int WrapLayout::arrange(const QRect& area, bool isMoving) const {
    int top = 0;
    for (auto first = items().begin(); first != items().end();) {
        int width = 0;
        int height = 0;
        auto end = first;
        for (; end != items().end(); ++end) {
            if ((*end)->isEmpty()) {
                continue;
            }
            const QSize size = (*end)->sizeHint();
            const int wider = width + (width > 0 ? gap_ : 0) + size.width();
            if (width > 0 && wider > area.width()) {
                break;
            }
            width = wider;
            height = std::max(height, size.height());
        }
        int left = 0;
        for (; first != end; ++first) {
            if (!(*first)->isEmpty() && isMoving) {
                const QSize size = (*first)->sizeHint().boundedTo({area.width(), height});
                const QRect place(area.topLeft() + QPoint(left, top + (height - size.height()) / 2),
                                  size);
                (*first)->setGeometry(
                    QStyle::visualRect(parentWidget()->layoutDirection(), area, place));
                left += size.width() + gap_;
            }
        }
        top += height > 0 ? height + rowGap : 0;
    }
    return std::max(top - rowGap, 0);
}

void WrapLayout::setGeometry(const QRect& area) {
    QLayout::setGeometry(area);
    arrange(area, true);
}

} // namespace lightsout
