// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/PlayPage.h"

#include "compare/CompareView.h"

#include "tests/support/LitGrid.h"
#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QTest>

using namespace lightsout;

namespace {

struct ShownMode {
    ShownMode() : workbench(litGrid(3, 3)) {
        workbench.pinned.pin(litGrid(4, 4));
        page.resize(1200, 640);
        page.show();
    }

    void choose(const char* mode) { PageDriver(page).choose(mode); }
    void click(const char* button) { PageDriver(page).click(button); }
    bool isComparing() const {
        const auto* view = page.findChild<CompareView*>();
        return view != nullptr && view->isVisible();
    }
    BoardView* board(const char* name) const {
        return page.findChild<BoardView*>(QLatin1String(name));
    }

    Workbench workbench;
    PlayPage page{workbench};
};

} // namespace

/// Tests the comparison as a mode of the page.
class CompareModeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAModeAmongOthers() {
        ShownMode shown;
        QVERIFY(!shown.isComparing());
        shown.choose("compare");
        QVERIFY(shown.isComparing());
        shown.workbench.document.press(0);
        QCOMPARE(shown.workbench.pinned.game().pressCount(), 1U);
        shown.choose("press");
        QVERIFY(!shown.isComparing());
        shown.workbench.document.press(1);
        QCOMPARE(shown.workbench.pinned.game().pressCount(), 1U);
        // Steps made on both boards are undone together, whichever board is in front.
        shown.page.turn(false);
        shown.page.turn(false);
        QCOMPARE(shown.workbench.pinned.game().pressCount(), 0U);
        shown.workbench.pinned.compare();
        QVERIFY(shown.isComparing());
    }

    /// Without a pinned board there is nothing to compare.
    void isHiddenWithoutAPinnedBoard() {
        ShownMode shown;
        const auto* mode = shown.page.modeBar()->shownFor(QStringLiteral("compare"));
        QVERIFY(mode != nullptr);
        shown.choose("compare");
        shown.click("unpin");
        QVERIFY(!shown.isComparing());
        QVERIFY(shown.page.modeBar()->shownFor(QStringLiteral("compare")) == nullptr);
        shown.workbench.pinned.compare();
        QVERIFY(!shown.isComparing());
    }

    void hintsAreShownOnTheBoard() {
        ShownMode shown;
        shown.choose("compare");
        shown.workbench.guide.setSolutionWanted(true);
        QTRY_VERIFY(shown.workbench.guide.stars().has_value());
        shown.workbench.guide.setPlaying(true);
        QTRY_VERIFY(shown.workbench.pinned.game().pressCount() > 0);
        shown.workbench.guide.setPlaying(false);
        QCOMPARE(shown.workbench.pinned.game().pressCount(),
                 shown.workbench.document.game().pressCount());
    }

    void isFoundAgain() {
        ShownMode before;
        before.choose("compare");
        before.click("compareLaws");
        const QJsonObject state = before.page.state();
        ShownMode after;
        after.page.restore(state);
        QVERIFY(after.isComparing());
        QVERIFY(after.page.state() == state);
        after.page.restore({});
        QVERIFY(!after.isComparing());
        // The page may be restored before the board is pinned.
        ShownMode late;
        late.workbench.pinned.unpin();
        late.page.restore(state);
        QVERIFY(!late.isComparing());
        QVERIFY(late.page.state() == state);
        late.workbench.pinned.pin(litGrid(4, 4));
        QVERIFY(late.isComparing());
    }

    /// On a wall, and if only the boards are shown, both are visible.
    void everyStageShowsBothBoards() {
        ShownMode shown;
        shown.choose("compare");
        for (const Stage stage : {Stage::wall, Stage::subjectOnly, Stage::desk}) {
            shown.page.setStage(stage);
            QVERIFY(shown.board("ownBoard")->isVisible());
            QVERIFY(shown.board("pinnedBoard")->isVisible());
        }
    }

    /// A lesson is about its own board and the cards next to it.
    void lessonsHaveTheBoardAlone() {
        ShownMode shown;
        shown.choose("compare");
        shown.workbench.document.push(litGrid(2, 2));
        QVERIFY(!shown.isComparing());
        shown.workbench.document.press(0);
        QVERIFY(shown.workbench.pinned.game() == litGrid(4, 4));
    }
};

LIGHTSOUT_TEST(CompareModeTest)
#include "CompareModeTest.moc"
