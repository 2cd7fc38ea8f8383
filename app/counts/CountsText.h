// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/Census.h"
#include "census/FibonacciFactors.h"
#include "map/HeatScale.h"

#include <QString>

namespace lightsout {

/// What the colours of the map tell.
enum class MapMode { solutions, unique, solvable };

/// Bands of nullities, named by what they mean in this mode.
HeatScale scaleFor(MapMode mode);

/// "2³²", kept from left to right.
QString powerText(std::size_t exponent);

/// 2^exponent in groups of digits between which a line may break.
QString writtenOut(std::size_t exponent);

/// "1 in 2³²", or "all" for 0.
QString solvableShare(std::size_t nullity);

/// "s³ + s + 1"; its degree only, where it is long.
QString polynomialText(const Polynomial& polynomial);

/// "s (s + 1)² (s² + s + 1)⁴", or "1".
QString productText(const std::vector<PolynomialFactor>& factors);

/// "torus, eight neighbours"; what is usual goes unsaid.
QString familyText(const LatticeFamily& family);

/// How far a map reaches, and how its numbers are found.
QString methodText(CensusMethod method, std::size_t side);

/// "34 %", rounded down.
QString percentText(double fraction);

/// How a choice of neighbours is called in a list.
QString neighboursText(Neighbours neighbours);

} // namespace lightsout
