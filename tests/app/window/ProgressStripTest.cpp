// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/ProgressStrip.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTest>

using namespace lightsout;

class ProgressStripTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isThereWhileWorkTakesLongAndStopsIt() {
        const Lattice knights{.rows = 600, .cols = 600, .neighbours = Neighbours::knight};
        CurrentDocument document{Game::allOn(knights)};
        Analysis analysis(document);
        QWidget window;
        ProgressStrip strip(analysis, &window);
        window.resize(800, 60);
        window.show();
        QVERIFY(!strip.isVisible());
        QTRY_VERIFY(strip.isVisible());
        QCOMPARE(strip.findChild<QLabel*>()->text(), ProgressStrip::text(analysis.expected()));
        QTest::mouseClick(strip.findChild<QAbstractButton*>(), Qt::LeftButton);
        QVERIFY(analysis.wasCancelled());
        QVERIFY(!strip.isVisible());
    }

    void reportsTheCostOfLongElimination() {
        const auto text = [](double seconds) {
            return ProgressStrip::text(
                WorkEstimate{.operations = 2 * seconds, .bytes = 0, .perSecond = 2});
        };
        QCOMPARE(ProgressStrip::text({}), QStringLiteral("Computing"));
        QCOMPARE(text(0.9), QStringLiteral("Computing"));
        QVERIFY(text(40).startsWith(QStringLiteral("Computing; elimination needs about 40 s, ")));
        QVERIFY(
            text(600).startsWith(QStringLiteral("Computing; elimination needs about 10 min, ")));
    }
};

LIGHTSOUT_TEST(ProgressStripTest)
#include "ProgressStripTest.moc"
