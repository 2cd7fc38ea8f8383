// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/RetiredMenus.h"

#include <QApplication>

#include <utility>

namespace lightsout {

RetiredMenus::RetiredMenus(QObject* parent) : QObject(parent) {
    timer_.setInterval(100);
    connect(&timer_, &QTimer::timeout, this, &RetiredMenus::deleteUnused);
}

void RetiredMenus::take(QMenu& menu) {
    menu.parentWidget()->removeAction(menu.menuAction());
    menu.setParent(nullptr, menu.windowFlags());
    menus_.emplace_back(&menu);
    wereUnused_ = false;
    timer_.start();
}

void RetiredMenus::deleteUnused() {
    const bool areUnused = QApplication::activeModalWidget() == nullptr &&
                           QApplication::activePopupWidget() == nullptr;
    // A dialog that was closed just now may be about to return to the menu.
    if (std::exchange(wereUnused_, areUnused) && areUnused) {
        menus_.clear();
        timer_.stop();
    }
}

} // namespace lightsout

#include "moc_RetiredMenus.cpp"
