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
    /// Records how much is done, 0 to 1. Throws Cancelled after cancel().
    void checkpoint(double fraction) {
        fraction_.store(fraction, std::memory_order_relaxed);
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
    bool cancelled() const noexcept { return cancelled_.load(std::memory_order_relaxed); }

private:
    std::atomic<double> fraction_{0.0};
    std::atomic<bool> cancelled_{false};
};

} // namespace lightsout
