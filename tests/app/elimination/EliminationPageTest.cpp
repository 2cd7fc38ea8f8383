// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPage.h"
#include "board/BoardView.h"
#include "controls/FormulaLabel.h"
#include "elimination/FormulaList.h"
#include "elimination/OperationList.h"
#include "elimination/RowCard.h"
#include "elimination/ShownMatrix.h"
#include "matrix/MatrixView.h"
#include "text/NumberText.h"
#include "text/Numbering.h"

#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSlider>
#include <QTest>
#include <QTextDocumentFragment>

using namespace lightsout;

namespace {

/// The tab on the screen, with its elimination recorded.
struct EliminationTab {
    explicit EliminationTab(const Game& game) : workbench(game), page(workbench) {
        page.resize(1200, 700);
        page.show();
        slider = page.findChild<QSlider*>();
    }
    void click(const char* button) { PageDriver(page).click(button); }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&text](const QLabel* label) { return label->text().contains(text); });
    }

    Workbench workbench;
    EliminationPage page;
    QSlider* slider;
};

} // namespace

class EliminationPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRowPointedAtIsForgottenWithItsBoard() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        tab.workbench.selection.setVertex(24);
        QVERIFY(tab.shows(QStringLiteral("is the equation of")));
        tab.workbench.guide.setSolutionWanted(true);
        tab.workbench.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(!tab.shows(QStringLiteral("is the equation of")));
        QTRY_COMPARE(tab.slider->maximum(), 9);
    }

    /// In a window of 1280 × 800, the board next to the matrix is visible without scrolling.
    void theBoardIsAboveTheFold() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        tab.page.resize(1280, 630);
        QTRY_VERIFY(tab.slider->maximum() > 0);
        QTest::keyClick(&tab.page, Qt::Key_Right);
        tab.workbench.selection.setVertex(3);
        QApplication::processEvents();
        const auto* board =
            tab.page.findChild<QWidget*>(QStringLiteral("rowCard"))->findChild<BoardView*>();
        const QRect shown = board->visibleRegion().boundingRect();
        QVERIFY(shown.contains(board->contentRect().toAlignedRect()));
        QVERIFY(board->contentRect().height() >= 100);
        // The Tab key reaches the player before the tools below, which would scroll.
        const auto all = tab.page.findChildren<QWidget*>();
        QVERIFY(all.indexOf(tab.slider) <
                all.indexOf(tab.page.findChild<QWidget*>(QStringLiteral("method"))));
    }

    /// Of all plane rectangles with more than one cell, only 2 × 2 has orthonormal columns; the
    /// 4 × 4 torus has them, too.
    void orthonormalColumnsAreNamed() {
        const auto isOrthonormal = [](const Lattice& board) {
            const BitMatrix matrix = Rule(board).influenceMatrix();
            for (std::size_t i = 0; i < matrix.rows(); ++i) {
                for (std::size_t j = 0; j < matrix.rows(); ++j) {
                    if (matrix.row(i).dot(matrix.row(j)) != (i == j)) {
                        return false;
                    }
                }
            }
            return true;
        };
        for (std::size_t rows = 1; rows <= 8; ++rows) {
            for (std::size_t cols = 1; cols <= 8; ++cols) {
                QCOMPARE(isOrthonormal({.rows = rows, .cols = cols}),
                         rows == cols && (rows == 1 || rows == 2));
            }
        }
        const Lattice torus{.rows = 4, .cols = 4, .topology = Topology::torus};
        QVERIFY(isOrthonormal(torus));
        const std::pair<Lattice, bool> boards[] = {
            {{.rows = 2, .cols = 2}, true}, {torus, true}, {{.rows = 3, .cols = 3}, false}};
        for (const auto& [board, expected] : boards) {
            EliminationTab tab(Game::allOn(board));
            PageDriver(tab.page).choose("outcome");
            QTRY_VERIFY(tab.shows(QStringLiteral("⟨M, K⟩")));
            QVERIFY(tab.shows(QStringLiteral("⟨C, C′⟩")));
            QCOMPARE(tab.shows(QStringLiteral("are orthonormal")), expected);
        }
    }

    void theLecturesBoardStepByStep() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QTRY_COMPARE(tab.slider->maximum(), 9);
        tab.click("step");
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
        QVERIFY(tab.shows(QStringLiteral("removes the 1 in row 2, column 1")));
        QVERIFY(tab.shows(QStringLiteral("Step 1 of 9, forward elimination")));
        tab.slider->setValue(3);
        QVERIFY(tab.shows(QStringLiteral("R₂ ↔ R₃")));
        QVERIFY(tab.shows(QStringLiteral("brings a 1 to row 2, column 2")));
        tab.click("toEnd");
        QVERIFY(tab.shows(QStringLiteral("back substitution")));
        QVERIFY(tab.shows(QStringLiteral("this is the only solution")));
        tab.click("step-back");
        QCOMPARE(tab.slider->value(), 8);
        tab.click("toStart");
        QCOMPARE(tab.slider->value(), 0);
    }

    void anUnsolvableBoardEndsInAContradiction() {
        EliminationTab tab(
            Game(Lattice{.rows = 1, .cols = 2}, *BitVector::fromString("10"), BitVector(2)));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        tab.click("toEnd");
        QVERIFY(tab.shows(QStringLiteral("Row 2 reads 0 = 1")));
    }

    /// The headings describe the purpose of the steps and the conclusion from the result.
    void headingsSpeakOfWhatIsShown() {
        const Game solvable = Game::allOn(Lattice{.rows = 2, .cols = 2});
        const Game hopeless(Lattice{.rows = 1, .cols = 2}, *BitVector::fromString("10"),
                            BitVector(2));
        const struct {
            const Game& game;
            int kind;
            const char *problem, *purpose, *end;
        } cases[] = {
            {solvable, 0, "A x = d", "solve the system", "this is the only solution"},
            {solvable, 1, "A", "reduce the matrix", "Every column has a pivot"},
            {solvable, 2, "A X = I", "lead to the inverse", "the inverse of A"},
            {hopeless, 0, "A x = d", "show that there is no solution", "Row 2 reads 0 = 1"},
            {hopeless, 1, "A", "reduce the matrix", "depends on the lights"},
            {hopeless, 2, "A X = I", "show that there is no inverse", "A has no inverse"},
        };
        for (const auto& [game, kind, problem, purpose, end] : cases) {
            EliminationTab tab(game);
            QTRY_VERIFY(tab.slider->maximum() > 0);
            PageDriver(tab.page).select("matrixKind", kind);
            QTRY_VERIFY2(tab.shows(QString::fromUtf8(purpose)), purpose);
            QVERIFY2(tab.shows(QChar(0x2066) + QString::fromUtf8(problem) + QChar(0x2069)),
                     problem);
            tab.click("toEnd");
            QVERIFY2(tab.shows(QString::fromUtf8(end)), end);
        }
    }

    void aBoardOfOneCellHasAnInverse() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 1, .cols = 1}));
        PageDriver(tab.page).select("matrixKind", 2);
        QTRY_VERIFY(tab.shows(QStringLiteral("lead to the inverse")));
        auto* matrix = tab.page.findChild<MatrixView*>();
        QTest::mouseMove(matrix, matrix->entryRect(0, 0).center().toPoint());
        QVERIFY(!tab.shows(QStringLiteral("An odd number of the ringed presses"))); // d₁, not 1
    }

    /// Row-by-row filling requires a rectangle. On other boards, the list of methods shows the
    /// method in use, and returns to the chosen one later.
    void theMethodShownIsTheMethodUsed() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_COMPARE(tab.slider->maximum(), 26);
        auto* method = PageDriver(tab.page).part<QComboBox>("method");
        method->setCurrentIndex(1);
        QTRY_COMPARE(tab.slider->maximum(), 33);
        const Lattice torus{.rows = 3, .cols = 3, .topology = Topology::torus};
        tab.workbench.document.make(Replace{Game::allOn(torus)}, QStringLiteral("new"));
        QTRY_VERIFY(tab.slider->maximum() != 33);
        QVERIFY(!method->isEnabled());
        QCOMPARE(method->currentText(), QStringLiteral("Gaussian elimination"));
        tab.workbench.document->undoStack()->undo();
        QTRY_COMPARE(tab.slider->maximum(), 33);
        QVERIFY(method->isEnabled());
        QCOMPARE(method->currentText(), QStringLiteral("Light chasing"));
    }

    void theStepForwardEndsWithTheLastOne() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QTRY_COMPARE(tab.slider->maximum(), 9);
        const auto isEnabled = [&tab](const char* button) {
            return PageDriver(tab.page).part<QPushButton>(button)->isEnabled();
        };
        QVERIFY(isEnabled("step"));
        tab.click("toEnd");
        QVERIFY(!isEnabled("step"));
        QVERIFY(!isEnabled("toEnd"));
        QVERIFY(isEnabled("play"));
        QTest::keyClick(tab.slider, Qt::Key_Left);
        QVERIFY(isEnabled("step"));
    }

    void theStepStaysWhenLightsChange() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        tab.slider->setValue(2); // R4 <- R4 + R1
        QTRY_VERIFY(tab.shows(QStringLiteral("An even number of the ringed presses")));
        tab.workbench.document.make(FlipStart{{3}}, QStringLiteral("edit"));
        // The right-hand side of the last row follows the light.
        QTRY_VERIFY(tab.shows(QStringLiteral("An odd number of the ringed")));
        QCOMPARE(tab.slider->value(), 2);
        tab.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 2, .cols = 2})},
                                    QStringLiteral("new"));
        QTRY_COMPARE(tab.slider->maximum(), 9);
        QCOMPARE(tab.slider->value(), 0);
    }

    /// The page was restored in an earlier state and is hidden while the user plays.
    void theStepStaysThroughPressesWhileHidden() {
        Workbench workbench(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        EliminationPage page(workbench);
        page.restore({{QStringLiteral("step"), 6}});
        workbench.document.make(Press{4}, QStringLiteral("press"));
        page.show();
        QTRY_COMPARE(page.findChild<QSlider*>()->value(), 6);
    }

    void pointingAtARowDescribesIt() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        auto* matrix = tab.page.findChild<MatrixView*>();
        QTest::mouseMove(matrix, matrix->entryRect(4, 2).center().toPoint());
        QVERIFY(tab.shows(QStringLiteral("R₅")));
        QVERIFY(tab.shows(QStringLiteral("is the equation of cell 5")));
        QVERIFY(tab.workbench.selection.vertex() == Vertex{4});
    }

    void rowByRowFillingEndsInTheSmallSystem() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_COMPARE(tab.slider->maximum(), 26);
        QTest::keyClick(PageDriver(tab.page).part<QComboBox>("method"), Qt::Key_Down);
        QTRY_COMPARE(tab.slider->maximum(), 33);
        tab.slider->setValue(17);
        QVERIFY(tab.shows(QStringLiteral("the small system")));
    }

    /// The list of operations is as high as the page, and gives way to the matrix and the board.
    void theListOfOperationsIsAsHighAsThePage() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        const auto* list = tab.page.findChild<OperationList*>();
        const auto* matrix = tab.page.findChild<MatrixView*>();
        QVERIFY(list->isVisible());
        QVERIFY(list->height() >= 0.95 * matrix->height());
        tab.page.resize(600, 700);
        QVERIFY(!list->isVisible());
        tab.page.resize(1200, 700);
        QVERIFY(list->isVisible());
    }

    void operationsAreGroupedByPivot() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_COMPARE(tab.slider->maximum(), 26);
        auto* list = tab.page.findChild<OperationList*>();
        const QAbstractItemModel& model = *list->model();
        const auto textOf = [&](int line) { return model.index(line, 0).data().toString(); };
        QCOMPARE(textOf(0), QStringLiteral("Start"));
        QCOMPARE(textOf(1), QStringLiteral("Forward elimination"));
        QVERIFY(textOf(2).startsWith(QStringLiteral("Pivot 1: ")));
        int operations = 0;
        for (int line = 0; line < model.rowCount(); ++line) {
            operations += model.rowCount(model.index(line, 0));
        }
        QCOMPARE(operations, 26);
        // The group of the current step is unfolded, and only that one.
        const QModelIndex first = model.index(2, 0);
        const QModelIndex second = model.index(3, 0);
        tab.click("step");
        QVERIFY(list->isExpanded(first));
        QCOMPARE(list->currentIndex(), model.index(0, 0, first));
        tab.slider->setValue(model.rowCount(first) + 1);
        QVERIFY(!list->isExpanded(first));
        QVERIFY(list->isExpanded(second));
        // A click goes there: to the end of a pivot, or to an operation.
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
        QCOMPARE(tab.slider->value(), model.rowCount(first));
        list->expand(second);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(model.index(1, 0, second)).center());
        QCOMPARE(tab.slider->value(), model.rowCount(first) + 2);
    }

    void nextPivotGoesToTheEndOfAPivot() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_COMPARE(tab.slider->maximum(), 26);
        Progress progress;
        const auto recording = record(Game::allOn(Lattice{.rows = 3, .cols = 3}),
                                      EliminationMethod::gauss, MatrixKind::system, progress);
        for (const OperationGroup& group : operationGroups(recording->elimination)) {
            tab.click("nextPivot");
            QCOMPARE(tab.slider->value(), static_cast<int>(group.end));
        }
        QVERIFY(!PageDriver(tab.page).part<QPushButton>("nextPivot")->isEnabled());
        PageDriver(tab.page).select("stride", 1); // by pivot
        tab.click("step-back");
        QCOMPARE(tab.slider->value(),
                 static_cast<int>(operationGroups(recording->elimination).back().first));
    }

    /// Beyond 500 operations, a step is a pivot unless the user chooses otherwise.
    void longEliminationsGoByPivots() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        QTRY_COMPARE(tab.slider->maximum(), 140);
        const auto* stride = PageDriver(tab.page).part<QComboBox>("stride");
        QCOMPARE(stride->currentIndex(), 0);
        tab.workbench.document.begin(Game::allOn(Lattice{.rows = 10, .cols = 10}));
        QTRY_VERIFY(tab.slider->maximum() > 500);
        QCOMPARE(stride->currentIndex(), 1);
        tab.click("step");
        QVERIFY(tab.slider->value() > 1);
        PageDriver(tab.page).select("stride", 0);
        const int step = tab.slider->value();
        tab.click("step");
        QCOMPARE(tab.slider->value(), step + 1);
    }

    /// An equation of the small system is chosen like its row.
    void equationsOfTheSmallSystemAreClicked() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        tab.page.restore({{QStringLiteral("method"), 1}});
        QTRY_COMPARE(tab.slider->maximum(), 33);
        auto* list = tab.page.findChild<OperationList*>();
        const QModelIndex heading =
            list->model()->match(list->model()->index(0, 0), Qt::DisplayRole,
                                 QStringLiteral("The small system"), 1, Qt::MatchContains)[0];
        for (int i = 0; i < 3; ++i) {
            const QModelIndex equation = list->model()->index(heading.row() + 1 + i, 0);
            list->scrollTo(equation);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualRect(equation).center());
            QVERIFY(tab.shows(QStringLiteral("the small system")));
            // The card next to the matrix shows the same equation.
            const auto* shown = tab.page.findChild<RowCard*>()->findChild<FormulaLabel*>();
            const auto plain = [](QString text) {
                return text.remove(QChar(0x2066)).remove(QChar(0x2069));
            };
            QCOMPARE(plain(QTextDocumentFragment::fromHtml(shown->text()).toPlainText()),
                     plain(equation.data().toString()));
            QVERIFY(tab.shows(QStringLiteral("R") + subscript(static_cast<std::size_t>(7 + i))));
        }
    }

    /// The list of operations and the equations in it use the same numbering as the matrix.
    void everyEquationFollowsTheNumbering() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        tab.page.restore({{QStringLiteral("method"), 1}});
        QTRY_COMPARE(tab.slider->maximum(), 33);
        const auto* list = tab.page.findChild<OperationList*>();
        const auto lines = [list] {
            QStringList texts;
            for (int line = 0; line < list->model()->rowCount(); ++line) {
                texts << list->model()->index(line, 0).data().toString();
            }
            return texts.join(QLatin1Char('\n'));
        };
        QVERIFY(lines().contains(QStringLiteral("x₄ = 1 + x₁ + x₂")));
        const auto numbers = qScopeGuard([] { Numbering::setCurrent({}); });
        Numbering::setCurrent({.first = 0});
        QVERIFY(lines().contains(QStringLiteral("x₃ = 1 + x₀ + x₁")));
        QVERIFY(!lines().contains(QStringLiteral("x₉")));
    }

    /// The equations that prove that there is no solution follow the numbering, too.
    void aProofFollowsTheNumbering() {
        EliminationTab tab(
            Game(Lattice{.rows = 1, .cols = 2}, *BitVector::fromString("10"), BitVector(2)));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        const auto* list = tab.page.findChild<FormulaList*>();
        const auto first = [list] { return list->model()->index(0, 0).data().toString(); };
        QVERIFY(first().contains(QStringLiteral("R₁:")) && first().contains(QStringLiteral("x₂")));
        const auto numbers = qScopeGuard([] { Numbering::setCurrent({}); });
        Numbering::setCurrent({.first = 0});
        QVERIFY(first().contains(QStringLiteral("R₀:")) && !first().contains(QStringLiteral("x₂")));
    }

    /// The margins name cells as the board does. If these names are numbers, they are omitted,
    /// because the symbols contain them.
    void theMarginsNameCellsAsTheBoardDoes() {
        const Rule rule = Lattice{.rows = 2, .cols = 2};
        QVERIFY(matrixHeads(rule, MatrixKind::system).rowNames.empty());
        QVERIFY(inverseHeads(rule).columnNames.empty());
        const auto numbers = qScopeGuard([] { Numbering::setCurrent({}); });
        Numbering::setCurrent({.cells = CellNumbers::rowAndColumn});
        QCOMPARE(matrixHeads(rule, MatrixKind::system).rowNames[2], QStringLiteral("r2c1"));
        QCOMPARE(inverseHeads(rule).columnNames[1], QStringLiteral("r1c2"));
    }

    void theMatrixIsCopiedAsItStands() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        tab.click("step");
        PageDriver(tab.page).part<QMenu>("copyMatrix")->actions().front()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("1 1 | 1\n0 0 | 0\n"));
    }

    /// The board is replaced while the tab is hidden, and a cell that the previous board did not
    /// have is pointed at.
    void boardChangesWhileHidden() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        tab.page.hide();
        tab.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 4, .cols = 5})},
                                    QStringLiteral("new"));
        tab.workbench.selection.setVertex(2);
        tab.workbench.selection.setVertex(19);
        tab.page.show();
        QTRY_VERIFY(tab.slider->maximum() > 0);
        tab.workbench.selection.setVertex(18);
        QVERIFY(tab.shows(QStringLiteral("cell 19")));
    }

    void largeBoardsAreDrawnWithoutSteps() {
        EliminationTab tab(Game::allOn(Lattice{.rows = 60, .cols = 60}));
        QVERIFY(tab.shows(QStringLiteral("Step-by-step elimination works")));
        QCOMPARE(tab.slider->maximum(), 0);
        QVERIFY(!tab.page.grab().isNull());
    }

    /// The matrix of a large board has no columns and rows for its holes.
    void largeBoardsWithHolesArePointedAt() {
        const Lattice cells{.rows = 51, .cols = 51};
        Graph graph = toGraph(cells);
        graph.mark({{.vertex = 0, .hasButton = false, .hasLight = false}});
        EliminationTab tab(Game::allOn(Rule::onCells(cells, std::move(graph))));
        QVERIFY(tab.shows(QStringLiteral("Step-by-step elimination works")));
        auto* matrix = tab.page.findChild<MatrixView*>();
        Q_EMIT matrix->columnPointedAt(5);
        QCOMPARE(tab.workbench.selection.vertex(), std::optional<Vertex>(6));
        Q_EMIT matrix->rowPointedAt(7);
        QCOMPARE(tab.workbench.selection.vertex(), std::optional<Vertex>(8));
    }

    /// A board that has as many buttons and lights as the previous one may have other vertices.
    void theStepsOfAnotherBoardAreForgotten() {
        const Lattice cells{.rows = 5, .cols = 5};
        Graph graph = toGraph(cells);
        std::vector<VertexMark> holes;
        for (Vertex v = 16; v < 25; ++v) {
            holes.push_back({.vertex = v, .hasButton = false, .hasLight = false});
        }
        graph.mark(holes);
        EliminationTab tab(Game::allOn(Rule::onCells(cells, std::move(graph))));
        QTRY_VERIFY(tab.slider->maximum() > 0);
        tab.workbench.document.begin(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        QCOMPARE(tab.slider->maximum(), 0);
        QTRY_VERIFY(tab.slider->maximum() > 0);
    }

    void theEmptyBoardHasNoSteps() {
        EliminationTab tab((Game()));
        QVERIFY(!tab.page.grab().isNull());
        QCOMPARE(tab.slider->maximum(), 0);
    }
};

LIGHTSOUT_TEST(EliminationPageTest)
#include "EliminationPageTest.moc"
