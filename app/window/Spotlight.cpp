// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Spotlight.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace lightsout {

namespace {

constexpr int frameMilliseconds = 16;
constexpr double radiusShare = 0.17; ///< as a fraction of the window's height
constexpr double edgeShare = 0.82;   ///< fraction of the radius at which the darkness begins
const QColor dark(0, 0, 0, 190);

} // namespace

Spotlight::Spotlight(QWidget* window) : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    following_.setInterval(frameMilliseconds);
    connect(&following_, &QTimer::timeout, this, &Spotlight::follow);
    // The key applies to the whole window, regardless of the focus.
    qApp->installEventFilter(this);
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event) {
    const bool isPress = event->type() == QEvent::KeyPress;
    if (isPress || event->type() == QEvent::KeyRelease) {
        const auto* keyEvent = static_cast<QKeyEvent*>(event);
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (keyEvent->key() == key && widget != nullptr && widget->window() == window()) {
            // Auto-repeat sends presses and releases while the key is held.
            if (!keyEvent->isAutoRepeat()) {
                setShining(isPress);
            }
            return true;
        }
    } else if (event->type() == QEvent::ApplicationDeactivate ||
               (event->type() == QEvent::WindowDeactivate && watched == window())) {
        setShining(false);
    }
    return false;
}

void Spotlight::setShining(bool isShining) {
    if (isShining) {
        setGeometry(window()->rect());
        raise();
        follow();
        following_.start();
    } else {
        following_.stop();
    }
    setVisible(isShining);
}

void Spotlight::follow() {
    // Most widgets have mouse tracking off and get no move events until a button is pressed.
    const QPoint now = window()->mapFromGlobal(QCursor::pos());
    if (now != middle_) {
        middle_ = now;
        update();
    }
}

void Spotlight::paintEvent(QPaintEvent* /*event*/) {
    const double radius = height() * radiusShare;
    QRadialGradient light(middle_, radius);
    light.setColorAt(edgeShare, Qt::transparent);
    light.setColorAt(1, dark);
    QPainter(this).fillRect(rect(), light);
}

} // namespace lightsout

#include "moc_Spotlight.cpp"
