// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/PackedWords.h"
#include "solve/ClassCoordinates.h"
#include "support/Parallel.h"

#include <cstdint>

namespace lightsout {

/// For each class of places, and each step in which coordinates are chosen, the least weight that
/// the vectors of a coset still may have there: by what is known of the class's index by then.
///
/// A byte an entry: how much it is more than the class's least weight, rounded down to whole units,
/// 255 for that and more. A table of all indices is filled by CosetSweep, the others are minima
/// over the bits that are not known. O(2^rank) operations a class.
class ClassTables {
public:
    using Bytes = std::vector<std::uint8_t, PackedWordAllocator<std::uint8_t>>;

    /// Bytes for all tables.
    static std::uint64_t memoryNeeded(const ClassCoordinates& coordinates);

    /// Tables of `offset` + the coordinates' space. Only vectors of weight at most `most` are of
    /// interest: the unit is 1 if that allows it. Throws Cancelled.
    ClassTables(const ClassCoordinates& coordinates, const BitVector& offset, std::size_t most,
                std::size_t threads, Progress& progress);

    /// The sum of the least weights of all classes: no vector weighs less.
    std::size_t leastSum() const { return leastSum_; }
    /// A power of two. Sums of entries are exact as long as all are below 255, if it is 1.
    std::size_t unit() const { return std::size_t{1} << unitBits_; }

    /// Of one class at the end of one step, by the known bits of its index; sixteen entries may be
    /// read from any of them on.
    struct Table {
        std::size_t knownBits = 0;
        Bytes entries;
    };
    /// The tables of a class, by the steps in which something of it becomes known.
    const std::vector<Table>& ofClass(std::size_t number) const { return tables_[number]; }

private:
    std::size_t leastSum_ = 0;
    std::size_t unitBits_ = 0;
    std::vector<std::vector<Table>> tables_;
};

/// The numbers of bits of a class's index that are known at the ends of those steps in which some
/// become known: ascending, its rank the last.
std::vector<std::size_t> knownBits(const PlaceClass& places, const std::vector<std::size_t>& steps);

} // namespace lightsout
