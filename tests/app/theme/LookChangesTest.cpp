// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/LookChanges.h"

#include "tests/support/Test.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWidget>

using namespace lightsout;

class LookChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFieldHasRoomForItsTextsInEachLanguage() {
        QComboBox field;
        setItemTexts(field, {QStringLiteral("one"), QStringLiteral("two")});
        field.show();
        const int width = field.sizeHint().width();
        const int narrow = field.minimumWidth();
        setItemTexts(field, {QStringLiteral("one, in a longer language"), QStringLiteral("two")});
        QVERIFY(field.sizeHint().width() > width);
        QVERIFY(field.minimumWidth() >= field.sizeHint().width());
        setItemTexts(field, {QStringLiteral("one"), QStringLiteral("two")});
        QCOMPARE(field.minimumWidth(), narrow); // also if the texts become shorter again
    }

    /// A widget that sets its own style sheet does not cause an endless loop.
    void stylesOnceForEachChange() {
        QWidget window;
        auto* dressed = new QWidget(&window);
        int times = 0;
        QString sheet = QStringLiteral("color: red");
        onAppearanceChanged(dressed, [&] {
            ++times;
            dressed->setStyleSheet(sheet);
        });
        window.show();
        letTimersRun();
        const int atFirst = times;
        QVERIFY(atFirst >= 1 && atFirst <= 3);
        letTimersRun();
        QCOMPARE(times, atFirst);

        sheet = QStringLiteral("color: blue");
        window.setStyleSheet(QStringLiteral("QLabel { color: green }"));
        QTRY_COMPARE(times, atFirst + 1);
        QCOMPARE(dressed->styleSheet(), sheet);
        letTimersRun();
        QCOMPARE(times, atFirst + 1);
    }

private:
    static void letTimersRun() {
        QTimer timer;
        timer.setSingleShot(true);
        QSignalSpy ended(&timer, &QTimer::timeout);
        timer.start(0);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(!ended.isEmpty() || ended.wait());
            ended.clear();
            timer.start(0);
        }
    }
};

LIGHTSOUT_TEST(LookChangesTest)
#include "LookChangesTest.moc"
