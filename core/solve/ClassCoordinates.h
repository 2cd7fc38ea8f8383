// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/PlaceClasses.h"

namespace lightsout {

/// A class of positions in the form that a search uses. The weight of a vector at these positions
/// depends on an index of few bits, which the search determines from the highest bit on.
struct PlaceClass {
    std::vector<std::size_t> positions;
    /// The coordinate that determines each bit of the index, from the highest bit on; ascending.
    std::vector<std::size_t> decisive;
    /// The number that each coordinate of the vector adds to the index if it is 1.
    std::vector<std::uint64_t> added;

    std::size_t rank() const { return decisive.size(); }
};

/// Coordinates of a space of vectors, chosen so that few coordinates determine much of the vectors
/// in each of several classes of positions.
struct ClassCoordinates {
    /// A basis of the space, in the order in which coordinates are chosen.
    std::vector<BitVector> basis;
    std::vector<PlaceClass> classes;

    /// Returns the number of coordinates chosen by the end of each step, which chooses at most
    /// four.
    std::vector<std::size_t> steps() const;
};

/// Returns coordinates of the span of `basis` for a partition of the positions into classes. Class
/// number `first`, in the order of their first positions, is determined first. `basis` must have at
/// most 64 vectors.
///
/// The entry of a coordinate vector x at a position is a linear functional of x; a class depends on
/// the span of its positions' functionals. The functionals to determine are chosen class by class,
/// beginning with those that other classes depend on as well; the coordinates are dual to them.
/// Then each class's span is brought to echelon form by the last coordinate that occurs, so that
/// each of its functionals depends on the coordinates up to that one only. O(classes³ ·
/// basis.size()²) and O(basis.size() · positions).
ClassCoordinates classCoordinates(const std::vector<BitVector>& basis, const PlaceClasses& classes,
                                  std::size_t first = 0);

} // namespace lightsout
