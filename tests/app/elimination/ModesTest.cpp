#include "board/BoardView.h"
#include "elimination/EliminationPage.h"
#include "elimination/OperationList.h"
#include "matrix/MatrixView.h"

#include "tests/support/Test.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTest>

using namespace lightsout;

namespace {

/// The tab on the screen, with its elimination recorded.
struct Tab {
    explicit Tab(const Game& game) : workbench(game), page(workbench) {
        page.resize(1200, 700);
        page.show();
        matrix = page.findChild<MatrixView*>();
    }
    bool isReady() const { return page.findChild<QSlider*>()->maximum() > 0; }
    void click(const QString& text) {
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text() == text && button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
            }
        }
    }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    /// Drags one row to another, to its middle or to its edge.
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

/// What can be done beyond watching: working by hand, and reading off what comes out.
class ModesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreAddedAndSwappedByDragging() {
        Tab tab(game(2, 2, "1111"));
        QTRY_VERIFY(tab.isReady());
        tab.click(QStringLiteral("By hand"));
        tab.drag(0, 1, 0.5);
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
        tab.drag(1, 2, 0.1);
        QVERIFY(tab.shows(QStringLiteral("R₂ ↔ R₃")));
        QCOMPARE(tab.page.findChild<OperationList*>()->model()->rowCount(), 3);
        tab.click(QStringLiteral("Take back"));
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
        tab.click(QStringLiteral("Again"));
        QVERIFY(tab.shows(QStringLiteral("R₂ ↔ R₃")));
        tab.click(QStringLiteral("Start anew"));
        QVERIFY(tab.shows(QStringLiteral("Your turn.")));
    }

    void rowsAreMovedWithTheKeyboard() {
        Tab tab(game(2, 2, "1111"));
        QTRY_VERIFY(tab.isReady());
        tab.click(QStringLiteral("By hand"));
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
        QVERIFY(tab.shows(QStringLiteral("This removes the 1 of row 2 in column 1.")));
    }

    void hintsAreThoseOfTheTextbook() {
        Tab tab(game(2, 2, "1111"));
        QTRY_VERIFY(tab.isReady());
        tab.click(QStringLiteral("By hand"));
        QVERIFY(tab.shows(QStringLiteral("the textbook takes 9")));
        tab.click(QStringLiteral("Hint"));
        QVERIFY(tab.shows(QStringLiteral("R₂ ← R₂ + R₁")));
        tab.drag(0, 1, 0.5);
        tab.drag(0, 2, 0.5);
        tab.click(QStringLiteral("Hint"));
        QVERIFY(tab.shows(QStringLiteral("Row 2 needs a 1 in column 2, and row 3 has one.")));
        tab.drag(1, 2, 0.9);
        tab.drag(1, 3, 0.5);
        tab.drag(2, 3, 0.5);
        QVERIFY(tab.shows(QStringLiteral("5 operation(s) by hand")));
    }

    void clickingAStepGoesThere() {
        Tab tab(game(3, 3, "111111111"));
        QTRY_VERIFY(tab.isReady());
        auto* list = tab.page.findChild<OperationList*>();
        // The start, 26 steps, and the names of the phases.
        QCOMPARE(list->model()->rowCount(), 29);
        QCOMPARE(list->model()->index(1, 0).data().toString(), QStringLiteral("Going down"));
        const QModelIndex line = list->model()->index(4, 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(line).center());
        QCOMPARE(tab.page.findChild<QSlider*>()->value(), 3);
        QVERIFY(tab.shows(QStringLiteral("Step 3 of 26")));
        // The other name comes before the first step that goes up, and can't be gone to.
        int up = 2;
        while (list->model()->index(up, 0).data().toString() != QStringLiteral("Going up")) {
            ++up;
        }
        list->scrollTo(list->model()->index(up, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(up, 0)).center());
        QCOMPARE(tab.page.findChild<QSlider*>()->value(), 3);
        list->setCurrentIndex(list->model()->index(up - 1, 0));
        QVERIFY(tab.shows(QStringLiteral("going down")));
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(tab.shows(QStringLiteral("going up")));
    }

    // The step shown, with the matrix before it.
    void aStepIsCopied() {
        Tab tab(game(1, 2, "11"));
        QTRY_VERIFY(tab.isReady());
        QMenu* copying = nullptr;
        for (auto* menu : tab.page.findChildren<QMenu*>()) {
            copying = menu->title().startsWith(QStringLiteral("Copy this step")) ? menu : copying;
        }
        QVERIFY(copying != nullptr);
        QVERIFY(!copying->isEnabled());
        tab.page.findChild<QSlider*>()->setValue(1);
        QVERIFY(copying->isEnabled());
        copying->actions().front()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("1 1 | 1\n1 1 | 1\n\nR2 <- R2 + R1\n\n1 1 | 1\n0 0 | 0\n"));
        tab.click(QStringLiteral("What comes out"));
        QVERIFY(!copying->isEnabled());
    }

    // What was done by hand stays with other lights of the board, and goes with the board.
    void handWorkIsCarriedOver() {
        Tab tab(game(2, 2, "1111"));
        QTRY_VERIFY(tab.isReady());
        tab.click(QStringLiteral("By hand"));
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

    /// The formulas of the 3 × 3 board, as the textbook gives them for its first cell.
    void formulasOfAnInvertibleBoard() {
        Tab tab(game(3, 3, "110111101"));
        QTRY_VERIFY(tab.isReady());
        tab.click(QStringLiteral("What comes out"));
        QVERIFY(tab.shows(QStringLiteral("Every board has exactly one solution")));
        QListView* list = nullptr;
        for (auto* view : tab.page.findChildren<QListView*>()) {
            list = view->accessibleName() == QStringLiteral("Formulas") ? view : list;
        }
        QVERIFY(list != nullptr);
        const QModelIndex first = list->model()->index(0, 0);
        QVERIFY(first.data().toString().contains(QStringLiteral("x₁ = d₁ + d₃ + d₆ + d₇ + d₈")));
        QTest::mouseMove(list->viewport(), list->visualRect(first).center());
        QVERIFY(tab.shows(QStringLiteral("Press row 1, column 1?")));
        QVERIFY(tab.workbench.selection.vertex() == Vertex{0});
        // The rows of the inverse are the formulas.
        QTest::mouseMove(tab.matrix, tab.matrix->entryRect(4, 2).center().toPoint());
        QVERIFY(tab.shows(QStringLiteral("Press row 2, column 2?")));
        QCOMPARE(list->currentIndex().row(), 4);
    }

    void parametersOfASingularBoard() {
        Tab tab(game(4, 4, "1111111111111111"));
        QTRY_VERIFY(tab.isReady());
        tab.click(QStringLiteral("What comes out"));
        QVERIFY(tab.shows(QStringLiteral("16 solutions")));
        QVERIFY(tab.shows(QStringLiteral("12"))); // the rank
        QVERIFY(tab.shows(QStringLiteral("free presses")));
        QVERIFY(!tab.page.grab().isNull());
    }

    void theContradictionIsProvedOnTheBoard() {
        Tab tab(game(1, 2, "10"));
        QTRY_VERIFY(tab.isReady());
        tab.click(QStringLiteral("What comes out"));
        QVERIFY(tab.shows(QStringLiteral("Row 2 says 0 = 1")));
        QVERIFY(tab.shows(QStringLiteral("2 marked light(s)")));
    }

    /// Another board, the empty one, and boards beyond all steps, in every mode.
    void everyModeLivesThroughEveryBoard() {
        for (const QString& mode : {QStringLiteral("Step by step"), QStringLiteral("By hand"),
                                    QStringLiteral("What comes out")}) {
            Tab tab(game(3, 3, "111111111"));
            QTRY_VERIFY(tab.isReady());
            tab.click(mode);
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
