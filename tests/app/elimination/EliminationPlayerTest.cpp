// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPlayer.h"
#include "elimination/FormulaText.h"

#include "text/NumberText.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

std::shared_ptr<const Recording> recordingOf(const BitMatrix& matrix) {
    Progress progress;
    return std::make_shared<const Recording>(
        Recording{.elimination = recordElimination(matrix, matrix.cols(), progress),
                  .columns = matrix.cols()});
}

} // namespace

class EliminationPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesFromAnyStepToAnyOther() {
        Random random(3);
        const auto recording = recordingOf(BitMatrix::random(20, 21, random));
        std::vector<BitMatrix> matrices{recording->elimination.start};
        for (const RowOperation& operation : recording->elimination.operations) {
            matrices.push_back(matrices.back());
            apply(matrices.back(), operation);
        }
        EliminationPlayer player;
        player.load(recording, 0);
        for (int jump = 0; jump < 100; ++jump) {
            const std::size_t step = random.below(matrices.size());
            player.setStep(step);
            QCOMPARE(player.step(), step);
            QVERIFY(player.matrix() == matrices[step]);
        }
    }

    void pivotsGrowUntilAllAreFound() {
        Random random(4);
        const auto recording = recordingOf(BitMatrix::random(12, 15, random));
        EliminationPlayer player;
        player.load(recording, 0);
        std::size_t before = 0;
        std::size_t freeBefore = 0;
        for (std::size_t step = 0; step <= player.stepCount(); ++step) {
            player.setStep(step);
            QVERIFY(player.pivotsFound() >= before);
            before = player.pivotsFound();
            // A column left of a pivot is either free or has a pivot itself.
            QVERIFY(player.freeColumnsFound() >= freeBefore);
            freeBefore = player.freeColumnsFound();
            const std::size_t left =
                before == 0 ? 0 : recording->elimination.pivots[before - 1] + 1;
            QVERIFY(step >= recording->elimination.phaseChange || freeBefore == left - before);
            for (std::size_t row = 0; row < before; ++row) {
                QVERIFY(player.matrix().get(row, recording->elimination.pivots[row]));
            }
        }
        QCOMPARE(before, recording->elimination.rank());
        QCOMPARE(freeBefore, recording->elimination.freeColumns.size());
    }

    void playsToTheEndAndStops() {
        EliminationPlayer player;
        player.load(recordingOf(BitMatrix::fromRows({*BitVector::fromString("111"),
                                                     *BitVector::fromString("110"),
                                                     *BitVector::fromString("011")},
                                                    3)),
                    0);
        player.setSpeed(100);
        player.setPlaying(true);
        QVERIFY(player.isPlaying());
        QTRY_VERIFY(player.isAtEnd());
        QVERIFY(!player.isPlaying());
        player.setPlaying(true); // starts over
        QCOMPARE(player.step(), 0U);
    }

    void nothingToPlayIsFine() {
        EliminationPlayer player;
        player.setPlaying(true);
        QVERIFY(!player.isPlaying());
        player.setStep(7);
        QCOMPARE(player.step(), 0U);
    }

    void operationsAreWrittenAsInABook() {
        QCOMPARE(operationSymbols({RowOperation::Kind::add, 0, 2}),
                 isolated(QStringLiteral("R₃ ← R₃ + R₁")));
        QCOMPARE(operationSymbols({RowOperation::Kind::swap, 1, 2}),
                 isolated(QStringLiteral("R₂ ↔ R₃")));
    }
};

LIGHTSOUT_TEST(EliminationPlayerTest)
#include "EliminationPlayerTest.moc"
