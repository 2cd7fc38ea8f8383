// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <chrono>
#include <functional>
#include <thread>

namespace lightsout {

/// Repeats some work and cancels it from another thread, each time after twice as long, from 50 µs
/// to 51 ms. Returns how often the work was cancelled before its end.
inline std::size_t timesCancelled(const std::function<void(Progress&)>& work) {
    using namespace std::chrono_literals;
    std::size_t times = 0;
    for (auto delay = 50us; delay < 100ms; delay *= 2) {
        Progress progress;
        const std::jthread canceller([&] {
            std::this_thread::sleep_for(delay);
            progress.cancel();
        });
        try {
            work(progress);
        } catch (const Cancelled&) {
            ++times;
        }
    }
    return times;
}

} // namespace lightsout
