// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/Census.h"
#include "census/FibonacciFactors.h"
#include "map/HeatScale.h"

#include <QString>

namespace lightsout {

/// The quantity that the map shows.
enum class MapMode { solutions, unique, solvable, nullity };

/// Returns the colour scale of nullities. Its bands are labelled with the quantity that the map
/// shows in this mode. If a pixel shows the maximum of `side` × `side` boards, the scale is made
/// for the larger nullities that are shown then.
HeatScale scaleFor(MapMode mode, std::size_t side = 1);

/// Returns the text in a cell of the map or of a table: the nullity in MapMode::nullity, otherwise
/// the number of solutions, as "2¹⁷" if it is long.
QString cellText(MapMode mode, std::size_t nullity);

/// Returns a power of two such as "2³²", marked as left-to-right.
QString powerText(std::size_t exponent);

/// Returns the exponent of the upper bound that light chasing gives for the number of solutions:
/// min(rows, columns) on plane grids with four neighbours, otherwise nullopt.
std::optional<std::size_t> boundOf(const LatticeFamily& family, std::size_t rows, std::size_t cols);

/// Returns all digits of 2^exponent, in groups between which a line may break.
QString writtenOut(std::size_t exponent);

/// Returns a polynomial such as "s³ + s + 1", or only its degree if it is long.
QString polynomialText(const Polynomial& polynomial);

/// Returns a product such as "s (s + 1)² (s² + s + 1)⁴", or "1" if there are no factors. Of many
/// factors, only those of the lowest degree are written, and the number of all.
QString productText(const std::vector<PolynomialFactor>& factors);

/// Returns a description such as "torus, eight neighbours"; defaults are omitted.
QString familyText(const LatticeFamily& family);

/// Returns the command line that computes the nullities of these boards, or their numbers of
/// solutions if `areCounts` is true. The boards are squares if `cols` is empty.
QString censusCommand(const LatticeFamily& family, SizeRange rows, std::optional<SizeRange> cols,
                      bool areCounts);

/// Returns a sentence that states the largest size on a map and how its numbers are computed.
QString methodText(CensusMethod method, std::size_t side);

} // namespace lightsout
