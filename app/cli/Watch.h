// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <atomic>
#include <string>
#include <thread>
#include <utility>

namespace lightsout::cli {

/// Monitors the work of a command as long as the object exists. Shows progress on standard error if
/// that is a terminal and the work takes longer than 200 milliseconds. Cancels the work when
/// the user or the system interrupts it (SIGINT, SIGTERM). If the work does not stop within 100
/// milliseconds, the program removes its temporary files and exits. If the work already has a
/// partial answer, it is given 10 seconds to print the answer, because it may first have to free
/// gigabytes of memory.
class Watch {
public:
    /// Declares that the work has a partial answer from now on.
    static void keepAnswer();

    explicit Watch(Progress& progress);
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    void run();
    void cancel();

    Progress& progress_;
    std::atomic<bool> isDone_{false};
    std::thread thread_;
};

/// The result of long work, or what is known of it.
template <typename T>
struct Known {
    T value;
    bool isInterrupted = false; ///< the work was interrupted
};

/// Returns work(&known). If that throws Cancelled, returns the `known` that it has changed instead.
template <typename T, typename Work>
Known<T> untilInterrupted(T known, const Work& work) {
    Watch::keepAnswer();
    try {
        return {.value = work(&known)};
    } catch (const Cancelled&) {
        return {.value = std::move(known), .isInterrupted = true};
    }
}

/// Returns the last line of an answer that was interrupted, such as "stopped after 3 games".
inline std::string stoppedAfter(const std::string& what) {
    return "stopped after " + what + "\n";
}

} // namespace lightsout::cli
