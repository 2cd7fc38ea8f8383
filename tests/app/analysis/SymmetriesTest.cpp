// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Symmetries.h"
#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

class SymmetriesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThoseOfTheRule() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        Symmetries symmetries(document);
        QTRY_VERIFY(symmetries.canShow());
        document.make(Replace{Game::allOn(generalizedPetersenGraph(5, 2))}, QString());
        QVERIFY(!symmetries.canShow());
        QTRY_VERIFY(symmetries.canShow());
    }

    void thoseOfLargeGridsAreShown() {
        for (const std::size_t side : {37U, 60U}) {
            CurrentDocument document(Game::allOn(Lattice{.rows = side, .cols = side}));
            Symmetries symmetries(document);
            QTRY_VERIFY_WITH_TIMEOUT(symmetries.canShow(), 30'000);
        }
    }

    void pressesKeepKnownFacts() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        Symmetries symmetries(document);
        QTRY_VERIFY(symmetries.canShow());
        document.press(4);
        QVERIFY(symmetries.canShow() && !symmetries.isWorking());
    }

    void pressesDoNotRestartTheSearch() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 60, .cols = 60}));
        Symmetries symmetries(document);
        QVERIFY(symmetries.isWorking());
        const QSignalSpy changes(&symmetries, &Symmetries::changed);
        document.press(4);
        QCOMPARE(changes.count(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(symmetries.canShow(), 30'000);
    }

    void showingOneMovesLightsAndPressesAlike() {
        Random random(3);
        const Rule rule = Lattice{.rows = 4, .cols = 4};
        CurrentDocument document(
            Game(rule, BitVector::random(16, random), BitVector::random(16, random)));
        document.press(1);
        document.press(6);
        Symmetries symmetries(document);
        QTRY_VERIFY(symmetries.canShow());
        QSignalSpy moving(&symmetries, &Symmetries::moving);
        const Game before = document.game();
        symmetries.showNext();
        QCOMPARE(moving.count(), 1);
        const auto permutation = moving.first().first().value<Permutation>();
        const Game& after = document.game();
        QVERIFY(after != before);
        for (Vertex v = 0; v < 16; ++v) {
            QCOMPARE(after.lights()[permutation[v]], before.lights()[v]);
            QCOMPARE(after.target()[permutation[v]], before.target()[v]);
            QCOMPARE(after.presses()[permutation[v]], before.presses()[v]);
        }
        document->undoStack()->undo();
        QVERIFY(document.game() == before);
    }

    void aBoardWithoutSymmetryShowsNone() {
        Graph lopsided(3);
        lopsided.addArc(0, 1);
        CurrentDocument document(Game::allOn(lopsided));
        Symmetries symmetries(document);
        QTRY_VERIFY(!symmetries.isWorking());
        QVERIFY(!symmetries.canShow());
        symmetries.showNext();
        QCOMPARE(document->undoStack()->count(), 0);
    }
};

LIGHTSOUT_TEST(SymmetriesTest)
#include "SymmetriesTest.moc"
