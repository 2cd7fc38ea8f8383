// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/PlaceClasses.h"

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
    /// A basis of the space, in the order in which coordinates are chosen.
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
/// beginning with those on which other classes depend too. The coordinates are dual to them. Then
/// the span of each class is brought to echelon form with respect to the last coordinate that
/// occurs, so that each functional depends only on the coordinates up to that one. O(classes³ ·
/// basis.size()²) and O(basis.size() · positions).
ClassCoordinates classCoordinates(const std::vector<BitVector>& basis, const PlaceClasses& classes,
                                  std::size_t first = 0);

} // namespace lightsout
