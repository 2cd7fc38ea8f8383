// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/PlaceClasses.h"

namespace lightsout {

/// One class of places as a search sees it: the weight of a vector at these places depends on an
/// index of few bits, which becomes known from its highest bit on.
struct PlaceClass {
    std::vector<std::size_t> places;
    /// The coordinate that decides each bit of the index, from the highest bit on; ascending.
    std::vector<std::size_t> decisive;
    /// What each coordinate of the vector, where it is 1, adds to the index.
    std::vector<std::uint64_t> added;

    std::size_t rank() const { return decisive.size(); }
};

/// Coordinates of a space of vectors in which few coordinates decide much about each of some
/// classes of places.
struct ClassCoordinates {
    /// The space, in the order in which coordinates are chosen.
    std::vector<BitVector> basis;
    std::vector<PlaceClass> classes;

    /// How many coordinates are chosen by the end of each step of at most four.
    std::vector<std::size_t> steps() const;
};

/// Coordinates of the span of `basis` for a partition of the places into classes, of which the one
/// numbered `first`, in the order of their first places, is decided first. At most 64 vectors.
///
/// What is seen of a coordinate vector x at one place is a linear functional of x; a class sees the
/// span of its places' functionals. The functionals to know are chosen one class after the other,
/// those that further classes see as well before the others; the coordinates are dual to them.
/// Then each class's span is brought to echelon form by the last coordinate that occurs, so that
/// each of its functionals depends on coordinates up to that one alone.
/// O(classes³ · basis.size()²) and O(basis.size() · places).
ClassCoordinates classCoordinates(const std::vector<BitVector>& basis, const PlaceClasses& classes,
                                  std::size_t first = 0);

} // namespace lightsout
