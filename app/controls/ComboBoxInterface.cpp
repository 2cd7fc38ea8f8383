// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ComboBoxInterface.h"

#include "controls/Announcement.h"
#include "controls/ReadOnlyText.h"
#include "text/SpokenText.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QComboBox>

namespace lightsout {

namespace {

bool isOpen(const QComboBox& box) {
    const QWidget* popup = QApplication::activePopupWidget();
    return popup != nullptr && popup->parentWidget() == &box;
}

class ComboBoxInterface : public QAccessibleWidget, public ReadOnlyText {
public:
    explicit ComboBoxInterface(QComboBox& box)
        : QAccessibleWidget(&box, QAccessible::ComboBox), box_(box) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = isOpen(box_);
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? choice() : QAccessibleWidget::text(kind);
    }
    // The only child is the list, as in Qt.
    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override {
        return index == 0 ? QAccessible::queryAccessibleInterface(box_.view()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child != nullptr && child->object() == box_.view() ? 0 : -1;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    QString text(int start, int end) const override { return choice().mid(start, end - start); }
    int characterCount() const override { return static_cast<int>(choice().size()); }

    QStringList actionNames() const override { return {showMenuAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name != showMenuAction()) {
            QAccessibleWidget::doAction(name);
        } else if (isOpen(box_)) {
            box_.hidePopup();
        } else {
            box_.showPopup();
        }
    }

private:
    QString choice() const { return withoutIsolates(box_.currentText()); }

    QComboBox& box_;
};

QAccessibleInterface* makeComboBox(const QString& /*className*/, QObject* object) {
    auto* box = qobject_cast<QComboBox*>(object);
    return box != nullptr ? new ComboBoxInterface(*box) : nullptr;
}

} // namespace

void installComboBoxInterface() {
    QAccessible::installFactory(makeComboBox);
}

void announceChoice(const QAccessibleEvent& event) {
    const auto* box = qobject_cast<const QComboBox*>(event.object());
    if (event.type() == QAccessible::ValueChanged && box != nullptr && box->hasFocus() &&
        !isOpen(*box)) {
        announce(*box, box->currentText());
    }
}

} // namespace lightsout
