// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "gf2/RecordedElimination.h"

#include <QString>

namespace lightsout {

/// Maximum number of terms of a sum that are shown. Longer sums are shortened in the middle.
inline constexpr qsizetype maxShownTerms = 60;
/// No limit on the number of terms; used for copies.
inline constexpr qsizetype unlimitedTerms = -1;

/// Returns the row of A⁻¹ for a press as a formula: "x₁ = d₁ + d₃ + d₆".
QString inverseFormula(const BitMatrix& inverse, std::size_t press,
                       qsizetype maxTerms = maxShownTerms);

/// Returns the general solution for a press as a formula, and its value for a choice of the
/// parameters: "x₁ = 1 + t₂ = 1 + 0 = 1", or "x₉ = t₁ = 0" for a free press.
QString solutionFormula(const GeneralSolution& solution, const BitVector& choice, std::size_t press,
                        qsizetype maxTerms = maxShownTerms);

/// Returns the equation of a row of a matrix with `columns` columns of presses: "x₁ + x₂ = 1", "x₁
/// + x₂ = d₁ + d₃" if the identity is to the right of the bar, or "x₁ + x₂" if there is nothing to
/// the right of it.
QString rowEquation(const BitVector& row, std::size_t columns, MatrixKind kind,
                    qsizetype maxTerms = maxShownTerms);
/// Returns the same equation solved for one of its presses: "x₄ = 1 + x₁ + x₂".
QString solvedEquation(const BitVector& row, std::size_t columns, MatrixKind kind,
                       std::size_t press);

/// Returns the text of an equation, solved for `equation.press` if that is set.
QString equationText(const Equation& equation, qsizetype maxTerms = maxShownTerms);

/// Returns a formula as LaTeX: "x_{1} = d_{1} + d_{3}".
QString formulaLatex(const QString& formula);

/// Returns an operation in textbook notation: "R₃ ← R₃ + R₁" or "R₂ ↔ R₃".
QString operationSymbols(const RowOperation& operation);

} // namespace lightsout
