// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Latex.h"

#include "worksheet/PuzzleSize.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace lightsout {

namespace {

constexpr std::string_view preamble = R"(\RequirePackage{fix-cm}
\documentclass[a4paper]{article}
\usepackage[margin=0pt]{geometry}
\usepackage{iftex}
\usepackage{tikz}
)";

constexpr std::string_view latinFonts = R"(\ifpdftex
  \IfFileExists{lmodern.sty}{\usepackage[T1]{fontenc}\usepackage{lmodern}}{}
\fi
\newcommand\direction[1]{#1}
\newcommand\press{\ensuremath{\times}}
)";

// Fonts that are likely to be installed. All of them have Hebrew letters and digits.
constexpr std::string_view hebrewFonts = R"(\RequireXeTeX
\usepackage{fontspec}
\IfFontExistsTF{David CLM}{\setmainfont{David CLM}}{%
  \IfFontExistsTF{FreeSerif}{\setmainfont{FreeSerif}}{\setmainfont{DejaVu Sans}}}
\TeXXeTstate=1
\newcommand\direction[1]{\beginR #1\endR}
\newcommand\press{×}
)";

// The unit of a board is the side of its cells; rows run downwards.
constexpr std::string_view macros = R"(\pagestyle{empty}
\setlength\parindent{0pt}
\setlength\topskip{0pt}
\newcommand\size[1]{\fontsize{#1}{1.25\dimexpr#1pt\relax}\selectfont}
\tikzset{
  every picture/.style={line cap=round},
  thin line/.style={line width=0.3pt},
  frame/.style={line width=1pt},
  ring/.pic={\draw[line width=1.2pt] (0,0) circle[radius=0.33];},
  low ring/.pic={\draw[line width=1.2pt] (0.1,0.1) circle[radius=0.28];},
  low cross/.pic={\draw[line width=1.2pt] (-0.06,-0.06) -- (0.26,0.26) (-0.06,0.26) -- (0.26,-0.06);},
  cross/.pic={\draw[line width=1.2pt] (-0.16,-0.16) -- (0.16,0.16) (-0.16,0.16) -- (0.16,-0.16);},
  filled/.pic={\fill (-0.38,-0.38) rectangle (0.38,0.38);},
}
\begin{document}
)";

std::string number(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                   std::chars_format::fixed, 2);
    return {digits.data(), end.ptr};
}

std::string point(double x, double y) {
    return "(" + number(x) + "," + number(y) + ")";
}

/// Characters that are replaced with commands.
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> commands{{
    {"\u202f", "\\,"},
    {"\u00a0", "~"},
    {"×", "\\press{}"},
    {"·", "\\ensuremath{\\cdot}"},
    {"#", "\\#"},
    {"$", "\\$"},
    {"%", "\\%"},
    {"&", "\\&"},
    {"_", "\\_"},
    {"{", "\\{"},
    {"}", "\\}"},
}};

std::string escaped(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto command = std::ranges::find_if(
            commands, [text](const auto& each) { return text.starts_with(each.first); });
        result += command == commands.end() ? text.substr(0, 1) : command->second;
        text.remove_prefix(command == commands.end() ? 1 : command->first.size());
    }
    return result;
}

/// Returns the paragraphs of a text, each set from right to left if it contains Hebrew letters.
/// Their UTF-8 form begins with the byte `hebrew`.
std::string paragraphs(std::string_view text) {
    constexpr char hebrew = '\xd7';
    std::string result;
    while (true) {
        const std::string_view line = text.substr(0, text.find('\n'));
        result += line.find(hebrew) == std::string_view::npos
                      ? escaped(line)
                      : "\\direction{" + escaped(line) + "}";
        if (line.size() == text.size()) {
            return result;
        }
        result += "\\par\\vskip 3pt ";
        text.remove_prefix(line.size() + 1);
    }
}

const char* anchorOf(SheetAlign align) {
    return align == SheetAlign::left    ? "base west"
           : align == SheetAlign::right ? "base east"
                                        : "base";
}

std::string node(double x, double y, const std::string& options, const std::string& content) {
    return "\\node[inner sep=0pt, " + options + "] at " + point(x, y) + " {" + content + "};\n";
}

std::string drawn(const SheetText& text) {
    std::string options = std::string("anchor=") + anchorOf(text.align);
    if (text.width > 0) {
        options = std::string("anchor=") +
                  (text.align == SheetAlign::right ? "base east" : "base west") +
                  ", text width=" + number(text.width) +
                  "mm, align=" + (text.align == SheetAlign::right ? "flush right" : "flush left");
    }
    const std::string font = std::string("\\size{") + number(text.points) + "}" +
                             (text.isBold ? "\\bfseries " : "") +
                             (text.isItalic ? "\\itshape " : "");
    return node(text.x, text.y, options, font + paragraphs(text.text));
}

std::string drawn(const SheetLine& line) {
    return std::string("\\draw[") + (line.hasArrow ? "->, line width=0.8pt" : "thin line") + "] " +
           point(line.x1, line.y1) + " -- " + point(line.x2, line.y2) + ";\n";
}

std::string drawn(const SheetSymbol& symbol) {
    const std::string index = symbol.index == 0 ? "" : "_{" + std::to_string(symbol.index) + "}";
    const double y = symbol.y + SheetSymbol::blankDrop;
    return node(symbol.x, symbol.y, std::string("anchor=") + anchorOf(symbol.align),
                "\\size{" + number(symbol.points) + "}$" + symbol.letter + index + symbol.after +
                    "$") +
           (symbol.hasBlank ? drawn(SheetLine{.x1 = symbol.x + SheetSymbol::blankBegin,
                                              .y1 = y,
                                              .x2 = symbol.x + SheetSymbol::blankEnd,
                                              .y2 = y})
                            : std::string());
}

std::string scopeBegin(double x, double y, double cell) {
    return "\\begin{scope}[shift={" + point(x, y) + "}, x=" + number(cell) + "mm, y=-" +
           number(cell) + "mm]\n";
}

/// Returns the grid lines and the frame of a block of cells whose first cell is at (x, 0).
std::string grid(double x, std::size_t rows, std::size_t cols) {
    const std::string bottom = std::to_string(rows);
    const std::string right = number(x + static_cast<double>(cols));
    std::string text = "\\draw[thin line]";
    for (std::size_t col = 1; col < cols; ++col) {
        const std::string place = number(x + static_cast<double>(col));
        text += " (" + place + ",0) -- (" + place + "," + bottom + ")";
    }
    for (std::size_t row = 1; row < rows; ++row) {
        const std::string place = std::to_string(row);
        text += " (" + number(x) + "," + place + ") -- (" + right + "," + place + ")";
    }
    return text + ";\n\\draw[frame] (" + number(x) + ",0) rectangle (" + right + "," + bottom +
           ");\n";
}

/// Draws the same picture at the centre of each of these cells.
std::string inCells(const char* picture, const BitVector& cells, std::size_t cols) {
    if (cells.none()) {
        return {};
    }
    std::string places;
    cells.forEachOne([&](std::size_t cell) {
        places += (places.empty() ? "" : ", ") + std::to_string(cell % cols) + "/" +
                  std::to_string(cell / cols);
    });
    return "\\foreach \\x/\\y in {" + places + "} \\pic at (\\x+0.5,\\y+0.5) {" + picture + "};\n";
}

/// Returns the walls between cells of different regions.
std::string walls(const SheetBoard& board) {
    std::string text;
    const auto regionAt = [&board](std::size_t row, std::size_t col) {
        return board.regions[row * board.cols + col];
    };
    for (std::size_t row = 0; row < board.rows; ++row) {
        for (std::size_t col = 0; col < board.cols; ++col) {
            const std::string x = std::to_string(col + 1);
            const std::string y = std::to_string(row + 1);
            if (col + 1 < board.cols && regionAt(row, col) != regionAt(row, col + 1)) {
                text += " (" + x + "," + std::to_string(row) + ") -- (" + x + "," + y + ")";
            }
            if (row + 1 < board.rows && regionAt(row, col) != regionAt(row + 1, col)) {
                text += " (" + std::to_string(col) + "," + y + ") -- (" + x + "," + y + ")";
            }
        }
    }
    return text.empty() ? text : "\\draw[line width=1.6pt]" + text + ";\n";
}

std::string drawn(const SheetBoard& board) {
    std::string text = scopeBegin(board.x, board.y, board.cell) + grid(0, board.rows, board.cols) +
                       inCells("filled", board.filled, board.cols) +
                       inCells(board.hasNumbers ? "low ring" : "ring", board.rings, board.cols) +
                       inCells(board.hasNumbers ? "low cross" : "cross", board.crosses, board.cols);
    if (!board.regions.empty()) {
        text += walls(board);
    }
    if (board.hasCoordinates) {
        for (std::size_t col = 0; col < board.cols; ++col) {
            text += "\\node[anchor=base, yshift=1.2mm] at (" + std::to_string(col) +
                    ".5,0) {\\size{9}$" + static_cast<char>('a' + col) + "$};\n";
        }
        for (std::size_t row = 0; row < board.rows; ++row) {
            text += "\\node[anchor=east, inner sep=1.5mm] at (0," + std::to_string(row) +
                    ".5) {\\size{9}" + std::to_string(row + 1) + "};\n";
        }
    }
    if (board.hasNumbers) {
        for (std::size_t cell = 0; cell < board.rows * board.cols; ++cell) {
            text += "\\node[anchor=north west, inner sep=0.5mm] at (" +
                    std::to_string(cell % board.cols) + "," + std::to_string(cell / board.cols) +
                    ") {\\size{6}" + std::to_string(cell + 1) + "};\n";
        }
    }
    return text + "\\end{scope}\n";
}

std::string drawn(const SheetGraph& graph) {
    const auto middle = [&graph](Vertex vertex) {
        return point(graph.middles[vertex].first, graph.middles[vertex].second);
    };
    std::string text;
    for (const auto& [a, b] : graph.edges) {
        text += "\\draw[line width=0.6pt] " + middle(a) + " -- " + middle(b) + ";\n";
    }
    for (Vertex v = 0; v < graph.middles.size(); ++v) {
        const bool isFilled = graph.filled.any() && graph.filled[v];
        const auto circle = [&](double radius) {
            return middle(v) + " circle[radius=" + number(radius) + "mm];\n";
        };
        text += std::string("\\filldraw[fill=") + (isFilled ? "black" : "white") +
                ", line width=0.6pt] " + circle(graph.radius);
        if (graph.rings.any() && graph.rings[v]) {
            text += std::string("\\draw[line width=1.2pt") + (isFilled ? ", white] " : "] ") +
                    circle(graph.radius * ringShare);
        }
        if (graph.hasNumbers) {
            text += std::string("\\node") + (isFilled ? "[white]" : "") + " at " + middle(v) +
                    " {\\size{6}" + std::to_string(v + 1) + "};\n";
        }
    }
    return text;
}

std::string drawn(const SheetMatrix& matrix) {
    const std::size_t rows = matrix.entries.rows();
    const std::size_t unknowns = matrix.entries.cols() - 1;
    const double last = lastColumnOf(unknowns + 1);
    // Makes digits fit their cells, and indices fit the columns.
    const std::string digits = "\\size{" + number(std::min(12.0, matrix.cell * 1.8)) + "}";
    const std::string labels =
        "\\size{" + number(std::min(9.0, matrix.cell * (unknowns > 9 ? 1.3 : 1.7))) + "}";
    std::string text =
        scopeBegin(matrix.x, matrix.y, matrix.cell) + grid(0, rows, unknowns) + grid(last, rows, 1);
    for (std::size_t column = 0; column <= unknowns; ++column) {
        const double x = column < unknowns ? static_cast<double>(column) : last;
        const std::string name =
            column < unknowns ? "x_{" + std::to_string(column + 1) + "}" : std::string("d");
        text += "\\node[anchor=base, yshift=1.5mm] at (" + number(x + 0.5) + ",0) {" + labels +
                "$" + name + "$};\n";
        for (std::size_t row = 0; row < matrix.shownRows; ++row) {
            text += "\\node at " + point(x + 0.5, static_cast<double>(row) + 0.5) + " {" + digits +
                    (matrix.entries.get(row, column) ? "1" : "0") + "};\n";
        }
    }
    for (std::size_t row = 0; row < rows; ++row) {
        text += "\\node[anchor=east, inner sep=1.2mm] at (0," + std::to_string(row) + ".5) {" +
                labels + std::to_string(row + 1) + "};\n";
    }
    return text + "\\end{scope}\n";
}

} // namespace

std::string sheetLatex(const std::vector<SheetPage>& pages, SheetLanguage language) {
    const bool isHebrew = language == SheetLanguage::hebrew;
    std::string text;
    if (isHebrew) {
        text += "% !TeX program = xelatex\n";
    }
    text += preamble;
    text += isHebrew ? hebrewFonts : latinFonts;
    text += macros;
    for (const SheetPage& page : pages) {
        // The picture is slightly smaller than the page, so that it is not pushed to the next page.
        text += "\\begin{tikzpicture}[x=1mm, y=-1mm]\n"
                "\\useasboundingbox (0,0) rectangle (" +
                number(sheetWidth - 0.1) + "," + number(sheetHeight - 0.1) + ");\n";
        for (const SheetMark& mark : page.marks) {
            text += std::visit([](const auto& each) { return drawn(each); }, mark);
        }
        text += "\\end{tikzpicture}\n\\clearpage\n";
    }
    return text + "\\end{document}\n";
}

} // namespace lightsout
