// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"

#include <QString>

namespace lightsout {

/// How many terms of a sum are shown; longer ones are cut in the middle.
inline constexpr qsizetype maxShownTerms = 60;
/// For copies.
inline constexpr qsizetype unlimitedTerms = -1;

/// The line of A⁻¹ for a press: "x₁ = d₁ + d₃ + d₆".
QString inverseFormula(const BitMatrix& inverse, std::size_t press,
                       qsizetype maxTerms = maxShownTerms);

/// The line of the general solution for a press, and what it comes to for a choice of the
/// parameters: "x₁ = 1 + t₂ = 1 + 0 = 1", or "x₉ = t₁ = 0" for a free one.
QString solutionFormula(const GeneralSolution& solution, const BitVector& choice, std::size_t press,
                        qsizetype maxTerms = maxShownTerms);

/// A row of a matrix with so many columns of presses: "x₁ + x₂ = 1", "x₁ + x₂ = d₁ + d₃" beside the
/// identity, or "x₁ + x₂" where nothing stands beside it.
QString rowEquation(const BitVector& row, std::size_t columns, MatrixKind kind,
                    qsizetype maxTerms = maxShownTerms);
/// The same solved for one of its presses: "x₄ = 1 + x₁ + x₂".
QString solvedEquation(const BitVector& row, std::size_t columns, MatrixKind kind,
                       std::size_t press);

/// An equation, solved for its press if it has one.
QString equationText(const Equation& equation, qsizetype maxTerms = maxShownTerms);

/// A formula as LaTeX: "x_{1} = d_{1} + d_{3}".
QString formulaLatex(const QString& formula);

} // namespace lightsout
