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

private Q_SLOTS:
    void agreeOnLattices_data() { addTopologiesAndNeighbours(); }
    void agreeOnLattices();
    void agreeOnOtherCells();
};

namespace {

/// Compares all engines with plain elimination on two boards: one that is solvable by construction,
/// and an arbitrary one. Returns what they disagree about, such as "sparse: nullity"; empty if they
/// agree.
QString disagreement(const Rule& rule, Random& random) {
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
    const auto compare = [&](const char* name, const auto& engine) -> QString {
        if (engine.nullity() != size - plain.rank()) {
            return QString("%1: nullity").arg(name);
        }
        for (std::size_t i = 0; i < boards.size(); ++i) {
            bool isSolvable = true;
            for (std::size_t r = plain.rank(); r < size; ++r) {
                isSolvable = isSolvable && !plain.matrix.get(r, size + i);
            }
            const Answer answer = engine.solve(boards[i], progress);
            if (answer.solvable != isSolvable || !isRight(rule, boards[i], answer)) {
                return QString("%1: board %2").arg(name).arg(i);
            }
        }
        return {};
    };
    QString found = compare("dense", DenseSolver(rule, progress));
    SparsePlan plan = *sparsePlan(rule, progress);
    found += compare("sparse", SparseSolver(plan.matrix, std::move(plan.tree), 2, progress));
    const Lattice* lattice = rule.lattice();
    if (lattice != nullptr && lattice->isPlaneGrid()) {
        found += compare("grid", GridSolver(*lattice, progress));
    }
    if (lattice != nullptr && SurfaceSolver::takes(*lattice)) {
        found += compare("surface", SurfaceSolver(*lattice, progress));
    }
    if (!found.isEmpty()) {
        found += QString(" of %1 vertices").arg(size);
    }
    return found;
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
        QCOMPARE(disagreement(lattice, random), QString());
    }
}

void EnginesTest::agreeOnOtherCells() {
    Random random(2);
    for (std::size_t side = 1; side <= 70; ++side) {
        const auto [rows, cols] = sidesWith(side, random);
        QCOMPARE(disagreement(hexagonGraph(rows, cols), random), QString());
        QCOMPARE(disagreement(triangleGraph(rows, cols), random), QString());
    }
    for (const std::size_t side : {127U, 128U, 129U, 511U, 512U, 513U}) {
        QCOMPARE(disagreement(hexagonGraph(side, 2), random), QString());
        QCOMPARE(disagreement(triangleGraph(2, side), random), QString());
    }
    for (std::size_t side = 1; side <= 8; ++side) {
        QCOMPARE(disagreement(cubeSurfaceGraph(side), random), QString());
    }
}

LIGHTSOUT_TEST(EnginesTest)
#include "EnginesTest.moc"
