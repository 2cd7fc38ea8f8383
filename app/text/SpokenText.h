// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <QString>

namespace lightsout {

// Texts for screen readers.

/// Returns a text without the characters that isolate its formulas.
QString withoutIsolates(QString text);

/// Lists the vertices of a pattern, those of a grid by rows: "row 1: columns 1, 3; row 2: column
/// 2". If there are many, returns only their number.
QString spokenPattern(const Rule& rule, const BitVector& pattern);

} // namespace lightsout
