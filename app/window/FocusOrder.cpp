// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/FocusOrder.h"

#include <QWidget>

namespace lightsout {

bool focusNextStop(QWidget& window, bool isNext) {
    QWidgetList stops;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (widget->window() == &window && widget->isVisible() && widget->isEnabled() &&
            widget->focusProxy() == nullptr && (widget->focusPolicy() & Qt::TabFocus) != 0) {
            stops << widget;
        }
    }
    if (stops.isEmpty()) {
        return false;
    }
    const auto at = stops.indexOf(window.focusWidget());
    const auto count = stops.size();
    const auto next = at < 0 ? (isNext ? 0 : count - 1) : (at + (isNext ? 1 : count - 1)) % count;
    stops[next]->setFocus(isNext ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace lightsout
