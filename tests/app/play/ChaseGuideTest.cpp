// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/ChaseGuide.h"

#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

namespace {

void press(CurrentDocument& document, Vertex vertex) {
    document.make(Press{vertex}, QStringLiteral("press"));
}

} // namespace

class ChaseGuideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Pressing one star at a time solves any solvable board.
    void pressingStarsSolves() {
        Random random(8);
        for (const Lattice& grid : {Lattice{.rows = 5, .cols = 5}, Lattice{.rows = 3, .cols = 7},
                                    Lattice{.rows = 1, .cols = 4},
                                    Lattice{.rows = 4, .cols = 4, .selfInfluence = false}}) {
            const Rule rule(grid);
            const BitVector target = BitVector::random(rule.vertexCount(), random);
            CurrentDocument document(
                Game(rule, randomSolvableLights(rule, target, random), target));
            ChaseGuide guide(document);
            guide.setActive(true);
            for (std::size_t i = 0; guide.stars(); ++i) {
                QVERIFY(i < 4 * rule.vertexCount());
                press(document, guide.stars()->findNext(0));
            }
            QVERIFY(guide.step().stage == ChaseStep::Stage::solved);
            QVERIFY(document.game().isWon());
        }
    }

    /// The cell below a lit cell may be off.
    void isNotForTheGameOfLitCells() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        ChaseGuide guide(document);
        guide.setActive(true);
        const QSignalSpy changes(&guide, &ChaseGuide::changed);
        document.setOnlyLit(true);
        QVERIFY(!guide.isPossible() && !guide.isActive());
        QVERIFY(!changes.isEmpty());
        document.setOnlyLit(false);
        QVERIFY(guide.isPossible());
    }

    void firstRowPressesStayUntilMade() {
        const Rule rule = Lattice{.rows = 5, .cols = 5};
        CurrentDocument document(
            Game(rule, *BitVector::fromString("0000000000000000000010001"), BitVector(25)));
        ChaseGuide guide(document);
        guide.setActive(true);
        QVERIFY(guide.step().stage == ChaseStep::Stage::firstRow);
        QCOMPARE(guide.stars()->count(), 2U);
        const Vertex first = guide.stars()->findNext(0);
        press(document, first);
        QVERIFY(guide.step().stage == ChaseStep::Stage::firstRow);
        QCOMPARE(guide.stars()->count(), 1U);
        QCOMPARE(guide.firstRow().count(), 2U); // the presses that the last row requires stay
        document->undoStack()->undo();
        QCOMPARE(guide.stars()->count(), 2U);
        press(document, 12); // something else: chases from the current lights
        QVERIFY(guide.step().stage == ChaseStep::Stage::fill);
    }

    void theLastRowProvesThatThereIsNoSolution() {
        const Rule rule = Lattice{.rows = 5, .cols = 5};
        CurrentDocument document(Game(rule, BitVector::unit(25, 22), BitVector(25)));
        ChaseGuide guide(document);
        guide.setActive(true);
        QVERIFY(guide.step().stage == ChaseStep::Stage::unsolvable);
        QVERIFY(!guide.stars());
    }

    void onlyPlaneGridsAreChased() {
        CurrentDocument document(Game::allOn(generalizedPetersenGraph(5, 2)));
        ChaseGuide guide(document);
        guide.setActive(true);
        QVERIFY(!guide.isActive());
        document.make(Replace{Game::allOn(Lattice{.rows = 3, .cols = 3})}, {});
        guide.setActive(true);
        QVERIFY(guide.isActive());
        QSignalSpy changed(&guide, &ChaseGuide::changed);
        document.make(
            Replace{Game::allOn(Lattice{.rows = 3, .cols = 3, .topology = Topology::torus})}, {});
        QVERIFY(!guide.isActive());
        QVERIFY(!guide.stars());
        QCOMPARE(changed.count(), 1);
        document.make(Replace{Game::allOn(Lattice{.rows = 1000, .cols = 1000})}, {});
        QVERIFY(!guide.isPossible());
    }
};

LIGHTSOUT_TEST(ChaseGuideTest)
#include "ChaseGuideTest.moc"
