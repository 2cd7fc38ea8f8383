// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "lesson/LessonSource.h"

#include <optional>
#include <vector>

namespace lightsout {

/// A cell or vertex of a board as a lesson names it, counted from 1: by row and column on a board
/// of cells, or by its number.
struct CellName {
    std::size_t row = 0;    ///< 0 where the place is a number
    std::size_t number = 1; ///< the column, or the number of the vertex

    friend bool operator==(const CellName&, const CellName&) = default;
};

/// "2,3" or "7"; nothing for any other text.
std::optional<CellName> cellNameIn(std::string_view text);
std::string cellNameText(const CellName& place);
/// Nothing where the board has no such place.
std::optional<Vertex> vertexAt(const Rule& rule, const CellName& place);

/// Reads a piece of the source: a place that the board has.
CellName readCell(LessonSource& source, std::string_view text, const Rule& rule);
/// One place or more, blanks between them, as a set of presses: twice is never.
BitVector readCells(LessonSource& source, std::string_view text, const Rule& rule);

} // namespace lightsout
