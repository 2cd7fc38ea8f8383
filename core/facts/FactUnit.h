// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/Fact.h"

namespace lightsout {

/// Returns what the value of a fact counts, as the unit in the head of a table's column: "presses".
/// Returns an empty text for facts whose id says it, such as "rank" or "solvable-share".
std::string_view unitOf(const Fact& fact);

} // namespace lightsout
