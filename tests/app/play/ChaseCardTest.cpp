// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/ChaseCard.h"
#include "play/PlayPage.h"
#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QPushButton>
#include <QTest>

using namespace lightsout;

/// Tests light chasing on the Play tab with the mouse.
class ChaseCardTest : public QObject {
    Q_OBJECT

    static bool shows(const QWidget& page, const QString& text) {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

private Q_SLOTS:
    void leadsThroughABoard() {
        Workbench workbench(
            Game(Lattice{.rows = 3, .cols = 3}, *BitVector::fromString("100000000"), BitVector(9)));
        PlayPage page(workbench);
        page.resize(1100, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto* board = page.findChild<BoardView*>();
        PageDriver(page).click("chase");
        QVERIFY(shows(page, QStringLiteral("Chase row 1 using row 2.")));
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(3).center().toPoint());
        QVERIFY(shows(page, QStringLiteral("Chase row 2 using row 3.")));
        for (const Vertex cell : {6U, 7U}) {
            QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(cell).center().toPoint());
        }
        QVERIFY(shows(page, QStringLiteral("Go back to the first row.")));
        QVERIFY(shows(page, QStringLiteral("Left in the last row")));
        // A solution replaces the stars.
        workbench.guide.setSolutionWanted(true);
        QVERIFY(!shows(page, QStringLiteral("Go back to the first row.")));
        QVERIFY(!PageDriver(page).part<QPushButton>("chase")->isChecked());
    }

    /// The last row is shown next to all the presses that it requires, even those already made,
    /// because the two belong together.
    void theRowsBelongTogether() {
        Workbench workbench(Game(Lattice{.rows = 5, .cols = 5},
                                 *BitVector::fromString("0000000000000000000010001"),
                                 BitVector(25)));
        PlayPage page(workbench);
        page.resize(1100, 700);
        page.show();
        PageDriver(page).click("chase");
        const auto* card = page.findChild<ChaseCard*>();
        const auto picture = [card] { return card->findChildren<PatternPicture*>().at(1); };
        const QImage before = picture()->grab().toImage();
        QVERIFY(shows(page, QStringLiteral("Press in the first row")));
        workbench.document.press(0);
        QVERIFY(shows(page, QStringLiteral("Press in the first row (1 of 2 done)")));
        QCOMPARE(picture()->grab().toImage(), before);
        // An unrelated press does not change the number of presses made.
        workbench.document.press(4);
        QVERIFY(shows(page, QStringLiteral("Press in the first row (1 of 2 done)")));
    }

    /// The small system of the 5 × 5 board has three equations.
    void theSmallSystemIsWrittenOut() {
        Workbench workbench(Game(Lattice{.rows = 5, .cols = 5},
                                 *BitVector::fromString("0000000000000000000010001"),
                                 BitVector(25)));
        PlayPage page(workbench);
        page.resize(1100, 700);
        page.show();
        PageDriver(page).click("chase");
        const auto* equations = page.findChild<QLabel*>(QStringLiteral("chaseEquations"));
        QVERIFY(equations->isVisible());
        const QStringList lines = equations->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines.first().contains(QStringLiteral("x₁ + ")));
        workbench.document.make(
            Replace{Game(Lattice{.rows = 5, .cols = 5}, BitVector::unit(25, 22), BitVector(25))},
            {});
        QVERIFY(equations->text().contains(QStringLiteral("0 = 1")));
        // Larger systems would not fit.
        workbench.document.make(
            Replace{Game(Lattice{.rows = 8, .cols = 8}, BitVector::unit(64, 60), BitVector(64))},
            {});
        QVERIFY(!equations->isVisible());
    }

    /// If the answer is "no", no first row is shown, not even an empty one.
    void unsolvableLastRowShowsNoFirstRow() {
        Workbench workbench(
            Game(Lattice{.rows = 5, .cols = 5}, BitVector::unit(25, 22), BitVector(25)));
        PlayPage page(workbench);
        page.show();
        PageDriver(page).click("chase");
        QVERIFY(shows(page, QStringLiteral("There is no solution.")));
        QVERIFY(shows(page, QStringLiteral("Left in the last row")));
        QVERIFY(!shows(page, QStringLiteral("Press in the first row")));
    }

    /// The table is next to the board, so that the user can keep playing.
    void tableIsNextToTheBoard() {
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        PlayPage page(workbench);
        page.show();
        PageDriver(page).click("chase");
        QVERIFY(!shows(page, QStringLiteral("7 case(s)")));
        PageDriver(page).click("chaseTable");
        QVERIFY(shows(page, QStringLiteral("7 case(s)")));
        auto* board = page.findChild<BoardView*>();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(7).center().toPoint());
        QCOMPARE(workbench.document.game().pressCount(), 1U);
        QVERIFY(shows(page, QStringLiteral("7 case(s)")));
    }

    /// While lights are chased, autoplay and hints go row by row to the end; otherwise they follow
    /// a shortest solution.
    void autoplayChases() {
        Workbench workbench(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        PlayPage page(workbench);
        page.show();
        PageDriver(page).click("chase");
        workbench.guide.showHint();
        QCOMPARE(workbench.guide.hint(), std::optional(Vertex{3})); // below the first light
        QVERIFY(shows(page, QStringLiteral("This is the next press in light chasing.")));
        workbench.guide.setPlaying(true);
        QVERIFY(PageDriver(page).part<QPushButton>("chase")->isChecked());
        std::vector<Vertex> pressed;
        connect(&workbench.document, &CurrentDocument::changed, this, [&](const Move& move) {
            if (const auto* press = std::get_if<Press>(&move)) {
                pressed.push_back(press->vertex);
            }
        });
        QTRY_VERIFY_WITH_TIMEOUT(workbench.document.game().isWon(), 30'000);
        QVERIFY(!workbench.guide.isPlaying());
        QCOMPARE(pressed[0], Vertex{3});
        QVERIFY(pressed.size() > 5); // five presses suffice, but a chase needs more
        QVERIFY(shows(page, QStringLiteral("That was the solution. Your turn.")));
        // Without the chase, autoplay follows the solution.
        PageDriver(page).click("chase");
        QVERIFY(!workbench.guide.isLed());
    }

    void autoplayStopsAtANo() {
        Workbench workbench(
            Game(Lattice{.rows = 1, .cols = 2}, BitVector::unit(2, 0), BitVector(2)));
        PlayPage page(workbench);
        page.show();
        PageDriver(page).click("chase");
        workbench.guide.setPlaying(true);
        QTRY_VERIFY(!workbench.guide.isPlaying());
        QCOMPARE(workbench.document.game().pressCount(), 0U);
        QVERIFY(shows(page, QStringLiteral("There is no solution.")));
    }
};

LIGHTSOUT_TEST(ChaseCardTest)
#include "ChaseCardTest.moc"
