// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/PuzzleSize.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr double boardScale = 1.4; // size of a board's cells relative to those of a small matrix
constexpr double boardShare = 0.2; // fraction of the width for a board next to a large matrix
constexpr double boardCell = 12;   // largest cell of a board next to a matrix
constexpr double belowCells = 17;  // space below that board for the presses, if the matrix is large

constexpr double aboveUnknowns = 4; // gap below a matrix

} // namespace

SlotGrid::SlotGrid(std::size_t puzzles, std::size_t columns, const SheetArea& area)
    : puzzles_(puzzles), columns_(columns), rows_((puzzles + columns - 1) / columns), area_(area) {
    LIGHTSOUT_ASSERT(columns >= 1 && columns <= puzzles && puzzles <= maxOnPage);
}

SheetArea SlotGrid::slot(std::size_t index) const {
    LIGHTSOUT_ASSERT(index < puzzles_);
    const auto columns = static_cast<double>(columns_);
    const auto rows = static_cast<double>(rows_);
    const double width = (area_.width - gap * (columns - 1)) / columns;
    const double height = (area_.height - gap * (rows - 1)) / rows;
    return {.x = area_.x + static_cast<double>(index % columns_) * (width + gap),
            .y = area_.y + static_cast<double>(index / columns_) * (height + gap),
            .width = width,
            .height = height};
}

double columnNextToMatrix(const Lattice& lattice, double side) {
    constexpr double footWords = 20;
    const double board = side * real(lattice.cols);
    return lattice.vertexCount() <= fewUnknowns ? board : std::max(board, footWords);
}

double boardCellNextTo(const Lattice& lattice, double cell, double width) {
    return std::min({lattice.vertexCount() <= fewUnknowns ? cell * boardScale
                                                          : width * boardShare / real(lattice.cols),
                     cell * real(lattice.cols), boardCell});
}

Extent drawnExtent(const Graph& graph) {
    std::vector<Point> points;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        points.push_back(graph.position(v));
    }
    Extent extent = extentOf(points);
    const double room = std::min(1.0, minDistance(points)) / 2;
    extent.low = {extent.low.x - room, extent.low.y - room};
    extent.high = {extent.high.x + room, extent.high.y + room};
    return extent;
}

std::size_t unknownsPerLine(double width) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(width / unknownWidth));
}

double lastColumnOf(std::size_t columns) {
    constexpr double gap = 0.25; // gap before column d
    return real(columns - 1) + gap;
}

double puzzleCellSize(const Puzzle& puzzle, const SheetArea& area, const PuzzleStyle& style) {
    const double rows = real(puzzle.board.lattice.rows);
    const double cols = real(puzzle.board.lattice.cols);
    const std::size_t cells = puzzle.board.lattice.vertexCount();
    const double matrixColumns = lastColumnOf(cells + 1) + 1;
    const double left = style.hasCoordinates ? labelWidth : 0;
    const double height = area.height - headHeight - (style.hasCoordinates ? labelHeight : 0);
    const double matrixHeight = area.height - headHeight - labelHeight;
    if (puzzle.kind == PuzzleKind::graphs) {
        const Extent extent = drawnExtent(puzzle.graph);
        return std::min(area.width / extent.width(), (area.height - headHeight) / extent.height());
    }
    double size = 0;
    switch (puzzle.kind) {
    case PuzzleKind::solve:
    case PuzzleKind::patterns:
    case PuzzleKind::tilings:
        size = std::min((area.width - left) / cols, (height - footHeight) / rows);
        break;
    case PuzzleKind::press:
        size = std::min((area.width - 2 * left - arrowWidth) / (2 * cols), height / rows);
        break;
    case PuzzleKind::matrix: {
        const double rest = area.width - betweenWidth - labelWidth;
        size = cells <= fewUnknowns
                   ? (rest - betweenWidth - unknownsWidth) / (matrixColumns + boardScale * cols)
                   : (rest -
                      columnNextToMatrix(puzzle.board.lattice, area.width * boardShare / cols)) /
                         matrixColumns;
        size = std::min(size, matrixHeight / real(cells));
        if (cells > fewUnknowns) { // the board, and below it the presses
            const double most = std::min(area.width * boardShare, boardCell * cols);
            size = most * rows / cols + belowCells > matrixHeight ? 0 : size;
        }
        break;
    }
    case PuzzleKind::elimination: {
        const std::size_t lines =
            cells > fewUnknowns ? 1 : (cells - 1) / unknownsPerLine(area.width) + 1;
        size = std::min((area.width - 2 * labelWidth - arrowWidth) / (2 * matrixColumns),
                        (matrixHeight - aboveUnknowns - unknownHeight * real(lines)) / real(cells));
        break;
    }
    case PuzzleKind::graphs:
        break;
    }
    return size;
}

double puzzleHeight(const Puzzle& puzzle, double cell, double width, const PuzzleStyle& style) {
    const Lattice& lattice = puzzle.board.lattice;
    const std::size_t cells = lattice.vertexCount();
    const double board =
        headHeight + (style.hasCoordinates ? labelHeight : 0) + real(lattice.rows) * cell;
    const double matrix = headHeight + labelHeight + real(cells) * cell;
    switch (puzzle.kind) {
    case PuzzleKind::solve:
        return board + footHeight;
    case PuzzleKind::press:
    case PuzzleKind::patterns:
    case PuzzleKind::tilings:
        return board;
    case PuzzleKind::matrix:
        return std::max(matrix, headHeight + labelHeight +
                                    boardCellNextTo(lattice, cell, width) * real(lattice.rows) +
                                    (cells > fewUnknowns ? belowCells : 0));
    case PuzzleKind::elimination:
        return matrix + aboveUnknowns +
               unknownHeight *
                   real(cells > fewUnknowns ? 1 : (cells - 1) / unknownsPerLine(width) + 1);
    case PuzzleKind::graphs:
        return headHeight + drawnExtent(puzzle.graph).height() * cell;
    }
    return 0;
}

double minCellSize(PuzzleKind kind) {
    return kind == PuzzleKind::graphs ? 10 : hasMatrix(kind) ? 3.8 : 5;
}

double largestCellSize(PuzzleKind kind, bool sharesPage) {
    if (kind == PuzzleKind::graphs) {
        return 18;
    }
    return sharesPage || hasMatrix(kind) ? 12 : 18;
}

} // namespace lightsout
