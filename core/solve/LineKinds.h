// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <vector>

namespace lightsout {

/// The lines of a matrix, grouped into kinds: lines of the same kind are equal or complementary.
struct LineKinds {
    std::vector<BitVector> lines;    ///< one line of each kind, with 0 as its first entry
    std::vector<std::size_t> sizes;  ///< number of lines of each kind
    std::vector<std::size_t> kindOf; ///< the kind of each line of the matrix
    BitVector areComplements;        ///< for each line of the matrix, whether it is the complement
                                     ///< of its kind's line
};

/// Returns the kinds of the matrix's rows: `count` rows of `length` entries. O(entries / 64 · log).
LineKinds kindsOf(const BitVector& matrix, std::size_t count, std::size_t length);

/// A matrix reduced to one line of each kind, with the number of rows or columns that each line
/// represents.
struct Folded {
    std::vector<std::vector<std::uint8_t>> rows; ///< one row of each kind, the most frequent first
    std::vector<std::size_t> rowSizes;
    std::vector<std::size_t> colSizes;
    std::vector<std::size_t> kinds; ///< the kind of each row, as numbered in LineKinds
    bool oddRows;                   ///< whether an odd number of rows is to be flipped
    bool oddCols;
};

Folded fold(const LineKinds& rowKinds, std::size_t cols);

} // namespace lightsout
