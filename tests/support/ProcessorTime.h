// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Random.h"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <string>
#include <vector>

namespace lightsout {

inline double secondsOf(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Returns the processor time of this process on all its threads, in seconds. Other programs do not
/// count.
inline double processorSeconds() {
    return secondsOf(CLOCK_PROCESS_CPUTIME_ID);
}

/// Returns the same for this thread alone.
inline double threadSeconds() {
    return secondsOf(CLOCK_THREAD_CPUTIME_ID);
}

/// Returns how many times slower this machine is at present than a desktop of 2020, at least 1:
/// time limits are multiplied by it. Each call measures the kinds of work that such limits are for:
/// sorting, many small blocks of memory, large blocks that are used for the first time, which takes
/// ten times longer on some virtual machines, and reading at places that no cache holds, as in
/// large tables of names. Takes about 0.1 s.
inline double slowness() {
    constexpr double secondsOnDesktop = 0.085;
    constexpr std::size_t numbers = std::size_t{1} << 18U;
    constexpr std::size_t large = std::size_t{1} << 26U; // more than malloc() caches
    const double begun = threadSeconds();
    Random random(1);
    std::vector<std::uint64_t> sorted(numbers);
    std::ranges::generate(sorted, [&random] { return random.word(); });
    std::ranges::sort(sorted);
    std::vector<std::vector<std::uint64_t>> small;
    small.reserve(numbers);
    for (const std::uint64_t number : sorted) {
        small.push_back({number, number, number, number});
    }
    std::string pages(large, ' ');
    std::uint64_t place = 0;
    for (const std::uint64_t number : sorted) { // each place depends on what was read before
        place = (number + static_cast<unsigned char>(pages[place])) % large;
    }
    pages[place] = static_cast<char>(small.back().back()); // uses all of it
    return std::max(1.0, (threadSeconds() - begun) / secondsOnDesktop);
}

/// Returns true if this much processor time is within a limit, which is longer on slow machines.
inline bool isWithin(double seconds, double limit) {
    return seconds < limit || seconds < limit * slowness();
}

} // namespace lightsout
