// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Touch.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"
#include "tests/support/Touch.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStyleHints>
#include <QTimer>
#include <QVBoxLayout>

using namespace lightsout;

namespace {

/// A widget that counts the events that it gets.
class Board : public QWidget {
public:
    int menus = 0;

protected:
    void contextMenuEvent(QContextMenuEvent* event) override {
        ++menus;
        event->accept();
    }
};

} // namespace

class TouchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        Theme::install(*qApp, Theme::light(), 1);
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(50);
    }

    void controlsGrowOnceAFingerTouchesThem() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        const QList<QWidget*> controls{
            new QPushButton(QStringLiteral("Solve")), new QComboBox, new QSpinBox,
            new QCheckBox(QStringLiteral("on")),      new QLineEdit, new QSlider(Qt::Horizontal)};
        for (QWidget* control : controls) {
            layout->addWidget(control);
        }
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const QWidget* control : controls) {
            QVERIFY(control->sizeHint().height() < touch::targetSize);
        }
        // A mouse changes nothing.
        QTest::mouseClick(controls.front(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(touch::styleSheet().isEmpty());
        QTest::touchEvent(&window, touchScreen()).press(0, QPoint(1, 1), &window);
        QVERIFY(touch::styleSheet().isEmpty()); // controls under the finger do not move
        QTest::touchEvent(&window, touchScreen()).release(0, QPoint(1, 1), &window);
        QTRY_VERIFY(controls.front()->height() >= touch::targetSize);
        for (const QWidget* control : controls) {
            QVERIFY2(control->height() >= touch::targetSize, control->metaObject()->className());
        }
        // The style sheet remains in another theme.
        Theme::install(*qApp, Theme::dark(), 1);
        QVERIFY(qApp->styleSheet().contains(touch::styleSheet()));
        QVERIFY(!touch::styleSheet().isEmpty());
    }

    void longPressOpensTheMenu() {
        Board board;
        board.resize(200, 200);
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        QTest::touchEvent(&board, touchScreen()).press(0, QPoint(100, 100), &board);
        QTRY_COMPARE(board.menus, 1);
        QTest::touchEvent(&board, touchScreen()).release(0, QPoint(100, 100), &board);
        QCOMPARE(board.menus, 1);
    }

    void aTapOrADragIsNoLongPress() {
        Board board;
        board.resize(200, 200);
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        QTest::touchEvent(&board, touchScreen()).press(0, QPoint(100, 100), &board);
        QTest::touchEvent(&board, touchScreen()).release(0, QPoint(100, 100), &board);
        QTest::touchEvent(&board, touchScreen()).press(0, QPoint(100, 100), &board);
        QTest::touchEvent(&board, touchScreen()).move(0, QPoint(150, 100), &board);
        QTimer longer; // longer than a long press
        QSignalSpy passed(&longer, &QTimer::timeout);
        longer.start(100);
        QVERIFY(passed.wait());
        QTest::touchEvent(&board, touchScreen()).release(0, QPoint(150, 100), &board);
        QCOMPARE(board.menus, 0);
    }
};

LIGHTSOUT_TEST(TouchTest)
#include "TouchTest.moc"
