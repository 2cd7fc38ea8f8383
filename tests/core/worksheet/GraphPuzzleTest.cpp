// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/GraphPuzzle.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

namespace {

/// Returns the edges in order, as "0-1 1-2 …".
QString edgesOf(const Graph& graph) {
    QStringList edges;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        for (const Vertex other : graph.targets(v)) {
            if (v < other) {
                edges << QString("%1-%2").arg(v).arg(other);
            }
        }
    }
    return edges.join(' ');
}

bool isConnected(const Graph& graph) {
    std::vector<Vertex> reached{0};
    BitVector isReached(graph.vertexCount());
    isReached.set(0);
    while (!reached.empty()) {
        const Vertex v = reached.back();
        reached.pop_back();
        for (const Vertex other : graph.targets(v)) {
            if (!isReached[other]) {
                isReached.set(other);
                reached.push_back(other);
            }
        }
    }
    return isReached.count() == graph.vertexCount();
}

double distance(const Point& a, const Point& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

/// Tests graphs to colour.
class GraphPuzzleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dealtGraphsAreEasyToRead();
    void dealtGraphsNeverChange();
    void answersTurnTheGraphsOff();
    void refusesWhatCantBeDone();
    void onlySomeGraphsFit();
};

void GraphPuzzleTest::dealtGraphsAreEasyToRead() {
    std::size_t before = 0;
    for (std::size_t presses = 1; presses <= 15; ++presses) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const GraphBoard board = dealtGraph({.seed = seed, .presses = presses});
            const std::size_t vertices = board.graph.vertexCount();
            QVERIFY(vertices >= 5 && vertices <= 16 && vertices >= before);
            before = vertices;
            QCOMPARE(board.lights, BitVector::ones(vertices));
            QVERIFY(fitsOnSheet(Rule(board.graph)));
            QVERIFY(isConnected(board.graph));
            // The vertices are those of a triangular lattice, and edges join neighbours. Such edges
            // do not cross, and no edge passes through a vertex.
            for (Vertex v = 0; v < vertices; ++v) {
                for (Vertex other = 0; other < v; ++other) {
                    const double apart =
                        distance(board.graph.position(v), board.graph.position(other));
                    QVERIFY(apart > 0.999);
                    QVERIFY(!board.graph.hasArc(v, other) || apart < 1.001);
                }
            }
        }
    }
}

void GraphPuzzleTest::dealtGraphsNeverChange() {
    QCOMPARE(edgesOf(dealtGraph({.seed = 1, .presses = 4}).graph),
             QString("0-1 0-2 0-4 2-3 2-5 2-6 3-4 3-6"));
    QCOMPARE(edgesOf(dealtGraph({.seed = 2, .presses = 7}).graph),
             QString("0-1 0-2 0-3 0-4 0-7 1-3 2-8 3-5 4-9 5-6 5-7 6-7 7-8"));
}

void GraphPuzzleTest::answersTurnTheGraphsOff() {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const GraphBoard board = dealtGraph({.seed = seed, .presses = 1 + seed % 8});
        Progress progress;
        const auto puzzle = graphPuzzle(board, progress);
        QVERIFY(puzzle && puzzle->isProven); // by Sutner's theorem
        const Rule rule(board.graph);
        const std::size_t vertices = board.graph.vertexCount();
        QCOMPARE(rule.changedBy(puzzle->solution), board.lights);
        // No set of presses has fewer presses, and the number of sets with as few is right.
        std::size_t ways = 0;
        for (std::uint64_t number = 0; number < std::uint64_t{1} << vertices; ++number) {
            BitVector presses(vertices);
            presses.words().front() = number;
            if (rule.changedBy(presses) == board.lights) {
                QVERIFY(presses.count() >= puzzle->solution.count());
                ways += presses.count() == puzzle->solution.count() ? 1 : 0;
            }
        }
        QCOMPARE(puzzle->answers, std::to_string(ways));
    }
}

void GraphPuzzleTest::refusesWhatCantBeDone() {
    Progress progress;
    QVERIFY(!graphPuzzle({pathGraph(2), BitVector::unit(2, 0)}, progress));
    QVERIFY(graphPuzzle({pathGraph(2), BitVector::ones(2)}, progress));
}

void GraphPuzzleTest::onlySomeGraphsFit() {
    QVERIFY(fitsOnSheet(Rule(generalizedPetersenGraph(5, 2))));
    QVERIFY(fitsOnSheet(Rule(pathGraph(30))));
    QVERIFY(!fitsOnSheet(Rule(pathGraph(31))));
    QVERIFY(!fitsOnSheet(Rule()));
    QVERIFY(!fitsOnSheet(Rule(Lattice{.rows = 2, .cols = 2})));
    Graph oneWay(2);
    oneWay.addArc(0, 1);
    QVERIFY(!fitsOnSheet(Rule(oneWay)));
    QVERIFY(!fitsOnSheet(Rule(Graph(2, false))));
}

LIGHTSOUT_TEST(GraphPuzzleTest)
#include "GraphPuzzleTest.moc"
