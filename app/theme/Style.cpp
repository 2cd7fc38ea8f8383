// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Style.h"

#include "theme/FocusRing.h"
#include "theme/Theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QWidget>

#include <algorithm>

namespace lightsout {

namespace {

bool hasLessMotion = false;

} // namespace

void Style::setHasLessMotion(bool hasLess) {
    hasLessMotion = hasLess;
}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {
    qApp->installEventFilter(this);
}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (auto* label = qobject_cast<QLabel*>(widget);
        label != nullptr && label->textFormat() == Qt::AutoText) {
        label->setTextFormat(Qt::PlainText);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const {
    if (hint == SH_Widget_Animate && hasLessMotion) {
        return 0;
    }
    if (hint == SH_FocusFrame_AboveWidget) {
        return 1; // otherwise other widgets may cover the ring
    }
    return hint == SH_UnderlineShortcut ? static_cast<int>(isAltDown_)
                                        : QProxyStyle::styleHint(hint, option, widget, returned);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option,
                       const QWidget* widget) const {
    switch (metric) {
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return FocusRing::margin;
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
        return static_cast<int>(QProxyStyle::pixelMetric(metric, option, widget) *
                                std::max(textScaleInUse(), 1.0));
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    // Qt would always draw the base of the tab bar next to the tabs; instead, there is a line below
    // all of them.
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

#include "moc_Style.cpp"
