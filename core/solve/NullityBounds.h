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

    /// n minus the number of different sets of lights, other than the empty one, that a press
    /// toggles. Proof: pressing two vertices that toggle the same lights is quiet, and so is
    /// pressing one that toggles none; these patterns are independent.
    std::size_t byTwins = 0;
    /// n minus the greatest number of disjoint pairs of a vertex and a light that it toggles, with
    /// only one of several equal rows and columns of A. Proof: repeated lines do not change the
    /// rank, and each term of a nonzero minor consists of such pairs.
    std::size_t byMatching = 0;

    // Upper bounds.

    /// n minus the number of lights that can be listed so that each has a presser that earlier
    /// lights do not have. Proof: in a quiet pattern, the press of one such presser is determined
    /// by the light's other pressers, so the vertices that are never determined determine the
    /// pattern (as the first row does in light chasing). The list is found by heuristics.
    std::size_t byForcing = 0;
    /// n minus the lengths of shortest paths, one in each component. Proof: no press in such a path
    /// v₀ … v_d toggles a light more than one step further, so A has a triangular part with columns
    /// v₀ … v_{d-1} and rows v₁ … v_d. The paths are long, but not always the longest.
    std::size_t byDistance = 0;
    /// n minus m / D, rounded up, where m vertices toggle any light and no light has more than D
    /// pressers. Proof: list lights with a presser that earlier lights do not have, until none is
    /// left; each adds at most D of the m vertices, and determines one of them.
    std::size_t byDegree = 0;

    /// Whether the rank is known to be even, because influences are mutual and no vertex toggles
    /// itself. Proof: A is alternating, so the form xᵀ A y has a basis of pairs and a kernel.
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

/// Maximum number of vertices and of edges of a board whose nullity is bounded.
inline constexpr std::size_t maxBoundedVertices = 100'000;
inline constexpr std::size_t maxBoundedEdges = 2'000'000;

/// Returns whether the rule is small enough for nullityBounds().
bool canBoundNullity(const Rule& rule, const Progress& progress);

/// Computes the bounds. O(edges · √N) for the matching, otherwise O(edges · log). Throws Cancelled.
NullityBounds nullityBounds(const Rule& rule, const Progress& progress);

} // namespace lightsout
