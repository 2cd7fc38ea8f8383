// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Symmetry.h"
#include "support/Progress.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// A class of solutions that are equivalent under symmetries of the board.
struct SolutionClass {
    /// The first solution of the class in the lexicographic order of the 0/1 strings.
    BitVector representative;
    std::uint64_t size = 0;

    friend bool operator==(const SolutionClass&, const SolutionClass&) = default;
};

/// Maximum dimension of the kernel for sorting solutions into classes; in the worst case, every
/// solution is a class of its own.
inline constexpr std::size_t maxClassesNullity = 20;

/// Returns the classes of `solution` + the span of `kernel` under the group that `symmetries`
/// generate, sorted by number of presses and then by representative.
///
/// `kernel` is a basis of at most maxClassesNullity vectors; the symmetries must map solutions to
/// solutions. Symmetries that preserve the rule and the lights to change satisfy this. A symmetry
/// acts on the 2^k solutions as an affine map of k bits, and union-find joins each solution with
/// its image. O(2^k · generators). Throws Cancelled.
std::vector<SolutionClass> solutionClasses(const BitVector& solution,
                                           const std::vector<BitVector>& kernel,
                                           const std::vector<Permutation>& symmetries,
                                           Progress& progress);

} // namespace lightsout
