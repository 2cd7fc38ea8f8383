// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/AccessibleUpdates.h"

#include <QAccessibleWidget>
#include <QStackedWidget>
#include <QVariant>
#include <QWidget>

#include <array>

namespace lightsout {

namespace {

constexpr std::array heldEvents{QAccessible::NameChanged, QAccessible::DescriptionChanged,
                                QAccessible::ValueChanged};
/// The widget property whose bit i is set if heldEvents[i] is held back.
constexpr const char* heldProperty = "heldAccessibleUpdates";

QAccessible::UpdateHandler nextHandler = nullptr;

void handle(QAccessibleEvent* event);

void send(QAccessibleEvent* event) {
    if (nextHandler != nullptr) {
        nextHandler(event);
        return;
    }
    // Without a handler, the event goes to the platform.
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(handle);
}

void sendHeld(QWidget& widget) {
    const int held = widget.property(heldProperty).toInt();
    if (held == 0) {
        return;
    }
    widget.setProperty(heldProperty, QVariant());
    for (std::size_t i = 0; i < heldEvents.size(); ++i) {
        if (((held >> i) & 1) == 0) {
            continue;
        }
        if (heldEvents[i] != QAccessible::ValueChanged) {
            QAccessibleEvent event(&widget, heldEvents[i]);
            send(&event);
            continue;
        }
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&widget);
        if (accessible != nullptr && accessible->valueInterface() != nullptr) {
            QAccessibleValueChangeEvent event(&widget,
                                              accessible->valueInterface()->currentValue());
            send(&event);
        }
    }
}

void handle(QAccessibleEvent* event) {
    auto* widget = qobject_cast<QWidget*>(event->object());
    if (widget != nullptr && !widget->isVisible()) {
        for (std::size_t i = 0; i < heldEvents.size(); ++i) {
            if (event->type() == heldEvents[i]) {
                widget->setProperty(heldProperty,
                                    widget->property(heldProperty).toInt() | (1 << i));
                return;
            }
        }
    }
    send(event);
    if (widget != nullptr && event->type() == QAccessible::ObjectShow) {
        sendHeld(*widget);
    }
}

QAccessibleInterface* makeStack(const QString& /*className*/, QObject* object) {
    auto* stack = qobject_cast<QStackedWidget*>(object);
    return stack != nullptr ? new QAccessibleWidget(stack, QAccessible::Client) : nullptr;
}

} // namespace

void holdUpdatesOfHiddenWidgets() {
    nextHandler = QAccessible::installUpdateHandler(handle);
}

void hideStacks() {
    QAccessible::installFactory(makeStack);
}

} // namespace lightsout
