// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/ProgressStrip.h"

#include "analysis/Analysis.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QLabel>
#include <QProgressBar>
#include <QSemaphore>
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
        QString text = QStringLiteral("Reading");
        ProgressStrip strip(
            analysis, [&text] { return text; }, &window);
        connect(&strip, &ProgressStrip::stopRequested, &analysis, &Analysis::cancel);
        window.resize(800, 60);
        window.show();
        QVERIFY(!strip.isVisible());
        QTRY_VERIFY(strip.isVisible());
        QVERIFY(analysis.isLongWork());
        const auto* bar = strip.findChild<QProgressBar*>();
        QCOMPARE(strip.findChild<QLabel*>()->text(), text);
        QCOMPARE(bar->accessibleName(), text);
        text = QStringLiteral("Solving");
        QTRY_COMPARE(strip.findChild<QLabel*>()->text(), text);
        QCOMPARE(bar->accessibleName(), text);
        QTest::mouseClick(strip.findChild<QAbstractButton*>(), Qt::LeftButton);
        QVERIFY(analysis.wasCancelled());
        QVERIFY(!strip.isVisible());
    }

    /// A job below another object is not shown. A later job of the same owner is shown again.
    void watchesTheJobsOfItsOwnerOnly() {
        QWidget owner;
        ProgressStrip strip(owner, {}, &owner);
        owner.show();
        QVERIFY(!strip.findChild<QProgressBar*>()->accessibleName().isEmpty());
        Job other;
        for (Job* job : {&other, new Job(&owner), new Job(&owner)}) {
            QSemaphore mayEnd;
            bool isDone = false;
            job->start(
                [&mayEnd](Progress& progress) {
                    progress.checkpoint(0.5);
                    mayEnd.acquire();
                    return 0;
                },
                [&isDone](int) { isDone = true; });
            QTRY_VERIFY(job->isLong());
            if (job == &other) {
                strip.refresh();
                QVERIFY(!strip.isVisible());
            } else {
                QTRY_VERIFY(strip.isVisible());
                QCOMPARE(strip.findChild<QProgressBar*>()->value(), 500);
            }
            mayEnd.release();
            QTRY_VERIFY(isDone);
            QTRY_VERIFY(!strip.isVisible());
        }
    }
};

LIGHTSOUT_TEST(ProgressStripTest)
#include "ProgressStripTest.moc"
