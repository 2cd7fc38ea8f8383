// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/EliminationPlayer.h"
#include "elimination/HandElimination.h"
#include "matrix/MatrixView.h"

namespace lightsout {

/// Return the marks for the current step: the rows of the operation, its column, the pivots found,
/// the completed columns, and the entries just changed.
MatrixMarks marksOf(const EliminationPlayer& player);
MatrixMarks marksOf(const HandElimination& hand);

/// Returns the headers of a matrix. Rows are called R₁ …, followed by the cell whose light the
/// row's equation describes at the start. Columns are called x₁ … with their cells, and d, or d₁ …
/// d_N above the identity.
MatrixHeads matrixHeads(const Rule& rule, MatrixKind kind);
/// Returns the headers of A⁻¹, whose rows are presses and whose columns are lights.
MatrixHeads inverseHeads(const Rule& rule);

} // namespace lightsout
