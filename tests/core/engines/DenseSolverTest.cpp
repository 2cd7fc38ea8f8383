// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/DenseSolver.h"

#include "gf2/Elimination.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class DenseSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPlainElimination_data();
    void agreesWithPlainElimination();
    void kernelIsABasis_data() { addRuleZoo(); }
    void kernelIsABasis();
    void memoryNeededIsGenerous();
    void cancels();
};

void DenseSolverTest::agreesWithPlainElimination_data() {
    addRuleZoo();
    Random random(55);
    for (const std::size_t size : {127U, 128U, 200U}) {
        // With few arcs, many vertices have none, so some boards have no solution.
        QTest::addRow("sparse digraph %zu", size)
            << Rule(randomGraph(size, 1, true, SelfInfluences::mixed, random));
        QTest::addRow("dense graph %zu", size)
            << Rule(randomGraph(size, 50, false, SelfInfluences::mixed, random));
    }
}

void DenseSolverTest::agreesWithPlainElimination() {
    QFETCH(Rule, rule);
    const std::size_t vertices = rule.vertexCount();
    const BitMatrix influence = rule.influenceMatrix();
    const BitMatrix transposed = influence.transposed();
    Progress progress;
    const DenseSolver solver(rule, progress);
    Random random(1);
    for (int i = 0; i < 20; ++i) {
        // Every second board is solvable by construction.
        const BitVector board = i % 2 == 0 ? influence * BitVector::random(vertices, random)
                                           : BitVector::random(vertices, random);
        BitMatrix column(vertices, 1);
        column.setColumn(0, board);
        const EchelonForm form = reducedEchelonFormPlain(influence.augmented(column), vertices + 1);
        const bool contradiction = form.rank() > 0 && form.pivots.back() == vertices;
        const Answer answer = solver.solve(board, progress);
        QCOMPARE(answer.solvable, !contradiction);
        QCOMPARE(solver.nullity(), vertices - form.rank() + (contradiction ? 1 : 0));
        if (answer.solvable) {
            QCOMPARE(influence * answer.vector, board);
        } else {
            QVERIFY((transposed * answer.vector).none());
            QVERIFY(answer.vector.dot(board));
        }
    }
}

void DenseSolverTest::kernelIsABasis() {
    QFETCH(Rule, rule);
    const std::size_t vertices = rule.vertexCount();
    Progress progress;
    const DenseSolver solver(rule, progress);
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        kernel.push_back(solver.kernelVector(i));
        QVERIFY(rule.changedBy(kernel.back()).none());
    }
    const std::size_t rank = reducedEchelonFormPlain(rule.influenceMatrix(), vertices).rank();
    QCOMPARE(kernel.size(), vertices - rank);
    QCOMPARE(reducedEchelonFormPlain(BitMatrix::fromRows(kernel, vertices), vertices).rank(),
             kernel.size());
}

void DenseSolverTest::memoryNeededIsGenerous() {
    QCOMPARE(DenseSolver::memoryNeeded(0), std::uint64_t{0});
    for (const std::uint64_t vertices : {64U, 1024U, 32'768U}) {
        // The matrix alone needs a bit per entry.
        QVERIFY(DenseSolver::memoryNeeded(vertices) >= vertices * vertices / 8);
        QVERIFY(DenseSolver::memoryNeeded(2 * vertices) > DenseSolver::memoryNeeded(vertices));
    }
}

void DenseSolverTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, DenseSolver(Rule(starGraph(65)), progress));
}

LIGHTSOUT_TEST(DenseSolverTest)
#include "DenseSolverTest.moc"
