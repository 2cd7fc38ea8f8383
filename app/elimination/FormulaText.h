#pragma once

#include "elimination/Recording.h"

#include <QString>

namespace lightsout {

/// The line of A⁻¹ for a press: "x₁ = d₁ + d₃ + d₆". Very long sums are cut in the middle.
QString inverseFormula(const BitMatrix& inverse, std::size_t press);

/// The line of the general solution for a press: "x₁ = 1 + t₂", or "x₉ = t₁" for a free one.
QString solutionFormula(const GeneralSolution& solution, std::size_t press);

} // namespace lightsout
