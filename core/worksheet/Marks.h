// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "gf2/BitVector.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lightsout {

// What stands on a page of a worksheet, in the order in which it is drawn. Lengths are millimetres
// from the page's upper left corner, sizes of letters points. Everything is black on white, so that
// it outlives a bad copier.

inline constexpr double sheetWidth = 210; // A4
inline constexpr double sheetHeight = 297;

/// Which end of a text is at its place. Left is left in all languages.
enum class SheetAlign { left, centre, right };

struct SheetText {
    double x;
    double y; ///< of the base line, the first one where there are several
    std::string text;
    double points;
    SheetAlign align = SheetAlign::left;
    bool isBold = false;
    bool isItalic = false;
    /// Lines are broken where they would be longer, and a line feed ends a paragraph; 0: one line.
    double width = 0;
};

/// A letter of mathematics with an index, such as x₃, which begins at x; no index for 0. It is read
/// from left to right in all languages, and so is the line behind it to write on.
struct SheetSymbol {
    double x;
    double y; ///< of the base line
    char letter;
    std::size_t index;
    double points;
    std::string after{}; ///< upright, behind it
    SheetAlign align = SheetAlign::centre;
    bool hasBlank = false;

    // Of the line, from x.
    static constexpr double blankBegin = 10;
    static constexpr double blankEnd = 20;
    static constexpr double blankDrop = 0.8;
};

struct SheetLine {
    double x1;
    double y1;
    double x2;
    double y2;
    bool hasArrow = false;
};

/// A grid of cells with what is drawn in them; vectors have an entry for each, or none.
struct SheetBoard {
    double x; ///< of the first cell
    double y;
    double cell; ///< its side
    std::size_t rows;
    std::size_t cols;
    BitVector rings{};
    BitVector crosses{};
    BitVector filled{};
    std::vector<std::size_t> regions{}; ///< for each cell; between different ones is a wall
    bool hasNumbers = false;            ///< 1, 2, … in the corners of the cells
    bool hasCoordinates = false;        ///< a, b, … above, 1, 2, … left of it
};

/// A matrix [A | d] as a grid of cells, with x₁, x₂, … and d above and row numbers left of it.
struct SheetMatrix {
    double x; ///< of the first cell
    double y;
    double cell;
    BitMatrix entries;
    std::size_t shownRows; ///< the first ones; the others are to be filled in
};

/// A graph: a circle for each vertex, with a ring in it where its light is on, and lines between
/// them. Vectors have an entry for each vertex, or none.
struct SheetGraph {
    double radius;                                  ///< of the circles
    std::vector<std::pair<double, double>> middles; ///< of the circles, as x and y
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    BitVector rings{};
    BitVector filled{};
    bool hasNumbers = false; ///< 1, 2, … in the circles
};

/// Of its circle.
inline constexpr double ringShare = 0.62;

using SheetMark =
    std::variant<SheetText, SheetSymbol, SheetLine, SheetBoard, SheetMatrix, SheetGraph>;

struct SheetPage {
    std::vector<SheetMark> marks;
};

} // namespace lightsout
