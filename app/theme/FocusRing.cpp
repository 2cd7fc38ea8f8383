// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/FocusRing.h"

#include "theme/ApplicationFilter.h"
#include "theme/Theme.h"

#include <QApplication>
#include <QMenuBar>
#include <QPainter>
#include <QPointer>

namespace lightsout {

namespace {

constexpr double ringWidth = 2;
constexpr double radius = 9;

class Follower : public QObject {
public:
    explicit Follower(QApplication& application) : QObject(&application) {
        application.installEventFilter(this);
        connect(&application, &QApplication::focusChanged, this,
                [this](QWidget* /*before*/, QWidget* now) { follow(now); });
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        const bool isKey = event->type() == QEvent::KeyPress;
        const bool isChange = isKey || event->type() == QEvent::MouseButtonPress;
        if (isChange && areKeysUsed_ != isKey) {
            areKeysUsed_ = isKey;
            follow(QApplication::focusWidget());
        }
        return false;
    }

private:
    void follow(QWidget* focus) {
        const bool isRinged = areKeysUsed_ && focus != nullptr && !focus->isWindow() &&
                              qobject_cast<QMenuBar*>(focus) == nullptr; // it marks its own menus
        if (isRinged && ring_ == nullptr) {
            ring_ = new FocusRing; // the previous one was deleted with its window
        }
        if (ring_ != nullptr) {
            ring_->setWidget(isRinged ? focus : nullptr);
        }
    }

    bool areKeysUsed_ = false;
    QPointer<FocusRing> ring_;
};

} // namespace

void FocusRing::install() {
    installFilter<Follower>();
}

void FocusRing::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = ringWidth / 2;
    painter.setPen(QPen(themeOf(*this).accent, ringWidth));
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
}

} // namespace lightsout

#include "moc_FocusRing.cpp"
