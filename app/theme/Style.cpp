// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Style.h"

#include "theme/ApplicationFilter.h"
#include "theme/Fields.h"
#include "theme/FocusRing.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QStyleOptionButton>
#include <QWidget>

#include <utility>

namespace lightsout {

namespace {

bool hasLessMotion = false;

} // namespace

void Style::setHasLessMotion(bool hasLess) {
    hasLessMotion = hasLess;
}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {
    filterApplication(*this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*before*/, QWidget* now) { showFocus(now); });
}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    correctField(*widget);
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
    if (hint == SH_FocusFrame_Mask) {
        return 0; // otherwise the ring could not be drawn over its widget
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
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return static_cast<int>(grownWithText(QProxyStyle::pixelMetric(metric, option, widget)));
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    // Qt would always draw the base of the tab bar next to the tabs; instead, there is a line below
    // all of them.
    if (element == PE_FrameTabBarBase) {
        return;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (button == nullptr || widget == nullptr ||
        (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    // Fusion takes a darker background as the outline, which can't be seen on dark cards.
    constexpr int percentOfFusion = 140;
    QStyleOptionButton outlined = *button;
    outlined.palette.setColor(QPalette::Window, themeOf(*widget).edge.lighter(percentOfFusion));
    QProxyStyle::drawPrimitive(element, &outlined, painter, widget);
}

bool Style::eventFilter(QObject* watched, QEvent* event) {
    touch::notice(*watched, *event);
    const QEvent::Type type = event->type();
    const bool isKey = type == QEvent::KeyPress || type == QEvent::KeyRelease;
    if ((isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt) ||
        type == QEvent::ApplicationDeactivate) {
        setAltDown(type == QEvent::KeyPress);
    }
    if (type == QEvent::KeyPress || type == QEvent::MouseButtonPress) {
        if (std::exchange(areKeysUsed_, isKey) != isKey) {
            showFocus(QApplication::focusWidget());
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

void Style::setAltDown(bool isDown) {
    if (std::exchange(isAltDown_, isDown) != isDown) {
        for (QWidget* widget : QApplication::allWidgets()) {
            widget->update();
        }
    }
}

void Style::showFocus(QWidget* focus) {
    const bool isRinged = areKeysUsed_ && focus != nullptr && !focus->isWindow() &&
                          qobject_cast<QMenuBar*>(focus) == nullptr; // it marks its own menus
    if (isRinged && ring_ == nullptr) {
        ring_ = new FocusRing; // the previous one was deleted with its window
    }
    if (ring_ != nullptr) {
        ring_->setWidget(isRinged ? focus : nullptr);
    }
}

} // namespace lightsout

#include "moc_Style.cpp"
