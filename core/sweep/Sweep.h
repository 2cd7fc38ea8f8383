// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/MemoryPool.h"
#include "sweep/Measurement.h"

#include <functional>

namespace lightsout {

/// Numbers that stand for one of the letters in a sweep's board.
struct SweepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    std::uint64_t count() const { return last - first + 1; }

    friend bool operator==(const SweepRange&, const SweepRange&) = default;
};

/// A board of a sweep: the numbers that stand for {n} and {m}, where there are such.
struct SweepPoint {
    std::optional<std::uint64_t> n;
    std::optional<std::uint64_t> m;

    friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

/// A quantity of many boards: those that a specification (io/BoardSpec.h) names when numbers take
/// the places of {n} and {m} in it. Points are numbered from 0, n after n and for each the m.
struct Sweep {
    Quantity quantity = Quantity::nullity;
    std::string board = {};
    std::optional<SweepRange> n = {};
    std::optional<SweepRange> m = {};
    std::uint64_t presses = 0; ///< the time of mean and variance
    /// Of boards drawn by chance: how many for each point, those of `seed` and the numbers behind.
    std::uint64_t samples = 1;
    std::uint64_t seed = 1;

    /// Ranges that are too long together count as 2^64 − 1 points.
    std::uint64_t pointCount() const;
    SweepPoint point(std::size_t number) const;
    /// The specification with the numbers in it.
    std::string boardAt(std::size_t number) const;
    /// Whether another seed may give other boards.
    bool isDrawn() const;

    friend bool operator==(const Sweep&, const Sweep&) = default;
};

/// Whether mean and variance, which need a number of presses, are asked for.
bool hasTime(Quantity quantity);

/// Makes the board of a specification for a seed; nothing where there is none.
using BoardMaker = std::function<std::optional<Game>(const std::string& board, std::uint64_t seed)>;

/// The board of a specification with all lights on.
std::optional<Game> boardWithAllOn(const std::string& board, std::uint64_t seed);

/// Measures a point with all its samples; nothing where there is no board of that size. Waits until
/// the pool, which all points share, has the memory that this may take. Depends neither on threads
/// nor on the machine. Throws Cancelled.
Measurement measurePoint(const Sweep& sweep, std::size_t number, const BoardMaker& makeBoard,
                         std::size_t threads, MemoryPool& memory, Progress& progress);

} // namespace lightsout
