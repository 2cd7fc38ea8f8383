// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/ClassPairs.h"
#include "solve/CosetSweep.h"
#include "solve/PairSymmetries.h"

namespace lightsout {

/// What the vectors of a coset are in one class of places, the lightest first.
///
/// Numbered by their coordinates, basis vector i of the half in bit i. A level is by how much one
/// weighs more than the least. O(2^rank) for the counts, and again for each collect().
class LightParts {
public:
    /// Of counting or collecting, for each vector.
    static constexpr double operationsOfEntry = 2;

    /// Counts them by weight. `offset` is that of the coset. Throws Cancelled.
    LightParts(const PairHalf& half, const BitVector& offset, std::size_t threads,
               Progress& progress);

    std::size_t leastWeight() const { return leastWeight_; }
    /// How many there are of a level.
    std::uint64_t count(std::size_t level) const {
        return level < counts_.size() ? counts_[level] : 0;
    }
    std::uint64_t entries() const { return std::uint64_t{1} << dimension_; }
    std::size_t levels() const { return counts_.size(); }

    /// A part by its number, and for how many it stands.
    struct Part {
        std::uint64_t number;
        std::uint64_t orbit;
    };

    /// Collects those of all levels below `levels`; of those that symmetries map to one another
    /// the one with the least number. Throws Cancelled.
    void collect(std::size_t levels, const HalfSymmetries* symmetries, std::size_t threads,
                 Progress& progress);
    /// How many levels are collected.
    std::size_t collectedLevels() const { return parts_.size(); }
    /// The parts of a level that is collected, in any order; empty beyond the last level.
    const std::vector<Part>& ofLevel(std::size_t level) const;
    /// Bytes that collect() may take, at most, without symmetries.
    std::uint64_t memoryNeeded(std::size_t levels) const;

private:
    template <typename Integer>
    void collectAs(const HalfSymmetries* symmetries, std::size_t threads, Progress& progress);

    std::size_t dimension_;
    CosetSweep sweep_;
    std::size_t leastWeight_ = 0;
    std::vector<std::uint64_t> counts_; ///< by level
    std::vector<std::vector<Part>> parts_;
};

/// The entries of a vector at some places, in order.
BitVector entriesAt(const BitVector& vector, const std::vector<std::size_t>& places);

} // namespace lightsout
