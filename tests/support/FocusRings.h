// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "theme/FocusRing.h"

#include <QCoreApplication>
#include <QTest>

#include <set>

namespace lightsout {

/// Returns the ring that is shown in a window; null if there is none.
inline FocusRing* ringIn(const QWidget& window) {
    for (auto* ring : window.findChildren<FocusRing*>()) {
        if (ring->isVisible()) {
            return ring;
        }
    }
    return nullptr;
}

/// Returns the sides on which the line of a ring can't be seen all along in a picture of the
/// window: a side is seen where a pixel near it differs from the picture without the ring.
inline QString hiddenSides(FocusRing& ring) {
    QWidget& window = *ring.window();
    const QRect line = QRect(ring.mapTo(&window, ring.line().topLeft()), ring.line().size())
                           .intersected(window.rect());
    const QImage with = window.grab(line).toImage();
    ring.hide();
    const QImage without = window.grab(line).toImage();
    ring.show();
    const auto isDrawn = [&](int x, int y) { return with.pixel(x, y) != without.pixel(x, y); };
    constexpr int corner = 10;
    constexpr int depth = FocusRing::margin + 1;
    QString hidden;
    const auto check = [&](const char* name, int length, const auto& pixelAt) {
        for (int along = corner; along < length - corner; ++along) {
            bool isSeen = false;
            for (int inward = 0; inward < depth && !isSeen; ++inward) {
                isSeen = pixelAt(along, inward);
            }
            if (!isSeen) {
                hidden += QLatin1Char(' ') + QLatin1String(name);
                return;
            }
        }
    };
    const int right = with.width() - 1;
    const int bottom = with.height() - 1;
    check("top", with.width(), [&](int along, int in) { return isDrawn(along, in); });
    check("bottom", with.width(), [&](int along, int in) { return isDrawn(along, bottom - in); });
    check("left", with.height(), [&](int along, int in) { return isDrawn(in, along); });
    check("right", with.height(), [&](int along, int in) { return isDrawn(right - in, along); });
    return hidden;
}

/// Gives each widget of a window that is reached with Tab the focus. Adds those whose ring can't be
/// seen whole. Returns the number of rings.
inline std::size_t addBrokenRings(std::set<QString>& faults, QWidget& window, const QString& name) {
    std::size_t rings = 0;
    QTest::keyClick(&window, Qt::Key_Shift); // the keyboard is in use
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->window() != &window ||
            widget->focusProxy() != nullptr || (widget->focusPolicy() & Qt::TabFocus) == 0) {
            continue;
        }
        widget->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        FocusRing* ring = ringIn(window);
        const QRect visible = widget->visibleRegion().boundingRect();
        if (ring == nullptr || visible.isEmpty() || qobject_cast<ChartPanel*>(widget) != nullptr) {
            continue; // a chart has a ring of its own inside
        }
        ++rings;
        const QRect line(ring->mapTo(&window, ring->line().topLeft()), ring->line().size());
        const QRect around(widget->mapTo(&window, visible.topLeft()), visible.size());
        const QString hidden =
            line.contains(around) ? hiddenSides(*ring) : QStringLiteral(" not around it");
        if (!hidden.isEmpty()) {
            faults.insert(QStringLiteral("%1: %2 %3 \"%4\":%5")
                              .arg(name, QLatin1String(widget->metaObject()->className()),
                                   widget->objectName(), widget->accessibleName(), hidden));
        }
    }
    return rings;
}

} // namespace lightsout
