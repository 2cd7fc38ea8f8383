// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/EliminationPlayer.h"
#include "elimination/HandElimination.h"
#include "matrix/MatrixView.h"

namespace lightsout {

/// Returns the marks of the current step: the rows of the operation, its column, the pivots found,
/// the completed columns, and the entries just changed.
MatrixMarks marksOf(const EliminationPlayer& player);
MatrixMarks marksOf(const HandElimination& hand);

/// Returns heads for a matrix: R₁ and, for the equations at the start, their cells; x₁ and its
/// cell; d, or d₁ … d_N above the identity.
MatrixHeads matrixHeads(const Rule& rule, MatrixKind kind);
/// Returns heads for A⁻¹: its rows are presses, its columns lights.
MatrixHeads inverseHeads(const Rule& rule);

} // namespace lightsout
