// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/FocusOrder.h"

#include <QScrollArea>
#include <QToolBar>
#include <QWidget>

#include <algorithm>

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
    // If the focused widget has been hidden, the page goes before the toolbar.
    const auto inPage = std::ranges::find_if_not(stops, [](const QWidget* stop) {
        return qobject_cast<const QToolBar*>(stop->parentWidget()) != nullptr;
    });
    const qsizetype first = inPage == stops.end() ? 0 : inPage - stops.begin();
    const auto next =
        at < 0 ? (isNext ? first : count - 1) : (at + (isNext ? 1 : count - 1)) % count;
    stops[next]->setFocus(isNext ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    // Qt scrolls only if both the previous and the next widget are in the same area.
    for (QWidget* above = stops[next]->parentWidget(); above != nullptr;
         above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            area->ensureWidgetVisible(stops[next]);
        }
    }
    return true;
}

} // namespace lightsout
