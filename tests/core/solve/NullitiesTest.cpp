// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Solver.h"

#include "tests/support/ReferenceData.h"
#include "tests/support/ReferenceGraphs.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

using namespace lightsout;

/// Compares the solver with published nullities. (Reference data, sections 1, 2, 3 and 8.)
class NullitiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void squares();
    void squaresUpToAThousand();
    void recordSquares();
    void identitiesOfSquares();
    void rectangles();
    void projectEuler707();
    void tori();
    void identitiesOfTori();
    void shortTori();
    void cylindersKingsAndKnights();
    void openSquares();
    void families();
    void namedGraphs_data();
    void namedGraphs();
    void otherBoards();
};

namespace {

std::size_t nullity(const Rule& rule) {
    Progress progress;
    return Solver::build(rule, progress)->nullity();
}

std::size_t nullityOfSquare(std::size_t n) {
    return nullity(Lattice{.rows = n, .cols = n});
}

std::size_t nullityOfTorus(std::size_t rows, std::size_t cols) {
    return nullity(Lattice{.rows = rows, .cols = cols, .topology = Topology::torus});
}

constexpr std::uint64_t eulerModulus = 1'000'000'007;

/// Returns the number of solvable boards of width × height: 2^rank, modulo 10⁹ + 7.
std::uint64_t solvableBoards(std::size_t width, std::size_t height) {
    const std::size_t rank = width * height - nullity(Lattice{.rows = height, .cols = width});
    std::uint64_t power = 1;
    for (std::size_t i = 0; i < rank; ++i) {
        power = power * 2 % eulerModulus;
    }
    return power;
}

} // namespace

void NullitiesTest::squares() {
    for (std::size_t n = 1; n <= nullityOfSquares.size(); ++n) {
        QCOMPARE(nullityOfSquare(n), nullityOfSquares.at(n - 1));
    }
}

// Counts of the b-file of OEIS A159257.
void NullitiesTest::squaresUpToAThousand() {
    std::map<std::size_t, int> boards;
    for (std::size_t n = 1; n <= 1000; ++n) {
        ++boards[nullityOfSquare(n)];
    }
    QCOMPARE(boards[0], 576);
    QCOMPARE(boards[2], 47);
    QCOMPARE(boards[4], 73);
    QCOMPARE(boards[6], 24);
    QCOMPARE(boards[8], 47);
    QCOMPARE(boards.size(), std::size_t{66});
    QCOMPARE(nullityOfSquare(1000), std::size_t{0});
    QCOMPARE(nullityOfSquare(2000), std::size_t{0});
    QCOMPARE(nullityOfSquare(2047), std::size_t{0});
    QCOMPARE(nullityOfSquare(2048), std::size_t{1056});
}

// The sizes with a greater nullity than all smaller ones, as in the list of LightsOut-Math.
void NullitiesTest::recordSquares() {
    using Record = std::pair<std::size_t, std::size_t>;
    for (const auto& [n, expected] :
         {Record{4, 4},       Record{9, 8},       Record{19, 16},    Record{30, 20},
          Record{39, 32},     Record{61, 40},     Record{65, 42},    Record{79, 64},
          Record{123, 80},    Record{131, 86},    Record{159, 128},  Record{247, 160},
          Record{263, 174},   Record{319, 256},   Record{495, 320},  Record{527, 350},
          Record{639, 512},   Record{991, 640},   Record{1055, 702}, Record{1279, 1024},
          Record{1983, 1280}, Record{2111, 1406}, Record{2559, 2048}}) {
        QCOMPARE(nullityOfSquare(n), expected);
    }
}

// Reference data, section 1.
void NullitiesTest::identitiesOfSquares() {
    for (std::size_t n = 1; n <= 200; ++n) {
        const std::size_t d = nullityOfSquare(n);
        QVERIFY(d % 2 == 0 && d <= n);
        QCOMPARE(nullityOfSquare(2 * n + 1), 2 * d + (n % 3 == 2 ? 2 : 0));
        for (const std::size_t k : {2U, 3U, 5U}) {
            QVERIFY(nullityOfSquare(n * k - 1) >= (n > 1 ? nullityOfSquare(n - 1) : 0));
        }
    }
    for (std::size_t k = 1; k <= 11; ++k) {
        QCOMPARE(nullityOfSquare((std::size_t{1} << k) - 1), std::size_t{0});
    }
}

void NullitiesTest::rectangles() {
    for (std::size_t rows = 1; rows <= nullityOfRectangles.size(); ++rows) {
        for (std::size_t cols = 1; cols <= nullityOfRectangles.size(); ++cols) {
            QCOMPARE(nullity(Lattice{.rows = rows, .cols = cols}),
                     nullityOfRectangles.at(rows - 1).at(cols - 1));
        }
    }
}

// https://projecteuler.net/problem=707: S sums over heights that are Fibonacci numbers.
void NullitiesTest::projectEuler707() {
    const auto sum = [](std::size_t width, int count) {
        std::uint64_t total = 0;
        std::size_t height = 1;
        std::size_t next = 1;
        for (int i = 0; i < count; ++i) {
            total = (total + solvableBoards(width, height)) % eulerModulus;
            height = std::exchange(next, height + next);
        }
        return total;
    };
    QCOMPARE(solvableBoards(1, 2), std::uint64_t{2});
    QCOMPARE(solvableBoards(3, 3), std::uint64_t{512});
    QCOMPARE(solvableBoards(4, 4), std::uint64_t{4096});
    QCOMPARE(solvableBoards(7, 11), std::uint64_t{270'016'253});
    QCOMPARE(sum(3, 3), std::uint64_t{32});
    QCOMPARE(sum(4, 5), std::uint64_t{1'052'960});
    QCOMPARE(sum(5, 7), std::uint64_t{346'547'294});
}

void NullitiesTest::tori() {
    for (std::size_t n = 1; n <= nullityOfTori.size(); ++n) {
        QCOMPARE(nullityOfTorus(n, n), nullityOfTori.at(n - 1));
    }
}

// Reference data, section 2: relations between the nullities of tori and plane boards.
void NullitiesTest::identitiesOfTori() {
    for (std::size_t n = 1; n <= 20; ++n) {
        QCOMPARE(nullityOfTorus(2 * n, 2 * n), 2 * nullityOfTorus(n, n));
        QCOMPARE(nullityOfTorus(n + 1, n + 1), 2 * nullityOfSquare(n) + (n % 3 == 2 ? 4 : 0));
    }
}

// The two rows of a torus of height 2 are joined by one edge, not by two that cancel.
void NullitiesTest::shortTori() {
    QCOMPARE(nullityOfTorus(2, 2), std::size_t{0});
    QCOMPARE(nullityOfTorus(2, 3), std::size_t{1});
    QCOMPARE(nullityOfTorus(2, 4), std::size_t{4});
    QCOMPARE(nullityOfTorus(2, 6), std::size_t{2});
}

void NullitiesTest::cylindersKingsAndKnights() {
    constexpr std::array<std::size_t, 12> cylinders{0, 0, 2, 0, 1, 0, 0, 4, 2, 0, 1, 0};
    constexpr std::array<std::size_t, 12> knights{0, 0, 0, 0, 0, 4, 4, 8, 4, 0, 0, 8};
    for (std::size_t n = 1; n <= 12; ++n) {
        QCOMPARE(nullity(Lattice{.rows = n, .cols = n, .topology = Topology::cylinder}),
                 cylinders.at(n - 1));
        QCOMPARE(nullity(Lattice{.rows = n, .cols = n, .neighbours = Neighbours::knight}),
                 knights.at(n - 1));
    }
    for (std::size_t n = 1; n <= 20; ++n) {
        QCOMPARE(nullity(Lattice{.rows = n, .cols = n, .neighbours = Neighbours::king}),
                 n % 3 == 2 ? 2 * n - 1 : 0);
    }
}

void NullitiesTest::openSquares() {
    for (std::size_t n = 1; n <= 130; ++n) {
        QCOMPARE(nullity(Lattice{.rows = n, .cols = n, .selfInfluence = false}), n);
    }
}

void NullitiesTest::families() {
    for (std::size_t n = 1; n <= 70; ++n) {
        QCOMPARE(nullity(pathGraph(n)), n % 3 == 2 ? 1U : 0U);
        QCOMPARE(nullity(completeGraph(n)), n - 1);
        if (n >= 3) {
            QCOMPARE(nullity(cycleGraph(n)), n % 3 == 0 ? 2U : 0U);
        }
    }
    for (std::size_t a = 1; a <= 8; ++a) {
        for (std::size_t b = 1; b <= 8; ++b) {
            QCOMPARE(nullity(completeBipartiteGraph(a, b)), a % 2 == 1 && b % 2 == 1 ? 1U : 0U);
        }
    }
    for (std::size_t k = 1; k <= 8; ++k) {
        QCOMPARE(nullity(hypercubeGraph(k)), k % 2 == 1 ? std::size_t{1} << (k - 1) : 0);
    }
}

void NullitiesTest::namedGraphs_data() {
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<std::size_t>("closed");
    QTest::addColumn<std::size_t>("open");
    const auto add = [](const char* name, const Graph& graph, std::size_t closed,
                        std::size_t open) { QTest::newRow(name) << graph << closed << open; };
    add("Petersen", generalizedPetersenGraph(5, 2), 5, 4);
    add("cube", hypercubeGraph(3), 4, 0);
    add("tetrahedron", completeGraph(4), 3, 0);
    add("octahedron", octahedronGraph(), 0, 4);
    add("dodecahedron", dodecahedronGraph(), 6, 4);
    add("icosahedron", icosahedronGraph(), 6, 0);
    add("prism", generalizedPetersenGraph(3, 1), 1, 2);
    add("Heawood", heawoodGraph(), 1, 6);
    add("Moebius-Kantor", generalizedPetersenGraph(8, 3), 4, 0);
    add("Desargues", generalizedPetersenGraph(10, 3), 6, 8);
    add("Duerer", generalizedPetersenGraph(6, 2), 2, 2);
    add("Nauru", generalizedPetersenGraph(12, 5), 4, 8);
}

void NullitiesTest::namedGraphs() {
    QFETCH(Graph, graph);
    QFETCH(std::size_t, closed);
    QFETCH(std::size_t, open);
    QCOMPARE(nullity(graph), closed);
    QCOMPARE(nullity(withoutSelfInfluence(graph)), open);
}

void NullitiesTest::otherBoards() {
    QCOMPARE(nullity(cubeSurfaceGraph(2)), std::size_t{8});
    QCOMPARE(nullity(cubeSurfaceGraph(3)), std::size_t{6});
    // Pelletier 1987: every position of Merlin's Magic Square has one solution.
    QCOMPARE(nullity(merlinGraph()), std::size_t{0});
    constexpr std::array<std::size_t, 4> space{4, 0, 0, 19};
    for (std::size_t n = 2; n <= 5; ++n) {
        QCOMPARE(nullity(spaceGrid(n)), space.at(n - 2));
    }
}

LIGHTSOUT_TEST(NullitiesTest)
#include "NullitiesTest.moc"
