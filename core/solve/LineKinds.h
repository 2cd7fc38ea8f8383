// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <vector>

namespace lightsout {

/// Lines of a matrix that are equal up to complement.
struct LineKinds {
    std::vector<BitVector> lines;    ///< one of each kind; begins with 0
    std::vector<std::size_t> sizes;  ///< how many there are
    std::vector<std::size_t> kindOf; ///< for each line of the matrix
    BitVector areComplements;        ///< likewise
};

/// The kinds of the `count` rows of `length` entries. O(entries / 64 · log).
LineKinds kindsOf(const BitVector& matrix, std::size_t count, std::size_t length);

/// The matrix with one line of each kind, and how often its lines and the other way's stand for
/// one.
struct Folded {
    std::vector<std::vector<std::uint8_t>> rows; ///< the most frequent first
    std::vector<std::size_t> rowSizes;
    std::vector<std::size_t> colSizes;
    std::vector<std::size_t> kinds; ///< the kind of each of these rows
    bool oddRows;                   ///< whether an odd number of rows is to be flipped
    bool oddCols;
};

Folded fold(const LineKinds& rowKinds, std::size_t cols);

} // namespace lightsout
