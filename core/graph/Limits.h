// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lightsout {

// The largest boards that are created. Callers that read or build a board must check these limits
// before allocating memory.

/// Cells of a lattice in a document, whose lights then need 2^28 bytes.
inline constexpr std::uint64_t maxLatticeCells = std::uint64_t{1} << 31;
/// Cells of a lattice that is only specified; on most machines memory limits it to fewer.
inline constexpr std::uint64_t maxSpecifiedCells = std::uint64_t{1} << 40;
/// Vertices of an explicit graph.
inline constexpr std::uint64_t maxGraphVertices = std::uint64_t{1} << 20;
/// Arcs of an explicit graph; a mutual influence counts as two.
inline constexpr std::uint64_t maxGraphArcs = 50'000'000;
/// Greatest distance of a vertex from the origin, in x and in y.
inline constexpr double maxCoordinate = 1e9;

/// Returns a · b, or the largest number if that overflows.
constexpr std::uint64_t saturatingProduct(std::uint64_t a, std::uint64_t b) {
    return a != 0 && b > UINT64_MAX / a ? UINT64_MAX : a * b;
}

} // namespace lightsout
