// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/WhyButton.h"

#include "theme/LookChanges.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QCoreApplication>
#include <QLabel>

#include <algorithm>

namespace lightsout {

QEvent::Type ManualEvent::kind() {
    static const int type = QEvent::registerEventType();
    return static_cast<Type>(type);
}

WhyButton::WhyButton(QLabel& text, QString place)
    : QToolButton(&text), text_(&text), place_(std::move(place)) {
    text.installEventFilter(this);
    make();
}

WhyButton::WhyButton(QString place, QWidget* parent)
    : QToolButton(parent), place_(std::move(place)) {
    make();
}

void WhyButton::make() {
    setAutoRaise(true);
    setCursor(Qt::WhatsThisCursor);
    setText(QStringLiteral("?"));
    connect(this, &QToolButton::clicked, this, [this] {
        ManualEvent event(place_);
        QCoreApplication::sendEvent(window(), &event);
    });
    onAppearanceChanged(this, [this] {
        setToolTip(tr("Show this topic in the manual"));
        setAccessibleName(tr("Why?"));
        // Screen readers would read the tool tip after each of many buttons. Without any text, Qt
        // takes the tool tip.
        setAccessibleDescription(QStringLiteral(" "));
        setFont(fontFor(TextRole::small));
        if (text_ == nullptr) {
            const int side = touch::sideOf(QFontMetrics(fontFor(TextRole::body)).height());
            setFixedSize(side, side);
            return;
        }
        const int side = touch::sideOf(text_->fontMetrics().height());
        resize(side, side);
        text_->setMinimumHeight(std::max(text_->minimumHeight(), touch::sideOf(0)));
        text_->setContentsMargins(isRightToLeft() ? side : 0, 0, isRightToLeft() ? 0 : side, 0);
        follow();
    });
}

bool WhyButton::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_ && event->type() == QEvent::Resize) {
        follow();
    }
    return QToolButton::eventFilter(watched, event);
}

void WhyButton::follow() {
    // If the label is higher than its text requires, a centred text begins lower.
    const int needed = text_->hasHeightForWidth() ? text_->heightForWidth(text_->width())
                                                  : text_->sizeHint().height();
    const bool isCentred = text_->alignment().testFlag(Qt::AlignVCenter);
    const int top = isCentred ? std::max((text_->height() - needed) / 2, 0) : 0;
    // A button for fingers is higher than the line of text next to which it is centred.
    const int y = top + (text_->fontMetrics().height() - height()) / 2;
    move(isRightToLeft() ? 0 : text_->width() - width(),
         std::clamp(y, 0, std::max(text_->height() - height(), 0)));
}

} // namespace lightsout

#include "moc_WhyButton.cpp"
