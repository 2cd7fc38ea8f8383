// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/ClassPairs.h"

#include <span>

namespace lightsout {

/// The weights of a coset's vectors in two classes of positions, computed from the parts of the
/// vectors in the two halves of the other pair. Parts are numbered by their coordinates, where bit
/// i belongs to the half's basis vector i.
class CombinedParts {
public:
    /// `offset` is the offset of the coset.
    CombinedParts(const ClassPair& pair, const ClassPair& other, const BitVector& offset);

    /// Returns the approximate number of operations per computed weight.
    double operations() const;

    /// Number of words counted in one operation.
    static constexpr double wordsOfOperation = 3;
    static constexpr std::size_t groupSize = 8;
    static constexpr std::size_t blockSize = 64;

    /// A block of parts of the second half, which is combined with one part of the first half at a
    /// time. The CombinedParts must outlive the block.
    class Block {
    public:
        /// Creates a block of the second parts with these numbers, at most blockSize.
        Block(const CombinedParts& parts, std::span<const std::uint64_t> seconds);

        /// Selects the part of the first half with which the block is combined. O(seconds ·
        /// positions / 64).
        void combine(std::uint64_t first);
        /// Return the weight, in the first or second half of the other pair, of the combination
        /// with part number `second` of the block.
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
        std::vector<std::uint64_t> inFirst_;  ///< the first part in the other pair's first half
        std::vector<std::uint64_t> inSecond_; ///< the same in its second half
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
