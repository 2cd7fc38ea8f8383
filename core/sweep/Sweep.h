// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/MemoryPool.h"
#include "sweep/Measurement.h"

#include <functional>

namespace lightsout {

/// The numbers that replace one of the letters in a sweep's board.
struct SweepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    std::uint64_t count() const { return last - first + 1; }

    friend bool operator==(const SweepRange&, const SweepRange&) = default;
};

/// A board of a sweep: the numbers that replace {n} and {m}, if they occur.
struct SweepPoint {
    std::optional<std::uint64_t> n;
    std::optional<std::uint64_t> m;

    friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

/// A quantity to be computed for many boards. The boards are given by a specification
/// (io/BoardSpec.h) in which numbers replace {n} and {m}. Points are numbered from 0, in order of n
/// and, for each n, in order of m.
struct Sweep {
    Quantity quantity = Quantity::nullity;
    std::string board = {};
    std::optional<SweepRange> n = {};
    std::optional<SweepRange> m = {};
    std::uint64_t presses = 0; ///< the number of presses for mean and variance
    /// Number of random boards for each point, which are created with `seed` and the following
    /// seeds.
    std::uint64_t samples = 1;
    std::uint64_t seed = 1;

    /// Returns the number of points, or 2^64 − 1 if the number would be too large.
    std::uint64_t pointCount() const;
    SweepPoint point(std::size_t number) const;
    /// Returns the specification with the numbers inserted.
    std::string boardAt(std::size_t number) const;
    /// Returns true if another seed can give other boards.
    bool isDrawn() const;

    friend bool operator==(const Sweep&, const Sweep&) = default;
};

/// Returns true if the quantity is the mean or the variance, which need a number of presses.
bool hasTime(Quantity quantity);

/// A function that creates the board of a specification for a seed, or returns nullopt if there is
/// none.
using BoardMaker = std::function<std::optional<Game>(const std::string& board, std::uint64_t seed)>;

/// Returns the board of a specification with all lights on.
std::optional<Game> boardWithAllOn(const std::string& board, std::uint64_t seed);

/// Measures a point with all its samples; the value is nullopt if there is no board of that size.
/// Waits until `memory`, the pool that all points share, has enough free memory. The result depends
/// neither on the number of threads nor on the machine. Throws Cancelled.
Measurement measurePoint(const Sweep& sweep, std::size_t number, const BoardMaker& makeBoard,
                         std::size_t threads, MemoryPool& memory, Progress& progress);

} // namespace lightsout
