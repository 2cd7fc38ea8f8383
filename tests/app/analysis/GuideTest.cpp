// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Workbench.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

Game classic() {
    return Game::allOn(Lattice{.rows = 5, .cols = 5});
}

void press(Workbench& workbench, Vertex vertex) {
    workbench.document.make(Press{vertex}, QStringLiteral("press"));
}

} // namespace

class GuideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void starsGoAsTheyArePressed() {
        Workbench workbench(classic());
        workbench.guide.setSolutionWanted(true);
        QTRY_VERIFY(workbench.guide.stars().has_value());
        while (workbench.guide.stars()) {
            const std::size_t left = workbench.guide.stars()->count();
            press(workbench, workbench.guide.stars()->findNext(0));
            QVERIFY(!workbench.guide.stars() || workbench.guide.stars()->count() == left - 1);
        }
        QVERIFY(workbench.document.game().isWon());
        QVERIFY(!workbench.guide.isSolutionWanted());
    }

    void aWrongPressAddsAStarAndUndoTakesItBack() {
        Workbench workbench(classic());
        workbench.guide.setSolutionWanted(true);
        QTRY_VERIFY(workbench.guide.stars().has_value());
        const BitVector before = *workbench.guide.stars();
        Vertex wrong = 0;
        while (before[wrong]) {
            ++wrong;
        }
        press(workbench, wrong);
        QVERIFY((*workbench.guide.stars())[wrong]);
        workbench.document->undoStack()->undo();
        QVERIFY(*workbench.guide.stars() == before);
    }

    void editingTheBoardFindsANewSolution() {
        Workbench workbench(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        workbench.guide.setSolutionWanted(true);
        QTRY_VERIFY(workbench.guide.stars().has_value());
        workbench.document.make(FlipStart{{4}}, QStringLiteral("edit"));
        QVERIFY(!workbench.guide.stars());
        QTRY_VERIFY(workbench.guide.stars().has_value());
        const Game& game = workbench.document.game();
        QVERIFY(game.rule().changedBy(*workbench.guide.stars()) == game.difference());
    }

    void hintsLeadToTheEnd() {
        Workbench workbench(classic());
        int presses = 0;
        while (!workbench.document.game().isWon()) {
            workbench.guide.showHint();
            QTRY_VERIFY(workbench.guide.hint().has_value());
            press(workbench, *workbench.guide.hint());
            QVERIFY(!workbench.guide.hint());
            ++presses;
        }
        // OEIS A075464: fewest presses for the 5 × 5 board with all lights on.
        QCOMPARE(presses, 15);
    }

    /// Other slots connected to the document may query the guide before it is updated.
    void showsNoGuidanceOnAnotherBoard() {
        CurrentDocument document(classic());
        Guide* shown = nullptr;
        int asked = 0;
        connect(&document, &CurrentDocument::changed, this, [&] {
            if (shown != nullptr) {
                ++asked;
                QVERIFY(!shown->hint() && !shown->stars());
            }
        });
        Analysis analysis(document);
        Guide guide(document, analysis);
        document.press(0);
        guide.showHint();
        QTRY_VERIFY(guide.hint().has_value());
        guide.setSolutionWanted(true);
        QTRY_VERIFY(guide.stars().has_value());
        shown = &guide;
        document.begin(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        QCOMPARE(asked, 1);
    }

    void unsolvableBoardsShowTheirCertificate() {
        Workbench workbench(classic());
        workbench.document.make(FlipStart{{0}}, QStringLiteral("edit"));
        workbench.guide.showHint();
        QTRY_VERIFY(workbench.guide.certificate().has_value());
        QVERIFY(!workbench.guide.hint());
        QVERIFY(workbench.guide.certificate()->dot(workbench.document.game().difference()));
        workbench.guide.setSolutionWanted(false);
        QVERIFY(!workbench.guide.certificate());
    }

    void autoplayWins() {
        Workbench workbench(Game::allOn(Lattice{.rows = 1, .cols = 4}));
        workbench.guide.setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(workbench.document.game().isWon(), 10000);
        QTRY_VERIFY(!workbench.guide.isPlaying());
    }

    void autoplayStopsForAnotherBoard() {
        Workbench workbench(classic());
        workbench.guide.setPlaying(true);
        QTRY_VERIFY(workbench.document.game().pressCount() > 0);
        workbench.document.make(Replace{classic()}, QStringLiteral("new"));
        QVERIFY(!workbench.guide.isPlaying());
        QVERIFY(!workbench.guide.isSolutionWanted());
    }
};

LIGHTSOUT_TEST(GuideTest)
#include "GuideTest.moc"
