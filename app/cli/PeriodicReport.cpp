// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/PeriodicReport.h"

#include <chrono>
#include <cstdio>

#include <unistd.h>

namespace lightsout::cli {

PeriodicReport::PeriodicReport(std::function<std::string()> line)
    : line_(std::move(line)), thread_([this] { run(); }) {}

PeriodicReport::~PeriodicReport() {
    {
        const std::scoped_lock lock(ending_);
        isDone_ = true;
    }
    hasEnded_.notify_one();
    thread_.join();
}

void PeriodicReport::run() {
    using namespace std::chrono_literals;
    const bool hasTerminal = isatty(STDERR_FILENO) != 0;
    std::string last;
    std::unique_lock lock(ending_);
    while (!hasEnded_.wait_for(lock, 1s, [this] { return isDone_; })) {
        const std::string line = line_();
        if (!hasTerminal || line != last) {
            // The progress bar is redrawn below.
            std::fputs(((hasTerminal ? "\r\033[K" : "") + line + "\n").c_str(), stderr);
            last = line;
        }
    }
}

} // namespace lightsout::cli
