// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/MemoryPool.h"

#include <algorithm>
#include <chrono>

namespace lightsout {

MemoryPool::Share::~Share() {
    const std::scoped_lock lock(pool_.mutex_);
    pool_.free_ += bytes_;
    pool_.given_.notify_all();
}

MemoryPool::Share MemoryPool::take(std::uint64_t bytes, const Progress& progress) {
    // Cancelling does not notify waiting threads, so they check for it at this interval.
    constexpr std::chrono::milliseconds patience{10};
    const std::uint64_t taken = std::min(bytes, bytes_);
    std::unique_lock lock(mutex_);
    while (!given_.wait_for(lock, patience, [&] { return taken <= free_; })) {
        progress.checkpoint();
    }
    free_ -= taken;
    return {*this, taken};
}

} // namespace lightsout
