// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/CosetSweep.h"
#include "fewest/PairSymmetries.h"
#include "fewest/PlaceClasses.h"

#include <span>

namespace lightsout {

/// The parts of a coset's vectors in one class of positions, lightest first.
///
/// Parts are numbered by their coordinates: bit i is the coefficient of the half's basis vector i.
/// The level of a part is its weight minus the least weight. Counting takes O(2^rank), as does each
/// call to collect().
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

    /// The number of a part, and the size of the orbit that it represents.
    struct NumberedPart {
        std::uint64_t number;
        std::uint64_t orbit;
    };

    /// Collects the parts of all levels below `levels`. If `symmetries` is not null, only the part
    /// with the least number is collected from each orbit. Throws Cancelled.
    void collect(std::size_t levels, const HalfSymmetries* symmetries, std::size_t threads,
                 Progress& progress);
    /// Returns how many levels have been collected.
    std::size_t collectedLevels() const { return parts_.size(); }
    /// Returns the parts of a collected level, in any order, or no parts if there is no such level.
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

/// The weights of a coset's vectors in the two halves of one pair of classes (called the other pair
/// below), computed from the parts of the vectors in the two halves of the first pair. Parts are
/// numbered by their coordinates, where bit i belongs to the half's basis vector i.
class CombinedParts {
public:
    /// The parts are in the halves of `pair`; weights are computed in the halves of `other`.
    /// `offset` is the offset of the coset.
    CombinedParts(const ClassPair& pair, const ClassPair& other, const BitVector& offset);

    /// Returns the approximate number of operations per computed weight.
    double operations() const;

    /// Number of words whose bits are counted in one operation.
    static constexpr double wordsOfOperation = 3;
    static constexpr std::size_t groupSize = 8;
    static constexpr std::size_t blockSize = 64;

    /// A block of parts of the second half, which is combined with one part of the first half at a
    /// time. The CombinedParts must outlive the block.
    class Block {
    public:
        /// Creates a block of the parts of the second half with these numbers. There must be at
        /// most blockSize of them.
        Block(const CombinedParts& parts, std::span<const std::uint64_t> seconds);

        /// Selects the part of the first half with which the block is combined. O(seconds ·
        /// positions / 64).
        void combine(std::uint64_t first);
        /// Return the weight, in the first or second half of the other pair, of the selected part
        /// combined with part number `second` of the block.
        std::size_t weightInFirst(std::size_t second) const { return weights_[second]; }
        std::size_t weightInSecond(std::size_t second);

    private:
        const CombinedParts& parts_;
        std::size_t groups_;
        std::uint64_t first_ = 0;
        bool isFirstSpread_ = false;
        std::vector<std::uint64_t> seconds_;
        /// The parts in the other pair's first half: word w of part l of group g is at (g · words +
        /// w) · groupSize + l.
        std::vector<std::uint64_t> grouped_;
        std::vector<std::uint64_t> inFirst_;  ///< the selected part in the other pair's first half
        std::vector<std::uint64_t> inSecond_; ///< both parts in the other pair's second half
        std::array<std::uint64_t, blockSize> weights_{};
    };

private:
    /// Sums of a half's basis vectors in one class: a table for each group of four bits of a part's
    /// number.
    class Sums {
    public:
        Sums(const std::vector<BitVector>& basis, const BitVector& offset,
             const std::vector<std::size_t>& positions);
        std::size_t words() const { return offset_.size(); }
        /// Writes the part with this number, including the offset.
        void write(std::uint64_t number, std::uint64_t* to) const;

    private:
        std::vector<std::uint64_t> offset_;
        std::vector<std::uint64_t> sums_; ///< at (group of four bits · 16 + value) · words + word
    };

    /// The sums for each half of the pair in each half of the other pair.
    std::array<std::array<Sums, 2>, 2> sums_;
};

} // namespace lightsout
