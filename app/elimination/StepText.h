// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

#include <QString>

namespace lightsout {

/// Returns an operation in textbook notation: "R₃ ← R₃ + R₁" or "R₂ ↔ R₃".
QString operationSymbols(const RowOperation& operation);

} // namespace lightsout
