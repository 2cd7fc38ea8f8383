// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/PlayPage.h"
#include "play/StatusCard.h"
#include "text/NumberText.h"

#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

namespace {

/// The Play tab on the screen.
struct PlayTab {
    explicit PlayTab(const Game& game) : workbench(game), page(workbench) {
        page.resize(1100, 700);
        page.show();
        board = page.findChild<BoardView*>();
        board->setAnimated(true);
    }
    void press(std::initializer_list<Vertex> vertices) {
        for (const Vertex vertex : vertices) {
            QTest::mouseClick(board, Qt::LeftButton, {},
                              board->cellRect(vertex).center().toPoint());
        }
    }
    void click(const char* button) { PageDriver(page).click(button); }
    QString read(const char* label) { return PageDriver(page).read(label); }
    bool offers(const char* button) const {
        return PageDriver(page).part<QPushButton>(button)->isVisible();
    }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    Workbench workbench;
    PlayPage page;
    BoardView* board;
};

Game twoByTwo() {
    return Game::allOn(Lattice{.rows = 2, .cols = 2});
}

} // namespace

/// Tests what happens when a game is won.
class WinningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// On 2 × 2 with all lights on, pressing all four cells is the only solution.
    void theFewestThereCanBe() {
        PlayTab tab(twoByTwo());
        tab.press({0, 1, 2});
        QVERIFY(!tab.board->isGlowing());
        tab.press({3});
        QVERIFY(tab.board->isGlowing());
        QVERIFY(tab.shows(QStringLiteral("Solved!")));
        QTRY_VERIFY(tab.shows(QStringLiteral("4 press(es) in")));
        QVERIFY(BoardView::glowMilliseconds <= 600);
        QTRY_VERIFY(!tab.board->isGlowing());
    }

    void findsThatFewerSuffice() {
        PlayTab tab(twoByTwo());
        tab.press({0, 0, 0, 1, 2, 3});
        QTRY_VERIFY(tab.shows(QStringLiteral("6 press(es) in")) &&
                    tab.shows(QStringLiteral("4 would have been enough.")));
    }

    void reducedMotionShowsNoLight() {
        PlayTab tab(twoByTwo());
        tab.board->setAnimated(false);
        tab.press({0, 1, 2, 3});
        QVERIFY(tab.workbench.document.game().isWon());
        QVERIFY(!tab.board->isGlowing());
    }

    /// After autoplay, the player is invited to play instead of being congratulated.
    void autoplayHandsOver() {
        PlayTab tab(
            Game(Lattice{.rows = 2, .cols = 2}, *BitVector::fromString("1110"), BitVector(4)));
        tab.workbench.guide.setPlaying(true);
        QTRY_VERIFY(tab.workbench.document.game().isWon());
        QVERIFY(tab.shows(QStringLiteral("That was the solution. Your turn.")));
        QVERIFY(!tab.shows(QStringLiteral("Solved!")));
        QVERIFY(!tab.board->isGlowing());
        tab.click("playAgain");
        QCOMPARE(tab.workbench.document.game().lights(), *BitVector::fromString("1110"));
        tab.press({0});
        QVERIFY(tab.shows(QStringLiteral("Solved!")));
        QVERIFY(tab.board->isGlowing());
    }

    /// The game changes directly from one board that is won to another, as a file may contain it.
    void harderIsMeantForTheBoardThatIsShown() {
        PlayTab tab(
            Game(Lattice{.rows = 3, .cols = 3}, *BitVector::fromString("110100000"), BitVector(9)));
        tab.press({0});
        QTRY_VERIFY(tab.offers("playHarder"));
        Game won(Lattice{.rows = 4, .cols = 4}, BitVector(16), BitVector(16));
        won.press(5);
        won.press(5);
        tab.workbench.document.replace(std::make_shared<Document>(SavedBoard{.game = won}));
        QVERIFY(tab.offers("playAgain"));
        QVERIFY(!tab.offers("playHarder"));
    }

    void whatFollows() {
        PlayTab tab(
            Game(Lattice{.rows = 3, .cols = 3}, *BitVector::fromString("110100000"), BitVector(9)));
        QVERIFY(!tab.offers("playAgain"));
        tab.press({0});
        QTRY_VERIFY(tab.offers("playHarder"));
        QVERIFY(tab.read("playHarder").startsWith(QStringLiteral("Harder: 2")));
        tab.click("playHarder");
        const CurrentDocument& document = tab.workbench.document;
        QVERIFY(!document.game().isWon());
        QVERIFY(!tab.offers("playHarder"));
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        QCOMPARE(tab.workbench.analysis.facts()->fewest->presses.count(), 2U);
        const BitVector presses = tab.workbench.analysis.facts()->fewest->presses;
        presses.forEachOne([&tab](Vertex v) { tab.press({v}); });
        QVERIFY(document.game().isWon());
        QCOMPARE(tab.read("nextSize"), QStringLiteral("Next size: ⁦4 × 4⁩"));
        tab.click("nextSize");
        QCOMPARE(document.game().vertexCount(), 16U);
        QVERIFY(!document.game().isWon());
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        QVERIFY(tab.workbench.analysis.facts()->isSolvable());
    }

    /// A file may contain a number of presses that does not fit into an int.
    void manyPressesAreNotFew() {
        Game game = twoByTwo();
        game.setPresses(BitVector::ones(4), 5'000'000'000);
        const PlayTab tab(game);
        QVERIFY(tab.shows(QStringLiteral("Solved!")));
        QVERIFY(tab.shows(numberText(2'147'483'647)));
    }

    /// Autoplay stops when the user begins to draw.
    void autoplayEndsWhereSomethingElseBegins() {
        PlayTab tab(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        tab.workbench.guide.setPlaying(true);
        PageDriver(tab.page).choose("draw");
        QVERIFY(!tab.workbench.guide.isPlaying());
    }

    /// All lights stay on, and no board is harder than the hardest one.
    void theHardestBoardHasALargerOneOnly() {
        PlayTab tab(twoByTwo());
        tab.press({0, 1, 2, 3});
        QTRY_VERIFY(tab.shows(QStringLiteral("the fewest possible")));
        QCOMPARE(tab.read("nextSize"), QStringLiteral("Next size: ⁦3 × 3⁩"));
        tab.click("nextSize");
        QVERIFY(!tab.offers("playHarder"));
        QCOMPARE(tab.workbench.document.game(), Game::allOn(Lattice{.rows = 3, .cols = 3}));
    }

    /// A larger board is a new document: the file of the previous board is unchanged.
    void nextSizeKeepsTheFile() {
        PlayTab tab(twoByTwo());
        tab.press({0, 1, 2, 3});
        QTRY_VERIFY(tab.shows(QStringLiteral("the fewest possible")));
        CurrentDocument& document = tab.workbench.document;
        document->markSaved(QStringLiteral("/a/mine.lightsout"), document.revision());
        QCOMPARE(tab.read("nextSize"), QStringLiteral("Next size: ⁦3 × 3⁩"));
        tab.click("nextSize");
        QCOMPARE(document.game().vertexCount(), 9U);
        QVERIFY(document->path().isEmpty());
    }

    /// The remaining presses of a shown solution are called fewest only if they are.
    void aLongSolutionIsNotCalledFewest() {
        PlayTab tab(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        Workbench& workbench = tab.workbench;
        QTRY_VERIFY(workbench.analysis.facts() != nullptr);
        QVERIFY(tab.shows(QStringLiteral("Fewest left")));
        const BitVector fewest = workbench.analysis.facts()->fewest->presses;
        BitVector longer = fewest;
        for (const BitVector& quiet : *workbench.analysis.facts()->kernel) {
            longer = (fewest ^ quiet).count() > longer.count() ? fewest ^ quiet : longer;
        }
        QVERIFY(longer.count() > fewest.count());
        workbench.guide.showSolution(longer);
        QVERIFY(tab.shows(QStringLiteral("Presses left")));
        QVERIFY(!tab.shows(QStringLiteral("Fewest left")));
        workbench.guide.showSolution(fewest);
        QVERIFY(tab.shows(QStringLiteral("Fewest left")));
    }
};

LIGHTSOUT_TEST(WinningTest)
#include "WinningTest.moc"
