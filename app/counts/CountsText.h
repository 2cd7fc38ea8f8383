// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/Census.h"
#include "census/FibonacciFactors.h"
#include "map/HeatScale.h"

#include <QString>

namespace lightsout {

/// What the map tells.
enum class MapMode { solutions, unique, solvable, nullity };

/// Bands of nullities, named by what they mean in this mode.
HeatScale scaleFor(MapMode mode);

/// What stands in a cell of the map or of a table: the nullity in that mode, else the number of
/// solutions, "2¹⁷" where that is long.
QString cellText(MapMode mode, std::size_t nullity);

/// "2³²", kept from left to right.
QString powerText(std::size_t exponent);

/// The most solutions that a board can have where light chasing says so: on plane grids with four
/// neighbours 2^min(rows, columns). The exponent.
std::optional<std::size_t> boundOf(const LatticeFamily& family, std::size_t rows, std::size_t cols);

/// 2^exponent in groups of digits between which a line may break.
QString writtenOut(std::size_t exponent);

/// "s³ + s + 1"; its degree only, where it is long.
QString polynomialText(const Polynomial& polynomial);

/// "s (s + 1)² (s² + s + 1)⁴", or "1".
QString productText(const std::vector<PolynomialFactor>& factors);

/// "torus, eight neighbours"; what is usual goes unsaid.
QString familyText(const LatticeFamily& family);

/// What to type for the nullities of these boards, or their numbers of solutions. Without columns,
/// of squares.
QString censusCommand(const LatticeFamily& family, SizeRange rows, std::optional<SizeRange> cols,
                      bool areCounts);

/// How far a map reaches, and how its numbers are found.
QString methodText(CensusMethod method, std::size_t side);

} // namespace lightsout
