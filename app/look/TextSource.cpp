// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/TextSource.h"

#include <QApplication>
#include <QWidget>

namespace lightsout {

QString shownTextOf(const QWidget& page) {
    const QWidget* focused = QApplication::focusWidget();
    if (focused != nullptr && page.isAncestorOf(focused)) {
        if (const auto* source = dynamic_cast<const TextSource*>(focused)) {
            return source->shownText();
        }
    }
    if (const auto* source = dynamic_cast<const TextSource*>(&page)) {
        return source->shownText();
    }
    const TextSource* largest = nullptr;
    int largestArea = 0;
    for (const auto* view : page.findChildren<QWidget*>()) {
        const auto* source = dynamic_cast<const TextSource*>(view);
        const int area = view->width() * view->height();
        if (source != nullptr && view->isVisible() && area > largestArea) {
            largest = source;
            largestArea = area;
        }
    }
    return largest == nullptr ? QString() : largest->shownText();
}

} // namespace lightsout
