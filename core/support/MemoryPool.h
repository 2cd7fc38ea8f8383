// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace lightsout {

/// Memory that several threads share. Each thread requests beforehand the memory that it may need,
/// and waits until enough of it is free.
class MemoryPool {
public:
    /// A share of the memory, owned while the work runs. The destructor returns it to the pool.
    class Share {
    public:
        Share(MemoryPool& pool, std::uint64_t bytes) : pool_(pool), bytes_(bytes) {}
        Share(const Share&) = delete;
        Share& operator=(const Share&) = delete;
        ~Share();

    private:
        MemoryPool& pool_;
        std::uint64_t bytes_;
    };

    explicit MemoryPool(std::uint64_t bytes) : bytes_(bytes), free_(bytes) {}

    /// Waits until this many bytes are free; a request for more than the total gets the whole pool.
    /// Throws Cancelled.
    Share take(std::uint64_t bytes, const Progress& progress);

private:
    std::mutex mutex_;
    std::condition_variable given_;
    const std::uint64_t bytes_;
    std::uint64_t free_;
};

} // namespace lightsout
