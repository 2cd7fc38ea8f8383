// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace lightsout {

/// Tasks handed from thread to thread, first in, first out.
///
/// For threads and events run by another library: that library is only notified that there is a
/// task, which it takes from here. So the handover uses a lock that a thread sanitizer sees.
class TaskQueue {
public:
    void add(std::function<void()> task) {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }

    /// Runs the task that has waited longest, on this thread; other threads may add and run tasks
    /// meanwhile. The queue must not be empty.
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
