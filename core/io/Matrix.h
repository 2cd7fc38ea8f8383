// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>

namespace lightsout {

// The influence matrix, one row a line: row v, column u is 1 when pressing u toggles v. It tells
// every influence, self-influence in the diagonal; places, labels and lights have no place here.

/// Vertices up to which a matrix is written.
inline constexpr std::size_t maxMatrixVertices = 20'000;

/// Rows of 0 and 1 (.txt), with or without delimiters or brackets, as readTable() takes them.
Result<SavedBoard> readMatrix(std::string_view text, const ReadOptions& options = {});
Result<std::string> writeMatrix(const SavedBoard& board, const WriteOptions& options = {});

/// Commas between the entries (.csv); read by readTable().
Result<std::string> writeCsvMatrix(const SavedBoard& board, const WriteOptions& options = {});

} // namespace lightsout
