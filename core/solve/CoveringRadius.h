// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Parallel.h"

#include <vector>

namespace lightsout {

/// What is known about the fewest presses that a hardest board of a rule needs: the covering radius
/// of the kernel, the least number such that every vector is within it of some kernel vector.
struct CoveringRadius {
    /// Presses of a board that needs that many: no solution of it has fewer.
    BitVector hardest;
    std::size_t upperBound = 0;

    std::size_t lowerBound() const { return hardest.count(); }
    bool isProven() const { return lowerBound() == upperBound; }
};

/// Summands of a greater dimension get the trivial bounds: 0, and half of their positions.
inline constexpr std::size_t maxCoveringRadiusDimension = 20;

/// Computes bounds on the covering radius of the span of `kernel`, vectors of `vertices` entries.
///
/// Group the positions with equal columns, m_g of them with column g. All that matters of a board
/// is the balance b_g of 0s and 1s at each g: |b_g| ≤ m_g, b_g ≡ m_g (mod 2). With W(c) = Σ_g b_g
/// (-1)^{g·c}, its fewest presses are (positions - max W) / 2, plus one for each pressed position
/// that is 0 in all of the kernel. So the radius depends on the least max W: at least
/// leastGreatestSum() of the columns, with an upper bound from a random walk through boards. Radii
/// of direct summands add up. The result depends on the arguments only. Throws Cancelled.
CoveringRadius coveringRadius(std::size_t vertices, const std::vector<BitVector>& kernel,
                              std::size_t threads, Progress& progress);

} // namespace lightsout
