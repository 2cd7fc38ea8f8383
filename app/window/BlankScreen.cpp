// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/BlankScreen.h"

#include <QEvent>
#include <QKeyEvent>

namespace lightsout {

BlankScreen::BlankScreen(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("blankScreen"));
    setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::BlankCursor);
    window->installEventFilter(this);
    hide();
}

void BlankScreen::toggle(Qt::GlobalColor colour) {
    if (isVisible() && palette().color(QPalette::Window) == QColor(colour)) {
        hide();
        return;
    }
    QPalette filled = palette();
    filled.setColor(QPalette::Window, colour);
    setPalette(filled);
    setGeometry(parentWidget()->rect());
    show();
    raise();
    setFocus();
}

bool BlankScreen::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void BlankScreen::mousePressEvent(QMouseEvent* /*event*/) {
    hide();
}

void BlankScreen::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        hide();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace lightsout

#include "moc_BlankScreen.cpp"
