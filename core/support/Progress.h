// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace lightsout {

/// Thrown by Progress::checkpoint() once cancel() was called. Caught where the work was started.
struct Cancelled {};

/// The line between long work and whoever waits for it.
///
/// The worker calls checkpoint() often; any other thread may at any time read fraction() or call
/// cancel(). A checkpoint costs two relaxed atomic accesses, so one every few microseconds is
/// fine, and one at least every 50 milliseconds is owed.
class Progress {
public:
    Progress() = default;
    /// Cancelled with the whole too, and does not move it: for work that shares the whole with work
    /// on other threads. The whole has to live longer.
    explicit Progress(const Progress* whole) : whole_(whole) {}

    /// Records how much is done, 0 to 1. Throws Cancelled after cancel().
    void checkpoint(double fraction) {
        fraction_.store(begin_ + fraction * length_, std::memory_order_relaxed);
        checkpoint();
    }

    /// Throws Cancelled after cancel().
    void checkpoint() const {
        if (cancelled()) {
            throw Cancelled{};
        }
    }

    double fraction() const noexcept { return fraction_.load(std::memory_order_relaxed); }

    void cancel() noexcept { cancelled_.store(true, std::memory_order_relaxed); }
    bool cancelled() const noexcept {
        return cancelled_.load(std::memory_order_relaxed) ||
               (whole_ != nullptr && whole_->cancelled());
    }

private:
    friend class ProgressPart;

    std::atomic<double> fraction_{0.0};
    std::atomic<bool> cancelled_{false};
    const Progress* whole_ = nullptr;
    double begin_ = 0; ///< what fraction 0 stands for, and how much fraction 1 is more
    double length_ = 1;
};

/// Progress::checkpoint() where somebody may be waiting; nothing where `progress` is null.
inline void checkpoint(const Progress* progress) {
    if (progress != nullptr) {
        progress->checkpoint();
    }
}
inline void checkpoint(Progress* progress, double fraction) {
    if (progress != nullptr) {
        progress->checkpoint(fraction);
    }
}

/// While it lives, fractions that are recorded count as those of a part of the work, which begins
/// at `begin` and is `length` of the whole. For work that one thread does.
class ProgressPart {
public:
    ProgressPart(Progress& progress, double begin, double length)
        : progress_(progress), begin_(progress.begin_), length_(progress.length_) {
        progress_.begin_ += begin * length_;
        progress_.length_ *= length;
    }
    ProgressPart(const ProgressPart&) = delete;
    ProgressPart& operator=(const ProgressPart&) = delete;
    ~ProgressPart() {
        progress_.begin_ = begin_;
        progress_.length_ = length_;
    }

private:
    Progress& progress_;
    double begin_; ///< as they were
    double length_;
};

} // namespace lightsout
