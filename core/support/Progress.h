// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace lightsout {

/// The exception thrown by Progress::checkpoint() after a call to cancel(). It is caught where the
/// work was started.
struct Cancelled {};

/// The connection between long-running work and the thread that waits for it.
///
/// The worker calls checkpoint() often. Any other thread may read fraction() or call cancel() at
/// any time. A checkpoint costs two relaxed atomic accesses, so one every few microseconds is fine;
/// there must be one at least every 50 milliseconds.
class Progress {
public:
    Progress() = default;
    /// Creates a Progress that is cancelled along with `whole` but does not advance it. Use it for
    /// work that shares `whole` with work on other threads. `whole` must outlive this object.
    explicit Progress(const Progress* whole) : whole_(whole) {}

    /// Records the fraction that is done, from 0 to 1. Throws Cancelled after cancel().
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
    double begin_ = 0; ///< value recorded for fraction 0; `length_` is added for fraction 1
    double length_ = 1;
};

/// Calls Progress::checkpoint(); does nothing if `progress` is null.
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

/// During the lifetime of this object, recorded fractions apply to a part of the work. The part
/// begins at fraction `begin` of the work and makes up fraction `length` of it. Only for work done
/// by one thread.
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
    double begin_; ///< the previous values, restored by the destructor
    double length_;
};

} // namespace lightsout
