// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/WrapLayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int rowGap = 6;

} // namespace

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
