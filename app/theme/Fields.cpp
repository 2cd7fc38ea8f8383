// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Fields.h"

#include "theme/ApplicationFilter.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSlider>

namespace lightsout {

namespace {

const QString hiddenLabel = QStringLiteral("comboBoxName");

/// Gives a combo box a hidden label as its sibling, unless another label already names the box.
void nameByLabel(QComboBox& box) {
    QWidget* parent = box.parentWidget();
    if (parent == nullptr || box.accessibleName().isEmpty()) {
        return;
    }
    for (QObject* child : parent->children()) {
        auto* label = qobject_cast<QLabel*>(child);
        if (label != nullptr && label->buddy() == &box) {
            if (label->objectName() == hiddenLabel) {
                label->setText(box.accessibleName());
            }
            return;
        }
    }
    auto* label = new QLabel(box.accessibleName(), parent);
    label->setObjectName(hiddenLabel);
    label->setTextFormat(Qt::PlainText);
    label->hide();
    label->setBuddy(&box);
    QObject::connect(&box, &QObject::destroyed, label, &QObject::deleteLater);
}

class FieldFilter : public QObject {
public:
    explicit FieldFilter(QApplication& application) : QObject(&application) {
        application.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Show:
        case QEvent::FocusIn:
            // The name may have been translated since, so it is checked again before it is read.
            if (auto* box = qobject_cast<QComboBox*>(watched)) {
                nameByLabel(*box);
            }
            return false;
        case QEvent::Polish:
            // Otherwise, Qt focuses the field before it receives the wheel event.
            if (QWidget* field = fieldOf(watched);
                field != nullptr && field->focusPolicy() == Qt::WheelFocus) {
                field->setFocusPolicy(Qt::StrongFocus);
            }
            return false;
        case QEvent::Wheel:
            if (const QWidget* field = fieldOf(watched); field != nullptr && !field->hasFocus()) {
                event->ignore(); // the parent handles it
                return true;
            }
            return false;
        default:
            return false;
        }
    }

private:
    /// Returns the watched object if it is a field whose value the wheel changes; null otherwise.
    static QWidget* fieldOf(QObject* watched) {
        const bool isField = qobject_cast<const QComboBox*>(watched) != nullptr ||
                             qobject_cast<const QAbstractSpinBox*>(watched) != nullptr ||
                             qobject_cast<const QSlider*>(watched) != nullptr;
        return isField ? static_cast<QWidget*>(watched) : nullptr;
    }
};

} // namespace

void correctFields() {
    installFilter<FieldFilter>();
}

} // namespace lightsout
