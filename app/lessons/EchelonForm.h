// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <QString>

#include <vector>

namespace lightsout {

/// The rows of a matrix that is shown as text, without the column behind the bar.
std::vector<BitVector> matrixRows(const QString& text);

/// Whether each row begins behind the one above; reduced, with nothing else in those columns.
bool isEchelon(const std::vector<BitVector>& rows, bool isReduced);

} // namespace lightsout
