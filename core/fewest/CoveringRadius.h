// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Parallel.h"

#include <vector>

namespace lightsout {

class Solver;

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

/// Maximum dimension of summands that are examined. For larger summands, the trivial bounds are
/// used: 0 and half of their positions.
inline constexpr std::size_t maxCoveringRadiusDimension = 20;

/// Computes bounds on the covering radius of the span of `kernel`, whose vectors have `vertices`
/// entries.
///
/// Positions with equal columns are grouped: m_g positions have column g. For each g, only the
/// balance b_g of a board at these positions matters: the number of its 0s minus the number of its
/// 1s. It satisfies |b_g| ≤ m_g and b_g ≡ m_g (mod 2). With W(c) = Σ_g b_g (-1)^{g·c}, the board
/// needs (positions - max W) / 2 presses, plus one for each pressed position that is 0 in all
/// kernel vectors. So the radius depends on the least possible max W. This is at least
/// leastGreatestSum() of the columns. Beginning with this bound, searchBalances() decides for one
/// value after another whether max W can be that small. If it gives up, a random walk through
/// boards finds a board with a small max W, which bounds the radius from below. Radii of direct
/// summands add up. The result depends only on the arguments. Throws Cancelled.
CoveringRadius coveringRadius(std::size_t vertices, const std::vector<BitVector>& kernel,
                              std::size_t threads, Progress& progress);

/// The hardest boards of a rule.
struct HardestBoards {
    CoveringRadius radius; ///< its solution has an entry for each vertex
    /// Numbers of boards that need 0, 1, 2 … presses, in decimal; nullopt if there are too many
    /// boards to be counted.
    std::optional<std::vector<std::string>> boardsByPresses;
};

/// Counts the boards of the solver's rule by the number of presses that they need, if that is
/// feasible; otherwise only computes bounds. All kernel vectors must fit in memory. Throws
/// Cancelled.
HardestBoards hardestBoards(const Solver& solver, std::size_t threads, Progress& progress);

} // namespace lightsout
