// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace lightsout {

/// Memory that work on several threads is given in turn: each says beforehand what it may take, and
/// waits while others have that.
class MemoryPool {
public:
    /// Held while the work goes on.
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

    /// Waits until so many bytes are free; what asks for more than there are has all of them for
    /// itself. Throws Cancelled.
    Share take(std::uint64_t bytes, const Progress& progress);

private:
    std::mutex mutex_;
    std::condition_variable given_;
    const std::uint64_t bytes_;
    std::uint64_t free_;
};

} // namespace lightsout
