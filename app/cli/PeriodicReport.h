// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace lightsout::cli {

/// Writes a line with the intermediate results of long work to standard error every second while
/// the object exists. On a terminal, only lines that differ from the previous one are written,
/// above the progress bar.
class PeriodicReport {
public:
    /// `line` returns the line to write; it is called on another thread.
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
