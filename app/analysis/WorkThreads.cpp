// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/WorkThreads.h"

#include <algorithm>
#include <atomic>

namespace lightsout {

namespace {

std::atomic<std::size_t> wanted{0}; // read by work on any thread

} // namespace

std::size_t workThreads() {
    const std::size_t threads = wanted;
    return threads == 0 ? coreCount() : std::min(threads, coreCount());
}

void setWorkThreads(std::size_t threads) {
    wanted = threads;
}

} // namespace lightsout
