// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Touch.h"

#include "theme/StyleSheet.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QPointer>
#include <QStyleHints>
#include <QTimer>
#include <QTouchEvent>
#include <QWidget>

#include <algorithm>

namespace lightsout {

namespace {

bool isTouched = false;

class Watch : public QObject {
public:
    Watch() : QObject(qApp) {
        holding_.setSingleShot(true);
        connect(&holding_, &QTimer::timeout, this, &Watch::openMenu);
    }

    void notice(const QTouchEvent& fingers) {
        switch (fingers.type()) {
        case QEvent::TouchBegin:
            begin_ = place(fingers);
            holding_.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
            break;
        case QEvent::TouchUpdate:
            if (fingers.points().size() > 1 ||
                (place(fingers) - begin_).manhattanLength() >= QApplication::startDragDistance()) {
                holding_.stop();
            }
            break;
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
            holding_.stop();
            grow();
            break;
        default:
            break;
        }
    }

private:
    static QPointF place(const QTouchEvent& fingers) {
        return fingers.points().isEmpty() ? QPointF() : fingers.points().first().globalPosition();
    }

    void openMenu() {
        const QPoint at = begin_.toPoint();
        if (QWidget* widget = QApplication::widgetAt(at)) {
            QContextMenuEvent event(QContextMenuEvent::Mouse, widget->mapFromGlobal(at), at);
            QCoreApplication::sendEvent(widget, &event);
        }
    }

    /// Enlarges the controls. This happens after the current event, so that no control moves while
    /// it is handling a touch.
    void grow() {
        if (!isTouched) {
            isTouched = true;
            QTimer::singleShot(
                0, qApp, [] { qApp->setStyleSheet(qApp->styleSheet() + touch::styleSheet()); });
        }
    }

    QTimer holding_;
    QPointF begin_; ///< where the touch began, on the screen
};

} // namespace

void touch::notice(const QObject& watched, QEvent& event) {
    // Only events of windows are handled, because widgets receive the same touch again. Touches on
    // touch pads are ignored.
    const auto* fingers = watched.isWindowType() ? dynamic_cast<QTouchEvent*>(&event) : nullptr;
    if (fingers == nullptr ||
        fingers->pointingDevice()->type() != QInputDevice::DeviceType::TouchScreen) {
        return;
    }
    static QPointer<Watch> watch;
    if (watch == nullptr) {
        watch = new Watch;
    }
    watch->notice(*fingers);
}

int touch::sideOf(int usual) {
    return isTouched ? std::max(usual, targetSize) : usual;
}

QString touch::styleSheet() {
    if (!isTouched) {
        return {};
    }
    // Heights in a style sheet exclude borders and padding. A minimum height must also leave room
    // for the text, because it replaces the minimum height that Qt computes from the text.
    const QFontMetrics metrics(QApplication::font());
    const int text = metrics.height();
    const int number = metrics.horizontalAdvance(QStringLiteral("0000000")); // text of a spin box
    constexpr int statusBarMargins = 6; // Qt's own, around its widgets
    const auto within = [text](int margins) {
        return QString::number(std::max(targetSize - margins, text));
    };
    return QStringLiteral(R"(
QPushButton, QComboBox { min-height: %1px; }
QLineEdit, QSpinBox { min-height: %2px; }
*[tools="true"] QToolButton { min-height: %2px; min-width: %2px; }
QFrame#modes QPushButton { min-height: %3px; }
lightsout--ModeBar > QPushButton, lightsout--ModeBar > QComboBox { min-height: %3px; }
lightsout--ClassDock QPushButton[flat="true"] { min-height: %3px; }
QTabBar::tab { min-height: %3px; }
QStatusBar { min-height: %6px; }
QMenuBar::item { padding: 14px 12px; }
QMenu::item { min-height: %2px; }
QCheckBox, QRadioButton, QSlider:horizontal { min-height: %4px; }
QCheckBox, QRadioButton { min-width: %4px; }
QComboBox QAbstractItemView::item, QListWidget::item { min-height: %4px; }
QSlider::handle:horizontal { width: %7px; height: %7px; margin: -%8px 0; border-radius: %9px; }
QSpinBox { padding-left: 4px; padding-right: 4px; min-width: %5px; }
QSpinBox::up-button { subcontrol-position: center right; width: 44px; height: 42px; margin: 0; }
QSpinBox::down-button { subcontrol-position: center left; width: 44px; height: 42px; margin: 0; }
QScrollBar:vertical { width: 20px; }
QScrollBar:horizontal { height: 20px; }
)")
        .arg(within(14), within(12), within(8), within(0))
        .arg(2 * targetSize + number)
        .arg(within(-statusBarMargins))
        .arg(grownLength(30))
        .arg(grownLength(12))
        .arg(grownLength(15));
}

} // namespace lightsout
