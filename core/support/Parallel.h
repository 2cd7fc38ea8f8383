// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace lightsout {

/// Returns the number of processor cores, at least 1.
inline std::size_t coreCount() {
    return std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
}

/// Calls work(index) once for every index below `count`, in no particular order, on at most
/// `threads` threads at a time. Uses fewer threads if the system does not provide that many. Checks
/// `progress` before every call. Throws Cancelled, or the first exception thrown by a call, after
/// all threads have ended.
template <typename Work>
void forEachInParallel(std::size_t count, std::size_t threads, const Progress& progress,
                       Work work) {
    std::atomic<std::size_t> next{0};
    std::mutex failing;
    std::exception_ptr failure;
    const auto takeTurns = [&] {
        try {
            for (std::size_t index = next++; index < count; index = next++) {
                progress.checkpoint();
                work(index);
            }
        } catch (...) {
            next = count;
            const std::scoped_lock lock(failing);
            if (!failure) {
                failure = std::current_exception();
            }
        }
    };
    {
        std::vector<std::jthread> helpers;
        try {
            for (std::size_t i = 1; i < std::min(threads, count); ++i) {
                helpers.emplace_back(takeTurns);
            }
        } catch (const std::system_error&) {
            // The system does not provide more threads: the existing threads do all the work.
        }
        takeTurns();
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
}

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
