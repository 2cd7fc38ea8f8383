// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/DenseSolver.h"
#include "engines/GridSolver.h"
#include "engines/SparsePlan.h"
#include "engines/SurfaceSolver.h"
#include "gf2/Elimination.h"
#include "graph/CellGraphs.h"
#include "sparse/SparseSolver.h"
#include "tests/support/Answers.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Compares every engine that supports a board with plain elimination, on thousands of boards.
class EnginesTest : public QObject {
    Q_OBJECT

private slots:
    void agreeOnLattices_data() { addTopologiesAndNeighbours(); }
    void agreeOnLattices();
    void agreeOnOtherCells();
};

namespace {

/// Compares all engines on two boards: one that is solvable by construction, and an arbitrary one.
bool agreeOn(const Rule& rule, Random& random) {
    Progress progress;
    const std::size_t size = rule.vertexCount();
    const std::array<BitVector, 2> boards{rule.changedBy(BitVector::random(size, random)),
                                          BitVector::random(size, random)};
    BitMatrix columns(size, boards.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        columns.setColumn(i, boards[i]);
    }
    const EchelonForm plain =
        reducedEchelonFormPlain(rule.influenceMatrix().augmented(columns), size);
    const DenseSolver dense(rule, progress);
    SparsePlan plan = sparsePlan(rule, progress);
    const SparseSolver sparse(plan.matrix, std::move(plan.tree), 2, progress);
    std::optional<GridSolver> grid;
    if (rule.lattice() != nullptr && rule.lattice()->isPlaneGrid()) {
        grid.emplace(*rule.lattice(), progress);
    }
    std::optional<SurfaceSolver> surface;
    if (rule.lattice() != nullptr && SurfaceSolver::takes(*rule.lattice())) {
        surface.emplace(*rule.lattice(), progress);
    }
    const std::size_t nullity = size - plain.rank();
    if (dense.nullity() != nullity || sparse.nullity() != nullity ||
        (grid && grid->nullity() != nullity) || (surface && surface->nullity() != nullity)) {
        return false;
    }
    for (std::size_t i = 0; i < boards.size(); ++i) {
        bool isSolvable = true;
        for (std::size_t r = plain.rank(); r < size; ++r) {
            isSolvable = isSolvable && !plain.matrix.get(r, size + i);
        }
        const BitVector& board = boards[i];
        const Answer byDense = dense.solve(board, progress);
        const Answer bySparse = sparse.solve(board, progress);
        const Answer byGrid = grid ? grid->solve(board, progress) : byDense;
        const Answer bySurface = surface ? surface->solve(board, progress) : byDense;
        for (const Answer* answer : {&byDense, &bySparse, &byGrid, &bySurface}) {
            if (answer->solvable != isSolvable || !isRight(rule, board, *answer)) {
                return false;
            }
        }
    }
    return true;
}

/// Returns one side of this length, and another one for which there are a few hundred cells.
std::pair<std::size_t, std::size_t> sidesWith(std::size_t side, Random& random) {
    const std::size_t other = 1 + random.below(std::max<std::size_t>(320 / side, 2));
    return random.below(2) == 0 ? std::pair(side, other) : std::pair(other, side);
}

} // namespace

void EnginesTest::agreeOnLattices() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    Random random(1);
    std::vector<std::size_t> sides{127, 128, 129, 511, 512, 513};
    for (std::size_t side = 1; side <= 70; ++side) {
        sides.push_back(side);
    }
    for (const std::size_t side : sides) {
        const auto [rows, cols] = sidesWith(side, random);
        const Lattice lattice{rows, cols, topology, neighbours, random.below(2) == 0};
        QVERIFY2(agreeOn(lattice, random), qPrintable(QString("%1 x %2").arg(rows).arg(cols)));
    }
}

void EnginesTest::agreeOnOtherCells() {
    Random random(2);
    for (std::size_t side = 1; side <= 70; ++side) {
        const auto [rows, cols] = sidesWith(side, random);
        QVERIFY2(agreeOn(hexagonGraph(rows, cols), random), qPrintable(QString::number(side)));
        QVERIFY2(agreeOn(triangleGraph(rows, cols), random), qPrintable(QString::number(side)));
    }
    for (const std::size_t side : {127U, 128U, 129U, 511U, 512U, 513U}) {
        QVERIFY(agreeOn(hexagonGraph(side, 2), random));
        QVERIFY(agreeOn(triangleGraph(2, side), random));
    }
    for (std::size_t side = 1; side <= 8; ++side) {
        QVERIFY(agreeOn(cubeSurfaceGraph(side), random));
    }
}

LIGHTSOUT_TEST(EnginesTest)
#include "EnginesTest.moc"
