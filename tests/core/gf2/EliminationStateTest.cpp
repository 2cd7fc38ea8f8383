// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/EliminationState.h"

#include "tests/support/MatrixZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class EliminationStateTest : public QObject {
    Q_OBJECT

private slots:
    /// The state suggests each operation of the recording in turn.
    void agreesWithTheRecording_data() { addMatrixZoo(); }
    void agreesWithTheRecording() {
        QFETCH(BitMatrix, matrix);
        if (matrix.rows() > 70) {
            return; // the state is recomputed for each step
        }
        Progress progress;
        const RecordedElimination recorded = recordElimination(matrix, matrix.cols(), progress);
        for (std::size_t i = 0; i < recorded.operations.size(); ++i) {
            const EliminationState state = eliminationState(matrix, matrix.cols());
            QVERIFY(state.next == recorded.operations[i]);
            QCOMPARE(state.isGoingUp, i >= recorded.phaseChange);
            QVERIFY(state.column == recorded.pivots[recorded.operations[i].source]);
            lightsout::apply(matrix, *state.next);
        }
        const EliminationState end = eliminationState(matrix, matrix.cols());
        QVERIFY(!end.next && !end.column && end.isGoingUp);
        QCOMPARE(end.pivots, recorded.pivots);
    }

    /// However the rows have been combined by hand, following the hints leads to the reduced form.
    void hintsLeadToTheReducedForm() {
        Random random(31);
        Progress progress;
        for (int trial = 0; trial < 40; ++trial) {
            BitMatrix matrix = BitMatrix::random(1 + random.below(9), 1 + random.below(9), random);
            const BitMatrix reduced = recordElimination(matrix, matrix.cols(), progress).result;
            for (int i = 0; i < 30 && matrix.rows() > 1; ++i) {
                const std::size_t target = random.below(matrix.rows());
                const std::size_t source =
                    (target + 1 + random.below(matrix.rows() - 1)) % matrix.rows();
                lightsout::apply(matrix, {random.below(2) == 0 ? RowOperation::Kind::swap
                                                               : RowOperation::Kind::add,
                                          source, target});
            }
            while (const auto next = eliminationState(matrix, matrix.cols()).next) {
                lightsout::apply(matrix, *next);
            }
            QVERIFY(matrix == reduced);
        }
    }
};

LIGHTSOUT_TEST(EliminationStateTest)
#include "EliminationStateTest.moc"
