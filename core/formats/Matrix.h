// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// The influence matrix, one row per line: the entry in row v and column u is 1 if pressing u
// toggles v. It specifies every influence, with self-influence on the diagonal; positions, labels
// and lights are not stored. Vertices without a light have no row, and vertices without a button no
// column. A matrix that is not square is in brackets, or has names in CSV, because it would
// otherwise be read as the lights of a grid. CSV also has names if no vertex has both a button and
// a light.

/// Maximum number of vertices for which a matrix is written.
inline constexpr std::size_t maxMatrixVertices = 20'000;

/// Reads rows of 0s and 1s (.txt), with or without delimiters or brackets, as readTable() accepts
/// them.
Result<SavedBoard> readMatrix(std::string_view text, const ReadOptions& options = {});
Result<std::string> writeMatrix(const SavedBoard& board, const WriteOptions& options = {});

/// Returns true if the CSV matrix of a board with this rule has row and column names.
bool isNamedTable(const Rule& rule);

/// Writes commas between the entries (.csv); readTable() reads the result.
Result<std::string> writeCsvMatrix(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
