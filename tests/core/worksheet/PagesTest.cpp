// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Pages.h"
#include "challenge/ChallengeCode.h"
#include "challenge/Deal.h"
#include "game/Rule.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"
#include "worksheet/GraphPuzzle.h"

#include <QRectF>
#include <QTest>

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
    return std::get<std::vector<Puzzle>>(makePuzzles(boards, kinds, progress));
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

/// The rectangles of boards and matrices, with the letters and numbers around them.
std::vector<QRectF> blocksOf(const SheetPage& page) {
    std::vector<QRectF> blocks;
    for (const SheetBoard& board : marksOf<SheetBoard>(page)) {
        const double labels = board.hasCoordinates ? 5 : 0;
        blocks.push_back(QRectF(board.x - labels, board.y - labels,
                                board.cell * static_cast<double>(board.cols) + labels,
                                board.cell * static_cast<double>(board.rows) + labels));
    }
    for (const SheetMatrix& matrix : marksOf<SheetMatrix>(page)) {
        const double columns = lastColumnOf(matrix.entries.cols()) + 1;
        blocks.push_back(QRectF(matrix.x - 5, matrix.y - 5, matrix.cell * columns + 5,
                                matrix.cell * static_cast<double>(matrix.entries.rows()) + 5));
    }
    for (const SheetGraph& graph : marksOf<SheetGraph>(page)) {
        QRectF block;
        for (const auto& [x, y] : graph.middles) {
            block |= QRectF(x - graph.radius, y - graph.radius, 2 * graph.radius, 2 * graph.radius);
        }
        blocks.push_back(block);
    }
    return blocks;
}

/// The numbers of puzzles that begin on the page.
QStringList numbersOn(const SheetPage& page) {
    QStringList numbers;
    for (const SheetText& text : marksOf<SheetText>(page)) {
        if (text.isBold && text.points == 13) {
            numbers << QString::fromStdString(text.text);
        }
    }
    return numbers;
}

} // namespace

/// Where things stand on worksheets.
class PagesTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsOnThePageAndApart_data();
    void everythingIsOnThePageAndApart();
    void puzzlesGoOnFromPageToPage();
    void smallPartsShareAPage();
    void everyPageNamesItsSheet();
    void largeBoardsHaveAPage();
    void fewerWhereCellsWouldBeTooSmall();
    void answersAreOnlyInTheKey();
    void theKeySolvesEachBoard();
    void theKeyHasTheMatrices();
    void theKeyColoursEachGraph();
    void theKeySaysOnlyWhatIsProven();
    void hebrewIsTheOtherWayRound();
    void hintsAndCoordinatesCanBeLeftOut();
    void cellsCanHaveNumbers();
};

void PagesTest::everythingIsOnThePageAndApart_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("cols");
    for (const auto& [rows, cols] :
         {std::pair{1, 1}, {2, 2}, {1, 8}, {8, 1}, {3, 4}, {5, 5}, {8, 8}, {8, 3}}) {
        QTest::addRow("%dx%d", rows, cols) << rows << cols;
    }
}

void PagesTest::everythingIsOnThePageAndApart() {
    QFETCH(const int, rows);
    QFETCH(const int, cols);
    std::vector<PuzzleKind> kinds;
    for (const PuzzleKind kind : kindsOnGrids) {
        if (static_cast<std::size_t>(rows * cols) <= maxPuzzleCells(kind)) {
            kinds.push_back(kind);
        }
    }
    auto puzzles =
        puzzlesOf(static_cast<std::size_t>(rows), static_cast<std::size_t>(cols), 7, kinds);
    std::ranges::copy(graphPuzzles(7), std::back_inserter(puzzles));
    for (const SheetLanguage language :
         {SheetLanguage::english, SheetLanguage::french, SheetLanguage::hebrew}) {
        for (std::size_t perPage = 1; perPage <= maxOnPage; ++perPage) {
            for (const bool coordinates : {false, true}) {
                const auto pages = worksheetPages(puzzles, {.language = language,
                                                            .perPage = perPage,
                                                            .style = {coordinates, true},
                                                            .hasAnswers = true});
                for (const SheetPage& page : pages) {
                    QVERIFY(numbersOn(page).size() <= static_cast<int>(perPage));
                    const auto blocks = blocksOf(page);
                    QVERIFY(!blocks.empty());
                    for (std::size_t i = 0; i < blocks.size(); ++i) {
                        QVERIFY(QRectF(17.9, 30, 174.2, 252).contains(blocks[i]));
                        for (std::size_t j = 0; j < i; ++j) {
                            QVERIFY(
                                !blocks[i].intersects(blocks[j].adjusted(0.1, 0.1, -0.1, -0.1)));
                        }
                    }
                    const auto isOnPage = [](double x) { return x > 17.9 && x < 192.1; };
                    for (const SheetText& text : marksOf<SheetText>(page)) {
                        QVERIFY(isOnPage(text.x));
                    }
                    for (const SheetSymbol& symbol : marksOf<SheetSymbol>(page)) {
                        QVERIFY(isOnPage(symbol.x));
                    }
                    for (const SheetLine& line : marksOf<SheetLine>(page)) {
                        QVERIFY(std::min(line.x1, line.x2) > 17.9 &&
                                std::max(line.x1, line.x2) < 192.1);
                    }
                }
            }
        }
    }
}

void PagesTest::puzzlesGoOnFromPageToPage() {
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
    // No more than five on a page; answers never below puzzles.
    QCOMPARE(numbers, (QStringList{"1,2,3,4,5", "6,7,8", "1,2,3,4,5", "6,7,8"}));
    // Each part has its title and its task, and the rule is said once.
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
    const auto puzzles = std::get<std::vector<Puzzle>>(makePuzzles(
        {{lattice, BitVector::ones(400)}}, {PuzzleKind::solve, PuzzleKind::patterns}, progress));
    const auto pages = worksheetPages(puzzles, {.style = {true, true}, .hasAnswers = true});
    QCOMPARE(pages.size(), std::size_t{4});
    for (const SheetPage& page : pages) {
        const SheetBoard board = marksOf<SheetBoard>(page).front();
        QVERIFY(board.rows == 3 || board.cell >= minCellSize(PuzzleKind::solve));
        for (const QRectF& block : blocksOf(page)) {
            QVERIFY(QRectF(17.9, 30, 174.2, 252).contains(block));
        }
    }
    // There is no code for it.
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
            // Crosses only in the example, and where they are the task.
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
        // From what is on the page alone: the coloured ones turn all rings off.
        BitVector rings = coloured[i].filled;
        for (const auto& [a, b] : coloured[i].edges) {
            for (const auto& [from, to] : {std::pair{a, b}, {b, a}}) {
                if (coloured[i].filled[from]) {
                    rings.flip(to);
                }
            }
        }
        QCOMPARE(rings, drawn[i].rings);
    }
}

void PagesTest::theKeySaysOnlyWhatIsProven() {
    auto puzzles = puzzlesOf(4, 4, 2, {PuzzleKind::solve});
    for (const bool isProven : {true, false}) {
        puzzles[1].isProven = isProven;
        bool isSaid = false;
        for (const SheetText& text :
             marksOf<SheetText>(worksheetPages(puzzles, {.hasAnswers = true})[1])) {
            isSaid |= text.text.find("No solution has fewer") != std::string::npos;
        }
        QCOMPARE(isSaid, isProven);
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
    // The boards themselves, which are mathematics, are not mirrored.
    QCOMPARE(mirroredBoards[2].rings, boards[2].rings);
    const auto blocks = blocksOf(english.front());
    const auto mirroredBlocks = blocksOf(hebrew.front());
    QVERIFY(std::abs(blocks[2].left() - (sheetWidth - mirroredBlocks[2].right())) < 0.01);
    QCOMPARE(marksOf<SheetText>(hebrew.front()).front().align, SheetAlign::right);
    // Neither are graphs.
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
    // Nor are equations: what is written behind them stands on their right.
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
