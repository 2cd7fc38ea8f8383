// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <atomic>
#include <thread>

namespace lightsout::cli {

/// Monitors the work of a command as long as the object exists. Shows progress on standard error if
/// that is a terminal and the work takes longer than 200 milliseconds. Cancels the work on SIGINT
/// or SIGTERM. If the work does not stop within 100 milliseconds, the program removes its temporary
/// files and exits. If the work already has a partial answer, it is given 10 seconds to print the
/// answer, because it may first have to free gigabytes of memory.
class Watch {
public:
    /// Blocks the signals that the watch handles. Must be called before any thread is started.
    static void blockSignals();

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

} // namespace lightsout::cli
