// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <vector>

namespace lightsout {

// The state graph has the 2^N boards as vertices and an edge for every press that leads from one to
// another. Boards are represented by the lights in which they differ from the target, with bit v
// for vertex v, so the graph is the same for every target.

/// Maximum number of vertices of a board whose states are counted.
inline constexpr std::size_t maxStateVertices = 25;

/// Convert a board of at most maxStateVertices lights to a number, and back.
std::uint32_t boardNumber(const BitVector& lights);
BitVector boardLights(std::uint32_t board, std::size_t vertices);

/// The number of boards for each number of presses that a board can need.
struct StateSummary {
    std::uint64_t boards = 0;                   ///< 2^N
    std::uint64_t reachable = 0;                ///< boards from which the target can be reached
    std::vector<std::uint64_t> boardsByPresses; ///< indexed by fewest presses, 0 … diameter

    std::size_t diameter() const { return boardsByPresses.size() - 1; }
};

/// Counts the boards by the number of presses that they need, using breadth-first search. Returns
/// the error tooManySteps for boards with more than maxStateVertices vertices. O(2^rank · N) steps
/// and at least 2^N / 8 bytes. Throws Cancelled; the boards that need fewer presses than those
/// visited last are then in `known`, unless it is null.
Result<StateSummary> summarizeStates(const Rule& rule, Progress& progress,
                                     StateSummary* known = nullptr);

/// The value of pressesToTarget() for boards from which the target cannot be reached.
inline constexpr std::uint8_t unreachable = UINT8_MAX;

/// Returns, for each of the 2^N boards, the least number of presses that lead to the target, or
/// `unreachable` if the target cannot be reached. N ≤ maxStateVertices.
std::vector<std::uint8_t> pressesToTarget(const Rule& rule, Progress& progress);

/// Returns the board after one press.
std::uint32_t afterPress(const Rule& rule, std::uint32_t board, Vertex vertex);

/// Returns the number of sequences of exactly `length` presses that press the vertices of a given
/// set, and no others, an odd number of times. Element i is the number for sets of i vertices, i =
/// 0 … N: 2^-N Σ_j K_j(i) (N - 2j)^length. `length` must be below 2^32.
std::vector<BigInteger> pressSequences(std::size_t vertices, std::uint64_t length);

/// Counts the games of exactly `length` presses that lead from a board to the target, given one of
/// its solutions and a basis of the quiet patterns. There may be at most 2^24 solutions. Throws
/// Cancelled.
BigInteger countGames(const BitVector& solution, const std::vector<BitVector>& kernel,
                      std::uint64_t length, Progress& progress);

/// The numbers of games of exactly n presses, and of at most n presses, from each of the 2^N boards
/// to the target.
///
/// They are the columns of the target in Aⁿ and in Sₙ = I + A + … + Aⁿ, for the adjacency matrix A
/// of the state graph. Presses commute, so entry (b, c) of these matrices is the entry for board b
/// ⊕ c in these columns.
struct GameCounts {
    std::vector<BigInteger> exactly;
    std::vector<BigInteger> atMost;
};
/// Counts the games from all boards. O(length · 2^N · N) operations on numbers of length · log N
/// bits. N ≤ maxStateVertices. Throws Cancelled.
GameCounts countAllGames(const Rule& rule, std::uint64_t length, Progress& progress);

/// Returns all boards in the order in which "Retourner des pions" numbers those of 2 × 2: the board
/// with all lights to change, the boards one press from it, those one press from the target, all
/// others, and the target. The boards of each group are sorted by their presses from the first one;
/// boards that can't be reached from it come before the target. Suitable for small boards only.
std::vector<std::uint32_t> numberedBoards(const Rule& rule);

/// Returns at most `limit` games of exactly `length` presses that turn off the lights of
/// `difference`, each as its presses in order. The games are sorted lexicographically. Suitable for
/// small boards only. Throws Cancelled.
std::vector<std::vector<Vertex>> listGames(const Rule& rule, const BitVector& difference,
                                           std::size_t length, std::size_t limit,
                                           Progress& progress);

} // namespace lightsout
