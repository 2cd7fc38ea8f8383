// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/VertexCard.h"

#include "tests/support/LitGrid.h"
#include "tests/support/Test.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace lightsout;

namespace {

/// The card on the screen.
struct CardScreen {
    explicit CardScreen(const Game& game) : workbench(game), card(workbench) {
        card.resize(480, 400);
        card.show();
    }
    QList<PatternTile*> tiles() const {
        QList<PatternTile*> found;
        for (auto* tile : card.findChildren<PatternTile*>()) {
            if (tile->isVisible()) {
                found.append(tile);
            }
        }
        return found;
    }
    bool shows(const QString& text) const {
        const auto labels = card.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    Workbench workbench;
    VertexCard card;
};

} // namespace

class VertexCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The empty pattern is counted too, as among the differences of solutions.
    void patternsAreCountedWithTheEmptyOne() {
        CardScreen screen(litGrid(5, 5));
        QTRY_COMPARE(screen.tiles().size(), 3);
        QVERIFY(screen.shows(QStringLiteral("4 quiet pattern(s), including the empty one")));
        screen.workbench.selection.setVertex(Vertex{0});
        QVERIFY(screen.shows(QStringLiteral("It is pressed in 2 of 4 quiet pattern(s)")));
        screen.workbench.document.make(Replace{litGrid(4, 4)}, QStringLiteral("new"));
        QTRY_VERIFY(screen.shows(QStringLiteral("4 basic quiet patterns")));
    }

    void explainsHiddenFacts() {
        CardScreen screen(litGrid(4, 4));
        QTRY_COMPARE(screen.tiles().size(), 4);
        QVERIFY(!screen.shows(QStringLiteral("are shown")));
        screen.workbench.document.make(Replace{litGrid(9, 9)}, QStringLiteral("new"));
        QTRY_VERIFY(screen.shows(QStringLiteral("8 basic quiet patterns")));
        QCOMPARE(screen.tiles().size(), 4);
        QVERIFY(screen.shows(QStringLiteral("The first 4 are shown")));
    }

    void aPatternIsShownAndPressed() {
        CardScreen screen(litGrid(5, 5));
        QTRY_COMPARE(screen.tiles().size(), 3);
        auto* press = screen.card.findChild<QPushButton*>();
        QVERIFY(!press->isVisible());
        PatternTile* tile = screen.tiles().at(1);
        QTest::mouseClick(tile, Qt::LeftButton);
        QVERIFY(screen.workbench.guide.pattern() == tile->pattern());
        QVERIFY(tile->isChecked() && press->isVisible());
        // Another click hides the pattern again.
        QTest::mouseClick(tile, Qt::LeftButton);
        QVERIFY(!screen.workbench.guide.pattern() && !press->isVisible());
        QTest::mouseClick(tile, Qt::LeftButton);
        const Game before = screen.workbench.document.game();
        QTest::mouseClick(press, Qt::LeftButton);
        QTRY_COMPARE(screen.workbench.document.game().pressCount(), tile->pattern().count());
        QVERIFY(screen.workbench.document.game().lights() == before.lights());
        QCOMPARE(screen.workbench.document->undoStack()->count(), 1);
    }

    // If only lit cells may be pressed, a pattern may not be pressed.
    void obeysThePlayingOption() {
        CardScreen screen(litGrid(5, 5));
        QTRY_COMPARE(screen.tiles().size(), 3);
        screen.workbench.document.setOnlyLit(true);
        QTest::mouseClick(screen.tiles().at(0), Qt::LeftButton);
        QVERIFY(!screen.card.findChild<QPushButton*>()->isEnabled());
    }
};

LIGHTSOUT_TEST(VertexCardTest)
#include "VertexCardTest.moc"
