// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/Contrast.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>

#include <set>

namespace lightsout {

constexpr double textContrast = 4.5;
constexpr double markContrast = 3;

/// Returns the part of a picture of a window that shows a widget; null if it is covered.
inline QImage pictureOf(const QWidget& widget, const QImage& window) {
    const QRect visible = widget.visibleRegion().boundingRect();
    const QRect place(widget.mapTo(widget.window(), visible.topLeft()), visible.size());
    return visible.size() == widget.size() && window.rect().contains(place) ? window.copy(place)
                                                                            : QImage();
}

/// Returns the contrast between the most frequent colour of a picture and the colour that differs
/// most from it. Edges of letters are mixed with the background, so the colour of the text itself
/// differs at least as much.
inline double contrastIn(const QImage& picture) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            ++counts[picture.pixel(x, y)];
        }
    }
    QRgb ground = 0;
    int most = 0;
    for (auto colour = counts.begin(); colour != counts.end(); ++colour) {
        if (colour.value() > most) {
            most = colour.value();
            ground = colour.key();
        }
    }
    double greatest = 1;
    for (auto colour = counts.begin(); colour != counts.end(); ++colour) {
        greatest = std::max(greatest, contrast(QColor(colour.key()), QColor(ground)));
    }
    return greatest;
}

inline QString describe(const QWidget& widget, const QString& text, double ratio) {
    return QStringLiteral("%1 %2 \"%3\": %4")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(), text)
        .arg(ratio, 0, 'f', 2);
}

/// Adds the items of lists and tables whose contrast is too low.
inline void addPaleItems(std::set<QString>& faults, const QAbstractItemView& view,
                         const QImage& picture) {
    const QWidget& area = *view.viewport();
    std::set<QModelIndex> seen;
    for (int y = 0; y < area.height(); y += 4) {
        for (int x = 10; x < area.width(); x += 20) {
            const QModelIndex item = view.indexAt({x, y});
            const QRect place = view.visualRect(item);
            if (!item.isValid() || !seen.insert(item).second || !area.rect().contains(place) ||
                area.visibleRegion().boundingRect() != area.rect() ||
                item.data().toString().trimmed().isEmpty()) {
                continue;
            }
            const QPoint corner = area.mapTo(view.window(), place.topLeft());
            const double ratio = contrastIn(picture.copy(QRect(corner, place.size())));
            if (ratio < textContrast) {
                faults.insert(describe(view, item.data().toString(), ratio));
            }
        }
    }
}

/// Adds the texts whose contrast is too low in a picture of a window.
inline void addPaleTexts(std::set<QString>& faults, const QWidget& window, const QImage& picture) {
    const auto check = [&](const QWidget& widget, const QString& text) {
        const QImage part = pictureOf(widget, picture);
        const double ratio = part.isNull() ? textContrast : contrastIn(part);
        if (ratio < textContrast) {
            faults.insert(describe(widget, text, ratio));
        }
    };
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && label->isEnabled() && !label->text().trimmed().isEmpty()) {
            check(*label, label->text());
        }
    }
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->isEnabled() &&
            (!button->text().isEmpty() || !button->icon().isNull())) {
            check(*button, button->text());
        }
    }
    for (const auto* view : window.findChildren<QAbstractItemView*>()) {
        if (view->isVisible() && view->isEnabled()) {
            addPaleItems(faults, *view, picture);
        }
    }
}

/// Returns the highest contrast of the colours on the left edge of a widget with the colour next to
/// it.
inline double edgeContrast(const QWidget& widget, const QImage& window) {
    const QPoint middle = widget.mapTo(widget.window(), QPoint(0, widget.height() / 2));
    if (!window.rect().adjusted(2, 0, -2, 0).contains(middle)) {
        return markContrast;
    }
    const QColor outside = window.pixelColor(middle - QPoint(2, 0));
    double greatest = 1;
    for (int x = 0; x < std::min(widget.width(), 20); ++x) {
        greatest = std::max(greatest, contrast(window.pixelColor(middle + QPoint(x, 0)), outside));
    }
    return greatest;
}

/// Adds the fields and check boxes that can't be seen well.
inline void addPaleMarks(std::set<QString>& faults, const QWidget& window, const QImage& picture) {
    for (const auto* widget : window.findChildren<QWidget*>()) {
        const bool isBox = qobject_cast<const QCheckBox*>(widget) != nullptr ||
                           qobject_cast<const QRadioButton*>(widget) != nullptr;
        const bool isField =
            (qobject_cast<const QLineEdit*>(widget) != nullptr &&
             qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) == nullptr) ||
            qobject_cast<const QComboBox*>(widget) != nullptr ||
            qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
        const bool isMeasured = (isBox || isField) && widget->isVisible() && widget->isEnabled() &&
                                widget->layoutDirection() == Qt::LeftToRight &&
                                widget->visibleRegion().boundingRect() == widget->rect();
        const double ratio = isMeasured ? edgeContrast(*widget, picture) : markContrast;
        if (ratio < markContrast) {
            faults.insert(describe(*widget, widget->accessibleName(), ratio));
        }
    }
}

/// Adds everything in a window that can't be seen well.
inline void addPaleParts(std::set<QString>& faults, QWidget& window, const QString& name) {
    const QImage picture = window.grab().toImage();
    std::set<QString> found;
    addPaleTexts(found, window, picture);
    addPaleMarks(found, window, picture);
    for (const QString& fault : found) {
        faults.insert(name + QLatin1String(": ") + fault);
    }
}

} // namespace lightsout
