// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <atomic>
#include <thread>

namespace lightsout::cli {

/// While it exists, shows progress on standard error if that is a terminal and the work takes
/// longer than 200 milliseconds; and on SIGINT or SIGTERM cancels the work. If the work does not
/// stop within 100 milliseconds, the program exits and its temporary files are removed. Work that
/// has an answer so far is given 10 seconds to print it, since it may have to free gigabytes.
class Watch {
public:
    /// Blocks the signals that the watch handles. Must be called before any thread is started.
    static void blockSignals();

    /// Declares that the work has an answer so far from now on.
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
