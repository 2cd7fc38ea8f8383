// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingsPage.h"

#include "board/PatternTile.h"
#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "text/Numbering.h"
#include "theme/Theme.h"
#include "tiling/TilingSearch.h"
#include "tilings/TilingCards.h"
#include "tilings/TilingView.h"

#include "tests/support/LitGrid.h"
#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSlider>
#include <QTest>

#include <algorithm>
#include <set>

using namespace lightsout;

namespace {

/// The tab on the screen.
struct TilingsTab {
    explicit TilingsTab(const Game& game) : workbench(game), page(workbench) {
        page.resize(1200, 720);
        page.show();
        board = page.findChild<TilingView*>();
    }
    void choose(const char* mode) { PageDriver(page).choose(mode); }
    void click(const char* button) { PageDriver(page).click(button); }
    void press(Vertex vertex) {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(vertex).center().toPoint());
    }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    QList<PatternTile*> tiles() const {
        QList<PatternTile*> visible;
        for (auto* tile : page.findChildren<PatternTile*>()) {
            if (tile->isVisible()) {
                visible.append(tile);
            }
        }
        return visible;
    }
    const BitVector& shown() const { return board->scene().presses; }
    const Game& game() const { return workbench.document.game(); }

    Workbench workbench;
    TilingsPage page;
    TilingView* board = nullptr;
};

} // namespace

class TilingsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allTilingsOfATorusCanBeChosen() {
        TilingsTab tab(litGrid(5, 10, Topology::torus));
        QTRY_COMPARE(tab.tiles().size(), 10);
        QVERIFY(
            tab.shows(QStringLiteral("An optimal solution: every light changes exactly once.")));
        QVERIFY(tab.shows(QStringLiteral("completely")));
        for (PatternTile* tile : tab.tiles()) {
            QTest::mouseClick(tile, Qt::LeftButton);
            QVERIFY(tab.shown() == tile->pattern());
            QVERIFY(isTiling(tab.game().rule(), tab.shown()));
        }
        tab.click("previousTiling");
        QVERIFY(tab.shows(QStringLiteral("9 of 10")));
        // The game itself is unchanged.
        QVERIFY(tab.game().presses().none());
    }

    /// All tilings of this directed board have the same number of presses: there is only one.
    void aDirectedCycleHasItsPresses() {
        Graph cycle(5, false);
        for (Vertex v = 0; v < 5; ++v) {
            cycle.addArc(v, (v + 1) % 5);
        }
        TilingsTab tab(Game::allOn(Rule(cycle)));
        QTRY_VERIFY(tab.shows(QStringLiteral("completely")));
        QVERIFY(!tab.shows(QStringLiteral("–")));
    }

    void otherPagesOfTheGallery() {
        TilingsTab tab(Game::allOn(Lattice{5, 5, Topology::plane, Neighbours::king}));
        QTRY_COMPARE(tab.tiles().size(), 10);
        for (int i = 0; i < 10; ++i) {
            tab.click("nextTiling");
        }
        QTRY_COMPARE(tab.tiles().size(), 2);
        QVERIFY(tab.shows(QStringLiteral("11 of 12")));
        QVERIFY(tab.shown() == tab.tiles().front()->pattern());
    }

    void whyThereIsNone_data() {
        QTest::addColumn<Rule>("rule");
        QTest::addColumn<QString>("reason");
        QTest::newRow("sizes") << Rule(Lattice{6, 7, Topology::torus})
                               << QStringLiteral("multiple of 5, but the number of lights, 42");
        QTest::newRow("proof") << Rule(Lattice{8, 8}) << QStringLiteral("that no tile can cover");
        Graph dark(2);
        dark.setSelfInfluence(1, false);
        QTest::newRow("dark light") << Rule(dark) << QStringLiteral("No press changes vertex 2.");
    }

    void whyThereIsNone() {
        QFETCH(Rule, rule);
        QFETCH(QString, reason);
        TilingsTab tab(Game::allOn(rule));
        QTRY_VERIFY(tab.shows(QStringLiteral("No tiling")));
        QVERIFY(tab.shows(reason));
    }

    void theNearestSolutionsAreRanked() {
        TilingsTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.tiles().size(), 4);
        QVERIFY(tab.shows(QStringLiteral("a tiling would have 25")));
        QVERIFY(tab.game().rule().changedBy(tab.shown()) == BitVector::ones(25));
        const auto& changes = tab.board->scene().changes;
        QVERIFY(std::ranges::all_of(changes, [](std::size_t n) { return n % 2 == 1; }));
        QVERIFY(std::ranges::any_of(changes, [](std::size_t n) { return n > 1; }));
    }

    void stepsThroughTheProof() {
        TilingsTab tab(
            litGrid(30, 30)); // too large for watching the whole search, but not for the proof
        QTRY_VERIFY(tab.shows(QStringLiteral("No tiling")));
        tab.click("watchProof");
        auto* slider = tab.page.findChild<QSlider*>();
        QVERIFY(slider->maximum() > 0);
        bool metDeadEnd = false;
        for (int step = 1; step <= slider->maximum(); ++step) {
            tab.click("step");
            QCOMPARE(slider->value(), step);
            QVERIFY(tab.board->scene().placement.has_value());
            metDeadEnd = metDeadEnd || tab.board->scene().deadEnd.has_value();
        }
        QVERIFY(metDeadEnd);
        QVERIFY(tab.shows(QStringLiteral("The search is complete: there is no tiling.")));
        QVERIFY(tab.shown().none());
        tab.click("step-back");
        QVERIFY(tab.shown().any());
    }

    void theSearchPlaysByItself() {
        TilingsTab tab(litGrid(4, 4));
        tab.choose("search");
        auto* slider = tab.page.findChild<QSlider*>();
        QTRY_VERIFY(slider->maximum() > 0);
        tab.click("play");
        QTRY_VERIFY(slider->value() > 0);
        QVERIFY(tab.shown().any());
        tab.click("play");
        slider->setValue(slider->maximum());
        QVERIFY(tab.shows(QStringLiteral("The search is complete: 2 tiling")));
    }

    void tilesArePlacedByHand() {
        TilingsTab tab(litGrid(4, 4));
        tab.choose("by-hand");
        tab.press(1);
        QVERIFY(tab.game().presses() == BitVector::unit(16, 1));
        tab.press(2); // it would change the adjacent light again
        QVERIFY(tab.shows(QStringLiteral("would change a second time")));
        QCOMPARE(tab.game().pressCount(), std::uint64_t{1});
        tab.press(1); // undoes the press
        QVERIFY(tab.game().presses().none());
        for (const Vertex v : {1U, 7U, 8U, 14U}) {
            tab.press(v);
        }
        QVERIFY(tab.shows(QStringLiteral("Every light changed exactly once!")));
        QVERIFY(tab.game().isWon());
        tab.click("undoTile");
        QVERIFY(!tab.game().presses()[14]);
    }

    void firstTileCanBeUndone() {
        TilingsTab tab(litGrid(4, 4));
        tab.choose("by-hand");
        const auto* undo = PageDriver(tab.page).part<QPushButton>("undoTile");
        QVERIFY(!undo->isEnabled());
        tab.press(1);
        QVERIFY(tab.shown()[1]);
        QVERIFY(undo->isEnabled());
        tab.click("undoTile");
        QVERIFY(tab.shown().none());
        QVERIFY(!undo->isEnabled());
    }

    /// The proof starts whether or not the search is recorded already, and no cell that was pointed
    /// at before has a ring.
    void theProofPlaysAtOnce_data() {
        QTest::addColumn<std::size_t>("side");
        QTest::newRow("to be recorded") << std::size_t{8};
        QTest::newRow("known") << std::size_t{30};
    }
    void theProofPlaysAtOnce() {
        QFETCH(const std::size_t, side);
        TilingsTab tab(litGrid(side, side));
        QTRY_VERIFY_WITH_TIMEOUT(tab.shows(QStringLiteral("that no tile can cover")), 30'000);
        tab.workbench.selection.setVertex(0);
        tab.board->grab();
        QVERIFY(tab.board->scene().pointedAt == Vertex{0});
        tab.click("watchProof");
        auto* slider = tab.page.findChild<QSlider*>();
        QTRY_VERIFY(slider->value() > 0);
        tab.board->grab();
        QVERIFY(!tab.board->scene().pointedAt);
    }

    /// The search names cells as the board does, and screen readers read the row and the column.
    void theSearchNamesCellsAsTheBoardDoes() {
        TilingsTab tab(litGrid(4, 4));
        tab.choose("search");
        auto* slider = tab.page.findChild<QSlider*>();
        QTRY_VERIFY(slider->maximum() > 0);
        tab.board->setFocus();
        slider->setValue(1);
        const Vertex tried = tab.shown().findNext(0);
        const QString name = QStringLiteral("cell %1").arg(tried + 1);
        QVERIFY(tab.shows(name));
        QStringList spoken;
        for (const auto* label : tab.page.findChildren<QLabel*>()) {
            spoken << label->accessibleName();
        }
        QVERIFY(spoken.join(QLatin1Char('\n'))
                    .contains(
                        QStringLiteral("row %1, column %2").arg(tried / 4 + 1).arg(tried % 4 + 1)));
        const QImage numbered = tab.board->grab().toImage();
        const auto numbers = qScopeGuard([] { Numbering::setCurrent({}); });
        Numbering::setCurrent({.cells = CellNumbers::none});
        QVERIFY(tab.board->grab().toImage() != numbered);
    }

    void aDeadEndIsMarked() {
        TilingsTab tab(litGrid(3, 3));
        tab.choose("by-hand");
        tab.board->setFocus();
        QTest::keyClick(tab.board, Qt::Key_Down); // moves the cursor into view
        QTest::keyClick(tab.board, Qt::Key_Down);
        QTest::keyClick(tab.board, Qt::Key_Right);
        QTest::keyClick(tab.board, Qt::Key_Space);
        QVERIFY(tab.game().presses()[4]);
        QVERIFY(tab.shows(QStringLiteral("A dead end")));
        QCOMPARE(tab.board->scene().placement->dead.count(), std::size_t{4});
    }

    void hintsLeadToATiling() {
        TilingsTab tab(litGrid(5, 5, Topology::torus));
        tab.choose("by-hand");
        for (int i = 0; i < 5; ++i) {
            tab.click("tilingHint");
            QTRY_VERIFY(tab.board->scene().hint.has_value());
            tab.press(*tab.board->scene().hint);
        }
        QVERIFY(isTiling(tab.game().rule(), tab.game().presses()));
        QVERIFY(tab.shows(QStringLiteral("Every light changed exactly once!")));
    }

    void hintExplainsThatThereIsNoTiling() {
        TilingsTab tab(litGrid(6, 6));
        tab.choose("by-hand");
        tab.click("tilingHint");
        QTRY_VERIFY(tab.shows(QStringLiteral("This board has no tiling.")));
    }

    void pressesThatOverlapAreRefused() {
        Game game = litGrid(3, 3);
        game.press(0);
        game.press(1);
        TilingsTab tab(game);
        tab.choose("by-hand");
        QVERIFY(tab.shows(QStringLiteral("A light has changed twice.")));
        tab.press(8);
        QCOMPARE(tab.game().pressCount(), std::uint64_t{2});
        tab.click("startWithAllOn");
        QVERIFY(tab.game().presses().none());
        QVERIFY(tab.shows(QStringLiteral("Place tiles")));
    }

    void boardsComeAndGo() {
        TilingsTab tab(litGrid(4, 4));
        const Rule rules[] = {Lattice{10, 10, Topology::torus},
                              Lattice{300, 300},
                              generalizedPetersenGraph(8, 3),
                              directedGraph(),
                              Rule::onCells(Lattice{3, 3}, merlinGraph()),
                              Rule(),
                              Lattice{4, 4}};
        for (const char* mode : {"browse", "search", "by-hand"}) {
            tab.choose(mode);
            for (const Rule& rule : rules) {
                tab.workbench.document.make(Replace{Game::allOn(rule)}, QStringLiteral("new"));
                QVERIFY(!tab.page.grab().isNull());
                const auto jobs = tab.page.findChildren<Job*>();
                QTRY_VERIFY(std::none_of(jobs.begin(), jobs.end(),
                                         [](const Job* job) { return job->isRunning(); }));
                QVERIFY(!tab.page.grab().isNull());
            }
        }
    }

    /// A tab that was hidden while the board changed shows nothing of the previous board.
    void boardChangesWhileHidden() {
        TilingsTab tab(litGrid(5, 5, Topology::torus));
        QTRY_COMPARE(tab.tiles().size(), 10);
        tab.page.hide();
        tab.workbench.document.make(Replace{litGrid(3, 3)}, QStringLiteral("new"));
        tab.workbench.selection.setVertex(8);
        tab.page.show();
        QTRY_VERIFY(tab.shows(QStringLiteral("No tiling")));
        QVERIFY(tab.shown().size() == 9);
    }

    // Colours distinguish neighbouring tiles, so the shapes in the legend must not use any of them.
    void theLegendHasNoTilesColours() {
        for (const auto& [rows, cols] : {std::pair(2U, 3U), {4U, 4U}}) {
            TilingsTab tab(litGrid(rows, cols));
            QTRY_VERIFY(tab.shows(
                QStringLiteral("An optimal solution: every light changes exactly once.")));
            auto* legend = tab.page.findChild<LegendCard*>();
            QVERIFY(legend->isVisible());
            const QImage picture = legend->grab().toImage();
            std::set<QRgb> colours;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    colours.insert(picture.pixel(x, y));
                }
            }
            for (std::size_t i = 0; i < 7; ++i) {
                QVERIFY(!colours.contains(tileColour(i, Theme::light()).rgb()));
            }
        }
    }

    void redCellsAreExplained() {
        TilingsTab tab(litGrid(5, 5));
        QTRY_VERIFY(tab.shows(QStringLiteral("No tiling")));
        QTRY_VERIFY(tab.board->hasSeveralChanges());
        QVERIFY(tab.shows(QStringLiteral("The number in a red cell")));
        QVERIFY(!tab.shows(QStringLiteral("nearest are listed")));
        tab.workbench.document.make(Replace{litGrid(9, 9)}, QStringLiteral("new"));
        QTRY_VERIFY(tab.shows(QStringLiteral("The 60 solutions nearest to a tiling are listed.")));
        tab.workbench.document.make(Replace{litGrid(4, 4)}, QStringLiteral("new"));
        QTRY_VERIFY(
            tab.shows(QStringLiteral("An optimal solution: every light changes exactly once.")));
        QVERIFY(!tab.shows(QStringLiteral("The number in a red cell")));
    }

    // A press of 0 changes 1, but not vice versa.
    void oneWayArcsHaveArrowsAndVerticesNames() {
        Graph oneWay(2, true);
        oneWay.addArc(0, 1);
        Graph mutual(2, true);
        mutual.addEdge(0, 1);
        for (Graph* graph : {&oneWay, &mutual}) {
            graph->setPosition(0, {0, 0});
            graph->setPosition(1, {3, 1});
        }
        const auto picture = [](Graph graph, const char* label) {
            if (label != nullptr) {
                graph.setLabel(1, label);
            }
            TilingView view;
            view.resize(500, 400);
            view.setRule(graph);
            return view.grab().toImage();
        };
        const QImage plain = picture(mutual, nullptr);
        QVERIFY(picture(oneWay, nullptr) != plain);
        QVERIFY(picture(mutual, "Ada") != plain);
    }

    void theModeIsKept() {
        Workbench workbench(litGrid(4, 4));
        QJsonObject state;
        {
            TilingsPage page(workbench);
            page.setMode(TilingsPage::Mode::hand);
            state = page.state();
        }
        TilingsPage page(workbench);
        page.restore(state);
        page.show();
        QVERIFY(page.findChild<QPushButton*>(QStringLiteral("by-hand"))->isChecked());
    }

private:
    /// Returns a directed graph in which one vertex changes nothing.
    static Graph directedGraph() {
        Graph graph(4);
        graph.addArc(0, 1);
        graph.addArc(2, 1);
        graph.setSelfInfluence(3, false);
        graph.addArc(1, 3);
        return graph;
    }
};

LIGHTSOUT_TEST(TilingsPageTest)
#include "TilingsPageTest.moc"
