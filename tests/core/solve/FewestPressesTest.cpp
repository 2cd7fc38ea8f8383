#include "solve/FewestPresses.h"

#include "solve/Solver.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/ReferenceGraphs.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class FewestPressesTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithAllPresses();
    void publishedSquares();
    void publishedGraphs_data();
    void publishedGraphs();
    void distributions_data();
    void distributions();
    void bestKnownIsASolution();
    void cancels();
};

namespace {

std::vector<BitVector> kernelOf(const Solver& solver) {
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        kernel.push_back(solver.kernelVector(i));
    }
    return kernel;
}

/// From all on to all off.
FewestPresses forAllOn(const Rule& rule) {
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    const BitVector allOn = BitVector::ones(rule.vertexCount());
    const Answer answer = solver.solve(allOn, progress);
    FewestPresses fewest = fewestPresses(answer.vector, kernelOf(solver), progress);
    LIGHTSOUT_ASSERT(rule.changedBy(fewest.presses) == allOn);
    return fewest;
}

BitVector fromBits(std::uint64_t bits, std::size_t size) {
    BitVector vector(size);
    vector.words().front() = bits;
    return vector;
}

} // namespace

void FewestPressesTest::agreesWithAllPresses() {
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        const std::size_t vertices = 1 + random.below(10);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        Progress progress;
        const Solver solver = *Solver::build(rule, progress);
        const BitVector board = rule.changedBy(BitVector::random(vertices, random));
        std::size_t least = vertices;
        for (std::uint64_t presses = 0; presses < std::uint64_t{1} << vertices; ++presses) {
            const BitVector candidate = fromBits(presses, vertices);
            if (rule.changedBy(candidate) == board) {
                least = std::min(least, candidate.count());
            }
        }
        const FewestPresses fewest =
            fewestPresses(solver.solve(board, progress).vector, kernelOf(solver), progress);
        QVERIFY(fewest.proven);
        QCOMPARE(rule.changedBy(fewest.presses), board);
        QCOMPARE(fewest.presses.count(), least);
    }
}

// OEIS A075464. Enough solutions to try them all at every size but 39, 47 and 53.
void FewestPressesTest::publishedSquares() {
    for (std::size_t n = 1; n <= fewestPressesOfSquares.size(); ++n) {
        const std::size_t published = fewestPressesOfSquares.at(n - 1);
        const FewestPresses fewest = forAllOn(Lattice{.rows = n, .cols = n});
        QCOMPARE(fewest.proven, nullityOfSquares.at(n - 1) <= 20);
        if (fewest.proven) {
            QCOMPARE(fewest.presses.count(), published);
        } else {
            QVERIFY(fewest.presses.count() >= published);
        }
    }
}

// Reference data, section 8: all on to all off.
void FewestPressesTest::publishedGraphs_data() {
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<std::size_t>("presses");
    const auto add = [](const char* name, const Graph& graph, std::size_t presses) {
        QTest::newRow(name) << graph << presses;
    };
    add("Petersen", generalizedPetersenGraph(5, 2), 3);
    add("cube", hypercubeGraph(3), 2);
    add("dodecahedron", generalizedPetersenGraph(10, 2), 6);
    add("icosahedron", icosahedronGraph(), 2);
    add("octahedron", circulantGraph(6, {1, 2}), 6);
    add("Heawood", heawoodGraph(), 7);
    add("cube with 54 lights", cubeSurfaceGraph(3), 14);
    add("cycle 63", cycleGraph(63), 21);
    add("cycle 64", cycleGraph(64), 64);
    add("cycle 65", cycleGraph(65), 65);
}

void FewestPressesTest::publishedGraphs() {
    QFETCH(Graph, graph);
    QFETCH(std::size_t, presses);
    const FewestPresses fewest = forAllOn(graph);
    QVERIFY(fewest.proven);
    QCOMPARE(fewest.presses.count(), presses);
}

// Reference data, section 5: how many solvable boards need 0, 1, 2 … presses.
void FewestPressesTest::distributions_data() {
    QTest::addColumn<Lattice>("lattice");
    QTest::addColumn<QList<std::size_t>>("boards");
    using Boards = QList<std::size_t>;
    QTest::newRow("4 x 4") << Lattice{.rows = 4, .cols = 4}
                           << Boards{1, 16, 120, 560, 1387, 1440, 540, 32};
    QTest::newRow("3 x 5") << Lattice{.rows = 3, .cols = 5}
                           << Boards{1, 15, 105, 455, 1127, 1393, 799, 185, 16};
    QTest::newRow("2 x 3") << Lattice{.rows = 2, .cols = 3} << Boards{1, 6, 7, 2};
    QTest::newRow("3 x 3 torus") << Lattice{.rows = 3, .cols = 3, .topology = Topology::torus}
                                 << Boards{1, 9, 15, 7};
}

void FewestPressesTest::distributions() {
    QFETCH(Lattice, lattice);
    QFETCH(QList<std::size_t>, boards);
    const std::size_t cells = lattice.vertexCount();
    Progress progress;
    const std::vector<BitVector> kernel = kernelOf(*Solver::build(lattice, progress));
    // Every set of presses solves one board; 2^nullity of them the same one.
    std::vector<std::size_t> found(cells + 1);
    for (std::uint64_t presses = 0; presses < std::uint64_t{1} << cells; ++presses) {
        ++found[fewestPresses(fromBits(presses, cells), kernel, progress).presses.count()];
    }
    for (std::size_t presses = 0; presses <= cells; ++presses) {
        const auto expected = boards.value(static_cast<qsizetype>(presses), 0);
        QCOMPARE(found[presses], expected << kernel.size());
    }
}

// Too many solutions to try: still a solution, no longer than the one it began with.
void FewestPressesTest::bestKnownIsASolution() {
    const Rule rule(Lattice{.rows = 79, .cols = 79});
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    QCOMPARE(solver.nullity(), std::size_t{64});
    Random random(2);
    const BitVector presses = BitVector::random(rule.vertexCount(), random);
    const FewestPresses fewest = fewestPresses(presses, kernelOf(solver), progress);
    QVERIFY(!fewest.proven);
    QVERIFY(fewest.presses.count() < presses.count());
    QCOMPARE(rule.changedBy(fewest.presses), rule.changedBy(presses));
}

void FewestPressesTest::cancels() {
    Progress progress;
    progress.cancel();
    const std::vector<BitVector> few{BitVector::ones(65)};
    QVERIFY_THROWS_EXCEPTION(Cancelled, fewestPresses(BitVector(65), few, progress));
    const std::vector<BitVector> many(64, BitVector::ones(65));
    QVERIFY_THROWS_EXCEPTION(Cancelled, fewestPresses(BitVector(65), many, progress));
}

QTEST_GUILESS_MAIN(FewestPressesTest)
#include "FewestPressesTest.moc"
