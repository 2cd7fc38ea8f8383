// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/FinishedPieces.h"

#include "support/Parallel.h"
#include "tests/support/Test.h"

using namespace lightsout;

class FinishedPiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The reported progress never decreases.
    void progressNeverDecreases() {
        constexpr std::size_t count = 1000000;
        Progress progress;
        FinishedPieces finished(count, progress);
        std::atomic<bool> hasEnded = false;
        bool fellBack = false;
        std::jthread watcher([&] {
            double done = 0;
            while (!hasEnded) {
                const double now = progress.fraction();
                fellBack = fellBack || now < done;
                done = now;
            }
        });
        forEachInParallel(count, 4, progress, [&](std::size_t) { finished.add(); });
        hasEnded = true;
        watcher.join();
        QVERIFY(!fellBack);
        QCOMPARE(progress.fraction(), 1.0);
    }

    void endsWhenTheWorkIsToStop() {
        Progress progress;
        FinishedPieces finished(4, progress);
        finished.add();
        QCOMPARE(progress.fraction(), 0.25);
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(finished.add(), Cancelled);
    }
};

LIGHTSOUT_TEST(FinishedPiecesTest)
#include "FinishedPiecesTest.moc"
