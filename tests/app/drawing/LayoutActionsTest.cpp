// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/LayoutActions.h"

#include "board/BoardLink.h"
#include "board/BoardView.h"
#include "controls/Navigator.h"
#include "graph/Families.h"
#include "graph/RandomGraphs.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

std::vector<Point> placesOf(const Game& game) {
    std::vector<Point> places;
    for (Vertex v = 0; v < game.vertexCount(); ++v) {
        places.push_back(game.rule().graph()->position(v));
    }
    return places;
}

/// A board on the screen with the layout commands.
struct LayoutTable {
    explicit LayoutTable(const Rule& rule)
        : workbench(Game::allOn(rule)), layouts(workbench, nullptr) {
        linkBoard(view, workbench.document, workbench.selection);
        view.resize(400, 400);
        view.show();
    }
    QAction* action(const char* name) { return layouts.findChild<QAction*>(QLatin1String(name)); }
    const Game& game() const { return workbench.document.game(); }
    int steps() { return workbench.document->undoStack()->count(); }

    Workbench workbench;
    LayoutActions layouts;
    BoardView view;
};

} // namespace

class LayoutActionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachIsOneStep_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"springs", "distances", "circle", "tree", "grid"}) {
            QTest::newRow(name) << QString(QLatin1String(name));
        }
    }

    void eachIsOneStep() {
        QFETCH(const QString, name);
        LayoutTable table(generalizedPetersenGraph(5, 2));
        table.workbench.document.make(Press{3}, QStringLiteral("press"));
        const Game before = table.game();
        table.action(qPrintable(name))->trigger();
        QTRY_COMPARE(table.steps(), 2);
        QVERIFY(placesOf(table.game()) != placesOf(before));
        // Only the drawing has changed.
        QVERIFY(table.game().rule().hasSameInfluence(before.rule()));
        QVERIFY(table.game().presses() == before.presses());
        QVERIFY(table.game().lights() == before.lights());
        table.workbench.document->undoStack()->undo();
        QVERIFY(table.game() == before);
    }

    void boardMovesAndFitsTheView() {
        LayoutTable table(pathGraph(9));
        table.view.setAnimated(true);
        QVERIFY(QTest::qWaitForWindowExposed(&table.view));
        table.action("circle")->trigger();
        QTRY_COMPARE(table.steps(), 1);
        BoardGeometry expected(table.game().rule());
        expected.setViewSize(table.view.size());
        expected.setStripWidth(table.view.findChild<Navigator*>()->stripWidth());
        QTRY_COMPARE(table.view.cellRect(4), expected.cellRect(4));
        for (Vertex v = 0; v < 9; ++v) {
            QVERIFY(table.view.rect().contains(table.view.cellRect(v).toAlignedRect()));
        }
    }

    void withoutAnimationTheNewDrawingIsShownAtOnce() {
        LayoutTable table(pathGraph(9));
        table.view.setAnimated(false);
        table.action("grid")->trigger();
        QTRY_COMPARE(table.steps(), 1);
        BoardGeometry expected(table.game().rule());
        expected.setViewSize(table.view.size());
        expected.setStripWidth(table.view.findChild<Navigator*>()->stripWidth());
        QCOMPARE(table.view.cellRect(8), expected.cellRect(8));
    }

    void gridsHaveTheirPlaces() {
        LayoutTable table(Lattice{.rows = 3, .cols = 3});
        for (const QAction* action : table.layouts.all()) {
            QVERIFY(!action->isEnabled());
        }
        const Lattice cells{.rows = 2, .cols = 2};
        table.workbench.document.make(Replace{Game::allOn(Rule::onCells(cells, toGraph(cells)))},
                                      QStringLiteral("new"));
        for (const QAction* action : table.layouts.all()) {
            QVERIFY(!action->isEnabled());
        }
        table.workbench.document.make(Replace{Game::allOn(cycleGraph(4))}, QStringLiteral("new"));
        for (const QAction* action : table.layouts.all()) {
            QVERIFY(action->isEnabled());
        }
        table.workbench.document.make(Replace{Game::allOn(Graph(maxDistancesVertices + 1))},
                                      QStringLiteral("new"));
        QVERIFY(!table.action("distances")->isEnabled());
        QVERIFY(table.action("circle")->isEnabled());
    }

    void anotherBoardStopsTheWork() {
        Random random(1);
        LayoutTable table(randomGraph(maxDistancesVertices, 3000, random));
        table.action("distances")->trigger();
        QVERIFY(QApplication::overrideCursor() != nullptr);
        table.workbench.document.make(Replace{Game::allOn(cycleGraph(4))}, QStringLiteral("new"));
        QVERIFY(QApplication::overrideCursor() == nullptr);
        table.action("grid")->trigger();
        QTRY_COMPARE(table.steps(), 2);
        QVERIFY(placesOf(table.game()).at(3) == (Point{1, 1}));
    }

    // Presses made during the computation are kept.
    void playContinuesMeanwhile() {
        LayoutTable table(cycleGraph(5));
        table.action("springs")->trigger();
        table.workbench.document.make(Press{2}, QStringLiteral("press"));
        QTRY_COMPARE(table.steps(), 2);
        QCOMPARE(table.game().pressCount(), 1U);
    }
};

LIGHTSOUT_TEST(LayoutActionsTest)
#include "LayoutActionsTest.moc"
