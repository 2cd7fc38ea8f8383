// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/LongWork.h"

#include "tests/support/Length.h"
#include "tests/support/MemoryUse.h"
#include "tests/support/Test.h"

#include <algorithm>
#include <future>

#include <malloc.h>

using namespace lightsout;

/// Tests that all long work needs less than half a gibibyte, even on the large boards on which it
/// is cancelled.
class WorkMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keepsWithinHalfAGibibyte_data();
    void keepsWithinHalfAGibibyte();
};

void WorkMemoryTest::initTestCase() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("What sanitizers take is theirs.");
#endif
    if (!isRunAtLength()) {
        QSKIP("It takes minutes.");
    }
}

void WorkMemoryTest::keepsWithinHalfAGibibyte_data() {
    QTest::addColumn<Preparation>("prepare");
    addLongWork();
}

/// Work that takes minutes has allocated its memory by then.
void WorkMemoryTest::keepsWithinHalfAGibibyte() {
    constexpr std::chrono::seconds longEnough(15);
    constexpr std::uint64_t maxBytes = std::uint64_t{1} << 29;
    QFETCH(Preparation, prepare);
    const Work work = prepare();
    malloc_trim(0);
    forgetPeakMemory();
    const std::uint64_t before = memoryUse("VmRSS");
    Progress progress;
    auto ending = std::async(std::launch::async, [&] {
        try {
            work(progress);
        } catch (const Cancelled&) {
        }
    });
    ending.wait_for(longEnough);
    progress.cancel();
    ending.get();
    const std::uint64_t peak = memoryUse("VmHWM");
    QVERIFY2(before > 0 && peak > 0, "This system does not tell.");
    const std::uint64_t taken = peak - std::min(before, peak); // both values are approximate
    qInfo("%llu MiB", static_cast<unsigned long long>(taken >> 20));
    QVERIFY(taken <= maxBytes);
}

LIGHTSOUT_TEST(WorkMemoryTest)
#include "WorkMemoryTest.moc"
