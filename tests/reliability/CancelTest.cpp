// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/LongWork.h"

#include "tests/support/Length.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/Test.h"

#include <atomic>
#include <future>
#include <vector>

using namespace lightsout;

/// Tests that all long work ends soon after it is cancelled, on boards where it takes long.
class CancelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void workEndsSoonAfterItIsCancelled_data();
    void workEndsSoonAfterItIsCancelled();

private:
    int kinds_ = 0;
};

namespace {

/// Repeats the work, and cancels it after this much processor time.
struct Cancelling {
    Cancelling(const Work& work, double moment) {
        Progress progress;
        std::atomic<int> rounds = 0;
        const double begun = processorSeconds();
        auto ending = std::async(std::launch::async, [&] {
            try {
                for (;; ++rounds) {
                    work(progress);
                    progress.checkpoint();
                }
            } catch (const Cancelled&) {
                return processorSeconds();
            }
        });
        while (processorSeconds() - begun < moment) {
            ending.wait_for(std::chrono::milliseconds(1));
        }
        roundsBefore = rounds;
        const double cancelled = processorSeconds();
        progress.cancel();
        seconds = ending.get() - cancelled;
    }

    int roundsBefore = 0; ///< how often the work was completed
    double seconds = 0;   ///< processor time from the cancellation until the work ended
};

} // namespace

void CancelTest::initTestCase() {
#if !defined(__OPTIMIZE__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("Only what is optimised, and without sanitizers, is as fast as it has to be.");
#endif
}

void CancelTest::workEndsSoonAfterItIsCancelled_data() {
    QTest::addColumn<Preparation>("prepare");
    addLongWork();
}

void CancelTest::workEndsSoonAfterItIsCancelled() {
    QFETCH(Preparation, prepare);
    const Work work = prepare();
    constexpr double maxSeconds = 0.1;
    constexpr int tries = 5; // other programs may slow down one try by using the caches
    constexpr double early = 0.003;
    constexpr double late = 0.2;
    std::vector<double> moments{early, late};
    if (!isRunAtLength()) {
        moments = {++kinds_ % 2 == 0 ? early : late};
    }
    for (const double moment : moments) {
        double seconds = maxSeconds;
        for (int i = 0; i < tries && seconds >= maxSeconds; ++i) {
            const Cancelling cancelling(work, moment);
            seconds = cancelling.seconds;
            QVERIFY2(moment > early || cancelling.roundsBefore == 0, "The board is not large.");
        }
        QVERIFY2(isWithin(seconds, maxSeconds), qPrintable(QStringLiteral("%1 s").arg(seconds)));
    }
}

LIGHTSOUT_TEST(CancelTest)
#include "CancelTest.moc"
