// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/UnfocusedWheel.h"

#include "theme/ApplicationFilter.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace lightsout {

namespace {

class WheelFilter : public QObject {
public:
    explicit WheelFilter(QApplication& application) : QObject(&application) {
        application.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isWheel = event->type() == QEvent::Wheel;
        if ((!isWheel && event->type() != QEvent::Polish) || !isField(*watched)) {
            return false;
        }
        auto* field = static_cast<QWidget*>(watched);
        if (!isWheel) {
            // Otherwise, Qt focuses the field before it receives the wheel event.
            if (field->focusPolicy() == Qt::WheelFocus) {
                field->setFocusPolicy(Qt::StrongFocus);
            }
            return false;
        }
        if (field->hasFocus()) {
            return false;
        }
        event->ignore(); // the parent handles it
        return true;
    }

private:
    static bool isField(const QObject& object) {
        return qobject_cast<const QAbstractSpinBox*>(&object) != nullptr ||
               qobject_cast<const QComboBox*>(&object) != nullptr ||
               qobject_cast<const QSlider*>(&object) != nullptr;
    }
};

} // namespace

void ignoreUnfocusedWheel() {
    installFilter<WheelFilter>();
}

} // namespace lightsout
