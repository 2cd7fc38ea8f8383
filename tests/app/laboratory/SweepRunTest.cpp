// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepRun.h"

#include "tests/support/Test.h"

#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

namespace {

Sweep squares(const char* fact, std::uint64_t last) {
    return {.fact = factNamed(fact), .board = "grid:{n}x{n}", .n = SweepRange{1, last}};
}

SweepRun::Results resultsOf(const Sweep& sweep, std::size_t threads) {
    SweepRun run;
    run.start(sweep, threads);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning(), 60'000); }();
    return run.results();
}

} // namespace

class SweepRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPointIsMeasured() {
        SweepRun run;
        QSignalSpy progressed(&run, &SweepRun::progressed);
        run.start(squares("nullity", 20), 2);
        QVERIFY(run.isRunning());
        QTRY_VERIFY(!run.isRunning());
        QVERIFY(!progressed.isEmpty());
        QCOMPARE(run.doneCount(), std::size_t{20});
        QVERIFY(!run.isStopped() && run.working().empty());
        QVERIFY(digitsOf(*run.results()[3]->number()) == "4" &&
                digitsOf(*run.results()[18]->number()) == "16");
    }

    void threadsDoNotMatter() {
        const Sweep drawn{.fact = factNamed("fewest"),
                          .board = "gnp:{n}:0.3",
                          .n = SweepRange{1, 14},
                          .samples = 5};
        for (const Sweep& sweep : {squares("fewest", 16), drawn}) {
            const SweepRun::Results one = resultsOf(sweep, 1);
            QVERIFY(one == resultsOf(sweep, 2));
            QVERIFY(one == resultsOf(sweep, 5));
        }
    }

    void stoppedWorkResumes() {
        // This sweep takes long enough to be stopped before it ends.
        const Sweep sweep{.fact = factNamed("rank"),
                          .board = "gnp:{n}:0.5",
                          .n = SweepRange{100, 260},
                          .samples = 30};
        const SweepRun::Results whole = resultsOf(sweep, 2);
        SweepRun run;
        run.start(sweep, 1);
        run.stop();
        QVERIFY(run.isStopped() && !run.isRunning());
        run.resume(1);
        while (run.doneCount() < whole.size()) {
            const std::size_t before = run.doneCount();
            QTRY_VERIFY(run.doneCount() > before);
            if (!run.isRunning()) {
                break;
            }
            run.stop();
            QVERIFY(run.isStopped() == (run.doneCount() < whole.size()));
            const std::size_t known = run.doneCount();
            QVERIFY(known > before);
            run.resume(2);
            QVERIFY(run.doneCount() == known);
        }
        QTRY_VERIFY(!run.isRunning());
        QVERIFY(run.results() == whole);
    }

    void newSweepReplacesTheRunningOne() {
        SweepRun run;
        run.start(squares("chance", 8), 2); // takes a long time
        run.start(squares("rank", 3), 2);
        QTRY_VERIFY(!run.isRunning());
        QCOMPARE(run.results().size(), std::size_t{3});
        QVERIFY(digitsOf(*run.results()[2]->number()) == "9");
    }
};

LIGHTSOUT_TEST(SweepRunTest)
#include "SweepRunTest.moc"
