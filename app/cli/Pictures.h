// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "io/AtomicFile.h"

#include <nlohmann/json.hpp>

#include <string>

namespace lightsout::cli {

/// Returns vertices for people: on grids as rows of X and ".", else as the numbers of the vertices;
/// for large boards only their count. Ends with a line end.
std::string picture(const Rule& rule, const BitVector& vertices);

/// For files: yields the entries as 0 and 1, on grids one line a row, else on one line.
AtomicFile::Pieces digitRows(const Rule& rule, BitVector vertices);

/// Returns 2^exponent for people: all digits if they are few.
std::string powerOfTwoText(std::size_t exponent);
/// Returns it for JSON: all digits, or null if they would be longer than the rest of the answer.
nlohmann::ordered_json powerOfTwoValue(std::size_t exponent);
/// Returns a decimal count of any length for people: only the first digits of a long one.
std::string shortened(const std::string& decimal);

} // namespace lightsout::cli
