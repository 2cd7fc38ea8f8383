// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <cstdint>
#include <mutex>

namespace lightsout {

/// Counts the pieces of work finished by several threads. Reports the progress under a lock, so
/// that the reported fraction never decreases.
class FinishedPieces {
public:
    FinishedPieces(std::uint64_t count, Progress& progress) : count_(count), progress_(progress) {}

    /// Records one more finished piece. Throws Cancelled if the work has been cancelled.
    void add() {
        const std::scoped_lock lock(reporting_);
        ++finished_;
        progress_.checkpoint(static_cast<double>(finished_) / static_cast<double>(count_));
    }

private:
    std::mutex reporting_;
    std::uint64_t finished_ = 0;
    std::uint64_t count_;
    Progress& progress_;
};

} // namespace lightsout
