// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TaskQueue.h"

#include "tests/support/Test.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

using lightsout::TaskQueue;

class TaskQueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsInOrder();
    void aTaskMayAddAnother();
    void releasesFinishedTasks();
    void runsEachTaskOnceBetweenThreads();
};

void TaskQueueTest::runsInOrder() {
    TaskQueue tasks;
    std::string done;
    for (const char name : {'a', 'b', 'c'}) {
        tasks.add([&done, name] { done += name; });
    }
    tasks.runNext();
    QCOMPARE(done, std::string("a"));
    tasks.runNext();
    tasks.runNext();
    QCOMPARE(done, std::string("abc"));
}

void TaskQueueTest::aTaskMayAddAnother() {
    TaskQueue tasks;
    bool isDone = false;
    tasks.add([&] { tasks.add([&] { isDone = true; }); });
    tasks.runNext();
    QVERIFY(!isDone);
    tasks.runNext();
    QVERIFY(isDone);
}

void TaskQueueTest::releasesFinishedTasks() {
    TaskQueue tasks;
    auto held = std::make_shared<int>(0);
    tasks.add([held] {});
    QCOMPARE(held.use_count(), 2L);
    tasks.runNext();
    QCOMPARE(held.use_count(), 1L);
}

void TaskQueueTest::runsEachTaskOnceBetweenThreads() {
    constexpr int count = 2000;
    TaskQueue tasks;
    std::vector<std::atomic<int>> runs(count);
    std::atomic<int> told = 0;
    std::thread worker([&] {
        for (int i = 0; i < count; ++i) {
            told.wait(i);
            tasks.runNext();
        }
    });
    for (int i = 0; i < count; ++i) {
        tasks.add([&runs, i] { ++runs[static_cast<std::size_t>(i)]; });
        ++told;
        told.notify_one();
    }
    worker.join();
    for (const std::atomic<int>& times : runs) {
        QCOMPARE(times.load(), 1);
    }
}

LIGHTSOUT_TEST(TaskQueueTest)
#include "TaskQueueTest.moc"
