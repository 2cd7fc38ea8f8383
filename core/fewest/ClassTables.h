// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/PlaceClasses.h"
#include "gf2/PackedWords.h"
#include "support/Parallel.h"

#include <cstdint>

namespace lightsout {

/// A class of positions, in the form used by a search. The weight of a vector at these positions
/// depends on an index of a few bits. The search determines these bits one by one, beginning with
/// the highest.
struct PlaceClass {
    std::vector<std::size_t> positions;
    /// The coordinates that determine the bits of the index, beginning with the highest bit; in
    /// ascending order.
    std::vector<std::size_t> decisive;
    /// The number that each coordinate of the vector adds to the index if it is 1.
    std::vector<std::uint64_t> added;

    std::size_t rank() const { return decisive.size(); }
};

/// Coordinates of a space of vectors, for a search that chooses them one after the other. They are
/// ordered so that the entries in whole classes of positions become known early.
struct ClassCoordinates {
    /// A basis of the space, in the order in which the coordinates are chosen.
    std::vector<BitVector> basis;
    std::vector<PlaceClass> classes;

    /// Returns the number of coordinates chosen by the end of each step. A step chooses at most
    /// four coordinates.
    std::vector<std::size_t> steps() const;
};

/// Returns coordinates of the span of `basis` for a partition of the positions into classes.
/// Classes are numbered in the order of their first positions; class `first` is determined first.
/// `basis` must have at most 64 vectors.
///
/// The entry of a coordinate vector x at a position is a linear functional of x; a class depends on
/// the span of its positions' functionals. The functionals to determine are chosen class by class,
/// beginning with those on which other classes also depend. The coordinates are dual to them. Then
/// the span of each class is brought to echelon form with respect to the last coordinate that
/// occurs, so that each functional depends only on the coordinates up to that one. O(classes³ ·
/// basis.size()² + basis.size() · positions).
ClassCoordinates classCoordinates(const std::vector<BitVector>& basis, const PlaceClasses& classes,
                                  std::size_t first = 0);

/// For each class of positions and each step of choosing coordinates, a table of the least weight
/// that vectors of a coset can still have in the class, given the bits of the class's index that
/// are known by then.
///
/// Each entry is one byte: the excess over the class's least weight, rounded down to a whole number
/// of units; 255 means 255 or more. The table for the whole index is filled by CosetSweep; the
/// others are minima over the unknown bits. O(2^rank) operations per class.
class ClassTables {
public:
    using Bytes = std::vector<std::uint8_t, PackedWordAllocator<std::uint8_t>>;

    /// Returns the number of bytes that all tables need.
    static std::uint64_t memoryNeeded(const ClassCoordinates& coordinates);

    /// Builds the tables of `offset` + the coordinates' space. Only vectors of weight at most
    /// `most` matter; the unit is 1 if the range of their weights allows it. Throws Cancelled.
    ClassTables(const ClassCoordinates& coordinates, const BitVector& offset, std::size_t most,
                std::size_t threads, Progress& progress);

    /// Returns the sum of the least weights of all classes. No vector weighs less.
    std::size_t leastSum() const { return leastSum_; }
    /// Returns the unit of the entries, a power of two. If it is 1, sums of entries are exact as
    /// long as all entries are below 255.
    std::size_t unit() const { return std::size_t{1} << unitBits_; }

    /// The table of one class at the end of one step, indexed by the known bits of the class's
    /// index. Sixteen entries can be read starting at any entry.
    struct Table {
        std::size_t knownBits = 0;
        Bytes entries;
    };
    /// Returns the tables of a class, for the steps in which bits of its index become known.
    const std::vector<Table>& ofClass(std::size_t number) const { return tables_[number]; }

private:
    std::size_t leastSum_ = 0;
    std::size_t unitBits_ = 0;
    std::vector<std::vector<Table>> tables_;
};

/// For each step in which bits of a class's index become known, returns how many bits are known at
/// the end of the step. The numbers are ascending, and the last one is the class's rank.
std::vector<std::size_t> knownBits(const PlaceClass& placeClass,
                                   const std::vector<std::size_t>& steps);

} // namespace lightsout
