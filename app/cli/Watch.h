// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <atomic>
#include <thread>

namespace lightsout::cli {

/// While it lives: shows progress on standard error, when that is a terminal and the work takes
/// longer than 200 milliseconds; and on SIGINT or SIGTERM cancels the work. Work that does not
/// stop within 100 milliseconds is ended with the program, its temporary files removed; work that
/// has an answer so far is given 10 seconds to print it, since it may have to let gigabytes go.
class Watch {
public:
    /// Keeps the signals for the watch. To be called before any thread is started.
    static void blockSignals();

    /// From now on the work has an answer so far.
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
