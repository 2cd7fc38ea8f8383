// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Spotlight.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QWindow>

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
    window->installEventFilter(this);
    connect(qApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState now) {
                if (now != Qt::ApplicationActive) {
                    setShining(false);
                }
            });
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Show:
        if (watched == window()) {
            // The key applies to the whole window, regardless of the focus.
            window()->windowHandle()->installEventFilter(this);
        }
        return false;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
        const auto* keyEvent = static_cast<QKeyEvent*>(event);
        if (keyEvent->key() != key || watched == window()) {
            return false;
        }
        // Auto-repeat sends presses and releases while the key is held.
        if (!keyEvent->isAutoRepeat()) {
            setShining(event->type() == QEvent::KeyPress);
        }
        return true;
    }
    case QEvent::WindowDeactivate:
        setShining(false);
        return false;
    default:
        return false;
    }
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
