// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Census.h"
#include "game/Rule.h"
#include "gf2/Elimination.h"
#include "support/Parallel.h"
#include "tests/support/Lattices.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <utility>

using namespace lightsout;

/// Tests the tables against elimination, published numbers, and each other.
class CensusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithElimination_data();
    void agreesWithElimination();
    void tablesOfTheSources();
    void squaresUpToAThousand();
    void recordSquares();
    void squaresAgreeWithTheDiagonal();
    void tori();
    void kings();
    void openRectangles();
    void aThousandSquared();
    void tilesAgreeWithTheTable_data();
    void tilesAgreeWithTheTable();
    void rowsWithOneSolution();
    void emptyRanges();
    void feasibleSizes();
    void estimatesAreThoseOfTheBoards();
    void cancels_data();
    void cancels();
    void coverEverySizeOnce();
    void areBalanced();
};

namespace {

constexpr LatticeFamily plane{};
constexpr LatticeFamily torus{.topology = Topology::torus};

std::size_t nullityByElimination(const Lattice& lattice) {
    Progress progress;
    return lattice.vertexCount() -
           reducedEchelonForm(Rule(lattice).influenceMatrix(), lattice.vertexCount(), progress)
               .rank();
}

NullityTable tableUpTo(const LatticeFamily& family, std::size_t side) {
    Progress progress;
    return Census(family).table({1, side}, {1, side}, coreCount(), progress);
}

std::vector<std::uint32_t> squaresUpTo(const LatticeFamily& family, std::size_t side) {
    Progress progress;
    return Census(family).squares({1, side}, coreCount(), progress);
}

} // namespace

void CensusTest::agreesWithElimination_data() {
    addTopologiesAndNeighbours();
}

void CensusTest::agreesWithElimination() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    constexpr std::size_t side = 20;
    const Progress progress;
    for (const bool self : {true, false}) {
        const LatticeFamily family{topology, neighbours, self};
        const NullityTable table = tableUpTo(family, side);
        NullityTable expected({1, side}, {1, side});
        forEachInParallel(expected.nullities.size(), coreCount(), progress, [&](std::size_t i) {
            expected.nullities[i] = static_cast<std::uint32_t>(
                nullityByElimination(family.board(1 + i / side, 1 + i % side)));
        });
        for (std::size_t rows = 1; rows <= side; ++rows) {
            for (std::size_t cols = 1; cols <= side; ++cols) {
                if (table.at(rows, cols) != expected.at(rows, cols)) {
                    qWarning() << self << rows << cols;
                }
                QCOMPARE(table.at(rows, cols), expected.at(rows, cols));
            }
        }
    }
}

// The 9 × 9 table and the squares 2 … 39 are given in the sources. Larger rectangles were
// recomputed, and larger squares are OEIS A159257.
void CensusTest::tablesOfTheSources() {
    const NullityTable rectangles = tableUpTo(plane, nullityOfRectangles.size());
    for (std::size_t rows = 1; rows <= nullityOfRectangles.size(); ++rows) {
        for (std::size_t cols = 1; cols <= nullityOfRectangles.size(); ++cols) {
            QCOMPARE(std::size_t{rectangles.at(rows, cols)},
                     nullityOfRectangles.at(rows - 1).at(cols - 1));
        }
    }
    const auto squares = squaresUpTo(plane, nullityOfSquares.size());
    QVERIFY(std::equal(squares.begin(), squares.end(), nullityOfSquares.begin()));
}

// Counts of the b-file of OEIS A159257.
void CensusTest::squaresUpToAThousand() {
    std::map<std::size_t, int> boards;
    for (const std::size_t nullity : squaresUpTo(plane, 1000)) {
        ++boards[nullity];
    }
    QCOMPARE(boards[0], 576);
    QCOMPARE(boards[2], 47);
    QCOMPARE(boards[4], 73);
    QCOMPARE(boards[6], 24);
    QCOMPARE(boards[8], 47);
    QCOMPARE(boards.size(), std::size_t{66});
}

// The sizes with a greater nullity than all smaller ones are the list of LightsOut-Math. The sum
// and the number of zeros are those of the b-file of OEIS A159257, as far as they can be computed
// in a second.
void CensusTest::recordSquares() {
    const auto squares = squaresUpTo(plane, 5119);
    QCOMPARE(squares.at(2047), 1056U);
    std::vector<std::pair<std::size_t, std::size_t>> records;
    std::size_t highest = 0;
    for (std::size_t n = 1; n <= squares.size(); ++n) {
        if (squares[n - 1] > highest) {
            highest = squares[n - 1];
            records.emplace_back(n, highest);
        }
    }
    const std::vector<std::pair<std::size_t, std::size_t>> expected{
        {4, 4},       {9, 8},       {19, 16},     {30, 20},     {39, 32},     {61, 40},
        {65, 42},     {79, 64},     {123, 80},    {131, 86},    {159, 128},   {247, 160},
        {263, 174},   {319, 256},   {495, 320},   {527, 350},   {639, 512},   {991, 640},
        {1055, 702},  {1279, 1024}, {1983, 1280}, {2111, 1406}, {2559, 2048}, {3967, 2560},
        {4223, 2814}, {5119, 4096}};
    QVERIFY(records == expected);
}

void CensusTest::squaresAgreeWithTheDiagonal() {
    for (const LatticeFamily& family :
         {plane, torus, LatticeFamily{.topology = Topology::moebius},
          LatticeFamily{.neighbours = Neighbours::king, .selfInfluence = false},
          LatticeFamily{.topology = Topology::torus, .neighbours = Neighbours::diagonal},
          LatticeFamily{.topology = Topology::klein}}) {
        const NullityTable table = tableUpTo(family, 40);
        const auto squares = squaresUpTo(family, 40);
        for (std::size_t n = 1; n <= 40; ++n) {
            QCOMPARE(squares[n - 1], table.at(n, n));
        }
    }
}

void CensusTest::tori() {
    const auto squares = squaresUpTo(torus, nullityOfTori.size());
    QVERIFY(std::equal(squares.begin(), squares.end(), nullityOfTori.begin()));
    // Identities of OEIS A165738.
    const auto tori = squaresUpTo(torus, 1001);
    const auto plain = squaresUpTo(plane, 1000);
    for (std::size_t n = 1; n <= 1000; ++n) {
        QCOMPARE(tori[n], 2 * plain[n - 1] + (n % 3 == 2 ? 4 : 0));
        if (2 * n <= 1000) {
            QCOMPARE(tori[2 * n - 1], 2 * tori[n - 1]);
        }
    }
}

void CensusTest::kings() {
    const auto squares = squaresUpTo({.neighbours = Neighbours::king}, 1000);
    for (std::size_t n = 1; n <= 1000; ++n) {
        QCOMPARE(std::size_t{squares[n - 1]}, n % 3 == 2 ? 2 * n - 1 : 0);
    }
}

// Sutner: without self-influence the nullity is gcd(m + 1, n + 1) - 1.
void CensusTest::openRectangles() {
    const NullityTable table = tableUpTo({.selfInfluence = false}, 300);
    for (std::size_t rows = 1; rows <= 300; ++rows) {
        for (std::size_t cols = 1; cols <= 300; ++cols) {
            QCOMPARE(std::size_t{table.at(rows, cols)}, std::gcd(rows + 1, cols + 1) - 1);
        }
    }
}

void CensusTest::aThousandSquared() {
    const NullityTable table = tableUpTo(plane, 1000);
    const auto squares = squaresUpTo(plane, 1000);
    for (std::size_t rows = 1; rows <= 1000; ++rows) {
        QCOMPARE(table.at(rows, rows), squares[rows - 1]);
        for (std::size_t cols = 1; cols <= rows; ++cols) {
            QVERIFY(table.at(rows, cols) <= cols);
            QVERIFY(table.at(rows, cols) == table.at(cols, rows));
        }
    }
}

void CensusTest::tilesAgreeWithTheTable_data() {
    QTest::addColumn<LatticeFamily>("family");
    QTest::newRow("closed form") << LatticeFamily{.neighbours = Neighbours::king};
    QTest::newRow("factors") << plane;
    QTest::newRow("factors of cycles") << torus;
    QTest::newRow("Moebius") << LatticeFamily{.topology = Topology::moebius};
    QTest::newRow("elimination") << LatticeFamily{.topology = Topology::projective};
}

void CensusTest::tilesAgreeWithTheTable() {
    QFETCH(LatticeFamily, family);
    constexpr std::size_t side = 30;
    constexpr std::size_t tileSide = 11;
    const NullityTable table = tableUpTo(family, side);
    Census census(family);
    Progress progress;
    for (std::size_t row = 1; row <= side; row += tileSide) {
        for (std::size_t col = 1; col <= side; col += tileSide) {
            const SizeRange rows{row, std::min(row + tileSide - 1, side)};
            const SizeRange cols{col, std::min(col + tileSide - 1, side)};
            for (const std::size_t threads : {1U, 3U}) {
                const NullityTable tile = census.table(rows, cols, threads, progress);
                for (std::size_t r = rows.first; r <= rows.last; ++r) {
                    for (std::size_t c = cols.first; c <= cols.last; ++c) {
                        QCOMPARE(tile.at(r, c), table.at(r, c));
                    }
                }
            }
        }
    }
    QCOMPARE(census.nullity(17, 29, progress), std::size_t{table.at(17, 29)});
}

/// Agrees with a search through the table, for each method.
void CensusTest::rowsWithOneSolution() {
    for (const LatticeFamily& family :
         {plane, LatticeFamily{.selfInfluence = false}, LatticeFamily{.topology = Topology::torus},
          LatticeFamily{.topology = Topology::moebius},
          LatticeFamily{.neighbours = Neighbours::knight}}) {
        Census census(family);
        const std::size_t side = census.method() == CensusMethod::elimination ? 20 : 70;
        const SizeRange cols{3, side};
        Progress progress;
        const NullityTable table = census.table({1, side}, cols, 2, progress);
        std::vector<std::size_t> expected;
        for (std::size_t row = 1; row <= side; ++row) {
            bool areAllOne = true;
            for (std::size_t col = cols.first; col <= cols.last; ++col) {
                areAllOne = areAllOne && table.at(row, col) == 0;
            }
            if (areAllOne) {
                expected.push_back(row);
            }
        }
        QCOMPARE(census.rowsWithOneSolution({1, side}, cols, 2, progress), expected);
    }
    // 1 × 2, 2 × 1 and 3 × 4 have several solutions, so no short row is left in a wide table.
    Progress progress;
    QCOMPARE(Census(plane).rowsWithOneSolution({1, 3}, {1, 4}, 1, progress),
             std::vector<std::size_t>{});
}

void CensusTest::emptyRanges() {
    Progress progress;
    for (const LatticeFamily& family : {plane, LatticeFamily{.topology = Topology::klein}}) {
        Census census(family);
        QVERIFY(census.table({1, 0}, {1, 5}, 2, progress).nullities.empty());
        QVERIFY(census.table({3, 4}, {1, 0}, 2, progress).nullities.empty());
        QVERIFY(census.squares({7, 6}, 2, progress).empty());
    }
}

void CensusTest::feasibleSizes() {
    QVERIFY(Census(plane).isFeasible(100'000, 100'000));
    QVERIFY(!Census(plane).isFeasible(100'001, 1));
    const Census klein({.topology = Topology::klein});
    QVERIFY(klein.isFeasible(klein.maxSide(), klein.maxSide()));
    QVERIFY(!klein.isFeasible(klein.maxSide() + 1, klein.maxSide() + 1));
    QVERIFY(klein.isFeasible(2, 10'000));
    QVERIFY(klein.isFeasible(10'000, 2));
}

/// Only a sample of the table is examined, but the estimate is close to the sum over its boards.
void CensusTest::estimatesAreThoseOfTheBoards() {
    const LatticeFamily knights{.neighbours = Neighbours::knight};
    for (const LatticeFamily& family : {plane, knights, {.topology = Topology::moebius}}) {
        const Census census(family);
        for (const SizeRange rows : {SizeRange{1, 100}, {7, 7}, {90, 150}}) {
            constexpr SizeRange cols{20, 60};
            double table = 0;
            double squares = 0;
            for (std::size_t row = rows.first; row <= rows.last; ++row) {
                squares += census.operations(row, row);
                for (std::size_t col = cols.first; col <= cols.last; ++col) {
                    table += census.operations(row, col);
                }
            }
            const auto isNear = [](double estimate, double sum) {
                return std::abs(estimate - sum) < 0.1 * sum;
            };
            QVERIFY(isNear(census.estimate(rows, cols).operations, table));
            QVERIFY(isNear(census.estimate(rows, std::nullopt).operations, squares));
            QCOMPARE(census.estimate(rows, cols).bytes,
                     4.0 * static_cast<double>(rows.count() * cols.count()));
        }
        QCOMPARE(census.estimate({1, 0}, std::nullopt).operations, 0.0);
        QCOMPARE(census.estimate({1, 5}, SizeRange{1, 0}).operations, 0.0);
    }
}

void CensusTest::cancels_data() {
    tilesAgreeWithTheTable_data();
}

void CensusTest::cancels() {
    QFETCH(LatticeFamily, family);
    Progress progress;
    progress.cancel();
    Census census(family);
    QVERIFY_THROWS_EXCEPTION(Cancelled, census.table({1, 9}, {1, 9}, 2, progress));
    QVERIFY_THROWS_EXCEPTION(Cancelled, census.squares({1, 9}, 2, progress));
}

void CensusTest::coverEverySizeOnce() {
    for (const WorkGrowth growth : {WorkGrowth::constant, WorkGrowth::quadratic}) {
        for (const SizeRange sizes : {SizeRange{1, 0}, SizeRange{1, 1}, SizeRange{5, 17},
                                      SizeRange{1, 1000}, SizeRange{99'990, 100'000}}) {
            for (const std::size_t count : {1U, 2U, 3U, 16U, 64U, 1'000'000U}) {
                std::size_t next = sizes.first;
                for (std::size_t index = 1; index <= std::min<std::size_t>(count, 64); ++index) {
                    const SizeRange shard = shardOf(sizes, growth, index, count);
                    QCOMPARE(shard.first, next);
                    next += shard.count();
                }
                if (count <= 64) {
                    QCOMPARE(next, sizes.last + 1);
                }
            }
        }
    }
}

void CensusTest::areBalanced() {
    QCOMPARE(shardOf({1, 100}, WorkGrowth::constant, 2, 4), (SizeRange{26, 50}));
    // The work of a shard differs from an equal share by at most the work for the largest size.
    for (const std::size_t last : {100U, 1000U, 1001U}) {
        for (const std::size_t count : {2U, 3U, 7U, 64U}) {
            for (const WorkGrowth growth : {WorkGrowth::constant, WorkGrowth::quadratic}) {
                const auto work = [&](SizeRange sizes) {
                    double sum = 0;
                    for (std::size_t size = sizes.first; size <= sizes.last; ++size) {
                        sum += growth == WorkGrowth::constant ? 1 : std::pow(size, 2);
                    }
                    return sum;
                };
                const double share = work({1, last}) / static_cast<double>(count);
                for (std::size_t index = 1; index <= count; ++index) {
                    const double done = work(shardOf({1, last}, growth, index, count));
                    QVERIFY(std::abs(done - share) <= work({last, last}) + 1);
                }
            }
        }
    }
    // The second half of the work for squares begins near 100 / ∛2.
    QCOMPARE(shardOf({1, 100}, WorkGrowth::quadratic, 2, 2), (SizeRange{81, 100}));
}

LIGHTSOUT_TEST(CensusTest)
#include "CensusTest.moc"
