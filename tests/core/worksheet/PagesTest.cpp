// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Pages.h"
#include "challenge/ChallengeCode.h"
#include "challenge/Deal.h"
#include "game/Rule.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"
#include "worksheet/Puzzle.h"

#include <QRectF>
#include <QTest>

#include <array>
#include <cmath>

using namespace lightsout;

namespace {

const std::vector<PuzzleKind> kindsOnGrids{PuzzleKind::solve,    PuzzleKind::press,
                                           PuzzleKind::matrix,   PuzzleKind::elimination,
                                           PuzzleKind::patterns, PuzzleKind::tilings};

std::vector<Puzzle> puzzlesOf(std::size_t rows, std::size_t cols, std::size_t count,
                              const std::vector<PuzzleKind>& kinds) {
    std::vector<ChallengeBoard> boards;
    for (std::size_t seed = 0; seed < count; ++seed) {
        const Deal deal{seed, rows, cols, std::min<std::size_t>(4, maxDealtPresses(rows, cols))};
        boards.push_back(dealtBoard(deal, Progress()).board);
    }
    Progress progress;
    return std::get<MadePuzzles>(makePuzzles(boards, boards, kinds, progress)).puzzles;
}

std::vector<Puzzle> graphPuzzles(std::size_t count) {
    std::vector<Puzzle> puzzles;
    for (std::size_t i = 0; i < count; ++i) {
        Progress progress;
        puzzles.push_back(*graphPuzzle(dealtGraph({.seed = i, .presses = 1 + i}), progress));
    }
    return puzzles;
}

template <typename Mark>
std::vector<Mark> marksOf(const SheetPage& page) {
    std::vector<Mark> found;
    for (const SheetMark& mark : page.marks) {
        if (const auto* each = std::get_if<Mark>(&mark)) {
            found.push_back(*each);
        }
    }
    return found;
}

/// Returns the numbers of the puzzles that begin on the page.
QStringList numbersOn(const SheetPage& page) {
    QStringList numbers;
    for (const SheetText& text : marksOf<SheetText>(page)) {
        if (text.isBold && text.points == 13) {
            numbers << QString::fromStdString(text.text);
        }
    }
    return numbers;
}

constexpr std::array sheetLanguages{SheetLanguage::english, SheetLanguage::french,
                                    SheetLanguage::hebrew};

/// Returns the maximum width of a line of text in common fonts.
double widthOf(const std::string& text, double points) {
    double letters = 0;
    for (const QChar letter : QString::fromStdString(text)) {
        letters += letter.isUpper() ? 0.65 : 0.48;
    }
    return letters * points * 25.4 / 72;
}

QRectF alignedAt(double x, double y, double width, double points, SheetAlign align) {
    const double em = points * 25.4 / 72;
    const double left = align == SheetAlign::left    ? x
                        : align == SheetAlign::right ? x - width
                                                     : x - width / 2;
    return {left, y - 0.72 * em, width, 0.94 * em};
}

/// Returns the rectangles that a mark fills.
class Blocks {
public:
    std::vector<QRectF> operator()(const SheetText& text) const {
        if (text.width == 0) {
            return {alignedAt(text.x, text.y, widthOf(text.text, text.points), text.points,
                              text.align)};
        }
        double lines = 0;
        for (const QString& paragraph : QString::fromStdString(text.text).split('\n')) {
            lines += std::ceil(widthOf(paragraph.toStdString(), text.points) / text.width);
        }
        QRectF block = alignedAt(text.x, text.y, text.width, text.points, text.align);
        block.setHeight(block.height() + (lines - 1) * 1.2 * text.points * 25.4 / 72);
        return {block};
    }
    std::vector<QRectF> operator()(const SheetSymbol& symbol) const {
        return {alignedAt(symbol.x, symbol.y, symbol.hasBlank ? SheetSymbol::blankEnd : 9,
                          symbol.points, symbol.align)};
    }
    std::vector<QRectF> operator()(const SheetLine& line) const {
        const double half = line.hasArrow ? 1 : 0.1;
        return {QRectF(QPointF(std::min(line.x1, line.x2), std::min(line.y1, line.y2) - half),
                       QPointF(std::max(line.x1, line.x2), std::max(line.y1, line.y2) + half))};
    }
    std::vector<QRectF> operator()(const SheetBoard& board) const {
        const double labels = board.hasCoordinates ? 5 : 0;
        return {QRectF(board.x - labels, board.y - labels,
                       board.cell * static_cast<double>(board.cols) + labels,
                       board.cell * static_cast<double>(board.rows) + labels)};
    }
    /// The matrix A with its labels, and d.
    std::vector<QRectF> operator()(const SheetMatrix& matrix) const {
        const double height = matrix.cell * static_cast<double>(matrix.entries.rows()) + 5;
        const auto unknowns = static_cast<double>(matrix.entries.cols() - 1);
        const double last = matrix.x + matrix.cell * lastColumnOf(matrix.entries.cols());
        return {QRectF(matrix.x - 5, matrix.y - 5, matrix.cell * unknowns + 5, height),
                QRectF(last, matrix.y - 5, matrix.cell, height)};
    }
    std::vector<QRectF> operator()(const SheetGraph& graph) const {
        QRectF block;
        for (const auto& [x, y] : graph.middles) {
            block |= QRectF(x - graph.radius, y - graph.radius, 2 * graph.radius, 2 * graph.radius);
        }
        return {block};
    }
};

/// Returns the rectangles of boards, matrices and graphs, with the letters and numbers around them.
std::vector<QRectF> blocksOf(const SheetPage& page) {
    std::vector<QRectF> blocks;
    for (const SheetMark& mark : page.marks) {
        if (std::holds_alternative<SheetBoard>(mark) || std::holds_alternative<SheetMatrix>(mark) ||
            std::holds_alternative<SheetGraph>(mark)) {
            QRectF whole;
            for (const QRectF& block : std::visit(Blocks(), mark)) {
                whole |= block;
            }
            blocks.push_back(whole);
        }
    }
    return blocks;
}

/// Returns a description of marks outside the area or overlapping others; empty if there are none.
QString faultIn(const std::vector<SheetMark>& marks, const QRectF& area) {
    constexpr double play = 0.05;
    const auto shown = [](const QRectF& block) {
        return QString("%1 %2 to %3 %4")
            .arg(block.left())
            .arg(block.top())
            .arg(block.right())
            .arg(block.bottom());
    };
    std::vector<QRectF> blocks;
    for (const SheetMark& mark : marks) {
        for (const QRectF& block : std::visit(Blocks(), mark)) {
            if (!area.adjusted(-play, -play, play, play).contains(block)) {
                return shown(block) + " is outside of " + shown(area);
            }
            for (const QRectF& other : blocks) {
                if (block.intersects(other.adjusted(play, play, -play, -play))) {
                    return shown(block) + " is on " + shown(other);
                }
            }
            blocks.push_back(block);
        }
    }
    return {};
}

/// Returns the same for a page, which ends with a line and two texts.
QString faultOfPage(const SheetPage& page) {
    const auto foot = page.marks.end() - 3;
    const SheetLine line = std::get<SheetLine>(*foot);
    if (line.y1 != line.y2 || line.y1 < 280 || line.y1 > 286) {
        return QString("the line at the foot goes from %1 to %2").arg(line.y1).arg(line.y2);
    }
    const QString fault =
        faultIn({page.marks.begin(), foot}, QRectF(QPointF(18, 18), QPointF(192, line.y1)));
    return fault.isEmpty() ? faultIn({foot + 1, page.marks.end()},
                                     QRectF(QPointF(18, line.y1), QPointF(192, 292)))
                           : fault;
}

void addSizes() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("cols");
    for (const auto& [rows, cols] : {std::pair{1, 1},
                                     {2, 2},
                                     {1, 8},
                                     {8, 1},
                                     {3, 3},
                                     {3, 4},
                                     {2, 8},
                                     {8, 2},
                                     {4, 4},
                                     {4, 5},
                                     {5, 5},
                                     {8, 8},
                                     {8, 3}}) {
        QTest::addRow("%dx%d", rows, cols) << rows << cols;
    }
}

/// Returns seven puzzles of each kind for which the size in the data row is not too large.
std::vector<Puzzle> puzzlesOfAllKinds() {
    QFETCH(const int, rows);
    QFETCH(const int, cols);
    auto puzzles =
        puzzlesOf(static_cast<std::size_t>(rows), static_cast<std::size_t>(cols), 7, kindsOnGrids);
    std::ranges::copy(graphPuzzles(7), std::back_inserter(puzzles));
    return puzzles;
}

} // namespace

/// Tests the positions of everything on worksheets.
class PagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsOnThePageAndApart_data();
    void everythingIsOnThePageAndApart();
    void everyPuzzleStaysInItsArea_data();
    void everyPuzzleStaysInItsArea();
    void fourBoardsAreInTwoRows();
    void cellsAreSmallerOnSharedPages();
    void pressesAreWrittenOnALine();
    void arrowsPointFromLeftToRight();
    void lastColumnIsSetApart();
    void puzzlesContinueOnTheNextPage();
    void smallPartsShareAPage();
    void everyPageNamesItsSheet();
    void largeBoardsHaveAPage();
    void fewerWhereCellsWouldBeTooSmall();
    void answersAreOnlyInTheKey();
    void theKeySolvesEachBoard();
    void theKeyDrawsWhatComes();
    void theKeyHasTheMatrices();
    void theKeyColoursEachGraph();
    void circlesOfGraphsStandApart();
    void theKeySaysOnlyWhatIsProven();
    void hebrewIsTheOtherWayRound();
    void hintsAndCoordinatesCanBeLeftOut();
    void cellsCanHaveNumbers();
};

void PagesTest::everythingIsOnThePageAndApart_data() {
    addSizes();
}

void PagesTest::everythingIsOnThePageAndApart() {
    const auto all = puzzlesOfAllKinds();
    for (const std::size_t count : {1U, 3U, 7U}) {
        std::vector<Puzzle> puzzles;
        std::array<std::size_t, puzzleKinds> taken{};
        std::ranges::copy_if(all, std::back_inserter(puzzles), [&](const Puzzle& puzzle) {
            return taken[static_cast<std::size_t>(puzzle.kind)]++ < count;
        });
        for (const SheetLanguage language : sheetLanguages) {
            for (std::size_t perPage = 1; perPage <= maxOnPage; ++perPage) {
                for (const bool coordinates : {false, true}) {
                    const auto pages = worksheetPages(puzzles, {.language = language,
                                                                .perPage = perPage,
                                                                .style = {coordinates, true},
                                                                .hasAnswers = true});
                    for (const SheetPage& page : pages) {
                        QVERIFY(numbersOn(page).size() <= static_cast<int>(perPage));
                        const QString fault = faultOfPage(page);
                        QVERIFY2(fault.isEmpty(), qPrintable(fault));
                    }
                }
            }
        }
    }
}

void PagesTest::everyPuzzleStaysInItsArea_data() {
    addSizes();
}

void PagesTest::everyPuzzleStaysInItsArea() {
    for (const Puzzle& puzzle : puzzlesOfAllKinds()) {
        for (const double width : {174.0, 82.5, 52.0}) {
            for (const double height : {200.0, 95.0, 60.0}) {
                for (const bool coordinates : {false, true}) {
                    SheetArea area{20, 50, width, height};
                    const PuzzleStyle style{coordinates, true};
                    const double cell = std::min(largestCellSize(puzzle.kind, false),
                                                 puzzleCellSize(puzzle, area, style));
                    if (cell < minCellSize(puzzle.kind)) {
                        continue;
                    }
                    QVERIFY(puzzleHeight(puzzle, cell, width, style) <= height + 0.01);
                    area.height = puzzleHeight(puzzle, cell, width, style);
                    for (const SheetLanguage language : sheetLanguages) {
                        for (const bool isAnswer : {false, true}) {
                            SheetPage drawn;
                            drawPuzzle(drawn, puzzle, 12, isAnswer, cell, area, style,
                                       sheetWords(language));
                            const QString fault = faultIn(
                                drawn.marks, QRectF(area.x, area.y, area.width, area.height));
                            QVERIFY2(fault.isEmpty(), qPrintable(fault));
                        }
                    }
                }
            }
        }
    }
}

void PagesTest::fourBoardsAreInTwoRows() {
    for (const std::size_t side : {3U, 5U}) {
        for (const std::size_t perPage : {4U, 6U}) {
            const auto pages =
                worksheetPages(puzzlesOf(side, side, 4, {PuzzleKind::solve}), {.perPage = perPage});
            QCOMPARE(pages.size(), std::size_t{1});
            auto boards = marksOf<SheetBoard>(pages.front());
            boards.erase(boards.begin(), boards.begin() + 2); // the example
            QCOMPARE(boards.size(), std::size_t{4});
            for (std::size_t i = 0; i < 4; ++i) {
                QVERIFY(boards[i].cell > 15);
                QCOMPARE(boards[i].x, boards[i % 2].x);
                QCOMPARE(boards[i].y, boards[i / 2 * 2].y);
            }
            QVERIFY(boards[0].x < boards[1].x && boards[0].y < boards[2].y);
        }
    }
    // An additional column is still used if it saves a row.
    const auto boards =
        marksOf<SheetBoard>(worksheetPages(puzzlesOf(5, 5, 6, {PuzzleKind::solve}), {}).front());
    QCOMPARE(boards[2].y, boards[4].y);
}

void PagesTest::cellsAreSmallerOnSharedPages() {
    const auto puzzles = puzzlesOf(3, 3, 1, {PuzzleKind::solve, PuzzleKind::press});
    const auto cellOf = [&](std::size_t perPage) {
        const auto pages = worksheetPages(puzzles, {.perPage = perPage});
        return marksOf<SheetBoard>(pages.front()).at(2).cell; // after the example
    };
    QCOMPARE(cellOf(1), largestCellSize(PuzzleKind::solve, false));
    QCOMPARE(cellOf(2), largestCellSize(PuzzleKind::solve, true));
}

void PagesTest::pressesAreWrittenOnALine() {
    const auto lineOf = [](const std::vector<Puzzle>& puzzles) {
        const SheetPage page = worksheetPages(puzzles, {}).front();
        const auto texts = marksOf<SheetText>(page);
        const auto words = std::ranges::find(texts, sheetWords(SheetLanguage::english).myPresses,
                                             &SheetText::text);
        QPointF moved; // from the text to the line
        for (const SheetLine& line : marksOf<SheetLine>(page)) {
            if (line.y1 > words->y && line.y1 < words->y + 10) {
                moved = QPointF(line.x1 - words->x, line.y1 - words->y);
            }
        }
        return moved;
    };
    // The line is after the text, or below it next to a large matrix.
    const QPointF after = lineOf(puzzlesOf(3, 3, 1, {PuzzleKind::solve}));
    QVERIFY(after.x() > 20 && after.y() > 0 && after.y() < 2);
    const QPointF below = lineOf(puzzlesOf(4, 4, 1, {PuzzleKind::matrix}));
    QVERIFY(below.x() == 0 && below.y() > 6);
}

void PagesTest::arrowsPointFromLeftToRight() {
    for (const PuzzleKind kind : {PuzzleKind::press, PuzzleKind::elimination}) {
        const auto page =
            worksheetPages(puzzlesOf(3, 3, 1, {kind}), {.style = {.hasNumbers = true}}).front();
        const auto blocks = blocksOf(page);
        const auto lines = marksOf<SheetLine>(page);
        const auto arrow = std::ranges::find_if(
            lines, [](const SheetLine& line) { return line.hasArrow && line.y1 > 70; });
        QVERIFY(arrow != lines.end());
        const std::size_t before = blocks.size() - 2;
        QVERIFY(blocks[before].right() + 2 < arrow->x1 && arrow->x1 + 5 < arrow->x2 &&
                arrow->x2 + 2 < blocks[before + 1].left());
    }
}

void PagesTest::lastColumnIsSetApart() {
    for (const std::size_t columns : {2U, 10U, 26U}) {
        const double apart = lastColumnOf(columns) - static_cast<double>(columns - 1);
        QVERIFY(apart > 0.1 && apart < 0.5);
    }
}

void PagesTest::puzzlesContinueOnTheNextPage() {
    const auto puzzles = puzzlesOf(5, 5, 7, {PuzzleKind::solve, PuzzleKind::press});
    const auto pages = worksheetPages(puzzles, {.perPage = 6, .hasAnswers = true});
    QStringList numbers;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        numbers << numbersOn(pages[i]).join(',');
        const auto texts = marksOf<SheetText>(pages[i]);
        QCOMPARE(texts.back().text,
                 "page " + std::to_string(i + 1) + " of " + std::to_string(pages.size()));
    }
    QCOMPARE(numbers, (QStringList{"1,2,3,4,5,6", "7", "8,9,10,11,12,13", "14", "1,2,3,4,5,6", "7",
                                   "8,9,10,11,12,13", "14"}));
}

void PagesTest::smallPartsShareAPage() {
    const auto puzzles = puzzlesOf(
        3, 3, 3, {PuzzleKind::solve, PuzzleKind::patterns, PuzzleKind::tilings, PuzzleKind::press});
    const auto pages = worksheetPages(puzzles, {.perPage = 5, .hasAnswers = true});
    QStringList numbers;
    for (const SheetPage& page : pages) {
        numbers << numbersOn(page).join(',');
    }
    // There are at most five puzzles on a page, and answers are never below puzzles.
    QCOMPARE(numbers, (QStringList{"1,2,3,4,5", "6,7,8", "1,2,3,4,5", "6,7,8"}));
    // Each part has its title and its task, and the rule is explained once.
    QStringList texts;
    for (const SheetText& text : marksOf<SheetText>(pages.front())) {
        texts << QString::fromStdString(text.text);
    }
    const SheetWords& words = sheetWords(SheetLanguage::english);
    for (const std::size_t kind : {0, 4, 5}) {
        QCOMPARE(texts.filter(words.titles[kind]).size(), 1);
        QCOMPARE(texts.filter(words.tasks[kind]).size(), 1);
    }
    QCOMPARE(texts.filter("Pressing a cell").size(), 1);
}

void PagesTest::everyPageNamesItsSheet() {
    const auto puzzles = puzzlesOf(5, 5, 8, {PuzzleKind::solve, PuzzleKind::press});
    const std::string name = "Lights Out · " + challengeCode(puzzles.front().board);
    for (const SheetLanguage language :
         {SheetLanguage::english, SheetLanguage::french, SheetLanguage::hebrew}) {
        for (const SheetPage& page :
             worksheetPages(puzzles, {.language = language, .hasAnswers = true})) {
            const auto texts = marksOf<SheetText>(page);
            QCOMPARE(texts[texts.size() - 2].text, name);
        }
    }
    // Graphs have no code.
    const auto texts = marksOf<SheetText>(worksheetPages(graphPuzzles(2), {}).front());
    QCOMPARE(texts[texts.size() - 2].text, std::string("Lights Out"));
}

void PagesTest::largeBoardsHaveAPage() {
    const Lattice lattice{.rows = maxSheetSide, .cols = maxSheetSide};
    QVERIFY(fitsOnSheet(lattice));
    Progress progress;
    const std::vector<ChallengeBoard> boards{{lattice, BitVector::ones(400)}};
    const auto puzzles =
        std::get<MadePuzzles>(
            makePuzzles(boards, boards, {PuzzleKind::solve, PuzzleKind::patterns}, progress))
            .puzzles;
    const auto pages = worksheetPages(puzzles, {.style = {true, true}, .hasAnswers = true});
    QCOMPARE(pages.size(), std::size_t{4});
    for (const SheetPage& page : pages) {
        const SheetBoard board = marksOf<SheetBoard>(page).front();
        QVERIFY(board.rows == 3 || board.cell >= minCellSize(PuzzleKind::solve));
        for (const QRectF& block : blocksOf(page)) {
            QVERIFY(QRectF(17.9, 30, 174.2, 252).contains(block));
        }
    }
    // This board has no code.
    for (const SheetText& text : marksOf<SheetText>(pages[2])) {
        QVERIFY(text.text.find("code") == std::string::npos);
    }
}

void PagesTest::fewerWhereCellsWouldBeTooSmall() {
    const auto pages = worksheetPages(puzzlesOf(5, 5, 2, {PuzzleKind::matrix}), {.perPage = 12});
    QCOMPARE(pages.size(), std::size_t{2});
    for (const SheetPage& page : pages) {
        QVERIFY(marksOf<SheetMatrix>(page).front().cell >= minCellSize(PuzzleKind::matrix));
    }
}

void PagesTest::answersAreOnlyInTheKey() {
    const auto puzzles = puzzlesOf(3, 3, 2, kindsOnGrids);
    for (const SheetPage& page : worksheetPages(puzzles, {})) {
        for (const SheetBoard& board : marksOf<SheetBoard>(page)) {
            QVERIFY(board.filled.none() && board.regions.empty());
            // Crosses appear only in the example, and where they are the task.
            const bool isTask =
                std::ranges::any_of(marksOf<SheetText>(page), [](const SheetText& text) {
                    return text.text == sheetWords(SheetLanguage::english).titles[1];
                });
            QVERIFY(board.crosses.none() || board.cell == 5.5 || isTask);
        }
        for (const SheetMatrix& matrix : marksOf<SheetMatrix>(page)) {
            QVERIFY(matrix.shownRows <= 1 || matrix.entries == puzzles[6].matrix ||
                    matrix.entries == puzzles[7].matrix);
        }
        for (const SheetSymbol& symbol : marksOf<SheetSymbol>(page)) {
            QCOMPARE(symbol.after, std::string(" ="));
        }
    }
}

void PagesTest::theKeySolvesEachBoard() {
    const auto puzzles = puzzlesOf(5, 4, 8, {PuzzleKind::solve});
    const auto pages = worksheetPages(puzzles, {.perPage = 4, .hasAnswers = true});
    QCOMPARE(pages.size(), std::size_t{4});
    std::size_t solved = 0;
    for (const SheetPage& page : {pages[2], pages[3]}) {
        for (const SheetBoard& board : marksOf<SheetBoard>(page)) {
            QCOMPARE(board.rings, puzzles[solved].board.lights);
            QCOMPARE(Rule(puzzles[solved].board.lattice).changedBy(board.crosses), board.rings);
            ++solved;
        }
    }
    QCOMPARE(solved, std::size_t{8});
}

void PagesTest::theKeyDrawsWhatComes() {
    const auto puzzles = puzzlesOf(4, 3, 2, {PuzzleKind::press});
    const auto pages = worksheetPages(puzzles, {.hasAnswers = true});
    const auto boards = marksOf<SheetBoard>(pages[0]);
    const auto answers = marksOf<SheetBoard>(pages[1]);
    QCOMPARE(boards.size(), std::size_t{2 + 4}); // the example
    for (const std::size_t i : {0U, 1U}) {
        QVERIFY(boards[i].rows == 3 && boards[i].cols == 3 && boards[i].rings.size() == 9);
    }
    QCOMPARE(answers.size(), std::size_t{4});
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(boards[2 + 2 * i + 1].rings.none());
        QCOMPARE(answers[2 * i].crosses, puzzles[i].pressed);
        QCOMPARE(answers[2 * i + 1].rings, puzzles[i].outcome);
    }
}

void PagesTest::theKeyHasTheMatrices() {
    const auto puzzles = puzzlesOf(2, 2, 2, {PuzzleKind::matrix, PuzzleKind::elimination});
    const auto pages = worksheetPages(puzzles, {.perPage = 2, .hasAnswers = true});
    QCOMPARE(pages.size(), std::size_t{4});
    const auto filledIn = marksOf<SheetMatrix>(pages[2]);
    const auto eliminated = marksOf<SheetMatrix>(pages[3]);
    QCOMPARE(filledIn.size(), std::size_t{2});
    QCOMPARE(eliminated.size(), std::size_t{4});
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(filledIn[i].entries == puzzles[i].matrix && filledIn[i].shownRows == 4);
        QVERIFY(eliminated[2 * i].entries == puzzles[2 + i].matrix);
        QVERIFY(eliminated[2 * i + 1].entries == puzzles[2 + i].reduced);
        QCOMPARE(eliminated[2 * i + 1].shownRows, std::size_t{4});
        // x₁ … x₄, in this order.
        const auto unknowns = marksOf<SheetSymbol>(pages[3]);
        for (std::size_t x = 0; x < 4; ++x) {
            QCOMPARE(unknowns[4 * i + x].after,
                     std::string(puzzles[2 + i].solution[x] ? " = 1" : " = 0"));
        }
    }
}

void PagesTest::theKeyColoursEachGraph() {
    const auto puzzles = graphPuzzles(4);
    const auto pages = worksheetPages(puzzles, {.hasAnswers = true});
    QCOMPARE(pages.size(), std::size_t{2});
    const auto drawn = marksOf<SheetGraph>(pages[0]);
    const auto coloured = marksOf<SheetGraph>(pages[1]);
    QCOMPARE(drawn.size(), puzzles.size());
    QCOMPARE(coloured.size(), puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        QVERIFY(drawn[i].filled.none());
        QCOMPARE(drawn[i].edges.size(), puzzles[i].graph.edgeCount());
        // Uses only what is on the page: pressing the coloured vertices turns off all rings.
        BitVector rings = coloured[i].filled;
        for (const auto& [a, b] : coloured[i].edges) {
            QVERIFY(a < b); // each edge once
            for (const auto& [from, to] : {std::pair{a, b}, {b, a}}) {
                if (coloured[i].filled[from]) {
                    rings.flip(to);
                }
            }
        }
        QCOMPARE(rings, drawn[i].rings);
    }
}

void PagesTest::circlesOfGraphsStandApart() {
    auto puzzles = graphPuzzles(2);
    // These two vertices are closer to each other than the usual length of an edge.
    Graph graph;
    graph.addVertex({0, 0});
    graph.addVertex({0.6, 0});
    graph.addVertex({2.6, 1});
    graph.addEdge(0, 1);
    Progress progress;
    puzzles.push_back(*graphPuzzle({graph, BitVector::ones(3)}, progress));
    for (const SheetGraph& drawn : marksOf<SheetGraph>(worksheetPages(puzzles, {}).front())) {
        double nearest = sheetWidth;
        for (std::size_t v = 0; v < drawn.middles.size(); ++v) {
            for (std::size_t w = 0; w < v; ++w) {
                nearest = std::min(nearest,
                                   std::hypot(drawn.middles[v].first - drawn.middles[w].first,
                                              drawn.middles[v].second - drawn.middles[w].second));
            }
        }
        QVERIFY(drawn.radius > 0.25 * nearest && drawn.radius < 0.3 * nearest);
    }
}

void PagesTest::theKeySaysOnlyWhatIsProven() {
    auto puzzles = puzzlesOf(4, 4, 2, {PuzzleKind::solve});
    for (const bool isProven : {true, false}) {
        puzzles[1].isProven = isProven;
        bool isExplained = false;
        for (const SheetText& text :
             marksOf<SheetText>(worksheetPages(puzzles, {.hasAnswers = true})[1])) {
            isExplained |= text.text.find("No solution has fewer") != std::string::npos;
        }
        QCOMPARE(isExplained, isProven);
    }
}

void PagesTest::hebrewIsTheOtherWayRound() {
    const auto puzzles = puzzlesOf(4, 3, 2, {PuzzleKind::solve});
    const PuzzleStyle style{.hasCoordinates = true};
    const auto english = worksheetPages(puzzles, {.perPage = 4, .style = style});
    const auto hebrew =
        worksheetPages(puzzles, {.language = SheetLanguage::hebrew, .perPage = 4, .style = style});
    const auto boards = marksOf<SheetBoard>(english.front());
    const auto mirroredBoards = marksOf<SheetBoard>(hebrew.front());
    QCOMPARE(boards.size(), std::size_t{4}); // with the example
    QVERIFY(boards[2].x < boards[3].x);
    QVERIFY(mirroredBoards[2].x > mirroredBoards[3].x);
    // The boards themselves are not mirrored, because they are mathematics.
    QCOMPARE(mirroredBoards[2].rings, boards[2].rings);
    const auto blocks = blocksOf(english.front());
    const auto mirroredBlocks = blocksOf(hebrew.front());
    QVERIFY(std::abs(blocks[2].left() - (sheetWidth - mirroredBlocks[2].right())) < 0.01);
    QCOMPARE(marksOf<SheetText>(hebrew.front()).front().align, SheetAlign::right);
    // Graphs are not mirrored either.
    const auto graph = marksOf<SheetGraph>(worksheetPages(graphPuzzles(1), {}).front()).front();
    const auto moved =
        marksOf<SheetGraph>(
            worksheetPages(graphPuzzles(1), {.language = SheetLanguage::hebrew}).front())
            .front();
    for (std::size_t v = 1; v < graph.middles.size(); ++v) {
        QVERIFY(std::abs((graph.middles[v].first - graph.middles[0].first) -
                         (moved.middles[v].first - moved.middles[0].first)) < 1e-9);
    }
    QVERIFY(moved.middles[0].first > graph.middles[0].first);
    // Equations are not mirrored either: the space after the equals sign is on the right.
    const auto matrices = puzzlesOf(2, 2, 1, {PuzzleKind::matrix});
    const auto sheet = worksheetPages(matrices, {.language = SheetLanguage::hebrew}).front();
    const auto unknowns = marksOf<SheetSymbol>(sheet);
    QCOMPARE(unknowns.size(), std::size_t{4});
    for (const SheetSymbol& unknown : unknowns) {
        QVERIFY(unknown.hasBlank && unknown.align == SheetAlign::left);
        QVERIFY(unknown.x > 17.9);
        QVERIFY(unknown.x + SheetSymbol::blankEnd < marksOf<SheetMatrix>(sheet).front().x);
    }
}

void PagesTest::hintsAndCoordinatesCanBeLeftOut() {
    const auto puzzles = puzzlesOf(4, 3, 1, {PuzzleKind::solve});
    for (const bool hints : {false, true}) {
        const auto page = worksheetPages(puzzles, {.style = {.hasHints = hints}}).front();
        bool isTold = false;
        for (const SheetText& text : marksOf<SheetText>(page)) {
            isTold |= text.text == "4 presses will do";
        }
        QCOMPARE(isTold, hints);
        QVERIFY(!marksOf<SheetBoard>(page).back().hasCoordinates);
    }
}

void PagesTest::cellsCanHaveNumbers() {
    auto puzzles = puzzlesOf(4, 3, 1, {PuzzleKind::solve});
    puzzles.push_back(graphPuzzles(1).front());
    for (const bool numbers : {false, true}) {
        const auto page = worksheetPages(puzzles, {.style = {.hasNumbers = numbers}}).front();
        QCOMPARE(marksOf<SheetBoard>(page).back().hasNumbers, numbers);
        QCOMPARE(marksOf<SheetGraph>(page).back().hasNumbers, numbers);
    }
}

LIGHTSOUT_TEST(PagesTest)
#include "PagesTest.moc"
