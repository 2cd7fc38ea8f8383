// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "matrix/MatrixView.h"
#include "support/Progress.h"

class QPagedPaintDevice;

namespace lightsout {

/// The maximum number of vertices of a board whose elimination is printed step by step.
inline constexpr std::size_t maxPrintedVertices = 100;

/// Prints a whole elimination: the matrix, followed by the operations for each pivot and the
/// resulting matrix. A page contains as many matrices as are legible. Callable from any thread.
/// Throws Cancelled.
void printElimination(QPagedPaintDevice& device, const Recording& recording,
                      const MatrixHeads& heads, const QString& title, Progress& progress);

} // namespace lightsout
