// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "io/AtomicFile.h"

#include <nlohmann/json.hpp>

#include <string>

namespace lightsout::cli {

/// Vertices for people: on grids rows of X and ".", else the numbers of the vertices; for large
/// boards only how many they are. Ends with a line end.
std::string picture(const Rule& rule, const BitVector& vertices);

/// For files: the entries as 0 and 1, on grids one line a row, else on one line; piece by piece.
AtomicFile::Pieces digitRows(const Rule& rule, BitVector vertices);

/// 2^exponent for people: in full where that is short.
std::string powerOfTwoText(std::size_t exponent);
/// For JSON: in full, or null where that would be longer than the rest of the answer.
nlohmann::ordered_json powerOfTwoValue(std::size_t exponent);
/// A count of any length, in decimal, for people: of a long one the first digits.
std::string shortened(const std::string& decimal);

} // namespace lightsout::cli
