// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/RetiredMenus.h"

#include <QApplication>

#include <utility>

namespace lightsout {

namespace {

constexpr int untilLookedAgain = 100; ///< milliseconds between checks while a dialog is open

} // namespace

RetiredMenus::RetiredMenus(QObject* parent) : QObject(parent) {
    connect(&timer_, &QTimer::timeout, this, &RetiredMenus::deleteUnused);
}

void RetiredMenus::take(QMenu& menu) {
    menu.parentWidget()->removeAction(menu.menuAction());
    menu.setParent(nullptr, menu.windowFlags());
    menus_.emplace_back(&menu);
    wereUnused_ = false;
    timer_.start(0);
}

void RetiredMenus::deleteUnused() {
    const bool areUnused = QApplication::activeModalWidget() == nullptr &&
                           QApplication::activePopupWidget() == nullptr;
    // A dialog that was just closed may be about to return to the menu.
    if (std::exchange(wereUnused_, areUnused) && areUnused) {
        menus_.clear();
        timer_.stop();
        return;
    }
    timer_.start(areUnused ? 0 : untilLookedAgain);
}

} // namespace lightsout

#include "moc_RetiredMenus.cpp"
