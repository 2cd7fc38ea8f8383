// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Pages.h"

#include "challenge/ChallengeCode.h"
#include "game/Rule.h"

#include <algorithm>
#include <span>

namespace lightsout {

namespace {

// Dimensions in millimetres and points.
constexpr double margin = 18;
constexpr double contentWidth = sheetWidth - 2 * margin;
constexpr double rightEdge = sheetWidth - margin;
constexpr double titleLine = 27;
constexpr double nameLine = 38;
constexpr double textLine = 47;
constexpr double lineHeight = 5.2;
constexpr double letterWidth = 2.05; // upper bound on the average width of a letter in the text
constexpr double contentEnd = 279;
constexpr double footLine = 289;
constexpr double titlePoints = 22;
constexpr double textPoints = 11;
constexpr double subheadPoints = 14;
constexpr double footPoints = 9;
constexpr std::size_t maxColumns = 3;
constexpr double muchSmaller = 0.85; // minimum ratio to the cell size with fewer columns
constexpr double exampleCell = 5.5;
constexpr double exampleWidth = 2 * 3 * exampleCell + 14;

bool haveSameRule(const Puzzle& a, const Puzzle& b) {
    const Lattice& one = a.board.lattice;
    const Lattice& other = b.board.lattice;
    return one.topology == other.topology && one.neighbours == other.neighbours &&
           one.selfInfluence == other.selfInfluence;
}

bool belongTogether(const Puzzle& a, const Puzzle& b) {
    return a.kind == b.kind && haveSameRule(a, b);
}

bool hasRings(const Puzzle& puzzle) {
    return puzzle.kind != PuzzleKind::patterns && puzzle.kind != PuzzleKind::tilings;
}

/// Returns the number of characters in a UTF-8 string.
std::size_t lengthOf(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char character) {
        return (static_cast<unsigned char>(character) & 0xC0U) != 0x80U;
    }));
}

std::size_t rowsOf(std::size_t puzzles, std::size_t columns) {
    return (puzzles + columns - 1) / columns;
}

/// Returns the name that identifies the pages of a sheet and its answers: the code of its first
/// board.
std::string sheetName(const std::vector<Puzzle>& puzzles) {
    const auto coded = std::ranges::find_if(puzzles, [](const Puzzle& puzzle) {
        return puzzle.kind != PuzzleKind::graphs && hasChallengeCode(puzzle.board.lattice);
    });
    const std::string program = "Lights Out";
    return coded == puzzles.end() ? program : program + " · " + challengeCode(coded->board);
}

/// Creates the pages of a worksheet in order.
class Writer {
public:
    /// `name` appears at the bottom of every page.
    Writer(const WorksheetOptions& options, std::string name)
        : options_(options), words_(sheetWords(options.language)), name_(std::move(name)) {}

    /// Adds puzzles that belong together, numbered consecutively from `number`. They are placed
    /// below the previous ones if there is room for all, otherwise on new pages. `sharesPage`
    /// states whether other sections may be on the same pages.
    void addSection(std::span<const Puzzle> puzzles, std::size_t number, bool areAnswers,
                    bool sharesPage) {
        // Answers have the same positions as their puzzles.
        headOf(puzzles, false);
        const SheetArea whole{margin, contentStart_, contentWidth, contentEnd - contentStart_};
        const Grid grid = gridFor(puzzles, whole, sharesPage);
        if (fitsBelow(puzzles, grid, areAnswers)) {
            addSubhead(pages_.back(), puzzles, areAnswers);
            draw(puzzles, number, areAnswers, grid);
            last_ = &puzzles.front();
            return;
        }
        for (std::size_t first = 0; first < puzzles.size(); first += grid.perPage) {
            pages_.push_back(headOf(puzzles, areAnswers));
            onPage_ = 0;
            draw(puzzles.subspan(first, std::min(grid.perPage, puzzles.size() - first)),
                 number + first, areAnswers, grid);
        }
        areAnswers_ = areAnswers;
        last_ = &puzzles.front();
    }

    std::vector<SheetPage> finish() && {
        for (std::size_t i = 0; i < pages_.size(); ++i) {
            SheetPage& page = pages_[i];
            page.marks.push_back(
                SheetLine{.x1 = margin, .y1 = footLine - 5, .x2 = rightEdge, .y2 = footLine - 5});
            page.marks.push_back(
                SheetText{.x = margin, .y = footLine, .text = name_, .points = footPoints});
            page.marks.push_back(SheetText{
                .x = rightEdge,
                .y = footLine,
                .text = filledIn(words_.page, std::to_string(i + 1), std::to_string(pages_.size())),
                .points = footPoints,
                .align = SheetAlign::right});
            if (words_.isRightToLeft) {
                std::ranges::transform(page.marks, page.marks.begin(), mirrored);
            }
        }
        return std::move(pages_);
    }

private:
    /// The layout of the puzzles of a section on its pages.
    struct Grid {
        std::size_t perPage;
        std::size_t columns;
        double cell;
        double slotHeight;

        SlotGrid from(double y, std::size_t puzzles) const {
            const auto rows = static_cast<double>(rowsOf(puzzles, columns));
            return {std::max(puzzles, columns),
                    columns,
                    {margin, y, contentWidth, rows * slotHeight + SlotGrid::gap * (rows - 1)}};
        }
    };

    /// Returns the largest cell size possible for all puzzles: that of the puzzle with the least
    /// room.
    double cellIn(std::span<const Puzzle> puzzles, const SlotGrid& arrangement,
                  bool sharesPage) const {
        double cell = largestCellSize(puzzles.front().kind, sharesPage);
        for (const Puzzle& puzzle : puzzles) {
            cell = std::min(cell, puzzleCellSize(puzzle, arrangement.slot(0), options_.style));
        }
        return cell;
    }

    /// Returns the layout with as many puzzles per page as possible and with the largest cells. The
    /// layout uses more columns if this saves rows and makes the cells only slightly smaller.
    Grid gridFor(std::span<const Puzzle> puzzles, const SheetArea& area, bool sharesPage) const {
        for (std::size_t count = std::min(options_.perPage, puzzles.size());; --count) {
            Grid best{.perPage = count, .columns = 1, .cell = 0, .slotHeight = 0};
            for (std::size_t columns = 1; columns <= std::min(count, maxColumns); ++columns) {
                const double cell = cellIn(puzzles, SlotGrid(count, columns, area), sharesPage);
                const bool savesRows =
                    columns == 1 || rowsOf(count, columns) < rowsOf(count, best.columns);
                if (savesRows && cell >= muchSmaller * best.cell) {
                    best.columns = columns;
                    best.cell = cell;
                }
            }
            if (count > 1 && best.cell < minCellSize(puzzles.front().kind)) {
                continue;
            }
            const double width = SlotGrid(count, best.columns, area).slot(0).width;
            for (const Puzzle& puzzle : puzzles) {
                best.slotHeight = std::max(best.slotHeight,
                                           puzzleHeight(puzzle, best.cell, width, options_.style));
            }
            return best;
        }
    }

    /// Returns whether the puzzles fit below those on the last page.
    bool fitsBelow(std::span<const Puzzle> puzzles, const Grid& grid, bool areAnswers) {
        if (pages_.empty() || areAnswers_ != areAnswers || puzzles.size() > grid.perPage ||
            onPage_ + puzzles.size() > options_.perPage) {
            return false;
        }
        SheetPage tried;
        addSubhead(tried, puzzles, areAnswers);
        const SheetArea last = grid.from(contentStart_, puzzles.size()).slot(puzzles.size() - 1);
        return last.y + last.height <= contentEnd;
    }

    /// Draws puzzles on the last page, starting at `contentStart_`.
    void draw(std::span<const Puzzle> puzzles, std::size_t number, bool areAnswers,
              const Grid& grid) {
        const SlotGrid places = grid.from(contentStart_, puzzles.size());
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            const SheetArea slot = places.slot(i);
            drawPuzzle(pages_.back(), puzzles[i], number + i, areAnswers, grid.cell, slot,
                       options_.style, words_);
            contentEnd_ = slot.y + slot.height;
        }
        onPage_ += puzzles.size();
    }

    /// Adds paragraphs at `contentStart_`, and moves `contentStart_` below them.
    void addText(SheetPage& page, const std::string& text, double width) {
        page.marks.push_back(SheetText{
            .x = margin, .y = contentStart_, .text = text, .points = textPoints, .width = width});
        const auto perLine = static_cast<std::size_t>(width / letterWidth);
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            const std::size_t length = lengthOf(std::string_view(text).substr(begin, end - begin));
            const std::size_t lines = (length + perLine - 1) / perLine;
            contentStart_ += lineHeight * static_cast<double>(lines) + 1.2;
            begin = end + 1;
        }
    }

    /// Adds a word and a line to write on.
    void addBlank(SheetPage& page, double x, double end, const char* word) {
        page.marks.push_back(SheetText{.x = x, .y = nameLine, .text = word, .points = textPoints});
        const double start = x + static_cast<double>(lengthOf(word)) * 2.4 + 3;
        page.marks.push_back(
            SheetLine{.x1 = start, .y1 = nameLine + 1, .x2 = end, .y2 = nameLine + 1});
    }

    SheetPage headOf(std::span<const Puzzle> puzzles, bool areAnswers) {
        SheetPage page;
        const Puzzle& first = puzzles.front();
        const auto kind = static_cast<std::size_t>(first.kind);
        page.marks.push_back(SheetText{.x = margin,
                                       .y = titleLine,
                                       .text = areAnswers ? words_.answers : words_.titles[kind],
                                       .points = titlePoints,
                                       .isBold = true});
        if (areAnswers) {
            page.marks.push_back(SheetText{.x = rightEdge,
                                           .y = titleLine,
                                           .text = words_.forTheTeacher,
                                           .points = textPoints,
                                           .align = SheetAlign::right,
                                           .isItalic = true});
            contentStart_ = nameLine - 1;
            addAboutAnswers(page, puzzles);
            return page;
        }
        addBlank(page, margin, 100, words_.name);
        addBlank(page, 106, 148, words_.date);
        addBlank(page, 154, rightEdge, words_.className);
        contentStart_ = textLine;
        const bool hasExample =
            (first.kind == PuzzleKind::solve || first.kind == PuzzleKind::press) &&
            first.board.lattice.isPlaneGrid() && first.board.lattice.selfInfluence;
        const double width = contentWidth - (hasExample ? exampleWidth + 7 : 0);
        addText(page, aboutRule(first) + words_.tasks[kind], width);
        if (hasExample) {
            addExample(page);
            contentStart_ = std::max(contentStart_, textLine + 3 * exampleCell + 2);
        }
        return page;
    }

    /// Returns a paragraph on the meaning of rings and the effect of presses.
    std::string aboutRule(const Puzzle& first) const {
        const std::string ring = hasRings(first) ? std::string(words_.ring) + " " : "";
        return first.kind == PuzzleKind::graphs
                   ? ring
                   : ring + ruleSentences(words_, first.board.lattice) + "\n";
    }

    /// Adds the kind of the puzzles and an explanation of the marks in their answers.
    void addAboutAnswers(SheetPage& page, std::span<const Puzzle> puzzles) {
        const PuzzleKind kind = puzzles.front().kind;
        page.marks.push_back(SheetText{.x = margin,
                                       .y = contentStart_,
                                       .text = words_.titles[static_cast<std::size_t>(kind)],
                                       .points = textPoints,
                                       .isBold = true});
        contentStart_ += lineHeight + 1.5;
        const bool isGraph = kind == PuzzleKind::graphs;
        if (!isGraph && kind != PuzzleKind::solve) {
            return;
        }
        std::string text = isGraph ? words_.filledCircles : words_.crosses;
        if (std::ranges::all_of(puzzles, &Puzzle::isProven)) {
            text += std::string(" ") + words_.fewest;
        }
        if (!isGraph && std::ranges::any_of(puzzles, [](const Puzzle& puzzle) {
                return hasChallengeCode(puzzle.board.lattice);
            })) {
            text += std::string(" ") + words_.codes;
        }
        addText(page, text, contentWidth);
    }

    /// Adds a heading below the puzzles of the last page; moves `contentStart_` below it.
    void addSubhead(SheetPage& page, std::span<const Puzzle> puzzles, bool areAnswers) {
        const double line = contentEnd_ + 4;
        page.marks.push_back(SheetLine{.x1 = margin, .y1 = line, .x2 = rightEdge, .y2 = line});
        contentStart_ = line + 8;
        if (areAnswers) {
            addAboutAnswers(page, puzzles);
            return;
        }
        const Puzzle& first = puzzles.front();
        const auto kind = static_cast<std::size_t>(first.kind);
        page.marks.push_back(SheetText{.x = margin,
                                       .y = contentStart_,
                                       .text = words_.titles[kind],
                                       .points = subheadPoints,
                                       .isBold = true});
        contentStart_ += lineHeight + 1.5;
        addText(page, (isExplained(first) ? std::string() : aboutRule(first)) + words_.tasks[kind],
                contentWidth);
    }

    /// Returns whether the rule of a puzzle is the one explained last on the page.
    bool isExplained(const Puzzle& first) const {
        return last_->kind != PuzzleKind::graphs && first.kind != PuzzleKind::graphs &&
               haveSameRule(*last_, first) && (hasRings(*last_) || !hasRings(first));
    }

    /// Adds an example: the effect of a press in the middle of a small board.
    static void addExample(SheetPage& page) {
        constexpr double top = textLine - 4;
        const Rule rule(Lattice{.rows = 3, .cols = 3});
        SheetBoard before{
            .x = rightEdge - exampleWidth, .y = top, .cell = exampleCell, .rows = 3, .cols = 3};
        before.rings = *BitVector::fromString("010010001");
        before.crosses = BitVector::unit(9, 4);
        SheetBoard after = before;
        after.x = rightEdge - 3 * exampleCell;
        after.rings = before.rings ^ rule.changedBy(before.crosses);
        after.crosses = {};
        const double middle = top + 1.5 * exampleCell;
        page.marks.push_back(SheetLine{.x1 = before.x + 3 * exampleCell + 2.5,
                                       .y1 = middle,
                                       .x2 = after.x - 2.5,
                                       .y2 = middle,
                                       .hasArrow = true});
        page.marks.push_back(before);
        page.marks.push_back(after);
    }

    const WorksheetOptions& options_;
    const SheetWords& words_;
    const std::string name_;
    double contentStart_ = 0;      ///< start of the content below the last heading
    double contentEnd_ = 0;        ///< end of the puzzles of the last page
    std::size_t onPage_ = 0;       ///< puzzles on the last page
    bool areAnswers_ = false;      ///< whether the last page contains answers
    const Puzzle* last_ = nullptr; ///< first puzzle of the last section
    std::vector<SheetPage> pages_;
};

} // namespace

std::vector<SheetPage> worksheetPages(const std::vector<Puzzle>& puzzles,
                                      const WorksheetOptions& options) {
    std::vector<std::span<const Puzzle>> sections;
    for (std::size_t first = 0; first < puzzles.size(); first += sections.back().size()) {
        std::size_t end = first + 1;
        while (end < puzzles.size() && belongTogether(puzzles[first], puzzles[end])) {
            ++end;
        }
        sections.push_back(std::span(puzzles).subspan(first, end - first));
    }
    const auto canShare = [&](std::size_t upper, std::size_t lower) {
        const std::size_t onLastPage = (sections[upper].size() - 1) % options.perPage + 1;
        return onLastPage + sections[lower].size() <= options.perPage;
    };
    Writer writer(options, sheetName(puzzles));
    for (const bool areAnswers : {false, true}) {
        if (areAnswers && !options.hasAnswers) {
            break;
        }
        std::size_t number = 1;
        for (std::size_t i = 0; i < sections.size(); ++i) {
            const bool sharesPage =
                (i > 0 && canShare(i - 1, i)) || (i + 1 < sections.size() && canShare(i, i + 1));
            writer.addSection(sections[i], number, areAnswers, sharesPage);
            number += sections[i].size();
        }
    }
    return std::move(writer).finish();
}

} // namespace lightsout
