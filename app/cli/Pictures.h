// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "io/AtomicFile.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace lightsout::cli {

/// Returns a set of vertices in human-readable form: rows of "X" and "." on grids, otherwise the
/// names of the vertices. For large boards, returns only the number of vertices in the set. Ends
/// with a line break.
std::string picture(const Rule& rule, const BitVector& vertices);

/// Returns the names of vertices (game/VertexName.h), separated by commas.
std::string namesOf(const Rule& rule, const std::vector<Vertex>& vertices);

/// Adds the labels of all vertices to an answer if there are any.
void addLabels(nlohmann::ordered_json& answer, const Rule& rule);

/// Returns the entries as 0s and 1s for a file, piece by piece: one line per row on grids,
/// otherwise a single line.
AtomicFile::Pieces digitRows(const Rule& rule, BitVector vertices);

/// Returns 2^exponent in human-readable form, with all digits if there are few.
std::string powerOfTwoText(std::size_t exponent);
/// Returns an integer for JSON: a number up to 2^53, and a string of its decimal digits above that,
/// because many readers would round it.
inline nlohmann::ordered_json exactInteger(std::uint64_t integer) {
    constexpr std::uint64_t maxNumber = std::uint64_t{1} << 53;
    return integer <= maxNumber ? nlohmann::ordered_json(integer)
                                : nlohmann::ordered_json(std::to_string(integer));
}
/// Returns a decimal count in human-readable form; a long one is rounded, as in "≈ 4.57 · 10¹²³".
std::string shortened(const std::string& decimal);

} // namespace lightsout::cli
