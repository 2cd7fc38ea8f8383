// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/CellName.h"

#include "io/Text.h"

namespace lightsout {

std::optional<CellName> cellNameIn(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        const auto number = wholeNumber(text);
        return number && *number > 0 ? std::optional(CellName{.number = *number}) : std::nullopt;
    }
    const auto row = wholeNumber(text.substr(0, comma));
    const auto column = wholeNumber(text.substr(comma + 1));
    return row && column && *row > 0 && *column > 0
               ? std::optional(CellName{.row = *row, .number = *column})
               : std::nullopt;
}

std::string cellNameText(const CellName& place) {
    return (place.row > 0 ? std::to_string(place.row) + ',' : "") + std::to_string(place.number);
}

std::optional<Vertex> vertexAt(const Rule& rule, const CellName& place) {
    if (place.row == 0) {
        return place.number <= rule.vertexCount() ? std::optional<Vertex>(place.number - 1)
                                                  : std::nullopt;
    }
    const Lattice* cells = rule.cells();
    if (cells == nullptr || place.row > cells->rows || place.number > cells->cols) {
        return std::nullopt;
    }
    return (place.row - 1) * cells->cols + place.number - 1;
}

CellName readCell(LessonSource& source, std::string_view text, const Rule& rule) {
    const auto place = cellNameIn(text);
    if (!place) {
        source.fail(Expected::place, text);
    } else if (!vertexAt(rule, *place)) {
        source.fail(Expected::placeOnBoard, text);
    }
    return place.value_or(CellName{});
}

BitVector readCells(LessonSource& source, std::string_view text, const Rule& rule) {
    BitVector set(rule.vertexCount());
    do {
        const std::string_view word = takeWord(text);
        const CellName place = readCell(source, word, rule);
        if (const auto vertex = vertexAt(rule, place)) {
            set.flip(*vertex);
        }
    } while (!text.empty());
    return set;
}

} // namespace lightsout
