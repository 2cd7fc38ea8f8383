// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace lightsout::cli {

/// While it exists, writes one line a second on standard error with the intermediate results of
/// long work. On a terminal, it writes only lines that differ from the last, above the progress
/// bar.
class PeriodicReport {
public:
    /// `line` is called on another thread.
    explicit PeriodicReport(std::function<std::string()> line);
    ~PeriodicReport();
    PeriodicReport(const PeriodicReport&) = delete;
    PeriodicReport& operator=(const PeriodicReport&) = delete;

private:
    void run();

    std::function<std::string()> line_;
    std::mutex ending_;
    std::condition_variable hasEnded_;
    bool isDone_ = false;
    std::thread thread_;
};

} // namespace lightsout::cli
