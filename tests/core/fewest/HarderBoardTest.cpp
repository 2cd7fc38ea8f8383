// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/HarderBoard.h"

#include "fewest/FewestPresses.h"
#include "fewest/HardestBoards.h"
#include "game/Rule.h"
#include "tests/support/Kernels.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class HarderBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each harder board leads to the next, up to the hardest boards. Their number of presses is
    /// counted over all boards in another way. From there on, there is no harder board.
    void leadsToTheHardestAndNoFurther() {
        Progress progress;
        Random random(7);
        for (const Lattice& grid : {Lattice{.rows = 1, .cols = 1}, Lattice{.rows = 3, .cols = 3},
                                    Lattice{.rows = 4, .cols = 4}, Lattice{.rows = 4, .cols = 5},
                                    Lattice{.rows = 3, .cols = 5, .selfInfluence = false}}) {
            const Rule rule(grid);
            const std::vector<BitVector> kernel = kernelOf(rule);
            const std::size_t hardest =
                boardsByPresses(rule.vertexCount(), kernel, progress).counts.size() - 1;
            std::size_t needed = 0;
            while (const auto presses =
                       harderPresses(rule.vertexCount(), kernel, needed, random, progress)) {
                QVERIFY(presses->count() > needed);
                const FewestPresses proof =
                    fewestPresses(rule, *presses, kernel, quickEffort(1), progress);
                QVERIFY(proof.isProven());
                QCOMPARE(proof.presses.count(), presses->count());
                needed = presses->count();
            }
            // A climb may stop one press below the maximum.
            QVERIFY2(needed <= hardest && needed + 1 >= hardest,
                     qPrintable(QStringLiteral("%1 of %2").arg(needed).arg(hardest)));
            QVERIFY(!harderPresses(rule.vertexCount(), kernel, hardest, random, progress));
        }
    }

    void theEmptyBoardHasNone() {
        Progress progress;
        Random random(1);
        QVERIFY(!harderPresses(0, {}, 0, random, progress));
    }

    void canBeStopped() {
        Progress progress;
        progress.cancel();
        Random random(1);
        QVERIFY_EXCEPTION_THROWN(harderPresses(25, {}, 3, random, progress), Cancelled);
    }
};

LIGHTSOUT_TEST(HarderBoardTest)
#include "HarderBoardTest.moc"
