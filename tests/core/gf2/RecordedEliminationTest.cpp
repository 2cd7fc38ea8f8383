// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/RecordedElimination.h"

#include "gf2/Elimination.h"
#include "tests/support/Cancelling.h"
#include "tests/support/MatrixZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

using Kind = RowOperation::Kind;

RecordedElimination recorded(const BitMatrix& matrix, std::size_t columns) {
    Progress progress;
    return recordElimination(matrix, columns, progress);
}

BitMatrix replayed(const RecordedElimination& elimination) {
    BitMatrix matrix = elimination.start;
    for (const RowOperation& operation : elimination.operations) {
        apply(matrix, operation);
    }
    return matrix;
}

/// Returns an operation from a textbook, whose rows are counted from 1.
RowOperation add(std::size_t target, std::size_t source) {
    return {Kind::add, source - 1, target - 1};
}
RowOperation swap(std::size_t a, std::size_t b) {
    return {Kind::swap, a - 1, b - 1};
}

} // namespace

class RecordedEliminationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replayingGivesTheResult_data() { addMatrixZoo(); }
    void replayingGivesTheResult() {
        QFETCH(BitMatrix, matrix);
        for (const std::size_t columns : {matrix.cols(), matrix.cols() / 2}) {
            const RecordedElimination elimination = recorded(matrix, columns);
            QVERIFY(elimination.start == matrix);
            QVERIFY(replayed(elimination) == elimination.result);
        }
    }

    void goingBackGivesTheStart_data() { addMatrixZoo(); }
    void goingBackGivesTheStart() {
        QFETCH(BitMatrix, matrix);
        const RecordedElimination elimination = recorded(matrix, matrix.cols());
        BitMatrix back = elimination.result;
        for (std::size_t i = elimination.operations.size(); i-- > 0;) {
            apply(back, elimination.operations[i]);
        }
        QVERIFY(back == matrix);
    }

    void agreesWithTheFastForm_data() { addMatrixZoo(); }
    void agreesWithTheFastForm() {
        QFETCH(BitMatrix, matrix);
        Progress progress;
        const EchelonForm form = reducedEchelonForm(matrix, matrix.cols(), progress);
        const RecordedElimination elimination = recorded(matrix, matrix.cols());
        QVERIFY(elimination.result == form.matrix);
        QCOMPARE(elimination.pivots, form.pivots);
        QCOMPARE(elimination.freeColumns, freeColumns(form.pivots, matrix.cols()));
        QVERIFY(!elimination.contradiction);
    }

    /// Before the phase changes, no row is added upwards, and after it none downwards.
    void phasesGoDownThenUp_data() { addMatrixZoo(); }
    void phasesGoDownThenUp() {
        QFETCH(BitMatrix, matrix);
        const RecordedElimination elimination = recorded(matrix, matrix.cols());
        for (std::size_t i = 0; i < elimination.operations.size(); ++i) {
            const RowOperation& operation = elimination.operations[i];
            QCOMPARE(operation.source < operation.target, i < elimination.phaseChange);
        }
    }

    /// The 2 × 2 board of the French lecture: add, add, swap, add, add, and then the backward
    /// phase.
    void theLecturesTwoByTwoBoard() {
        const BitMatrix matrix =
            BitMatrix::fromRows({*BitVector::fromString("11101"), *BitVector::fromString("11011"),
                                 *BitVector::fromString("10111"), *BitVector::fromString("01111")},
                                5);
        const RecordedElimination elimination = recorded(matrix, 4);
        const std::vector<RowOperation> forward{add(2, 1), add(3, 1), swap(2, 3), add(4, 2),
                                                add(4, 3)};
        QCOMPARE(elimination.phaseChange, forward.size());
        QVERIFY(std::equal(forward.begin(), forward.end(), elimination.operations.begin()));
        QCOMPARE(elimination.rank(), 4U);
        QCOMPARE(elimination.result.column(4).toString(), std::string("1111"));
    }

    void aContradictionIsFound() {
        // Every press changes both lights, but only one of them is on.
        const BitMatrix matrix =
            BitMatrix::fromRows({*BitVector::fromString("111"), *BitVector::fromString("110")}, 3);
        const RecordedElimination elimination = recorded(matrix, 2);
        QVERIFY(elimination.contradiction == std::size_t{1});
        QCOMPARE(elimination.freeColumns, std::vector<std::size_t>{1});
    }

    void cancels() {
        Progress progress;
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(recordElimination(onesMatrix(3, 3), 3, progress), Cancelled);
    }
    /// What is known after cancelling is the beginning of the whole recording.
    void keepsTheOperationsBeforeCancelling() {
        Random random(3);
        const BitMatrix matrix = BitMatrix::random(700, 701, random);
        Progress whole;
        const RecordedElimination all = recordElimination(matrix, 700, whole);
        const std::size_t times = timesCancelled([&](Progress& progress) {
            RecordedElimination known;
            try {
                recordElimination(matrix, 700, progress, &known);
            } catch (const Cancelled&) {
                QVERIFY(known.operations.size() <= all.operations.size());
                QVERIFY(std::equal(known.operations.begin(), known.operations.end(),
                                   all.operations.begin()));
                QVERIFY(known.phaseChange == std::min(all.phaseChange, known.operations.size()));
                for (const RowOperation& operation : known.operations) {
                    apply(known.start, operation);
                }
                QVERIFY(known.start == known.result);
                throw;
            }
        });
        QVERIFY(times > 0);
    }

    void groupsFollowEachOtherAndHaveOnePivot_data() { addMatrixZoo(); }
    void groupsFollowEachOtherAndHaveOnePivot() {
        QFETCH(BitMatrix, matrix);
        Progress progress;
        const RecordedElimination elimination = recordElimination(matrix, matrix.cols(), progress);
        std::size_t next = 0;
        for (const OperationGroup& group : operationGroups(elimination)) {
            QCOMPARE(group.first, next);
            QVERIFY(group.first < group.end);
            for (std::size_t i = group.first; i < group.end; ++i) {
                QCOMPARE(elimination.operations[i].source,
                         elimination.operations[group.first].source);
                QCOMPARE(i < elimination.phaseChange, group.first < elimination.phaseChange);
            }
            next = group.end;
        }
        QCOMPARE(next, elimination.operations.size());
    }
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

LIGHTSOUT_TEST(RecordedEliminationTest)
#include "RecordedEliminationTest.moc"
