// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/ClassQuestion.h"

#include <nlohmann/json_fwd.hpp>

namespace lightsout {

// Answers and the texts of a question as JSON, for phones and for the journal of a class:
//
//     prose    an array of {"words": text, "emphasis": true, "strong": true} and {"formula":
//     formula};
//              "emphasis" and "strong" may be missing
//     formula  {"kind": "row", "letter", "number", "sign", "sum", "scripted", "fraction" or
//     "matrix",
//              "text": text, "parts": formulas, "columns": columns of a matrix}; members that are
//              not needed are missing
//
// Prose with values or cells can't be written.

/// Returns {"number": …}, {"choice": …} or {"cells": […]}.
nlohmann::ordered_json jsonOf(const ClassAnswer& answer);
nlohmann::ordered_json jsonOf(const Prose& prose);
/// Throws nlohmann::json::exception for anything that jsonOf() does not write.
Prose proseIn(const nlohmann::ordered_json& json);

} // namespace lightsout
