// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Pages.h"

#include "game/Rule.h"

#include <algorithm>
#include <span>

namespace lightsout {

namespace {

// In millimetres and points.
constexpr double margin = 18;
constexpr double contentWidth = sheetWidth - 2 * margin;
constexpr double rightEdge = sheetWidth - margin;
constexpr double titleLine = 27;
constexpr double nameLine = 38;
constexpr double textLine = 47;
constexpr double lineHeight = 5.2;
constexpr double letterWidth = 2.05; // of the text, at most on average
constexpr double contentEnd = 279;
constexpr double footLine = 289;
constexpr double titlePoints = 22;
constexpr double textPoints = 11;
constexpr double footPoints = 9;
constexpr std::size_t mostColumns = 3;
constexpr double exampleCell = 5.5;
constexpr double exampleWidth = 2 * 3 * exampleCell + 14;

bool belongTogether(const Puzzle& a, const Puzzle& b) {
    const Lattice& one = a.board.lattice;
    const Lattice& other = b.board.lattice;
    return a.kind == b.kind && one.topology == other.topology &&
           one.neighbours == other.neighbours && one.selfInfluence == other.selfInfluence;
}

/// How many characters a text of UTF-8 has.
std::size_t lengthOf(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char character) {
        return (static_cast<unsigned char>(character) & 0xC0U) != 0x80U;
    }));
}

/// Makes the pages of a worksheet one after the other.
class Writer {
public:
    explicit Writer(const WorksheetOptions& options)
        : options_(options), words_(sheetWords(options.language)) {}

    /// Puzzles that belong together, the first of them with this number.
    void addSection(std::span<const Puzzle> puzzles, std::size_t number, bool areAnswers) {
        const SheetPage head = headOf(puzzles.front(), areAnswers);
        const SheetArea area{margin, contentStart_, contentWidth, contentEnd - contentStart_};
        const Arrangement arrangement = arrangementFor(puzzles, area);
        const double cell = std::min(cellIn(puzzles, arrangement), largestCellSize);
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            const std::size_t place = i % arrangement.puzzles();
            if (place == 0) {
                pages_.push_back(head);
            }
            drawPuzzle(pages_.back(), puzzles[i], number + i, areAnswers, cell,
                       arrangement.slot(place), options_.style, words_);
        }
    }

    std::vector<SheetPage> finish() && {
        for (std::size_t i = 0; i < pages_.size(); ++i) {
            SheetPage& page = pages_[i];
            page.marks.push_back(
                SheetLine{.x1 = margin, .y1 = footLine - 5, .x2 = rightEdge, .y2 = footLine - 5});
            page.marks.push_back(
                SheetText{.x = margin, .y = footLine, .text = "Lights Out", .points = footPoints});
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
    /// How large the cells of all puzzles can be: those of the one which has least room.
    double cellIn(std::span<const Puzzle> puzzles, const Arrangement& arrangement) const {
        double cell = sheetWidth;
        for (const Puzzle& puzzle : puzzles) {
            cell = std::min(cell, puzzleCellSize(puzzle, arrangement.slot(0), options_.style));
        }
        return cell;
    }

    /// Of as many puzzles as there can be, that with the largest cells.
    Arrangement arrangementFor(std::span<const Puzzle> puzzles, const SheetArea& area) const {
        for (std::size_t count = std::min(options_.perPage, puzzles.size());; --count) {
            Arrangement best(count, 1, area);
            for (std::size_t columns = 2; columns <= std::min(count, mostColumns); ++columns) {
                const Arrangement next(count, columns, area);
                if (cellIn(puzzles, next) > cellIn(puzzles, best)) {
                    best = next;
                }
            }
            if (count == 1 || cellIn(puzzles, best) >= leastCellSize(puzzles.front().kind)) {
                return best;
            }
        }
    }

    /// Paragraphs from `contentStart_` on, which it moves.
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

    /// A word and a line to write on.
    void addBlank(SheetPage& page, double x, double end, const char* word) {
        page.marks.push_back(SheetText{.x = x, .y = nameLine, .text = word, .points = textPoints});
        const double start = x + static_cast<double>(lengthOf(word)) * 2.4 + 3;
        page.marks.push_back(
            SheetLine{.x1 = start, .y1 = nameLine + 1, .x2 = end, .y2 = nameLine + 1});
    }

    SheetPage headOf(const Puzzle& first, bool areAnswers) {
        SheetPage page;
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
            page.marks.push_back(SheetText{.x = margin,
                                           .y = contentStart_,
                                           .text = words_.titles[kind],
                                           .points = textPoints,
                                           .isBold = true});
            contentStart_ += lineHeight + 1.5;
            if (first.kind == PuzzleKind::solve) {
                addText(page, words_.aboutAnswers, contentWidth);
            }
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
        const bool hasRings =
            first.kind != PuzzleKind::patterns && first.kind != PuzzleKind::tilings;
        addText(page,
                (hasRings ? std::string(words_.ring) + " " : "") +
                    ruleSentences(words_, first.board.lattice) + "\n" + words_.tasks[kind],
                width);
        if (hasExample) {
            addExample(page);
            contentStart_ = std::max(contentStart_, textLine + 3 * exampleCell + 2);
        }
        return page;
    }

    /// What a press in the middle of a small board does.
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
    double contentStart_ = 0; ///< of the page whose head is being made
    std::vector<SheetPage> pages_;
};

} // namespace

std::vector<SheetPage> worksheetPages(const std::vector<Puzzle>& puzzles,
                                      const WorksheetOptions& options) {
    Writer writer(options);
    for (const bool areAnswers : {false, true}) {
        if (areAnswers && !options.hasAnswers) {
            break;
        }
        for (std::size_t first = 0; first < puzzles.size();) {
            std::size_t end = first + 1;
            while (end < puzzles.size() && belongTogether(puzzles[first], puzzles[end])) {
                ++end;
            }
            writer.addSection(std::span(puzzles).subspan(first, end - first), first + 1,
                              areAnswers);
            first = end;
        }
    }
    return std::move(writer).finish();
}

} // namespace lightsout
