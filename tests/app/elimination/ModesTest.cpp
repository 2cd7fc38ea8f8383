// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardView.h"
#include "elimination/EliminationPage.h"
#include "elimination/FormulaList.h"
#include "elimination/OperationList.h"
#include "elimination/ToolRow.h"
#include "matrix/MatrixView.h"

#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace lightsout;

namespace {

/// The tab on the screen, with its elimination recorded.
struct MatrixTab {
    explicit MatrixTab(const Game& game) : workbench(game), page(workbench) {
        page.resize(1200, 700);
        page.show();
        matrix = page.findChild<MatrixView*>();
    }
    bool isReady() const { return page.findChild<QSlider*>()->maximum() > 0; }
    void choose(const char* mode) { PageDriver(page).choose(mode); }
    void click(const char* button) { PageDriver(page).click(button); }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    /// Returns the number of facts that are shown as unknown.
    std::ptrdiff_t unknownFacts() const {
        const auto labels = page.findChildren<QLabel*>();
        return std::ranges::count_if(labels, [](const QLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("–");
        });
    }
    /// Drags one row to another: to its middle or to its edge.
    void drag(std::size_t from, std::size_t to, double share) {
        const QRectF target = matrix->entryRect(to, 1);
        const QPoint start = matrix->entryRect(from, 1).center().toPoint();
        const QPoint end(start.x(), static_cast<int>(target.top() + share * target.height()));
        QTest::mousePress(matrix, Qt::LeftButton, {}, start);
        QTest::mouseMove(matrix, (start + end) / 2);
        QTest::mouseMove(matrix, end);
        QTest::mouseRelease(matrix, Qt::LeftButton, {}, end);
    }

    Workbench workbench;
    EliminationPage page;
    MatrixView* matrix;
};

Game game(std::size_t rows, std::size_t cols, const char* lights) {
    return Game(Lattice{.rows = rows, .cols = cols}, *BitVector::fromString(lights),
                BitVector(rows * cols));
}

} // namespace

/// Tests the modes in which the user eliminates by hand or reads the result.
class ModesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreAddedAndSwappedByDragging() {
        MatrixTab tab(game(2, 2, "1111"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("by-hand");
        tab.drag(0, 1, 0.5);
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
        tab.drag(1, 2, 0.1);
        QVERIFY(tab.shows(QStringLiteral("R₂ ↔ R₃")));
        QCOMPARE(tab.page.findChild<OperationList*>()->model()->rowCount(), 3);
        tab.click("undoOperation");
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
        tab.click("redoOperation");
        QVERIFY(tab.shows(QStringLiteral("R₂ ↔ R₃")));
        tab.click("restartOperations");
        QVERIFY(tab.shows(QStringLiteral("Your turn.")));
    }

    void rowsAreMovedWithTheKeyboard() {
        MatrixTab tab(game(2, 2, "1111"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("by-hand");
        const auto type = [&tab](std::initializer_list<Qt::Key> keys) {
            for (const Qt::Key key : keys) {
                QTest::keyClick(tab.matrix, key);
            }
        };
        type({Qt::Key_Down, Qt::Key_Space, Qt::Key_Down, Qt::Key_Down, Qt::Key_Return});
        QVERIFY(tab.shows(QStringLiteral("R₃ ← R₃ + R₁")));
        type({Qt::Key_Space, Qt::Key_Up, Qt::Key_S});
        QVERIFY(tab.shows(QStringLiteral("R₃ ↔ R₂")));
        type({Qt::Key_Backspace, Qt::Key_H});
        QVERIFY(tab.shows(QStringLiteral("This removes the 1 in row 2, column 1.")));
    }

    void hintsAreThoseOfTheTextbook() {
        MatrixTab tab(game(2, 2, "1111"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("by-hand");
        QVERIFY(tab.shows(QStringLiteral("standard method: 9")));
        tab.click("operationHint");
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
        tab.drag(0, 1, 0.5);
        tab.drag(0, 2, 0.5);
        tab.click("operationHint");
        QVERIFY(tab.shows(QStringLiteral("Row 2 needs a 1 in column 2, and row 3 has one.")));
        tab.drag(1, 2, 0.9);
        tab.drag(1, 3, 0.5);
        tab.drag(2, 3, 0.5);
        QVERIFY(tab.shows(QStringLiteral("5 operation(s) by hand")));
    }

    void headingsCantBeChosen() {
        MatrixTab tab(game(3, 3, "111111111"));
        QTRY_VERIFY(tab.isReady());
        auto* list = tab.page.findChild<OperationList*>();
        tab.page.findChild<QSlider*>()->setValue(3);
        const QModelIndex up =
            list->model()->match(list->model()->index(0, 0), Qt::DisplayRole,
                                 QStringLiteral("Back substitution"), 1, Qt::MatchContains)[0];
        list->scrollTo(up);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(up).center());
        QCOMPARE(tab.page.findChild<QSlider*>()->value(), 3);
        QVERIFY(tab.shows(QStringLiteral("Step 3 of 26")));
        list->setCurrentIndex(list->model()->index(up.row() - 1, 0));
        QVERIFY(tab.shows(QStringLiteral("forward elimination")));
        list->collapseAll();
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(tab.shows(QStringLiteral("back substitution")));
    }

    /// The final statement is true for this matrix.
    void theHandsOutcome() {
        MatrixTab tab(game(1, 2, "10"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("by-hand");
        tab.drag(0, 1, 0.5);
        QVERIFY(tab.shows(QStringLiteral("Reduced: row 2 reads 0 = 1")));
        PageDriver(tab.page).select("matrixKind", 2);
        QTRY_VERIFY(tab.shows(QStringLiteral("so A has no inverse")));
        MatrixTab small(game(2, 2, "1111"));
        QTRY_VERIFY(small.isReady());
        small.choose("by-hand");
        const std::vector<RowOperation> all =
            record(small.workbench.document.game(), EliminationMethod::gauss, MatrixKind::system,
                   *std::make_unique<Progress>())
                ->elimination.operations;
        for (const RowOperation& operation : all) {
            small.drag(operation.source, operation.target,
                       operation.kind == RowOperation::Kind::swap ? 0.1 : 0.5);
        }
        QVERIFY(small.shows(QStringLiteral("The solutions have not changed")));
    }

    /// If a board is too large for steps, every mode says so.
    /// A fact that follows from the rank is never shown as unknown if the rank is known.
    void noFactIsUnknown() {
        MatrixTab tab(game(4, 4, "1111111111111111"));
        QTRY_VERIFY(tab.isReady());
        auto* slider = tab.page.findChild<QSlider*>();
        for (int step = 0; step <= slider->maximum(); ++step) {
            slider->setValue(step);
            QCOMPARE(tab.unknownFacts(), std::ptrdiff_t{0});
        }
        for (const char* mode : {"by-hand", "outcome"}) {
            tab.choose(mode);
            QCOMPARE(tab.unknownFacts(), std::ptrdiff_t{0});
        }
        // The result of a board that is too large to be eliminated step by step.
        tab.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 51, .cols = 51})}, {});
        QTRY_VERIFY(tab.workbench.analysis.factsOfRule() != nullptr);
        QCOMPARE(tab.unknownFacts(), std::ptrdiff_t{0});
        tab.choose("by-hand");
        QCOMPARE(tab.unknownFacts(), std::ptrdiff_t{1}); // no pivots
    }

    void largeBoardIsTooLargeForAllModes() {
        MatrixTab tab(game(3, 3, "111111111"));
        QTRY_VERIFY(tab.isReady());
        for (const char* mode : {"by-hand", "outcome", "steps"}) {
            tab.choose(mode);
            tab.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 51, .cols = 51})}, {});
            QVERIFY(tab.shows(QStringLiteral("Step-by-step elimination works")));
            QVERIFY(!tab.shows(QStringLiteral("Your turn.")));
        }
    }

    /// The picture of a large board has rows, but they cannot be moved.
    void rowsOfAPictureCantBeMoved() {
        MatrixTab tab(game(3, 3, "111111111"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("by-hand");
        tab.workbench.document.begin(Game::allOn(Lattice{.rows = 51, .cols = 51}));
        QSignalSpy added(tab.matrix, &MatrixView::additionRequested);
        QSignalSpy swapped(tab.matrix, &MatrixView::swapRequested);
        tab.drag(100, 900, 0.5);
        tab.matrix->setPointedRow(5);
        QTest::keyClick(tab.matrix, Qt::Key_Space);
        QTest::keyClick(tab.matrix, Qt::Key_Down);
        QTest::keyClick(tab.matrix, Qt::Key_Return);
        QCOMPARE(added.count() + swapped.count(), 0);
        // Neither can the rows that are still shown while the matrix of a new board is computed.
        Q_EMIT tab.matrix->additionRequested(0, 1);
        tab.workbench.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        Q_EMIT tab.matrix->swapRequested(7, 8);
        QTRY_VERIFY(tab.shows(QStringLiteral("Your turn.")));
        tab.drag(0, 1, 0.5);
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
    }

    void doesNotCopyLargeBoards() {
        for (const Rule& other : {Rule(Lattice{.rows = 40, .cols = 40}), Rule()}) {
            MatrixTab tab(game(3, 3, "111111111"));
            QTRY_VERIFY(tab.isReady());
            tab.choose("outcome");
            auto* tools = tab.page.findChild<ToolRow*>();
            tab.workbench.document.begin(Game::allOn(other));
            Q_EMIT tools->copyRequested(MatrixNotation::plain);
            QVERIFY(!PageDriver(tab.page).part<QPushButton>("copyAndSave")->isEnabled());
        }
    }

    /// The last visible line is cut off by the edge of the list. The list must not scroll while
    /// this line is clicked, because then another line would be marked.
    void clickMarksAPartlyVisibleStep() {
        MatrixTab tab(game(3, 3, "111111111"));
        QTRY_VERIFY(tab.isReady());
        auto* list = tab.page.findChild<OperationList*>();
        list->expandAll();
        const auto clickLast = [list] {
            const int height = list->visualRect(list->model()->index(0, 0)).height();
            list->setFixedHeight(5 * height + height / 3 + 2 * list->frameWidth());
            QCoreApplication::processEvents();
            const QPoint place(list->viewport()->width() / 2, list->viewport()->height() - 2);
            const QModelIndex line = list->indexAt(place);
            QVERIFY(line.isValid());
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place);
            QCOMPARE(list->currentIndex().row(), line.row());
            QCOMPARE(list->selectionModel()->selectedIndexes(), QModelIndexList{line});
        };
        clickLast();
        QCOMPARE(tab.page.findChild<QSlider*>()->value(), 5); // the end of the second pivot
        tab.choose("by-hand");
        for (int i = 0; i < 9; ++i) {
            tab.drag(0, 1, 0.5);
        }
        list->scrollToTop();
        clickLast();
        QVERIFY(tab.shows(QStringLiteral("5 operation(s) by hand")));
    }

    /// The equations of row-by-row filling are listed between its steps. A click on one leads to
    /// the step at which it is complete.
    void equationsOfFillingAreListed() {
        MatrixTab tab(game(3, 3, "111111111"));
        QTRY_VERIFY(tab.isReady());
        auto* list = tab.page.findChild<OperationList*>();
        PageDriver(tab.page).select("method", 1);
        const auto lineWith = [list](const QString& text) {
            const QModelIndexList found = list->model()->match(
                list->model()->index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchContains);
            return found.isEmpty() ? QModelIndex() : found.front();
        };
        QTRY_VERIFY(lineWith(QStringLiteral("x₄ = 1 + x₁ + x₂")).isValid());
        const QModelIndex small = lineWith(QStringLiteral("The small system"));
        QVERIFY(small.isValid());
        QVERIFY(!small.flags().testFlag(Qt::ItemIsEnabled));
        const QModelIndex equation = list->model()->index(small.row() + 1, 0);
        list->scrollTo(equation);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(equation).center());
        QCOMPARE(list->currentIndex(), equation);
        QVERIFY(tab.shows(QStringLiteral("the small system")));
    }

    // The copy contains the current step and the matrix before it.
    void aStepIsCopied() {
        MatrixTab tab(game(1, 2, "11"));
        QTRY_VERIFY(tab.isReady());
        auto* copying = PageDriver(tab.page).part<QMenu>("copyStep");
        QVERIFY(!copying->isEnabled());
        tab.page.findChild<QSlider*>()->setValue(1);
        QVERIFY(copying->isEnabled());
        copying->actions().front()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("1 1 | 1\n1 1 | 1\n\nR2 <- R2 + R1\n\n1 1 | 1\n0 0 | 0\n"));
        tab.choose("outcome");
        QVERIFY(!copying->isEnabled());
    }

    // Operations made by hand are kept when the lights change, and discarded when the board is
    // replaced.
    void keepsOperationsMadeByHand() {
        MatrixTab tab(game(2, 2, "1111"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("by-hand");
        auto* list = tab.page.findChild<OperationList*>();
        tab.drag(0, 1, 0.5);
        QCOMPARE(list->model()->rowCount(), 2);
        tab.workbench.document.make(Press{0}, QStringLiteral("press"));
        QTRY_VERIFY(!tab.page.findChild<Job*>()->isRunning());
        QCOMPARE(list->model()->rowCount(), 2);
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
        for (const Game& other : {game(1, 4, "1111"), game(3, 3, "111111111")}) {
            tab.workbench.document.make(Replace{other}, QStringLiteral("new"));
            QTRY_VERIFY(!tab.page.findChild<Job*>()->isRunning());
            QCOMPARE(list->model()->rowCount(), 1);
            QVERIFY(tab.shows(QStringLiteral("Your turn.")));
            tab.drag(0, 1, 0.5);
            QCOMPARE(list->model()->rowCount(), 2);
        }
    }

    /// These are the formulas of the 3 × 3 board; the first one is printed in the textbook.
    void formulasOfAnInvertibleBoard() {
        MatrixTab tab(game(3, 3, "110111101"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("outcome");
        QVERIFY(tab.shows(QStringLiteral("Every board has exactly one solution")));
        auto* list = tab.page.findChild<FormulaList*>();
        const QModelIndex first = list->model()->index(0, 0);
        QVERIFY(first.data().toString().contains(QStringLiteral("x₁ = d₁ + d₃ + d₆ + d₇ + d₈")));
        QTest::mouseMove(list->viewport(), list->visualRect(first).center());
        QVERIFY(tab.shows(QStringLiteral("Press cell 1?")));
        // The rows of the inverse are the formulas.
        tab.click("reducedMatrix");
        QTest::mouseMove(tab.matrix, tab.matrix->entryRect(4, 2).center().toPoint());
        QVERIFY(tab.shows(QStringLiteral("Press cell 5?")));
        QCOMPARE(list->currentIndex().row(), 4);
    }

    /// All nine or sixteen formulas can be read without scrolling, even in a small window.
    void formulasUseTheWholePage() {
        for (const Game& board : {game(3, 3, "110111101"), game(4, 4, "1111111111111111")}) {
            MatrixTab tab(board);
            tab.page.resize(960, 480);
            QTRY_VERIFY(tab.isReady());
            tab.choose("outcome");
            auto* list = tab.page.findChild<FormulaList*>();
            const int last = list->model()->rowCount() - 1;
            QVERIFY(list->isVisible());
            const QRect first = list->visualRect(list->model()->index(0, 0));
            QVERIFY2(list->viewport()->rect().contains(first), "begins at its beginning");
            const int shown = list->viewport()->height() / first.height();
            QVERIFY2(shown >= std::min(last + 1, 11), qPrintable(QString::number(shown)));
        }
    }

    /// Pointing at a symbol draws a ring around its cell on every board.
    void aSymbolPointsAtItsCell() {
        MatrixTab tab(game(3, 3, "110111101"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("outcome");
        auto* list = tab.page.findChild<FormulaList*>();
        const auto symbols = symbolsIn(list->model()->index(0, 0).data().toString());
        for (const FormulaSymbol& symbol : symbols) {
            QTest::mouseMove(list->viewport(), list->symbolRect(0, symbol).center());
            QTRY_COMPARE(tab.workbench.selection.vertex(), std::optional(symbol.vertex));
        }
        // Conversely, pointing at a cell marks its symbols.
        tab.workbench.selection.setVertex(std::nullopt);
        const QImage before = list->grab().toImage();
        tab.workbench.selection.setVertex(7);
        QVERIFY(list->grab().toImage() != before);
    }

    void formulasAreCopied() {
        MatrixTab tab(game(1, 2, "11"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("outcome");
        auto* list = tab.page.findChild<FormulaList*>();
        QTest::keySequence(list, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("x₁ = 1 + t₁ = 1 + 0 = 1\nx₂ = t₁ = 0\n"));
        PageDriver(tab.page).trigger("copyFormulasAsLatex");
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("\\begin{align*}\nx_{1} &= 1 + t_{1} = 1 + 0 = 1 \\\\\nx_{2} &= "
                                "t_{1} = 0\n\\end{align*}\n"));
    }

    /// A click on a free press, on its button or on its formula, changes its value, and the board
    /// shows the resulting solution.
    void freePressesAreChosen() {
        MatrixTab tab(game(4, 4, "1111111111111111"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("outcome");
        QVERIFY(tab.shows(QStringLiteral("16 solutions")));
        QVERIFY(tab.shows(QStringLiteral("12"))); // the rank
        auto* list = tab.page.findChild<FormulaList*>();
        const auto lastOfLine = [list](int line) {
            return list->model()->index(line, 0).data().toString().remove(QChar(0x2069)).right(3);
        };
        const auto& game = tab.workbench.document.game();
        for (const Vertex free : {12, 13, 14, 15}) {
            const int line = static_cast<int>(free);
            QCOMPARE(lastOfLine(line), QStringLiteral("= 0"));
            list->scrollTo(list->model()->index(line, 0));
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualRect(list->model()->index(line, 0)).center());
            QCOMPARE(lastOfLine(line), QStringLiteral("= 1"));
            BitVector presses(16);
            for (int press = 0; press < 16; ++press) {
                presses.set(static_cast<std::size_t>(press),
                            lastOfLine(press) == QStringLiteral("= 1"));
            }
            QVERIFY(game.rule().changedBy(presses) == game.difference());
            QVERIFY(tab.shows(QStringLiteral("its %1 press(es)").arg(presses.count())));
        }
        QCOMPARE(PageDriver(tab.page).read("freePress2"), QStringLiteral("⁦t₂ = 1⁩"));
        tab.click("freePress2");
        QCOMPARE(lastOfLine(13), QStringLiteral("= 0"));
        // The lights have changed, but the free presses are the same, so the choice is kept.
        tab.workbench.document.make(Press{5}, QStringLiteral("press"));
        QTRY_VERIFY(!tab.page.findChild<Job*>()->isRunning());
        QCOMPARE(lastOfLine(12), QStringLiteral("= 1"));
    }

    /// The solutions follow one after another, and after the last one comes the first.
    void choicesFollowOneAnother() {
        MatrixTab tab(game(4, 4, "1111111111111111"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("outcome");
        auto* next = tab.page.findChild<QPushButton*>(QStringLiteral("nextChoice"));
        const auto* number = tab.page.findChild<QLabel*>(QStringLiteral("choiceNumber"));
        QVERIFY(next->isVisible());
        QCOMPARE(number->text(), QStringLiteral("1 of 16"));
        const auto* list = tab.page.findChild<FormulaList*>();
        const auto& board = tab.workbench.document.game();
        QSet<QString> solutions;
        for (int i = 0; i < 16; ++i) {
            BitVector presses(16);
            QString text;
            for (int press = 0; press < 16; ++press) {
                const bool isMade = list->model()
                                        ->index(press, 0)
                                        .data()
                                        .toString()
                                        .remove(QChar(0x2069))
                                        .endsWith(QStringLiteral("= 1"));
                presses.set(static_cast<std::size_t>(press), isMade);
                text += isMade ? QLatin1Char('1') : QLatin1Char('0');
            }
            QVERIFY(board.rule().changedBy(presses) == board.difference());
            solutions.insert(text);
            QTest::mouseClick(next, Qt::LeftButton);
        }
        QCOMPARE(solutions.size(), 16);
        QCOMPARE(number->text(), QStringLiteral("1 of 16"));
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(number->text(), QStringLiteral("2 of 16"));
    }

    /// A row of the reduced matrix is described by the press of its pivot.
    void rowsOfTheReducedMatrixArePivots() {
        MatrixTab tab(game(1, 5, "11111")); // the last unknown of each pair is free
        QTRY_VERIFY(tab.isReady());
        tab.choose("outcome");
        tab.click("reducedMatrix");
        const std::size_t columns = 5;
        auto* list = tab.page.findChild<FormulaList*>();
        QTest::mouseMove(tab.matrix, tab.matrix->entryRect(3, columns).center().toPoint());
        QCOMPARE(list->currentIndex().row(), 3);
        QTest::mouseMove(tab.matrix, tab.matrix->entryRect(4, columns).center().toPoint());
        QVERIFY(!list->currentIndex().isValid()); // 0 = 0
    }

    void theContradictionIsProvedOnTheBoard() {
        MatrixTab tab(game(1, 2, "10"));
        QTRY_VERIFY(tab.isReady());
        tab.choose("outcome");
        QVERIFY(tab.shows(QStringLiteral("Row 2 reads 0 = 1")));
        QVERIFY(tab.shows(QStringLiteral("2 marked light(s)")));
        auto* list = tab.page.findChild<FormulaList*>();
        QCOMPARE(list->plainText(), QStringLiteral("R₁:  x₁ + x₂ = 1\nR₂:  x₁ + x₂ = 0\n0 = 1\n"));
    }

    /// Tests another board, the empty board, and boards too large for steps, in every mode.
    void everyModeSurvivesEveryBoard() {
        for (const char* mode : {"steps", "by-hand", "outcome"}) {
            MatrixTab tab(game(3, 3, "111111111"));
            QTRY_VERIFY(tab.isReady());
            tab.choose(mode);
            for (const Game& other : {Game(), Game::allOn(Lattice{.rows = 40, .cols = 40}),
                                      Game::allOn(Rule(Graph(3, false))), game(1, 1, "1")}) {
                tab.workbench.document.make(Replace{other}, QStringLiteral("new"));
                QVERIFY(!tab.page.grab().isNull());
                QTRY_VERIFY(!tab.page.findChild<Job*>()->isRunning());
                QVERIFY(!tab.page.grab().isNull());
            }
        }
    }
};

LIGHTSOUT_TEST(ModesTest)
#include "ModesTest.moc"
