// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/PressLightTable.h"

#include "fewest/CosetWeights.h"
#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "random/ProfileEnumerator.h"
#include "solve/Solutions.h"
#include "solve/Solver.h"
#include "tests/support/Lattices.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

/// Counts by definition: tries every set of presses.
std::vector<BigInteger> countByDefinition(const Rule& rule, const BitVector& lights) {
    const std::size_t vertices = rule.vertexCount();
    std::vector<BigInteger> counts((vertices + 1) * (vertices + 1));
    for (std::uint64_t set = 0; set < std::uint64_t{1} << vertices; ++set) {
        BitVector presses(vertices);
        for (Vertex v = 0; v < vertices; ++v) {
            presses.set(v, ((set >> v) & 1U) != 0);
        }
        const BitVector after = lights ^ rule.changedBy(presses);
        counts[presses.count() * (vertices + 1) + after.count()] += 1;
    }
    return counts;
}

PressLightTable tableOf(const Rule& rule, const BitVector& lights, std::size_t threads = 2) {
    Progress progress;
    auto table = PressLightTable::compute(rule, lights, threads, progress);
    return *std::move(table);
}

BigInteger binomial(std::size_t n, std::size_t k) {
    BigInteger result = 1;
    for (std::size_t i = 0; i < k; ++i) {
        result = result * (n - i) / (i + 1);
    }
    return result;
}

} // namespace

class PressLightTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The result contains a number for each pair of counts, with up to as many bits as there are
    /// cells.
    void memoryHoldsAtLeastTheResult() {
        for (const std::size_t rows : {50U, 100U}) {
            QVERIFY(profileMemory({.rows = rows, .cols = 1}) >
                    (rows + 1) * (rows + 1) * (sizeof(BigInteger) + rows / 8));
        }
    }

    void progressComesToItsEnd() {
        for (const Rule& rule : {Rule(cycleGraph(9)), Rule(Lattice{.rows = 4, .cols = 4})}) {
            Progress progress;
            (void)PressLightTable::compute(rule, BitVector(rule.vertexCount()), 2, progress);
            QCOMPARE(progress.fraction(), 1.0);
        }
    }

    void grayCodeCountsByTheDefinition() {
        Random random(1);
        Progress progress;
        for (std::size_t vertices = 0; vertices <= 9; ++vertices) {
            for (const bool directed : {false, true}) {
                const Rule rule =
                    randomGraph(vertices, 40, directed, SelfInfluences::mixed, random);
                const BitVector lights = BitVector::random(vertices, random);
                const auto expected = countByDefinition(rule, lights);
                QVERIFY(countByGrayCode(rule, lights, 1, progress) == expected);
                QVERIFY(countByGrayCode(rule, lights, 3, progress) == expected);
            }
        }
    }

    void profilesCountAsTheGrayCodeDoes() {
        Random random(2);
        Progress progress;
        std::map<Topology, int> ways;
        for (std::size_t rows = 1; rows <= 9; ++rows) {
            for (std::size_t cols = 1; cols <= 9 && rows * cols <= 16; ++cols) {
                for (const Topology topology :
                     {Topology::plane, Topology::cylinder, Topology::torus, Topology::moebius,
                      Topology::klein, Topology::projective}) {
                    const bool self = random.below(2) == 1;
                    const Rule rule = grid(rows, cols, topology, self);
                    // Lights without symmetry, lights with all symmetries, and lights with only a
                    // half turn.
                    BitVector turned = BitVector::random(rows * cols, random);
                    turned.assign(rows * cols / 2, turned.slice(0, rows * cols / 2));
                    for (const BitVector& lights : {BitVector::random(rows * cols, random),
                                                    BitVector::ones(rows * cols), turned}) {
                        const auto expected = countByGrayCode(rule, lights, 2, progress);
                        for (const ProfileGrid& shape : profileGridsOf(rule, 8)) {
                            QVERIFY2(countByProfile(shape, lights, 2, progress) == expected,
                                     qPrintable(QString("%1 x %2, %3")
                                                    .arg(rows)
                                                    .arg(cols)
                                                    .arg(static_cast<int>(topology))));
                            ++ways[topology];
                        }
                    }
                }
            }
        }
        for (const Topology topology : {Topology::plane, Topology::cylinder, Topology::torus,
                                        Topology::moebius, Topology::klein}) {
            QVERIFY(ways[topology] > 10);
        }
        QCOMPARE(ways[Topology::projective], 0);
    }

    /// Rings are also counted as a whole, with every kind of row and with more cells than a word
    /// has bits.
    void joinedRowsCountAsOtherWays() {
        Progress progress;
        Random random(5);
        // A cylinder can be cut in both directions.
        for (const auto& [rows, cols] :
             std::initializer_list<std::pair<std::size_t, std::size_t>>{{5, 4}, {4, 6}, {2, 8}}) {
            const Rule rule = grid(rows, cols, Topology::cylinder);
            const BitVector lights = BitVector::random(rows * cols, random);
            const auto shapes = profileGridsOf(rule, 8);
            QCOMPARE(shapes.size(), std::size_t{2});
            QVERIFY(countByProfile(shapes[0], lights, 2, progress) ==
                    countByProfile(shapes[1], lights, 1, progress));
        }
        // A cylinder of one row is a cycle, and so is a torus of one column.
        const auto cycle = tableOf(grid(1, 70, Topology::cylinder), BitVector::ones(70));
        const auto torus = tableOf(grid(70, 1, Topology::torus), BitVector::ones(70));
        const auto path = tableOf(grid(1, 70), BitVector::ones(70));
        bool differs = false;
        for (std::size_t presses = 0; presses <= 70; ++presses) {
            BigInteger sum = 0;
            for (std::size_t lit = 0; lit <= 70; ++lit) {
                QVERIFY(cycle.count(presses, lit) == torus.count(presses, lit));
                differs = differs || cycle.count(presses, lit) != path.count(presses, lit);
                sum += cycle.count(presses, lit);
            }
            QVERIFY(sum == binomial(70, presses));
        }
        QVERIFY(differs);
    }

    /// Compares the quiet patterns of a torus by number of presses with a basis of the kernel.
    void toriHaveTheirKernelsWeights() {
        Progress progress;
        const Rule rule = grid(6, 6, Topology::torus);
        const PressLightTable table = tableOf(rule, BitVector(36));
        QVERIFY(table.method() == PressLightTable::Method::brokenProfile);
        const auto solver = Solver::build(rule, progress);
        std::vector<BitVector> kernel;
        for (std::size_t i = 0; i < solver->nullity(); ++i) {
            kernel.push_back(solver->kernelVector(i));
        }
        std::vector<std::uint64_t> weights(37);
        forEachSolution(BitVector(36), kernel, [&](const BitVector& pattern) {
            ++weights[pattern.count()];
            return true;
        });
        for (std::size_t presses = 0; presses <= 36; ++presses) {
            QVERIFY(table.count(presses, 0) == weights[presses]);
        }
    }

    /// Every set of presses is counted once, and the sets that leave no light on are the solutions.
    void sumsAreBinomials_data() {
        QTest::addColumn<std::size_t>("rows");
        QTest::addColumn<std::size_t>("cols");
        for (const auto& [rows, cols] : std::initializer_list<std::pair<int, int>>{
                 {5, 5}, {6, 6}, {5, 7}, {16, 4}, {2, 32}, {64, 1}, {65, 1}, {1, 100}, {3, 30}}) {
            QTest::addRow("%d x %d", rows, cols)
                << static_cast<std::size_t>(rows) << static_cast<std::size_t>(cols);
        }
    }

    void sumsAreBinomials() {
        QFETCH(const std::size_t, rows);
        QFETCH(const std::size_t, cols);
        const std::size_t cells = rows * cols;
        const Rule rule = grid(rows, cols);
        const PressLightTable table = tableOf(rule, BitVector::ones(cells));
        QVERIFY(table.method() == PressLightTable::Method::brokenProfile);
        BigInteger solutions = 0;
        for (std::size_t presses = 0; presses <= cells; ++presses) {
            BigInteger sum = 0;
            for (std::size_t lit = 0; lit <= cells; ++lit) {
                sum += table.count(presses, lit);
            }
            QVERIFY(sum == binomial(cells, presses));
            solutions += table.count(presses, 0);
        }
        Progress progress;
        const auto solver = Solver::build(rule, progress);
        QVERIFY(solutions == BigInteger(1) << solver->nullity());
    }

    /// OEIS A075464 and A075462: the fewest presses from all on, and the number of solutions.
    void solutionsByPresses() {
        const auto firstSolution = [](std::size_t side) {
            const PressLightTable table = tableOf(grid(side, side), BitVector::ones(side * side));
            std::size_t presses = 0;
            while (table.count(presses, 0) == 0) {
                ++presses;
            }
            return presses;
        };
        QCOMPARE(firstSolution(4), std::size_t{4});
        QCOMPARE(firstSolution(5), std::size_t{15});
        QCOMPARE(firstSolution(6), std::size_t{28});
    }

    void quietPatternsHaveTheKernelsWeights() {
        const Rule rule = grid(5, 5);
        const PressLightTable table = tableOf(rule, BitVector(25));
        // The quiet patterns of 5 × 5 have weights 0, 12 (twice) and 16.
        for (std::size_t presses = 0; presses <= 25; ++presses) {
            const int expected = presses == 0 || presses == 16 ? 1 : presses == 12 ? 2 : 0;
            QVERIFY(table.count(presses, 0) == expected);
        }
    }

    void threadsDoNotMatter() {
        const BitVector lights = BitVector::unit(30, 7);
        for (const Rule& rule : {Rule(grid(6, 5)), Rule(grid(5, 4, Topology::torus))}) {
            const BitVector start = lights.slice(0, rule.vertexCount());
            const PressLightTable one = tableOf(rule, start, 1);
            const PressLightTable five = tableOf(rule, start, 5);
            for (std::size_t i = 0; i <= rule.vertexCount(); ++i) {
                for (std::size_t w = 0; w <= rule.vertexCount(); ++w) {
                    QVERIFY(one.count(i, w) == five.count(i, w));
                }
            }
        }
    }

    void refusesWhatIsTooLarge() {
        Progress progress;
        const Rule plane = grid(6, 6, Topology::projective);
        const auto steps = PressLightTable::compute(plane, BitVector(36), 1, progress);
        for (const Topology topology : {Topology::torus, Topology::klein, Topology::moebius}) {
            QVERIFY(!PressLightTable::refusal(grid(6, 6, topology)));
            QVERIFY(!PressLightTable::refusal(grid(5, 8, topology)));
            QVERIFY(isTooLarge(PressLightTable::refusal(grid(9, 9, topology))->code));
        }
        QVERIFY(!PressLightTable::refusal(grid(1, 40, Topology::cylinder)));
        QVERIFY(!PressLightTable::refusal(grid(40, 1, Topology::cylinder)));
        QVERIFY(!steps && steps.error().code == ErrorCode::tooManySteps);
        QCOMPARE(steps.error().found, std::uint64_t{1} << 36);
        QVERIFY(!PressLightTable::refusal(grid(8, 8)));
        QVERIFY(PressLightTable::refusal(grid(8, 8), {.memory = 1'000'000})->code ==
                ErrorCode::tableTooLarge);
        QVERIFY(PressLightTable::refusal(grid(8, 8), {.operations = 1e6})->code ==
                ErrorCode::tooManySteps);
        QVERIFY(!PressLightTable::refusal(grid(64, 8), Budget::unlimited()));
        QVERIFY(PressLightTable::refusal(grid(65, 8), Budget::unlimited()));
        QVERIFY(PressLightTable::refusal(grid(9, 9))->code == ErrorCode::tooManySteps);
        QVERIFY(PressLightTable::refusal(grid(8, 20))->code == ErrorCode::tableTooLarge);
        QVERIFY(PressLightTable::refusal(grid(100'000, 2))->code == ErrorCode::tableTooLarge);
        QVERIFY(isTooLarge(PressLightTable::refusal(completeGraph(100))->code));
    }

    void estimatesTheCostInAdvance() {
        for (const Lattice& rule : {grid(3, 4), grid(8, 8), grid(9, 9), grid(8, 20)}) {
            const auto estimate = PressLightTable::estimate(rule);
            QCOMPARE(estimate && estimate->isWithin(PressLightTable::usualBudget),
                     !PressLightTable::refusal(rule));
        }
        QVERIFY(!PressLightTable::estimate(completeGraph(100)));
        const Lattice large{.rows = 20, .cols = 20, .neighbours = Neighbours::king};
        const auto nearest = PressLightTable::nearestFeasible(large);
        QVERIFY(nearest && !PressLightTable::refusal(*nearest));
        QCOMPARE(nearest->neighbours, Neighbours::king);
        Lattice wider = *nearest;
        ++(wider.rows < wider.cols ? wider.rows : wider.cols);
        QVERIFY(PressLightTable::refusal(wider));
    }

    void workIsCancelled() {
        Progress progress;
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(
            (void)PressLightTable::compute(grid(7, 7), BitVector(49), 2, progress), Cancelled);
        QVERIFY_EXCEPTION_THROWN(
            (void)PressLightTable::compute(grid(5, 5, Topology::torus), BitVector(25), 2, progress),
            Cancelled);
    }
};

LIGHTSOUT_TEST(PressLightTableTest)
#include "PressLightTableTest.moc"
