// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

// The influence matrix, one row per line: the entry in row v and column u is 1 if pressing u
// toggles v. It specifies every influence, with self-influence on the diagonal; positions, labels
// and lights are not stored. Vertices without a light have no row, and vertices without a button no
// column. A matrix that is not square is in brackets, or has names in CSV, because it would
// otherwise be read as the lights of a grid (TextReader.h). CSV also has names if no vertex has
// both a button and a light.

/// Maximum number of vertices for which a matrix is written.
inline constexpr std::size_t maxMatrixVertices = 20'000;

Result<std::string> writeMatrix(const SavedBoard& board, const WriteOptions& options = {});

/// Returns true if the CSV matrix of a board with this rule has row and column names.
bool isNamedTable(const Rule& rule);

/// Writes commas between the entries (.csv).
Result<std::string> writeCsvMatrix(const SavedBoard& board, const WriteOptions& options = {});

/// Returns the board of a table with `rows` lights and `cols` buttons, whose arcs lead from columns
/// to rows. Each name is a vertex, which may have a button and a light; without names, or if the
/// names of a side are not all different, all rows and columns are vertices. The vertices of the
/// longer side come first; if both are equally long, those of the columns.
Result<SavedBoard> tableBoard(std::size_t rows, std::size_t cols, const GraphBuilder& arcs,
                              const std::vector<std::string>& rowNames,
                              const std::vector<std::string>& columnNames,
                              const ReadOptions& options);

/// Moves the vertices that have both a button and a light onto a circle, in order. Moves those
/// without a button into a row above it, and those without a light into a row below it.
void placeAsTable(Graph& graph);
/// Returns true if placeAsTable() would not move any vertex.
bool isPlacedAsTable(const Graph& graph);

} // namespace lightsout
