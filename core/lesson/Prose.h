// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "lesson/Formula.h"

namespace lightsout {

/// A part of a sentence.
struct Run {
    enum class Kind {
        words,
        formula,
        value,    ///< a number that is computed
        cell,     ///< a cell or vertex, by its name in the window
        press,    ///< x with the cell's number as its index
        change,   ///< d with the cell's number as its index
        equation, ///< R with the cell's number as its index
    };

    Kind kind = Kind::words;
    std::string words{};
    Formula formula{};
    Expression value{};
    CellName cell{};
    bool isEmphasized = false;
    bool isStrong = false;

    friend bool operator==(const Run&, const Run&) = default;
};
using Prose = std::vector<Run>;

/// A paragraph or an element between paragraphs.
struct Block {
    enum class Kind {
        paragraph,
        heading,
        listItem,
        numberedItem,
        formula, ///< a paragraph of a single formula, drawn large
        picture, ///< picture of a board; the prose describes it
    };

    Kind kind = Kind::paragraph;
    Prose prose{};
    Game picture{};
    bool showsPattern = false; ///< the picture's lights are a pattern of presses

    friend bool operator==(const Block&, const Block&) = default;
};

/// Reads a part of the source as one or more sentences: *emphasis*, **strong**, $formula$,
/// {2^nullity}, {cell 2,3}, {x 2,3}, {d 2,3}, {row 3}, and \ before a character that is meant
/// literally. Cells must exist on the board.
Prose readProse(LessonSource& source, std::string_view text, const Rule& rule);
/// Reads paragraphs, headings (###), lists (- and 1.) and pictures of boards.
std::vector<Block> readBlocks(LessonSource& source, std::string_view text, const Rule& rule);

/// Returns a string that parses as the same prose. Neighbouring runs of words must differ in
/// emphasis.
std::string proseText(const Prose& prose);

} // namespace lightsout
