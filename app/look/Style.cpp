// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/Style.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace lightsout {

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {
    qApp->installEventFilter(this);
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const {
    return hint == SH_UnderlineShortcut ? static_cast<int>(isAltDown_)
                                        : QProxyStyle::styleHint(hint, option, widget, returned);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    // Beside its tabs Qt draws their base whatever they say; here a line goes under all of them.
    if (element != PE_FrameTabBarBase) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

bool Style::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    const bool isAlt = isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt;
    if (isAlt || event->type() == QEvent::ApplicationDeactivate) {
        const bool isDown = event->type() == QEvent::KeyPress;
        if (isDown != isAltDown_) {
            isAltDown_ = isDown;
            for (QWidget* window : QApplication::topLevelWidgets()) {
                for (auto* part : window->findChildren<QWidget*>()) {
                    part->update();
                }
            }
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

} // namespace lightsout
