// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/drawing/DrawingTable.h"
#include "tests/support/Test.h"
#include "text/Numbering.h"

#include <QAction>
#include <QCheckBox>
#include <QLineEdit>

using namespace lightsout;

class SelectionCardTest : public QObject {
    Q_OBJECT

    static QString plain(QString text) { return text.remove(QChar(0x2066)).remove(QChar(0x2069)); }

private Q_SLOTS:
    void isOnlyThereForASelection() {
        DrawingTable table;
        QVERIFY(!table.selection->isVisible());
        table.workbench.drawing.select({1});
        QVERIFY(table.selection->isVisible());
        table.workbench.drawing.clearSelection();
        QVERIFY(!table.selection->isVisible());
    }

    /// Without a selection, the card is replaced by the commands for the whole drawing.
    void withoutASelectionTheWholeDrawingIsArranged() {
        DrawingTable table;
        QVERIFY(table.layouts->isVisible());
        table.workbench.drawing.select({1});
        QVERIFY(!table.layouts->isVisible());
        table.workbench.drawing.clearSelection();
        const Point before = table.graph().position(0);
        table.choose("circle");
        QTRY_COMPARE(table.steps(), 1);
        QVERIFY(table.graph().position(0) != before);
        table.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 3, .cols = 3})},
                                      QStringLiteral("new"));
        QVERIFY(!table.layouts->isVisible());
    }

    void describesAVertex() {
        DrawingTable table;
        table.workbench.drawing.select({1});
        QStringList texts;
        for (auto* label : table.selection->findChildren<QLabel*>()) {
            texts << plain(label->text());
        }
        QVERIFY(texts.contains(QStringLiteral("Selected: vertex 2")));
        QVERIFY(texts.contains(
            QStringLiteral("Pressing it changes %1.")
                .arg(QLocale().createSeparatedList({QStringLiteral("1"), QStringLiteral("2")}))));
    }

    void selfInfluenceIsSwitched() {
        DrawingTable table;
        auto* self = table.selection->findChild<QCheckBox*>();
        table.workbench.drawing.select({1});
        QVERIFY(self->isChecked());
        self->click();
        QVERIFY(!table.graph().selfInfluence(1));
        table.workbench.drawing.select({0, 1});
        QCOMPARE(self->checkState(), Qt::PartiallyChecked);
        self->click();
        QVERIFY(table.graph().selfInfluence(0) && table.graph().selfInfluence(1));
    }

    /// After that, the field has no undo history of its own.
    void theFieldOfTheLabelShowsTheNumberThatIsInUse() {
        Numbering::setCurrent({.first = 0});
        DrawingTable table;
        table.workbench.drawing.select({1});
        const QString shown = table.selection->findChild<QLineEdit*>()->placeholderText();
        Numbering::setCurrent({});
        QCOMPARE(shown, QStringLiteral("1"));
    }

    void undoTakesBackALabelJustEntered() {
        DrawingTable table;
        table.cards.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table.cards));
        QAction* undo = table.workbench.document->undoStack()->createUndoAction(&table.cards);
        undo->setShortcut(QKeySequence::Undo);
        QAction* redo = table.workbench.document->undoStack()->createRedoAction(&table.cards);
        redo->setShortcut(QKeySequence::Redo);
        table.cards.addActions({undo, redo});
        table.workbench.drawing.select({1});
        table.selection->editLabel();
        auto* label = table.selection->findChild<QLineEdit*>();
        const auto labelOfVertex = [&] { return QString::fromStdString(table.graph().label(1)); };
        QTest::keyClicks(label, QStringLiteral("Kneiphof"));
        QTest::keyClick(label, Qt::Key_Return);
        QCOMPARE(labelOfVertex(), QStringLiteral("Kneiphof"));
        QTest::keySequence(label, QKeySequence::Undo);
        QCOMPARE(labelOfVertex(), QString());
        QCOMPARE(label->text(), QString());
        QTest::keySequence(label, QKeySequence::Redo);
        QCOMPARE(labelOfVertex(), QStringLiteral("Kneiphof"));
        QCOMPARE(label->text(), QStringLiteral("Kneiphof"));
        // Undo in the field reverts what is being typed.
        QTest::keyClicks(label, QStringLiteral("!"));
        QTest::keySequence(label, QKeySequence::Undo);
        QCOMPARE(label->text(), QStringLiteral("Kneiphof"));
        QCOMPARE(labelOfVertex(), QStringLiteral("Kneiphof"));
    }

    void doubleClickNamesAVertex() {
        DrawingTable table;
        table.cards.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table.cards));
        table.choose("selectAndMove");
        connect(table.card, &DrawingCard::labelRequested, table.selection,
                &SelectionCard::editLabel);
        table.click(table.at(2));
        QTest::mouseDClick(&table.board, Qt::LeftButton, {}, table.at(2));
        auto* label = table.selection->findChild<QLineEdit*>();
        QVERIFY(label->hasFocus());
        QTest::keyClicks(label, QStringLiteral("Kaliningrad"));
        QTest::keyClick(label, Qt::Key_Return);
        QCOMPARE(QString::fromStdString(table.graph().label(2)), QStringLiteral("Kaliningrad"));
        QCOMPARE(table.steps(), 1);
    }

    void buttonsDoWhatTheySay() {
        DrawingTable table;
        table.workbench.drawing.selectAll();
        table.choose("connectAll");
        QCOMPARE(table.graph().edgeCount(), 3U);
        table.choose("duplicate");
        QCOMPARE(table.graph().vertexCount(), 6U);
        QCOMPARE(table.selected().size(), 3U);
        table.choose("merge");
        QCOMPARE(table.graph().vertexCount(), 4U);
        table.choose("eraseSelected");
        QCOMPARE(table.graph().vertexCount(), 3U);
        QCOMPARE(table.steps(), 4);
    }
};

LIGHTSOUT_TEST(SelectionCardTest)
#include "SelectionCardTest.moc"
