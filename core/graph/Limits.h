// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lightsout {

// Size limits for boards. Callers that read or build a board must check these limits before
// allocating memory.

/// Maximum number of cells of a lattice in a document; its lights then need 2^28 bytes.
inline constexpr std::uint64_t maxLatticeCells = std::uint64_t{1} << 31;
/// Maximum number of cells of a lattice that is given by a specification instead of a document; on
/// most machines, memory imposes a lower limit.
inline constexpr std::uint64_t maxSpecifiedCells = std::uint64_t{1} << 40;
/// Maximum number of vertices of an explicit graph.
inline constexpr std::uint64_t maxGraphVertices = std::uint64_t{1} << 20;
/// Maximum number of arcs of an explicit graph; a mutual influence counts as two.
inline constexpr std::uint64_t maxGraphArcs = 50'000'000;
/// Maximum distance of a vertex from the origin, in x and in y.
inline constexpr double maxCoordinate = 1e9;

/// Returns a · b, or the largest possible number if the product overflows.
constexpr std::uint64_t saturatingProduct(std::uint64_t a, std::uint64_t b) {
    return a != 0 && b > UINT64_MAX / a ? UINT64_MAX : a * b;
}

} // namespace lightsout
