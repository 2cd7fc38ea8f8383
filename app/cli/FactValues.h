// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/Fact.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

/// Returns the solver for the board of a context. Throws Failure if the board is too large, and
/// Cancelled.
const Solver& solverOf(FactContext& context, Progress& progress);

/// Returns a value for JSON: integers that may be large, and fractions, as strings; null if there
/// is none or if it has too many digits.
nlohmann::ordered_json jsonOf(const Fact& fact, const Value& value);

} // namespace lightsout::cli
