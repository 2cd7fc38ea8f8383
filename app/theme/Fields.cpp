// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Fields.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPointer>
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
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Show:
        case QEvent::FocusIn:
            // The name may have been translated since, so it is checked again before it is read.
            if (auto* box = qobject_cast<QComboBox*>(watched)) {
                nameByLabel(*box);
            }
            return false;
        case QEvent::Wheel:
            if (!static_cast<QWidget*>(watched)->hasFocus()) {
                event->ignore(); // the parent handles it
                return true;
            }
            return false;
        default:
            return false;
        }
    }
};

} // namespace

void correctField(QWidget& widget) {
    static QPointer<FieldFilter> filter;
    if (qobject_cast<QComboBox*>(&widget) == nullptr &&
        qobject_cast<QAbstractSpinBox*>(&widget) == nullptr &&
        qobject_cast<QSlider*>(&widget) == nullptr) {
        return;
    }
    if (filter == nullptr) {
        filter = new FieldFilter(qApp);
    }
    widget.installEventFilter(filter);
    // Otherwise, Qt focuses the field before it receives the wheel event.
    if (widget.focusPolicy() == Qt::WheelFocus) {
        widget.setFocusPolicy(Qt::StrongFocus);
    }
}

} // namespace lightsout
