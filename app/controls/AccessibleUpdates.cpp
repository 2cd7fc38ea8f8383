// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/AccessibleUpdates.h"

#include "controls/ComboBoxInterface.h"
#include "text/SpokenText.h"
#include "theme/ApplicationFilter.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QEvent>
#include <QLineEdit>
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
/// Whether a description follows a tool tip. Qt does not notify screen readers of tool tips either.
bool followsToolTip = false;

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

/// Returns true if a view reports its new current item as the focus, which another widget has. The
/// field of a search steers the list below it.
bool isFocusElsewhere(const QAccessibleEvent& event) {
    const auto* view = qobject_cast<QAbstractItemView*>(event.object());
    return event.type() == QAccessible::Focus && view != nullptr && !view->hasFocus() &&
           QApplication::focusWidget() != nullptr &&
           qobject_cast<QLineEdit*>(QApplication::focusWidget()) == nullptr;
}

/// Returns true if an empty field reports its cursor, as it does before it reports that it has the
/// focus. Orca then takes the field for the one that it has spoken last, and does not speak it.
bool isCursorOfEmptyField(const QAccessibleEvent& event) {
    const auto* field = qobject_cast<QLineEdit*>(event.object());
    const bool isOfCursor = event.type() == QAccessible::TextCaretMoved ||
                            event.type() == QAccessible::TextSelectionChanged;
    return isOfCursor && field != nullptr && field->text().isEmpty();
}

void handle(QAccessibleEvent* event) {
    if (followsToolTip || isFocusElsewhere(*event) || isCursorOfEmptyField(*event)) {
        return;
    }
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
    announceChoice(*event);
    if (widget != nullptr && event->type() == QAccessible::ObjectShow) {
        sendHeld(*widget);
    }
}

QAccessibleInterface* makeStack(const QString& /*className*/, QObject* object) {
    auto* stack = qobject_cast<QStackedWidget*>(object);
    return stack != nullptr ? new QAccessibleWidget(stack, QAccessible::Client) : nullptr;
}

/// Sets the description of each widget whose tool tip Qt would report unsuitably.
class ToolTips : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ToolTipChange && watched->isWidgetType()) {
            describe(static_cast<QWidget&>(*watched));
        }
        return false;
    }

private:
    static void describe(QWidget& widget) {
        constexpr const char* ownProperty = "descriptionByToolTip";
        const QString own = widget.property(ownProperty).toString();
        if (widget.accessibleDescription() != own) {
            return; // the widget describes itself
        }
        const QString toolTip = withoutIsolates(widget.toolTip());
        const QString text = widget.property("text").toString().remove(QLatin1Char('&'));
        const QString name = widget.accessibleName().isEmpty() ? text : widget.accessibleName();
        QString description = toolTip;
        const QString rest = toolTip.startsWith(name) ? toolTip.mid(name.size()) : QString();
        if (!name.isEmpty() && toolTip == name) {
            description = QStringLiteral(" "); // Qt takes the tool tip if there is no text
        } else if (!name.isEmpty() && rest.startsWith(QLatin1String(" (")) &&
                   rest.endsWith(QLatin1Char(')'))) {
            description = rest.mid(2).chopped(1); // a key
        } else if (!name.isEmpty() && rest.startsWith(QLatin1Char('\n'))) {
            description = rest.trimmed();
        }
        description = description == widget.toolTip() ? QString() : description;
        if (description != own) {
            widget.setProperty(ownProperty, description);
            followsToolTip = true;
            widget.setAccessibleDescription(description);
            followsToolTip = false;
        }
    }
};

} // namespace

void holdUpdatesOfHiddenWidgets() {
    nextHandler = QAccessible::installUpdateHandler(handle);
}

void hideStacks() {
    QAccessible::installFactory(makeStack);
}

void spareToolTips() {
    filterApplication(*new ToolTips(qApp));
}

} // namespace lightsout
