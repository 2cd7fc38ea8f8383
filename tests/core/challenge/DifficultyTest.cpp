// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/Difficulty.h"
#include "support/Random.h"
#include "tests/support/Lattices.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

std::optional<Difficulty> difficulty(const ChallengeBoard& board) {
    Progress progress;
    return difficultyOf(board, Budget(), progress);
}

/// The results of trying all sets of presses.
struct TriedOut {
    std::size_t solutions = 0;
    std::size_t fewest = SIZE_MAX;
    std::size_t ways = 0;

    explicit TriedOut(const ChallengeBoard& board) {
        const std::size_t cells = board.lattice.vertexCount();
        for (std::uint64_t number = 0; number < std::uint64_t{1} << cells; ++number) {
            BitVector presses(cells);
            presses.words().front() = number;
            if (Rule(board.lattice).changedBy(presses) != board.lights) {
                continue;
            }
            ++solutions;
            const std::size_t count = presses.count();
            ways = count < fewest ? 1 : ways + (count == fewest ? 1 : 0);
            fewest = std::min(fewest, count);
        }
    }
};

/// Presses below every light that is on, row by row.
ChaseHelp chasedByHand(const ChallengeBoard& board) {
    const Lattice& grid = board.lattice;
    BitVector lights = board.lights;
    std::size_t presses = 0;
    for (std::size_t row = 0; row + 1 < grid.rows; ++row) {
        for (std::size_t col = 0; col < grid.cols; ++col) {
            if (lights[grid.cell(row, col)]) {
                const Vertex below = grid.cell(row + 1, col);
                grid.forEachNeighbour(below, [&](Vertex cell) { lights.flip(cell); });
                if (grid.selfInfluence) {
                    lights.flip(below);
                }
                ++presses;
            }
        }
    }
    return {.presses = presses, .lightsLeft = lights.count()};
}

} // namespace

/// Tests measures of difficulty.
class DifficultyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithBruteForce_data();
    void agreesWithBruteForce();
    void chasingIsOnlyOnPlaneGrids();
};

void DifficultyTest::agreesWithBruteForce_data() {
    addTopologiesAndNeighbours();
}

void DifficultyTest::agreesWithBruteForce() {
    QFETCH(const Topology, topology);
    QFETCH(const Neighbours, neighbours);
    Random random(11);
    for (const auto& [rows, cols] :
         {std::pair<std::size_t, std::size_t>{1, 1}, {2, 3}, {3, 3}, {2, 5}, {4, 2}}) {
        for (const bool self : {true, false}) {
            const Lattice lattice{rows, cols, topology, neighbours, self};
            for (int i = 0; i < 4; ++i) {
                const ChallengeBoard board{
                    lattice, i == 0 ? BitVector(lattice.vertexCount())
                                    : BitVector::random(lattice.vertexCount(), random)};
                const TriedOut tried(board);
                const auto found = difficulty(board);
                QCOMPARE(found.has_value(), tried.solutions > 0);
                if (found) {
                    QVERIFY(found->fewest.isProven());
                    QCOMPARE(found->fewest.presses.count(), tried.fewest);
                    QCOMPARE(found->fewest.ways, std::to_string(tried.ways));
                    QCOMPARE(std::size_t{1} << found->nullity, tried.solutions);
                    if (lattice.isPlaneGrid()) {
                        QCOMPARE(found->chase, chasedByHand(board));
                    }
                }
            }
        }
    }
}

void DifficultyTest::chasingIsOnlyOnPlaneGrids() {
    QVERIFY(difficulty({{3, 3}, BitVector(9)})->chase);
    QVERIFY(!difficulty({{3, 3, Topology::torus}, BitVector(9)})->chase);
    QVERIFY(!difficulty({{3, 3, Topology::plane, Neighbours::king}, BitVector(9)})->chase);
}

LIGHTSOUT_TEST(DifficultyTest)
#include "DifficultyTest.moc"
