// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/PuzzleDrawing.h"

#include "challenge/ChallengeCode.h"
#include "game/Rule.h"
#include "graph/PointSets.h"
#include "support/Overloaded.h"
#include "worksheet/PuzzleSize.h"

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr double minWidth = 46;      // width of the line above a small board
constexpr double radiusShare = 0.28; // radius relative to the smallest distance between vertices
constexpr double numberPoints = 13;
constexpr double smallPoints = 9;

/// Draws one puzzle on a page.
class PuzzleDrawer {
public:
    PuzzleDrawer(SheetPage& page, const Puzzle& puzzle, bool isAnswer, double cell,
                 const SheetArea& area, const PuzzleStyle& style, const SheetWords& words)
        : page_(page), puzzle_(puzzle), isAnswer_(isAnswer), cell_(cell), area_(area),
          style_(style), words_(words), lattice_(puzzle.board.lattice) {}

    void draw(std::size_t number) {
        page_.marks.push_back(SheetText{.x = area_.x,
                                        .y = area_.y + 4.5,
                                        .text = std::to_string(number),
                                        .points = numberPoints,
                                        .isBold = true});
        switch (puzzle_.kind) {
        case PuzzleKind::solve:
        case PuzzleKind::patterns:
        case PuzzleKind::tilings:
            drawOneBoard();
            break;
        case PuzzleKind::press:
            drawTwoBoards();
            break;
        case PuzzleKind::matrix:
            drawMatrix();
            break;
        case PuzzleKind::elimination:
            drawElimination();
            break;
        case PuzzleKind::graphs:
            drawGraph();
            break;
        }
    }

private:
    double left() const { return area_.x + (style_.hasCoordinates ? labelWidth : 0); }
    double top() const { return area_.y + headHeight + (style_.hasCoordinates ? labelHeight : 0); }
    double boardWidth() const { return real(lattice_.cols) * cell_; }
    double boardHeight() const { return real(lattice_.rows) * cell_; }

    SheetBoard board(double x) const {
        return {.x = x,
                .y = top(),
                .cell = cell_,
                .rows = lattice_.rows,
                .cols = lattice_.cols,
                .hasNumbers = style_.hasNumbers,
                .hasCoordinates = style_.hasCoordinates};
    }

    /// Adds a hint at the right end of the line above the puzzle.
    void addHint(const std::string& text, double right) {
        page_.marks.push_back(SheetText{.x = std::max(right, area_.x + minWidth),
                                        .y = area_.y + 4,
                                        .text = text,
                                        .points = smallPoints,
                                        .align = SheetAlign::right});
    }

    /// Adds the space for the presses or, in an answer, the board's code. The line to write on
    /// begins after the words, or below them if there is no room.
    void addFoot(double x, double y, double right, bool isBelow = false) {
        if (isAnswer_) {
            if (hasChallengeCode(lattice_)) {
                page_.marks.push_back(SheetText{
                    .x = x, .y = y, .text = challengeCode(puzzle_.board), .points = smallPoints});
            }
            return;
        }
        page_.marks.push_back(
            SheetText{.x = x, .y = y, .text = words_.myPresses, .points = smallPoints});
        constexpr double afterWords = 24;
        constexpr double belowWords = 8;
        const double begin = isBelow ? x : x + afterWords;
        const double line = isBelow ? y + belowWords : y + 0.8;
        page_.marks.push_back(SheetLine{.x1 = begin, .y1 = line, .x2 = right, .y2 = line});
    }

    std::string hint() const {
        const std::size_t presses = puzzle_.solution.count();
        return presses == 1 ? words_.onePress : filledIn(words_.presses, std::to_string(presses));
    }

    /// Returns the text above an answer.
    std::string about() const {
        const auto counted = [this](const char* const(&forms)[2]) {
            return puzzle_.answers == "1" ? forms[0] : filledIn(forms[1], puzzle_.answers);
        };
        switch (puzzle_.kind) {
        case PuzzleKind::patterns:
            return puzzle_.solution.none() ? words_.noPattern : counted(words_.quietPatterns);
        case PuzzleKind::tilings:
            return puzzle_.solution.none() ? words_.noTiling : counted(words_.tilings);
        default:
            break;
        }
        const std::size_t presses = puzzle_.solution.count();
        const std::string counts = presses == 1
                                       ? words_.onePressCounted
                                       : filledIn(words_.pressesCounted, std::to_string(presses));
        if (puzzle_.answers.empty()) {
            return counts;
        }
        return counts + ", " +
               (puzzle_.answers == "1" ? words_.oneWay : filledIn(words_.ways, puzzle_.answers));
    }

    void drawOneBoard() {
        SheetBoard drawn = board(left());
        const bool isPattern = puzzle_.kind == PuzzleKind::patterns;
        drawn.rings = puzzle_.board.lights;
        if (isAnswer_) {
            (isPattern ? drawn.filled : drawn.crosses) = puzzle_.solution;
        }
        if (isAnswer_ && puzzle_.kind == PuzzleKind::tilings && puzzle_.solution.any()) {
            drawn.regions.resize(lattice_.vertexCount());
            puzzle_.solution.forEachOne([&](Vertex press) {
                Rule(lattice_).forEachToggled(press,
                                              [&](Vertex light) { drawn.regions[light] = press; });
            });
        }
        page_.marks.push_back(drawn);
        const double right = left() + boardWidth();
        if (isAnswer_) {
            addHint(about(), right);
        } else if (style_.hasHints && puzzle_.kind == PuzzleKind::solve) {
            addHint(hint(), right);
        }
        if (puzzle_.kind == PuzzleKind::solve) {
            constexpr double belowBoard = 6;
            addFoot(left(), top() + boardHeight() + belowBoard, std::max(right, left() + minWidth));
        }
    }

    void drawTwoBoards() {
        SheetBoard before = board(left());
        before.rings = puzzle_.board.lights;
        before.crosses = puzzle_.pressed;
        const double end = left() + boardWidth();
        SheetBoard after = board(end + arrowWidth + left() - area_.x);
        if (isAnswer_) {
            after.rings = puzzle_.outcome;
        }
        addArrow(end, top() + boardHeight() / 2);
        page_.marks.push_back(before);
        page_.marks.push_back(after);
    }

    void addArrow(double x, double y) {
        page_.marks.push_back(SheetLine{
            .x1 = x + 2.5, .y1 = y, .x2 = x + arrowWidth - 2.5, .y2 = y, .hasArrow = true});
    }

    double matrixTop() const { return area_.y + headHeight + labelHeight; }
    double matrixWidth() const { return lastColumnOf(puzzle_.matrix.cols()) * cell_ + cell_; }

    void drawMatrix() {
        const std::size_t cells = lattice_.vertexCount();
        const double side = boardCellNextTo(lattice_, cell_, area_.width);
        page_.marks.push_back(SheetBoard{.x = area_.x,
                                         .y = matrixTop(),
                                         .cell = side,
                                         .rows = lattice_.rows,
                                         .cols = lattice_.cols,
                                         .rings = puzzle_.board.lights,
                                         .hasNumbers = true});
        const double columnEnd = area_.x + columnNextToMatrix(lattice_, side);
        const double x = columnEnd + betweenWidth + labelWidth;
        page_.marks.push_back(SheetMatrix{.x = x,
                                          .y = matrixTop(),
                                          .cell = cell_,
                                          .entries = puzzle_.matrix,
                                          .shownRows = isAnswer_ ? cells : 1});
        if (cells > fewUnknowns) {
            addFoot(area_.x, matrixTop() + side * real(lattice_.rows) + 8, columnEnd, true);
            return;
        }
        for (std::size_t i = 0; i < cells; ++i) {
            addUnknown(i, x + matrixWidth() + betweenWidth,
                       matrixTop() + cell_ * (real(i) + 0.5) + 1.5);
        }
    }

    void addUnknown(std::size_t cell, double x, double y) {
        page_.marks.push_back(
            SheetSymbol{.x = x,
                        .y = y,
                        .letter = 'x',
                        .index = cell + 1,
                        .points = 11,
                        .after = isAnswer_ ? puzzle_.solution[cell] ? " = 1" : " = 0" : " =",
                        .align = SheetAlign::left,
                        .hasBlank = !isAnswer_});
    }

    void drawElimination() {
        const std::size_t cells = lattice_.vertexCount();
        const double x = area_.x + labelWidth;
        page_.marks.push_back(SheetMatrix{.x = x,
                                          .y = matrixTop(),
                                          .cell = cell_,
                                          .entries = puzzle_.matrix,
                                          .shownRows = cells});
        addArrow(x + matrixWidth(), matrixTop() + cell_ * real(cells) / 2);
        page_.marks.push_back(SheetMatrix{.x = x + matrixWidth() + arrowWidth + labelWidth,
                                          .y = matrixTop(),
                                          .cell = cell_,
                                          .entries = puzzle_.reduced,
                                          .shownRows = isAnswer_ ? cells : 0});
        const double foot = matrixTop() + cell_ * real(cells) + 8;
        if (cells > fewUnknowns) {
            addFoot(area_.x, foot, area_.x + area_.width);
            return;
        }
        const std::size_t perLine = unknownsPerLine(area_.width);
        for (std::size_t i = 0; i < cells; ++i) {
            addUnknown(i, area_.x + unknownWidth * real(i % perLine),
                       foot + unknownHeight * real(i / perLine));
        }
    }

    void drawGraph() {
        const Graph& graph = puzzle_.graph;
        const Extent extent = drawnExtent(graph);
        SheetGraph drawn{.radius = 0, .middles = {}, .edges = {}};
        std::vector<Point> points;
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            const Point point = graph.position(v);
            points.push_back(point);
            drawn.middles.emplace_back(area_.x + (point.x - extent.low.x) * cell_,
                                       area_.y + headHeight + (point.y - extent.low.y) * cell_);
            for (const Vertex other : graph.targets(v)) {
                if (v < other) {
                    drawn.edges.emplace_back(v, other);
                }
            }
        }
        drawn.radius = std::min(1.0, minDistance(points)) * radiusShare * cell_;
        drawn.rings = puzzle_.board.lights;
        drawn.hasNumbers = style_.hasNumbers;
        if (isAnswer_) {
            drawn.filled = puzzle_.solution;
        }
        page_.marks.push_back(std::move(drawn));
        const double right = area_.x + extent.width() * cell_;
        if (isAnswer_) {
            addHint(about(), right);
        } else if (style_.hasHints) {
            addHint(hint(), right);
        }
    }

    SheetPage& page_;
    const Puzzle& puzzle_;
    bool isAnswer_;
    double cell_;
    const SheetArea& area_;
    const PuzzleStyle& style_;
    const SheetWords& words_;
    const Lattice& lattice_;
};

SheetAlign opposite(SheetAlign align) {
    return align == SheetAlign::left    ? SheetAlign::right
           : align == SheetAlign::right ? SheetAlign::left
                                        : SheetAlign::centre;
}

} // namespace

void drawPuzzle(SheetPage& page, const Puzzle& puzzle, std::size_t number, bool isAnswer,
                double cell, const SheetArea& area, const PuzzleStyle& style,
                const SheetWords& words) {
    PuzzleDrawer(page, puzzle, isAnswer, cell, area, style, words).draw(number);
}

SheetMark mirrored(SheetMark mark) {
    std::visit(Overloaded{[](SheetText& text) {
                              text.x = sheetWidth - text.x;
                              text.align = opposite(text.align);
                          },
                          [](SheetSymbol& symbol) {
                              symbol.x = sheetWidth - symbol.x;
                              if (symbol.hasBlank) {
                                  symbol.x -= SheetSymbol::blankEnd;
                              } else {
                                  symbol.align = opposite(symbol.align);
                              }
                          },
                          [](SheetLine& line) {
                              line.x1 = sheetWidth - line.x1;
                              line.x2 = sheetWidth - line.x2;
                          },
                          [](SheetBoard& board) {
                              const double labels = board.hasCoordinates ? labelWidth : 0;
                              board.x =
                                  sheetWidth - board.x - real(board.cols) * board.cell + labels;
                          },
                          [](SheetMatrix& matrix) {
                              const double columns = lastColumnOf(matrix.entries.cols()) + 1;
                              matrix.x = sheetWidth - matrix.x - columns * matrix.cell + labelWidth;
                          },
                          [](SheetGraph& graph) {
                              const auto [left, right] = std::ranges::minmax(
                                  graph.middles, {}, &std::pair<double, double>::first);
                              const double shift = sheetWidth - left.first - right.first;
                              for (auto& middle : graph.middles) {
                                  middle.first += shift;
                              }
                          }},
               mark);
    return mark;
}

} // namespace lightsout
