// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/RandomGraphs.h"

#include "tests/support/Test.h"

#include <QTest>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

using namespace lightsout;

class RandomGraphsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void graphsHaveTheRequestedEdges();
    void treesAreTrees();
    void sameSeedSameGraph();
    void everyGraphIsEquallyLikely();
    void everyTreeIsEquallyLikely();
    void everyPairIsJoinedByItself();
    void regularGraphsAreRegular();
    void planarGraphsArePlanar();
    void everyFaceIsTaken();
};

namespace {

using Edges = std::set<std::pair<Vertex, Vertex>>;

Edges edgesOf(const Graph& graph) {
    Edges edges;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            edges.insert(std::minmax(u, v));
        }
    }
    return edges;
}

std::size_t reachedFrom(const Graph& graph, Vertex start) {
    std::vector<Vertex> reached{start};
    std::set<Vertex> seen{start};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Vertex v : graph.targets(reached[i])) {
            if (seen.insert(v).second) {
                reached.push_back(v);
            }
        }
    }
    return reached.size();
}

/// Returns how often each graph occurs among 1000 · graphs random graphs.
template <typename Make>
std::map<Edges, int> tally(std::size_t graphs, Make make) {
    Random random(5);
    std::map<Edges, int> counts;
    for (std::size_t i = 0; i < 1000 * graphs; ++i) {
        ++counts[edgesOf(make(random))];
    }
    return counts;
}

/// Checks that each count is within five standard deviations of 1000.
void verifyEven(const std::map<Edges, int>& counts, std::size_t graphs) {
    QCOMPARE(counts.size(), graphs);
    for (const auto& [edges, count] : counts) {
        QVERIFY2(count > 840 && count < 1160, qPrintable(QString::number(count)));
    }
}

} // namespace

void RandomGraphsTest::graphsHaveTheRequestedEdges() {
    Random random(1);
    for (const std::size_t n : {0U, 1U, 2U, 3U, 10U, 64U, 65U}) {
        const std::size_t pairs = n < 2 ? 0 : n * (n - 1) / 2;
        for (const std::size_t edges : {std::size_t{0}, pairs / 3, pairs}) {
            const Graph graph = randomGraph(n, edges, random);
            QCOMPARE(graph.vertexCount(), n);
            QCOMPARE(graph.edgeCount(), edges);
            QVERIFY(graph.isUndirected());
        }
    }
}

void RandomGraphsTest::treesAreTrees() {
    Random random(1);
    for (std::size_t n = 1; n <= 130; ++n) {
        const Graph tree = randomTree(n, random);
        QCOMPARE(tree.vertexCount(), n);
        QCOMPARE(tree.edgeCount(), n - 1);
        QCOMPARE(reachedFrom(tree, 0), n);
    }
}

// These edges must never change.
void RandomGraphsTest::sameSeedSameGraph() {
    Random first(42);
    Random second(42);
    QVERIFY(randomGraph(30, 50, first) == randomGraph(30, 50, second));
    QVERIFY(randomTree(30, first) == randomTree(30, second));
    QVERIFY(randomTree(30, first) != randomTree(30, first));
    Random random(1);
    const Edges graph = edgesOf(randomGraph(6, 5, random));
    const Edges tree = edgesOf(randomTree(6, random));
    QVERIFY(graph == (Edges{{0, 4}, {1, 2}, {1, 5}, {2, 5}, {3, 4}}));
    QVERIFY(tree == (Edges{{0, 3}, {1, 2}, {2, 3}, {2, 5}, {3, 4}}));
}

// There are 20 sets of 3 of the 6 pairs of 4 vertices.
void RandomGraphsTest::everyGraphIsEquallyLikely() {
    verifyEven(tally(20, [](Random& random) { return randomGraph(4, 3, random); }), 20);
}

// Cayley (1889): there are n^(n - 2) trees on n numbered vertices.
void RandomGraphsTest::everyTreeIsEquallyLikely() {
    verifyEven(tally(1, [](Random& random) { return randomTree(2, random); }), 1);
    verifyEven(tally(3, [](Random& random) { return randomTree(3, random); }), 3);
    verifyEven(tally(16, [](Random& random) { return randomTree(4, random); }), 16);
}

void RandomGraphsTest::everyPairIsJoinedByItself() {
    Random random(3);
    QCOMPARE(binomialGraph(40, 0, random).edgeCount(), std::size_t{0});
    QCOMPARE(binomialGraph(40, 1, random).edgeCount(), std::size_t{780});
    for (const double chance : {0.01, 0.3, 0.5, 0.9}) {
        double edges = 0;
        for (int i = 0; i < 20; ++i) {
            edges += static_cast<double>(binomialGraph(100, chance, random).edgeCount());
        }
        const double mean = 20 * 4950 * chance;
        QVERIFY(std::abs(edges - mean) < 5 * std::sqrt(mean * (1 - chance)));
    }
    // There are eight graphs on three numbered vertices.
    verifyEven(tally(8, [](Random& source) { return binomialGraph(3, 0.5, source); }), 8);
}

void RandomGraphsTest::regularGraphsAreRegular() {
    Random random(3);
    for (std::size_t n = 1; n <= 20; ++n) {
        for (std::size_t degree = 0; degree < n; ++degree) {
            if (n * degree % 2 == 1) {
                continue;
            }
            const Graph graph = randomRegularGraph(n, degree, random);
            QVERIFY(graph.isUndirected());
            for (Vertex v = 0; v < n; ++v) {
                QCOMPARE(graph.targets(v).size(), degree);
            }
        }
    }
    // There are three perfect matchings of four vertices, and three cycles.
    verifyEven(tally(3, [](Random& source) { return randomRegularGraph(4, 1, source); }), 3);
    verifyEven(tally(3, [](Random& source) { return randomRegularGraph(4, 2, source); }), 3);
}

/// The drawing has no crossings, and all edges that a planar graph can have.
void RandomGraphsTest::planarGraphsArePlanar() {
    Random random(3);
    for (const std::size_t n : {1U, 2U, 3U, 4U, 5U, 12U, 40U}) {
        const Graph graph = randomPlanarGraph(n, random);
        QCOMPARE(graph.edgeCount(), n < 3 ? n - 1 : 3 * n - 6);
        const auto side = [&](Vertex a, Vertex b, Vertex c) {
            const Point p = graph.position(a);
            const Point q = graph.position(b);
            const Point r = graph.position(c);
            return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
        };
        const Edges edges = edgesOf(graph);
        for (const auto& [a, b] : edges) {
            for (const auto& [c, d] : edges) {
                if (a == c || a == d || b == c || b == d) {
                    continue;
                }
                // Some edges are on the same line, one after the other.
                QVERIFY(side(a, b, c) * side(a, b, d) > -1e-20 ||
                        side(c, d, a) * side(c, d, b) > -1e-20);
            }
        }
    }
}

/// The fifth vertex is placed in each of the three faces around the fourth with equal probability.
void RandomGraphsTest::everyFaceIsTaken() {
    Random random(4);
    std::map<std::vector<Vertex>, int> times;
    for (int i = 0; i < 3000; ++i) {
        ++times[randomPlanarGraph(5, random).targets(4)];
    }
    QCOMPARE(times.size(), std::size_t{3});
    for (const auto& [corners, count] : times) {
        QCOMPARE(corners.size(), std::size_t{3});
        QVERIFY(corners.back() == 3 && count > 900 && count < 1100);
    }
}

LIGHTSOUT_TEST(RandomGraphsTest)
#include "RandomGraphsTest.moc"
