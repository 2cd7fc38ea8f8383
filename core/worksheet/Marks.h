// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "gf2/BitVector.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lightsout {

// The marks on a page of a worksheet, in the order in which they are drawn. Lengths are in
// millimetres from the page's upper left corner, font sizes in points. Everything is black on
// white, so that it remains legible in poor copies.

inline constexpr double sheetWidth = 210; // A4
inline constexpr double sheetHeight = 297;

/// The point of a text that is placed at its position: its left end, its centre or its right end.
/// Left means left in all languages.
enum class SheetAlign { left, centre, right };

struct SheetText {
    double x;
    double y; ///< baseline of the first line
    std::string text;
    double points;
    SheetAlign align = SheetAlign::left;
    bool isBold = false;
    bool isItalic = false;
    /// Lines are wrapped at this width, and a line feed ends a paragraph; 0 means a single line.
    double width = 0;
};

/// A mathematical letter with an index, such as x₃. It is placed at `x`; index 0 means no index.
/// The letter, and the line for writing after it, run from left to right in all languages.
struct SheetSymbol {
    double x;
    double y; ///< the baseline
    char letter;
    std::size_t index;
    double points;
    std::string after{}; ///< upright text after the symbol
    SheetAlign align = SheetAlign::centre;
    bool hasBlank = false;

    // Offsets of the line for writing: its ends relative to `x`, and its height relative to `y`.
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

/// A grid of cells and the marks in them. Vectors have one entry per cell or are empty.
struct SheetBoard {
    double x; ///< left edge of the first cell
    double y;
    double cell; ///< side of a cell
    std::size_t rows;
    std::size_t cols;
    BitVector rings{};
    BitVector crosses{};
    BitVector filled{};
    std::vector<std::size_t> regions{}; ///< region of each cell; walls separate regions
    bool hasNumbers = false;            ///< whether 1, 2, … are in the corners of the cells
    bool hasCoordinates = false; ///< whether a, b, … are above it and 1, 2, … to its left
};

/// A matrix [A | d] as a grid of cells, with x₁, x₂, … and d above it and row numbers to its left.
struct SheetMatrix {
    double x; ///< left edge of the first cell
    double y;
    double cell;
    BitMatrix entries;
    std::size_t shownRows; ///< number of rows printed; the others are to be filled in
};

/// A graph: a circle for each vertex, with a ring in it if its light is on, and lines between them.
/// Vectors have one entry per vertex or are empty.
struct SheetGraph {
    double radius;                                  ///< radius of the circles
    std::vector<std::pair<double, double>> middles; ///< centres of the circles, as x and y
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    BitVector rings{};
    BitVector filled{};
    bool hasNumbers = false; ///< whether 1, 2, … are in the circles
};

/// Radius of a ring as a fraction of the radius of its circle.
inline constexpr double ringShare = 0.62;

using SheetMark =
    std::variant<SheetText, SheetSymbol, SheetLine, SheetBoard, SheetMatrix, SheetGraph>;

struct SheetPage {
    std::vector<SheetMark> marks;
};

} // namespace lightsout
