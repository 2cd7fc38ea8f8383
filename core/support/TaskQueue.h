// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace lightsout {

/// Tasks handed from thread to thread, first in, first out.
///
/// For threads and events that another library runs: it is told that there is a task, and takes it
/// here, so that handing over goes by a lock that a thread sanitizer sees.
class TaskQueue {
public:
    void add(std::function<void()> task) {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }

    /// Runs the task that waits longest, on this thread; others may add and run meanwhile. There
    /// must be one.
    void runNext() {
        std::function<void()> task;
        {
            const std::scoped_lock lock(mutex_);
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
    }

private:
    std::mutex mutex_;
    std::deque<std::function<void()>> tasks_;
};

} // namespace lightsout
