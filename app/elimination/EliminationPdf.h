// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "matrix/MatrixView.h"
#include "support/Progress.h"

class QPagedPaintDevice;

namespace lightsout {

/// Boards up to this size are printed step by step.
inline constexpr std::size_t maxPrintedVertices = 100;

/// Prints a whole elimination: the matrix, then for each pivot its operations and the resulting
/// matrix, as many to a page as are legible. May run off the GUI thread. Throws Cancelled.
void printElimination(QPagedPaintDevice& device, const Recording& recording,
                      const MatrixHeads& heads, const QString& title, Progress& progress);

} // namespace lightsout
