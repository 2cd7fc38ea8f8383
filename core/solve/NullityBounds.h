// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <algorithm>

namespace lightsout {

/// Bounds on the nullity of a rule that follow from its graph without elimination.
///
/// Below, the pressers of a light are the vertices whose press toggles it, n is the number of
/// buttons, and A is the influence matrix.
struct NullityBounds {
    std::size_t buttons = 0;

    // Lower bounds.

    /// n minus the number of different nonempty sets of lights that a press toggles. Proof: it is
    /// quiet to press a vertex that toggles no light, or two vertices that toggle the same lights.
    /// This gives one pattern for each vertex that toggles no light or the same lights as an
    /// earlier vertex, and these patterns are independent.
    std::size_t byTwins = 0;
    /// n minus the maximum number of disjoint pairs of a vertex and a light that it toggles. Before
    /// pairing, all but one of each set of equal rows or equal columns of A are removed. Proof:
    /// removing repeated rows and columns does not change the rank, and a nonzero minor has a
    /// nonzero term, whose factors are such pairs.
    std::size_t byMatching = 0;

    // Upper bounds.

    /// n minus the number of lights that can be listed so that each has a presser that earlier
    /// lights do not have. Proof: in a quiet pattern, the press of one such presser is determined
    /// by the light's other pressers. So the vertices that are not determined in this way determine
    /// the whole pattern, as the first row does in light chasing. The list is found by heuristics.
    std::size_t byForcing = 0;
    /// n minus the sum of the lengths of shortest paths, one in each component. Proof: no press in
    /// such a path v₀ … v_d toggles a light more than one step further, so A has a triangular part
    /// with columns v₀ … v_{d-1} and rows v₁ … v_d. The paths are long, but not always the longest.
    std::size_t byDistance = 0;
    /// n minus ⌈m / D⌉, where m vertices toggle at least one light and no light has more than D
    /// pressers. Proof: list lights that each have a presser that earlier lights do not have, until
    /// there is no such light left. Each light adds at most D of the m vertices, and determines one
    /// of them.
    std::size_t byDegree = 0;

    /// Whether the rank is known to be even, because influences are mutual and no vertex toggles
    /// itself. Proof: A is alternating, so the space has a basis that consists of symplectic pairs
    /// for the form xᵀ A y and of kernel vectors.
    bool isRankEven = false;

    /// Return the best lower and the best upper bound. If the rank is even, each bound is
    /// tightened, if necessary, so that n minus the bound is even.
    std::size_t lower() const {
        const std::size_t bound = std::max(byTwins, byMatching);
        return bound + (isRankEven ? (buttons - bound) % 2 : 0);
    }
    std::size_t upper() const {
        const std::size_t bound = std::min({byForcing, byDistance, byDegree});
        return bound - (isRankEven ? (buttons - bound) % 2 : 0);
    }
};

/// Maximum numbers of vertices and of edges for nullityBounds().
inline constexpr std::size_t maxBoundedVertices = 100'000;
inline constexpr std::size_t maxBoundedEdges = 2'000'000;

/// Returns whether the rule is small enough for nullityBounds().
bool canBoundNullity(const Rule& rule, const Progress& progress);

/// Computes the bounds. O(edges · √N) for the matching, otherwise O(edges · log N). Throws
/// Cancelled.
NullityBounds nullityBounds(const Rule& rule, const Progress& progress);

} // namespace lightsout
