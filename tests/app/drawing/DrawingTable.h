// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardLink.h"
#include "drawing/DrawingCard.h"
#include "drawing/LayoutActions.h"
#include "drawing/SelectionCard.h"

#include "tests/support/WidgetDriver.h"

#include <QTest>

namespace lightsout {

/// A board in drawing mode with its cards, as on the Play tab: three vertices in a triangle, of
/// which the first two are joined.
struct DrawingTable {
    explicit DrawingTable(const Rule& rule = triangle()) : workbench(Game::allOn(rule)) {
        linkBoard(board, workbench.document, workbench.selection);
        board.setAnimated(false);
        board.setMode(BoardMode::draw);
        card = new DrawingCard(workbench, board, &cards);
        selection = new SelectionCard(workbench, &cards);
        layouts = new LayoutCard(workbench, &cards);
        board.resize(500, 500);
        board.show();
        cards.show();
    }

    static Graph triangle() {
        Graph graph(3);
        graph.setPosition(1, {2, 0});
        graph.setPosition(2, {1, 2});
        graph.addEdge(0, 1);
        return graph;
    }
    const Graph& graph() const { return *workbench.document.game().rule().graph(); }
    const std::set<Vertex>& selected() const { return workbench.drawing.vertices(); }
    int steps() { return workbench.document->undoStack()->count(); }

    QPoint at(Vertex vertex) const { return board.cellRect(vertex).center().toPoint(); }
    QPoint between(Vertex a, Vertex b) const { return (at(a) + at(b)) / 2; }
    void choose(const char* button) { WidgetDriver(cards).click(button); }
    void click(QPoint place, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(&board, Qt::LeftButton, modifiers, place);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(&board, Qt::LeftButton, modifiers, from);
        for (int step = 1; step <= 8; ++step) {
            QTest::mouseMove(&board, from + (to - from) * step / 8);
        }
        QTest::mouseRelease(&board, Qt::LeftButton, modifiers, to);
    }
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&board, key, modifiers);
    }
    QString headline() const {
        return cards.findChild<QLabel*>(QStringLiteral("drawing headline"))->text();
    }

    Workbench workbench;
    BoardView board;
    QWidget cards;
    DrawingCard* card = nullptr;
    SelectionCard* selection = nullptr;
    LayoutCard* layouts = nullptr;
};

} // namespace lightsout
