// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <string>
#include <vector>

namespace lightsout {

/// The distribution of difficulty over all solvable boards of a rule.
struct BoardsByPresses {
    /// Numbers of boards that need 0, 1, 2 … presses, in decimal; the last one is not "0".
    std::vector<std::string> counts;
    /// A minimal solution, with counts.size() - 1 presses, of one of the hardest boards.
    BitVector hardest;
};

/// Maximum rank for enumerating the boards of a rule with quiet patterns. The enumeration needs one
/// byte for each board.
inline constexpr std::size_t maxBoardsByPressesRank = 28;

/// Returns the vectors of `kernel`, restricted to the buttons of the rule.
std::vector<BitVector> restrictedToButtons(const Rule& rule, const std::vector<BitVector>& kernel);

/// Counts the boards of a rule by the number of presses that they need, and finds a hardest one.
/// `kernel` is a basis of the quiet patterns of a rule with `vertices` vertices.
///
/// A board is a coset of the kernel, and the number of presses that it needs is the weight of its
/// lightest vector. Each coset has exactly one vector x that is 0 at the k pivots of the kernel's
/// echelon form. f(x) starts as the weight of this vector. Then the k kernel vectors are included
/// one after another: f(x) = min(f(x), f(x + g) + 1), where g is the kernel vector without its
/// pivot. O(2^rank · k). Without quiet patterns, the counts are the binomial coefficients. The rank
/// must be at most maxBoardsByPressesRank unless k = 0. Throws Cancelled.
BoardsByPresses boardsByPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                Progress& progress);

/// Does the same for the buttons of a rule. The hardest board's solution has an entry for each
/// vertex.
BoardsByPresses boardsByPresses(const Rule& rule, const std::vector<BitVector>& kernel,
                                Progress& progress);

/// Maximum numbers of vertices and of kernel vectors for harderPresses().
inline constexpr std::size_t maxHarderBoardVertices = 400;
inline constexpr std::size_t maxHarderBoardNullity = 8;

/// Returns presses that make a harder board. They are a minimal solution for the lights that they
/// change. There are more than `fewest` of them, but preferably only slightly more. `kernel` is a
/// basis of the rule's quiet patterns. Returns nullopt if no such presses were found; there may be
/// none.
///
/// Starts from random presses and changes the press of one vertex at a time, keeping the changes
/// after which the lights need more presses. Within the limits, each of a few climbs takes
/// O(vertices · 2^nullity) word operations. Throws Cancelled.
std::optional<BitVector> harderPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                       std::size_t fewest, Random& random, Progress& progress);

/// Computes the same as boardsByPresses(), but also for higher ranks. Counts the boards of each
/// part of the kernel's direct sum; the counts of the parts multiply like polynomials. Returns
/// nullopt if some part is too large.
///
/// For a part of rank at most `maxRank`, all boards are enumerated. Otherwise positions with equal
/// columns are grouped: m_g positions have column g. The number of presses that a board needs
/// depends only on how many positions of each group are pressed, and each board has 2^k sets of
/// presses. O(2^k · Π (m_g + 1)), up to a few seconds. Throws Cancelled.
std::optional<BoardsByPresses> boardsByParts(std::size_t vertices,
                                             const std::vector<BitVector>& kernel,
                                             Progress& progress,
                                             std::size_t maxRank = maxBoardsByPressesRank);

} // namespace lightsout
