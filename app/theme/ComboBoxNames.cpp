// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/ComboBoxNames.h"

#include "theme/ApplicationFilter.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>

namespace lightsout {

namespace {

const QString hiddenLabel = QStringLiteral("comboBoxName");

/// Sets the hidden label of a combo box, which must be its sibling, unless another label names it.
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

class ComboBoxFilter : public QObject {
public:
    explicit ComboBoxFilter(QApplication& application) : QObject(&application) {
        application.installEventFilter(this);
    }

    /// The name may have been translated since, so it is checked again before it is read.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show || event->type() == QEvent::FocusIn) {
            if (auto* box = qobject_cast<QComboBox*>(watched)) {
                nameByLabel(*box);
            }
        }
        return false;
    }
};

} // namespace

void nameComboBoxes() {
    installFilter<ComboBoxFilter>();
}

} // namespace lightsout
