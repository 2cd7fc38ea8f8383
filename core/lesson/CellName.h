// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "lesson/LessonSource.h"

#include <optional>
#include <vector>

namespace lightsout {

/// The name of a cell or vertex in a lesson: its row and column on a board of cells, or its number.
/// All are counted from 1.
struct CellName {
    std::size_t row = 0;    ///< 0 if the cell is given by its number
    std::size_t number = 1; ///< the column, or the number of the vertex

    friend bool operator==(const CellName&, const CellName&) = default;
};

/// Parses a name such as "2,3" or "7". Returns nullopt for any other string.
std::optional<CellName> cellNameIn(std::string_view text);
std::string cellNameText(const CellName& place);
/// Returns the vertex, or nullopt if the board has no such cell.
std::optional<Vertex> vertexAt(const Rule& rule, const CellName& place);

/// Reads a part of the source as a cell, which must exist on the board.
CellName readCell(LessonSource& source, std::string_view text, const Rule& rule);
/// Reads one or more cells, separated by spaces, as a set of presses; a cell named twice cancels
/// out.
BitVector readCells(LessonSource& source, std::string_view text, const Rule& rule);

} // namespace lightsout
