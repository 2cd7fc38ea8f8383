// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lightsout {

// The largest boards that are made. Whoever reads or builds one checks before taking the memory.

/// Cells of a lattice in a document, where its lights take 2^28 bytes.
inline constexpr std::uint64_t maxLatticeCells = std::uint64_t{1} << 31;
/// Cells of a lattice that is only specified; memory allows fewer on most machines.
inline constexpr std::uint64_t maxSpecifiedCells = std::uint64_t{1} << 40;
/// Vertices of an explicit graph.
inline constexpr std::uint64_t maxGraphVertices = std::uint64_t{1} << 20;
/// Arcs of an explicit graph; a mutual influence is two.
inline constexpr std::uint64_t maxGraphArcs = 50'000'000;
/// How far from the origin, in x and in y, a vertex may stand.
inline constexpr double maxCoordinate = 1e9;

/// a · b, or the largest number where that overflows.
constexpr std::uint64_t saturatingProduct(std::uint64_t a, std::uint64_t b) {
    return a != 0 && b > UINT64_MAX / a ? UINT64_MAX : a * b;
}

} // namespace lightsout
