// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Job.h"

#include "tests/support/Test.h"

#include <QEventLoop>
#include <QSemaphore>
#include <QSignalSpy>

#include <atomic>
#include <new>
#include <set>
#include <stdexcept>

using namespace lightsout;

namespace {

/// Returns a number that no other thread has or had.
int numberOfThread() {
    static std::atomic<int> threads{0};
    thread_local const int number = ++threads;
    return number;
}

} // namespace

class JobTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLatestStartCounts() {
        Job job;
        QSemaphore mayEnd;
        std::vector<int> results;
        job.start(
            [&mayEnd](Progress&) {
                mayEnd.acquire();
                return 1;
            },
            [&results](int result) { results.push_back(result); });
        job.start([](Progress&) { return 2; },
                  [&results](int result) { results.push_back(result); });
        mayEnd.release();
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(results, std::vector<int>{2});
    }

    void destroyingCancelsAndWaits() {
        std::atomic<bool> hasEnded{false};
        QSemaphore begun;
        {
            Job job;
            job.start(
                [&](Progress& progress) {
                    begun.release();
                    try {
                        for (;;) {
                            progress.checkpoint();
                        }
                    } catch (const Cancelled&) {
                        hasEnded = true;
                        throw;
                    }
                    return 0;
                },
                [](int) {});
            begun.acquire();
        }
        QVERIFY(hasEnded);
    }

    void reportsThatMemoryRanOut() {
        Job job;
        QSignalSpy failed(&job, &Job::failed);
        bool isDone = false;
        job.start([](Progress&) -> int { throw std::bad_alloc(); },
                  [&isDone](int) { isDone = true; });
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!isDone && !job.isRunning());
        const auto failure = failed.at(0).at(0).value<JobFailure>();
        QVERIFY(failure.isOutOfMemory);
        QVERIFY(failure.text().endsWith(QLatin1Char('.')));
    }

    void reportsWhatWasThrown() {
        Job job;
        QSignalSpy failed(&job, &Job::failed);
        job.start([](Progress&) -> int { throw std::length_error("too long"); }, [](int) {});
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.at(0).at(0).value<JobFailure>().text().contains(QStringLiteral("too long")));
        job.start([](Progress&) -> int { throw 7; }, [](int) {});
        QTRY_COMPARE(failed.count(), 2);
        job.start([](Progress&) { return 1; }, [](int) { throw std::bad_alloc(); });
        QTRY_COMPARE(failed.count(), 3);
        QVERIFY(failed.at(2).at(0).value<JobFailure>().isOutOfMemory);
    }

    void unhandledFailuresAreCollected() {
        QSignalSpy gathered(&Jobs::all(), &Jobs::failed);
        Job job;
        job.start([](Progress&) -> int { throw std::bad_alloc(); }, [](int) {});
        QTRY_COMPARE(gathered.count(), 1);
        QCOMPARE(gathered.at(0).at(0).value<Job*>(), &job);
    }

    void cancelledWorkFailsSilently() {
        QSignalSpy gathered(&Jobs::all(), &Jobs::failed);
        Job job;
        QSemaphore mayEnd;
        job.start(
            [&mayEnd](Progress&) -> int {
                mayEnd.acquire();
                throw std::bad_alloc();
            },
            [](int) {});
        job.cancel();
        mayEnd.release();
        bool isDone = false;
        job.start([](Progress&) { return 0; }, [&isDone](int) { isDone = true; });
        QTRY_VERIFY(isDone);
        QCOMPARE(gathered.count(), 0);
    }

    void allJobsShareAPoolOfThreads() {
        std::set<int> threads;
        constexpr int jobs = 200;
        for (int i = 0; i < jobs; ++i) {
            Job job;
            QEventLoop untilDone;
            job.start([](Progress&) { return numberOfThread(); },
                      [&](int thread) {
                          threads.insert(thread);
                          untilDone.quit();
                      });
            untilDone.exec();
        }
        QVERIFY2(threads.size() <= 32, qPrintable(QString::number(threads.size())));
    }
};

LIGHTSOUT_TEST(JobTest)
#include "JobTest.moc"
