// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/SurfaceSolver.h"

#include "engines/DenseSolver.h"
#include "engines/SparsePlan.h"
#include "sparse/SparseSolver.h"
#include "tests/support/Answers.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class SurfaceSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesSurfacesOfSimpleCells();
    void smallSurfacesAgreeWithElimination_data() { addSurfaces(); }
    void smallSurfacesAgreeWithElimination();
    void largeSurfacesAgreeWithFronts_data() { addSurfaces(); }
    void largeSurfacesAgreeWithFronts();
    void cancels();

private:
    static void addSurfaces();
};

void SurfaceSolverTest::addSurfaces() {
    QTest::addColumn<Topology>("topology");
    QTest::newRow("cylinder") << Topology::cylinder;
    QTest::newRow("torus") << Topology::torus;
    QTest::newRow("Möbius strip") << Topology::moebius;
    QTest::newRow("Klein bottle") << Topology::klein;
}

void SurfaceSolverTest::takesSurfacesOfSimpleCells() {
    const auto takes = [](std::size_t rows, std::size_t cols, Topology topology,
                          Neighbours neighbours = Neighbours::plus) {
        return SurfaceSolver::takes({rows, cols, topology, neighbours});
    };
    QVERIFY(takes(3, 3, Topology::torus));
    QVERIFY(!takes(2, 3, Topology::torus));
    QVERIFY(!takes(3, 2, Topology::klein));
    QVERIFY(takes(1, 3, Topology::cylinder));
    QVERIFY(!takes(3, 2, Topology::moebius));
    QVERIFY(!takes(5, 5, Topology::plane));
    QVERIFY(!takes(5, 5, Topology::projective));
    QVERIFY(!takes(5, 5, Topology::torus, Neighbours::king));
}

void SurfaceSolverTest::smallSurfacesAgreeWithElimination() {
    QFETCH(Topology, topology);
    Progress progress;
    Random random(1);
    for (std::size_t rows = 1; rows <= 14; ++rows) {
        for (std::size_t cols = 3; cols <= 14; ++cols) {
            const Lattice lattice{.rows = rows,
                                  .cols = cols,
                                  .topology = topology,
                                  .selfInfluence = random.below(2) == 0};
            if (!SurfaceSolver::takes(lattice)) {
                continue;
            }
            const Rule rule(lattice);
            const SurfaceSolver solver(lattice, progress);
            const DenseSolver dense(rule, progress);
            QCOMPARE(solver.nullity(), dense.nullity());
            for (int i = 0; i < 6; ++i) {
                const BitVector vector = BitVector::random(rows * cols, random);
                const BitVector board = i % 2 == 0 ? rule.changedBy(vector) : vector;
                const Answer answer = solver.solve(board, progress);
                QCOMPARE(answer.solvable, dense.solve(board, progress).solvable);
                QVERIFY(isRight(rule, board, answer));
            }
            QVERIFY(isKernelRight(rule, solver));
        }
    }
}

void SurfaceSolverTest::largeSurfacesAgreeWithFronts() {
    QFETCH(Topology, topology);
    Progress progress;
    Random random(2);
    for (const auto& [rows, cols] : {std::pair(63U, 40U), std::pair(40U, 64U), std::pair(65U, 65U),
                                     std::pair(3U, 513U), std::pair(129U, 6U)}) {
        const Lattice lattice{.rows = rows, .cols = cols, .topology = topology};
        const Rule rule(lattice);
        const SurfaceSolver solver(lattice, progress);
        SparsePlan plan = *sparsePlan(rule, progress);
        const SparseSolver fronts(plan.matrix, std::move(plan.tree), 2, progress);
        QCOMPARE(solver.nullity(), fronts.nullity());
        for (int i = 0; i < 4; ++i) {
            const BitVector vector = BitVector::random(lattice.vertexCount(), random);
            const BitVector board = i % 2 == 0 ? rule.changedBy(vector) : vector;
            const Answer answer = solver.solve(board, progress);
            QCOMPARE(answer.solvable, fronts.solve(board, progress).solvable);
            QVERIFY(isRight(rule, board, answer));
        }
    }
}

void SurfaceSolverTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(
        Cancelled, SurfaceSolver({.rows = 5, .cols = 5, .topology = Topology::torus}, progress));
}

LIGHTSOUT_TEST(SurfaceSolverTest)
#include "SurfaceSolverTest.moc"
