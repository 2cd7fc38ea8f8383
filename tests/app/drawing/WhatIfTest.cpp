// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/WhatIf.h"

#include "board/BoardLink.h"
#include "drawing/ChangeText.h"
#include "drawing/DrawingCard.h"
#include "drawing/WhatIfCards.h"
#include "drawing/WhatIfTool.h"
#include "graph/Families.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QSignalSpy>

#include <algorithm>

using namespace lightsout;

namespace {

/// A board in the mode for single changes with its cards, as on the Play tab.
struct WhatIfTable {
    explicit WhatIfTable(const Game& game) : workbench(game), whatIf(workbench) {
        linkBoard(board, workbench.document, workbench.selection);
        board.setAnimated(false);
        tool = new WhatIfTool(whatIf, board);
        board.setMode(BoardMode::whatIf);
        board.setTool(tool);
        preview = new PreviewCard(workbench, whatIf, *tool, &cards);
        list = new ChangesCard(workbench, whatIf, &cards);
        kinds = new ChangeKindsCard(whatIf, &cards);
        board.resize(600, 600);
        cards.resize(600, 900);
        kinds->move(0, 600);
        list->move(0, 300);
        for (QWidget* card : {static_cast<QWidget*>(preview), static_cast<QWidget*>(list),
                              static_cast<QWidget*>(kinds)}) {
            card->resize(600, 300);
        }
        whatIf.setWanted(true);
        board.show();
        cards.show();
        wait();
    }

    void wait() const { QTRY_VERIFY(whatIf.present() != nullptr); }
    const Graph& graph() const { return *workbench.document.game().rule().graph(); }
    QUndoStack& history() { return *workbench.document->undoStack(); }
    QPoint at(Vertex vertex) const { return board.cellRect(vertex).center().toPoint(); }
    QPoint at(const SingleChange& change) const { return tool->placeOf(change).toPoint(); }
    QString read(const char* label) const {
        return WidgetDriver(cards).read(label).remove(QChar(0x2066)).remove(QChar(0x2069));
    }
    QString value(const char* fact) const {
        return WidgetDriver(cards)
            .part<FactLabel>(fact)
            ->value()
            .remove(QChar(0x2066))
            .remove(QChar(0x2069));
    }
    void click(const char* button) const { WidgetDriver(cards).click(button); }

    Workbench workbench;
    BoardView board;
    QWidget cards;
    WhatIf whatIf;
    WhatIfTool* tool = nullptr;
    PreviewCard* preview = nullptr;
    ChangesCard* list = nullptr;
    ChangeKindsCard* kinds = nullptr;
};

/// Returns a game on the cycle of six vertices, whose nullity is 2, with these lights on.
Game sixCycle(const char* lights = "111111") {
    return {cycleGraph(6), *BitVector::fromString(lights), BitVector(6)};
}

constexpr SingleChange chord{ChangeKind::addEdge, {0, 2}};
constexpr SingleChange diameter{ChangeKind::addEdge, {0, 3}};

} // namespace

class WhatIfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheEffectOfTheEdgePointedAt() {
        WhatIfTable table(sixCycle());
        QTest::mouseMove(&table.board, table.at(chord));
        QCOMPARE(table.whatIf.pointed(), chord);
        QCOMPARE(table.read("previewTitle"), QStringLiteral("Connect 1 and 3"));
        const Prediction after = *table.whatIf.predict(chord);
        QCOMPARE(table.value("previewNullity"), QStringLiteral("2 → %1").arg(after.nullity));
        QCOMPARE(table.value("previewRank"), QStringLiteral("4 → %1").arg(after.rank));
        QTRY_VERIFY(!table.value("previewFewest").endsWith(QChar(0x2026)));
        QTRY_VERIFY(!table.value("previewSymmetries").endsWith(QChar(0x2026)));
        QVERIFY(table.value("previewSymmetries").endsWith(QStringLiteral(" 2")));
        QCOMPARE(table.read("previewName"), QStringLiteral("No known name"));
        QCOMPARE(table.history().count(), 0);
    }

    void clickMakesTheChangeAndUndoTakesItBack() {
        WhatIfTable table(sixCycle());
        QTest::mouseClick(&table.board, Qt::LeftButton, {}, table.at(chord));
        QVERIFY(table.graph().hasArc(0, 2) && table.graph().hasArc(2, 0));
        QVERIFY(!table.whatIf.pointed());
        table.wait();
        table.history().undo();
        QVERIFY(table.graph() == cycleGraph(6));
    }

    void theListCountsAndMakesChanges() {
        WhatIfTable table(sixCycle());
        const auto& effects = table.whatIf.effects();
        QCOMPARE(effects.size(), 9U);
        const auto solving = std::ranges::count_if(
            effects, [](const WhatIf::Effect& effect) { return effect.after.solvesAll(); });
        QVERIFY(solving > 0);
        QCOMPARE(table.read("changesTitle"),
                 QStringLiteral("Every board becomes solvable with %1 of 9 edges that could be "
                                "added.")
                     .arg(solving));
        auto* first = WidgetDriver(table.cards).part<QPushButton>("change0");
        QFocusEvent focus(QEvent::FocusIn);
        QCoreApplication::sendEvent(first, &focus);
        QVERIFY(table.whatIf.pointed());
        QVERIFY(table.whatIf.predict(*table.whatIf.pointed())->solvesAll());
        table.click("change0");
        table.wait();
        QCOMPARE(table.whatIf.present()->nullity, 0U);
        QVERIFY(
            table.read("changesTitle").startsWith(QStringLiteral("Every board stays solvable")));
        table.history().undo();
        QVERIFY(table.graph() == cycleGraph(6));
    }

    void theButtonMakesTheChange() {
        WhatIfTable table(sixCycle());
        table.whatIf.point(diameter);
        QCOMPARE(table.read("makeChange"), QStringLiteral("Add this edge"));
        table.click("makeChange");
        QVERIFY(table.graph().hasArc(3, 0));
    }

    /// All kinds of changes are chosen, pointed at on the board, and made.
    void everyKindOnTheBoard() {
        const struct {
            const char* button;
            SingleChange change;
            const char* title;
        } rows[] = {
            {"removeEdge", {ChangeKind::removeEdge, {0, 1}}, "Disconnect 1 and 2"},
            {"addArrow", {ChangeKind::addArrow, {2, 0}}, "Add the arrow from 3 to 1"},
            {"removeArrow", {ChangeKind::removeArrow, {1, 0}}, "Remove the arrow from 2 to 1"},
            {"selfInfluence",
             {ChangeKind::selfInfluence, {4, 4}},
             "Remove the self-influence of 5"},
            {"removeVertex", {ChangeKind::removeVertex, {3, 3}}, "Remove vertex 4"},
            {"addLeaf", {ChangeKind::addLeaf, {2, 2}}, "Attach a new vertex to 3"},
        };
        for (const auto& row : rows) {
            WhatIfTable table(sixCycle());
            table.click(row.button);
            QTest::mouseMove(&table.board, table.at(row.change));
            QCOMPARE(table.read("previewTitle"), QLatin1String(row.title));
            const Prediction predicted = *table.whatIf.predict(row.change);
            QTest::mouseClick(&table.board, Qt::LeftButton, {}, table.at(row.change));
            QCOMPARE(table.history().count(), 1);
            table.wait();
            QCOMPARE(table.whatIf.present()->nullity, predicted.nullity);
            QCOMPARE(table.whatIf.present()->rank, predicted.rank);
            table.history().undo();
            QVERIFY(table.graph() == cycleGraph(6));
        }
    }

    void makesThisBoardSolvable() {
        WhatIfTable table(sixCycle("100000"));
        QVERIFY(!table.whatIf.present()->isSolvable);
        table.click("thisBoard");
        table.click("light");
        QCOMPARE(table.read("changesTitle"),
                 QStringLiteral("This board becomes solvable with 2 of 6 lights that could be "
                                "changed."));
        table.click("change1"); // light 4, opposite light 1: quiet patterns contain both or none
        table.wait();
        QVERIFY(table.whatIf.present()->isSolvable);
        QCOMPARE(table.workbench.document.game().lights(), *BitVector::fromString("100100"));
        // Lights do not change which boards are solvable.
        table.click("everyBoard");
        QCOMPARE(table.whatIf.kind(), ChangeKind::addEdge);
    }

    void dragShowsAnyPairWithoutChangingIt() {
        WhatIfTable table(sixCycle());
        QTest::mousePress(&table.board, Qt::LeftButton, {}, table.at(1));
        for (int step = 1; step <= 8; ++step) {
            QTest::mouseMove(&table.board, table.at(1) + (table.at(2) - table.at(1)) * step / 8);
        }
        QCOMPARE(table.read("previewTitle"), QStringLiteral("Disconnect 2 and 3"));
        QTest::mouseRelease(&table.board, Qt::LeftButton, {}, table.at(2));
        QCOMPARE(table.history().count(), 0);
        QTRY_COMPARE(table.read("previewName"),
                     QStringLiteral("It becomes a known graph: 6-vertex path."));
    }

    void worksWithTheKeyboard() {
        WhatIfTable table(sixCycle());
        QTest::keyClick(&table.board, Qt::Key_Right); // shows the cursor
        QTest::keyClick(&table.board, Qt::Key_Space);
        table.workbench.selection.setVertex(2);
        Q_EMIT table.board.pointedAt(2);
        QTRY_COMPARE(table.whatIf.pointed(), chord);
        QTest::keyClick(&table.board, Qt::Key_Space);
        QVERIFY(table.graph().hasArc(0, 2));
        table.wait();
        table.click("removeVertex");
        Q_EMIT table.board.pointedAt(5);
        const SingleChange removal{ChangeKind::removeVertex, {5, 5}};
        QTRY_COMPARE(table.whatIf.pointed(), removal);
        QTest::keyClick(&table.board, Qt::Key_Escape);
        QVERIFY(!table.whatIf.pointed());
        QTest::keyClick(&table.board, Qt::Key_Space);
        QCOMPARE(table.graph().vertexCount(), 5U);
    }

    void turnsAGridIntoAGraph() {
        Workbench workbench(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        WhatIf whatIf(workbench);
        BoardView board;
        auto* tool = new WhatIfTool(whatIf, board);
        PreviewCard card(workbench, whatIf, *tool);
        card.show();
        whatIf.setWanted(true);
        QVERIFY(!whatIf.isPossible());
        WidgetDriver(card).click("whatIfTurnIntoGraph");
        QVERIFY(whatIf.isPossible());
        QTRY_VERIFY(whatIf.present() != nullptr);
        QCOMPARE(whatIf.present()->nullity, 0U);
    }

    void followsTheBoardOnlyWhileItIsWanted() {
        Workbench workbench(sixCycle());
        WhatIf whatIf(workbench);
        whatIf.setWanted(true);
        QTRY_VERIFY(whatIf.present() != nullptr);
        workbench.document.press(0);
        QVERIFY(whatIf.present() == nullptr);
        QTRY_VERIFY(whatIf.present() != nullptr);
        whatIf.setWanted(false);
        const QSignalSpy changes(&whatIf, &WhatIf::changed);
        workbench.document.press(0);
        QCOMPARE(changes.count(), 0); // presses do not refresh hidden cards
        QVERIFY(whatIf.findChild<Job*>() != nullptr);
        for (const Job* job : whatIf.findChildren<Job*>()) {
            QVERIFY(!job->isRunning());
        }
        QVERIFY(whatIf.present() == nullptr);
    }

    /// While an edge is drawn, the advice says what it would change.
    void drawingAnEdgeShowsItsEffect() {
        Workbench workbench(sixCycle());
        WhatIf whatIf(workbench);
        BoardView board;
        linkBoard(board, workbench.document, workbench.selection);
        board.setMode(BoardMode::draw);
        QWidget cards;
        DrawingCard card(workbench, board, &cards);
        card.setWhatIf(&whatIf);
        board.resize(500, 500);
        board.show();
        whatIf.setWanted(true);
        QTRY_VERIFY(whatIf.present() != nullptr);
        const auto at = [&board](Vertex v) { return board.cellRect(v).center().toPoint(); };
        QTest::mousePress(&board, Qt::LeftButton, {}, at(0));
        QTest::mouseMove(&board, (at(0) + at(3)) / 2);
        QTest::mouseMove(&board, at(3));
        const QString after = QString::number(whatIf.predict(diameter)->nullity);
        QVERIFY(card.tool()->advice().detail.contains(QStringLiteral("2 → ") + after));
        QTest::mouseRelease(&board, Qt::LeftButton, {}, at(3));
        QVERIFY(workbench.document.game().rule().graph()->hasArc(0, 3));
    }
};

LIGHTSOUT_TEST(WhatIfTest)
#include "WhatIfTest.moc"
