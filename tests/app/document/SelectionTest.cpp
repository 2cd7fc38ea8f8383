// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Selection.h"

#include "tests/support/LitGrid.h"
#include "tests/support/Test.h"

#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

class SelectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheVertexWhileItsNumberStays() {
        CurrentDocument document(litGrid(3, 3));
        Selection selection(document);
        selection.setVertex(4);
        document.press(4);
        QCOMPARE(selection.vertex(), std::optional(Vertex{4}));
    }

    /// Other slots connected to the document may query the selection before it is updated.
    void forgetsTheVertexWithItsBoard() {
        CurrentDocument document(litGrid(3, 3));
        std::unique_ptr<Selection> selection;
        int asked = 0;
        const auto ask = [&] {
            ++asked;
            QCOMPARE(selection->vertex(), std::nullopt);
        };
        document.press(0);
        connect(&document, &CurrentDocument::changed, this, ask);
        connect(document->undoStack(), &QUndoStack::canUndoChanged, this, ask);
        selection = std::make_unique<Selection>(document);
        QSignalSpy changed(selection.get(), &Selection::vertexChanged);
        selection->setVertex(8);
        document.begin(litGrid(2, 2));
        QCOMPARE(asked, 2);
        QCOMPARE(selection->vertex(), std::nullopt);
        QCOMPARE(changed.count(), 2);
    }

    /// A view that is not updated yet reports vertices of the previous board.
    void takesNoVertexThatTheBoardDoesNotHave() {
        CurrentDocument document(litGrid(2, 2));
        Selection selection(document);
        selection.setVertex(3);
        selection.setVertex(4);
        QCOMPARE(selection.vertex(), std::nullopt);
    }
};

LIGHTSOUT_TEST(SelectionTest)
#include "SelectionTest.moc"
