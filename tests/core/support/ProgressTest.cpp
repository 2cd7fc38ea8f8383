// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Progress.h"

#include "tests/support/Test.h"

#include <QTest>

#include <thread>

using lightsout::Cancelled;
using lightsout::Progress;
using lightsout::ProgressPart;

class ProgressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsAtZero();
    void checkpointRecordsTheFraction();
    void partsFillTheirShare();
    void cancelMakesEveryCheckpointThrow();
    void partIsCancelledWithTheWholeWithoutAdvancingIt();
    void cancelFromAnotherThread();
};

void ProgressTest::startsAtZero() {
    const Progress progress;
    QCOMPARE(progress.fraction(), 0.0);
    QVERIFY(!progress.cancelled());
    progress.checkpoint();
}

void ProgressTest::checkpointRecordsTheFraction() {
    Progress progress;
    progress.checkpoint(0.25);
    QCOMPARE(progress.fraction(), 0.25);
    progress.checkpoint(); // does not change the fraction
    QCOMPARE(progress.fraction(), 0.25);
    progress.checkpoint(1.0);
    QCOMPARE(progress.fraction(), 1.0);
}

void ProgressTest::partsFillTheirShare() {
    Progress progress;
    {
        const ProgressPart half(progress, 0.5, 0.5);
        progress.checkpoint(0.5);
        QCOMPARE(progress.fraction(), 0.75);
        const ProgressPart last(progress, 0.5, 0.5);
        progress.checkpoint(0);
        QCOMPARE(progress.fraction(), 0.75);
        progress.checkpoint(1);
        QCOMPARE(progress.fraction(), 1.0);
    }
    progress.checkpoint(0.25);
    QCOMPARE(progress.fraction(), 0.25);
}

void ProgressTest::cancelMakesEveryCheckpointThrow() {
    Progress progress;
    progress.cancel();
    QVERIFY(progress.cancelled());
    QVERIFY_THROWS_EXCEPTION(Cancelled, progress.checkpoint());
    QVERIFY_THROWS_EXCEPTION(Cancelled, progress.checkpoint(0.5));
    QVERIFY_THROWS_EXCEPTION(Cancelled, progress.checkpoint());
}

void ProgressTest::partIsCancelledWithTheWholeWithoutAdvancingIt() {
    Progress whole;
    whole.checkpoint(0.25);
    Progress one(&whole);
    Progress other(&whole);
    const ProgressPart half(one, 0.5, 0.5);
    one.checkpoint(0.5);
    QCOMPARE(one.fraction(), 0.75);
    QCOMPARE(whole.fraction(), 0.25);
    one.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, one.checkpoint());
    other.checkpoint();
    whole.checkpoint();
    whole.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, other.checkpoint());
}

void ProgressTest::cancelFromAnotherThread() {
    Progress progress;
    bool stopped = false;
    std::thread worker([&] {
        try {
            while (true) {
                progress.checkpoint(0.5);
            }
        } catch (const Cancelled&) {
            stopped = true;
        }
    });
    while (progress.fraction() != 0.5) {
        std::this_thread::yield();
    }
    progress.cancel();
    worker.join();
    QVERIFY(stopped);
}

LIGHTSOUT_TEST(ProgressTest)
#include "ProgressTest.moc"
