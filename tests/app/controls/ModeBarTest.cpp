// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ModeBar.h"

#include "tests/support/Test.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

class ModeBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickChoosesAMode() {
        ModeBar bar(
            [] {
                return QList<ModeBar::Mode>{{QStringLiteral("One"), QStringLiteral("one")},
                                            {QStringLiteral("Two"), QStringLiteral("two")}};
            },
            nullptr);
        const QSignalSpy chosen(&bar, &ModeBar::modeChosen);
        bar.setMode(QStringLiteral("one"));
        QCOMPARE(chosen.count(), 0);
        auto* one = bar.findChild<QPushButton*>(QStringLiteral("one"));
        auto* two = bar.findChild<QPushButton*>(QStringLiteral("two"));
        QCOMPARE(two->text(), QStringLiteral("Two"));
        QVERIFY(one->isChecked() && !two->isChecked());
        QTest::mouseClick(two, Qt::LeftButton);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), QStringLiteral("two"));
        QVERIFY(!one->isChecked() && two->isChecked());
        one->toggle(); // as a screen reader does
        QCOMPARE(chosen.count(), 2);
    }

    void aModeIsChosenById() {
        ModeBar bar(
            [] {
                return QList<ModeBar::Mode>{{QStringLiteral("One"), QStringLiteral("one")},
                                            {QStringLiteral("Two"), QStringLiteral("two")}};
            },
            nullptr);
        QCOMPARE(bar.mode(), QString());
        bar.setMode(QStringLiteral("one"));
        QCOMPARE(bar.mode(), QStringLiteral("one"));
        const QSignalSpy chosen(&bar, &ModeBar::modeChosen);
        const QSignalSpy changed(&bar, &ModeBar::modeChanged);
        for (const char* id : {"two", "two", "three"}) {
            bar.choose(QLatin1String(id));
            QCOMPARE(bar.mode(), QStringLiteral("two"));
        }
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(changed.count(), 1);
        bar.setMode(QStringLiteral("one"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(changed.count(), 2);
        bar.show();
        QCOMPARE(bar.shownFor(QStringLiteral("two")),
                 bar.findChild<QPushButton*>(QStringLiteral("two")));
        bar.fitInto(0);
        QCOMPARE(bar.shownFor(QStringLiteral("two")), bar.findChild<QComboBox*>());
        QVERIFY(bar.shownFor(QStringLiteral("three")) == nullptr);
    }

    void storedModesOfOldVersionsArePositions() {
        const ModeBar bar(
            [] {
                return QList<ModeBar::Mode>{{QStringLiteral("One"), QStringLiteral("one")},
                                            {QStringLiteral("Two"), QStringLiteral("two")}};
            },
            nullptr);
        QCOMPARE(bar.storedMode(QStringLiteral("two")), QStringLiteral("two"));
        QCOMPARE(bar.storedMode(1), QStringLiteral("two"));
        for (const QJsonValue& invalid :
             {QJsonValue(), QJsonValue(2), QJsonValue(-1), QJsonValue(QStringLiteral("three"))}) {
            QCOMPARE(bar.storedMode(invalid), QStringLiteral("one"));
        }
    }

    void hiddenModeNeedsNoSpace() {
        ModeBar bar(
            [] {
                return QList<ModeBar::Mode>{{QStringLiteral("One"), QStringLiteral("one")},
                                            {QStringLiteral("Two"), QStringLiteral("two")}};
            },
            nullptr);
        bar.show();
        const int whole = bar.sizeHint().width();
        bar.setModeShown(QStringLiteral("two"), false);
        QVERIFY(!bar.findChild<QPushButton*>(QStringLiteral("two"))->isVisible());
        QTRY_VERIFY(bar.sizeHint().width() < whole);
        auto* field = bar.findChild<QComboBox*>();
        bar.fitInto(0);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(field->currentIndex(), 0);
        bar.setModeShown(QStringLiteral("two"), true);
        QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(field->currentIndex(), 1);
    }

    void namesFollowTheLanguage() {
        QString name = QStringLiteral("One");
        ModeBar bar(
            [&name] {
                return QList<ModeBar::Mode>{{name, QStringLiteral("one")},
                                            {QStringLiteral("Two"), QStringLiteral("two")}};
            },
            nullptr);
        bar.setMode(QStringLiteral("two"));
        name = QStringLiteral("Un");
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&bar, &change);
        const auto buttons = bar.findChildren<QPushButton*>();
        QCOMPARE(buttons.front()->text(), QStringLiteral("Un"));
        QVERIFY(buttons.back()->isChecked());
    }

    void withoutRoomModesAreChosenFromAField() {
        ModeBar bar(
            [] {
                return QList<ModeBar::Mode>{{QStringLiteral("One"), QStringLiteral("one")},
                                            {QStringLiteral("Two"), QStringLiteral("two")}};
            },
            nullptr);
        const QSignalSpy chosen(&bar, &ModeBar::modeChosen);
        bar.setMode(QStringLiteral("one"));
        bar.show();
        auto* one = bar.findChild<QPushButton*>(QStringLiteral("one"));
        auto* field = bar.findChild<QComboBox*>();
        bar.fitInto(1000);
        QVERIFY(one->isVisible() && !field->isVisible());
        bar.fitInto(one->width());
        QVERIFY(!one->isVisible() && field->isVisible());
        QCOMPARE(field->currentText(), QStringLiteral("One"));
        QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), QStringLiteral("two"));
        QVERIFY(!one->isChecked());
        bar.setMode(QStringLiteral("one"));
        QCOMPARE(field->currentText(), QStringLiteral("One"));
        QCOMPARE(chosen.count(), 1);
    }
};

LIGHTSOUT_TEST(ModeBarTest)
#include "ModeBarTest.moc"
