// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Parallel.h"

#include <vector>

namespace lightsout {

/// Bounds on the number of presses that the hardest boards of a rule need. This number is the
/// covering radius of the kernel: the least number such that every vector is within this distance
/// of some kernel vector.
struct CoveringRadius {
    /// A minimal solution of a board that needs lowerBound() presses.
    BitVector hardest;
    std::size_t upperBound = 0;

    std::size_t lowerBound() const { return hardest.count(); }
    bool isProven() const { return lowerBound() == upperBound; }
};

/// Maximum dimension of summands that are examined. Larger ones get the trivial bounds: 0 and half
/// of their positions.
inline constexpr std::size_t maxCoveringRadiusDimension = 20;

/// Computes bounds on the covering radius of the span of `kernel`, whose vectors have `vertices`
/// entries.
///
/// Positions with equal columns are grouped: m_g positions have column g. For each g, only the
/// balance b_g of a board's 0s and 1s at these positions matters: |b_g| ≤ m_g, b_g ≡ m_g (mod 2).
/// With W(c) = Σ_g b_g (-1)^{g·c}, the board needs (positions - max W) / 2 presses, plus one for
/// each pressed position that is 0 in all kernel vectors. So the radius depends on the least max W.
/// This is at least leastGreatestSum() of the columns. From there on, searchBalances() decides one
/// value after the other; if it gives up, a random walk through boards gives an upper bound. Radii
/// of direct summands add up. The result depends only on the arguments. Throws
/// Cancelled.
CoveringRadius coveringRadius(std::size_t vertices, const std::vector<BitVector>& kernel,
                              std::size_t threads, Progress& progress);

} // namespace lightsout
