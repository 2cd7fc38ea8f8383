// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace lightsout {

/// A queue of tasks that are passed from thread to thread, first in, first out.
///
/// Used for threads and events that are managed by another library. That library is only notified
/// that there is a task; the task itself is taken from this queue. Tasks are therefore passed on
/// under a lock that thread sanitizers can see.
class TaskQueue {
public:
    void add(std::function<void()> task) {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }

    /// Runs the task that has waited longest, on the calling thread. Other threads may add and run
    /// tasks at the same time. The queue must not be empty.
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
