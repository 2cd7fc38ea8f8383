// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/ClassPairs.h"
#include "fewest/CosetSweep.h"
#include "fewest/PairSymmetries.h"

namespace lightsout {

/// The parts of a coset's vectors in one class of positions, lightest first.
///
/// Parts are numbered by their coordinates, where bit i belongs to the half's basis vector i. The
/// level of a part is its weight minus the least weight. Counting takes O(2^rank), as does each
/// call of collect().
class LightParts {
public:
    /// Number of operations that counting or collecting needs per vector.
    static constexpr double operationsOfEntry = 2;

    /// Counts the parts by weight. `offset` is the offset of the coset. Throws Cancelled.
    LightParts(const PairHalf& half, const BitVector& offset, std::size_t threads,
               Progress& progress);

    std::size_t leastWeight() const { return leastWeight_; }
    /// Returns the number of parts of a level.
    std::uint64_t count(std::size_t level) const {
        return level < counts_.size() ? counts_[level] : 0;
    }
    std::uint64_t entries() const { return std::uint64_t{1} << dimension_; }
    std::size_t levels() const { return counts_.size(); }

    /// A part, given by its number, and the size of the orbit that it represents.
    struct NumberedPart {
        std::uint64_t number;
        std::uint64_t orbit;
    };

    /// Collects the parts of all levels below `levels`. Of each orbit under the symmetries, it
    /// collects only the part with the least number. Throws Cancelled.
    void collect(std::size_t levels, const HalfSymmetries* symmetries, std::size_t threads,
                 Progress& progress);
    /// Returns how many levels have been collected.
    std::size_t collectedLevels() const { return parts_.size(); }
    /// Returns the parts of a collected level, in any order. Beyond the last level, there are no
    /// parts.
    const std::vector<NumberedPart>& ofLevel(std::size_t level) const;
    /// Returns the maximum number of bytes that collect() needs without symmetries.
    std::uint64_t memoryNeeded(std::size_t levels) const;

private:
    template <typename Integer>
    void collectAs(const HalfSymmetries* symmetries, std::size_t threads, Progress& progress);

    std::size_t dimension_;
    CosetSweep sweep_;
    std::size_t leastWeight_ = 0;
    std::vector<std::uint64_t> counts_; ///< by level
    std::vector<std::vector<NumberedPart>> parts_;
};

} // namespace lightsout
