// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/Touch.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>

#include <set>

namespace lightsout {

/// Returns true if a finger has to hit this widget.
inline bool isTarget(const QWidget& widget) {
    const bool isInField =
        qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) != nullptr ||
        qobject_cast<const QComboBox*>(widget.parentWidget()) != nullptr;
    return widget.isVisible() && widget.isEnabled() && !isInField &&
           !widget.testAttribute(Qt::WA_TransparentForMouseEvents) &&
           (qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
            qobject_cast<const QComboBox*>(&widget) != nullptr ||
            qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
            qobject_cast<const QLineEdit*>(&widget) != nullptr ||
            qobject_cast<const QSlider*>(&widget) != nullptr);
}

/// Adds the targets in a window that are too small. Returns the number of targets.
inline std::size_t addSmallTargets(std::set<QString>& faults, const QWidget& window) {
    std::size_t targets = 0;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!isTarget(*widget)) {
            continue;
        }
        ++targets;
        if (std::min(widget->width(), widget->height()) < touch::targetSize) {
            faults.insert(QStringLiteral("%1 %2 \"%3%4\" in %5 in %6: %7 × %8")
                              .arg(QLatin1String(widget->metaObject()->className()),
                                   widget->objectName(), widget->accessibleName(),
                                   widget->property("text").toString(),
                                   QLatin1String(widget->parentWidget()->metaObject()->className()),
                                   QLatin1String(window.metaObject()->className()))
                              .arg(widget->width())
                              .arg(widget->height()));
        }
    }
    return targets;
}

} // namespace lightsout
