// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/RandomGraphs.h"

#include "tests/support/Test.h"

#include <QTest>

#include <array>
#include <map>
#include <set>
#include <utility>

using namespace lightsout;

class RandomGraphsTest : public QObject {
    Q_OBJECT

private slots:
    void graphsHaveTheEdgesAskedFor();
    void treesAreTrees();
    void sameSeedSameGraph();
    void everyGraphIsEquallyLikely();
    void everyTreeIsEquallyLikely();
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

/// How often each graph came, out of 1000 times the number of graphs there are.
template <typename Make>
std::map<Edges, int> tally(std::size_t graphs, Make make) {
    Random random(5);
    std::map<Edges, int> counts;
    for (std::size_t i = 0; i < 1000 * graphs; ++i) {
        ++counts[edgesOf(make(random))];
    }
    return counts;
}

/// Within five standard deviations of a thousand.
void verifyEven(const std::map<Edges, int>& counts, std::size_t graphs) {
    QCOMPARE(counts.size(), graphs);
    for (const auto& [edges, count] : counts) {
        QVERIFY2(count > 840 && count < 1160, qPrintable(QString::number(count)));
    }
}

} // namespace

void RandomGraphsTest::graphsHaveTheEdgesAskedFor() {
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

// These edges were written down once: they must never change.
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

// All 20 sets of 3 of the 6 pairs of 4 vertices.
void RandomGraphsTest::everyGraphIsEquallyLikely() {
    verifyEven(tally(20, [](Random& random) { return randomGraph(4, 3, random); }), 20);
}

// Cayley (1889): there are n^(n - 2) trees on n numbered vertices.
void RandomGraphsTest::everyTreeIsEquallyLikely() {
    verifyEven(tally(1, [](Random& random) { return randomTree(2, random); }), 1);
    verifyEven(tally(3, [](Random& random) { return randomTree(3, random); }), 3);
    verifyEven(tally(16, [](Random& random) { return randomTree(4, random); }), 16);
}

LIGHTSOUT_TEST(RandomGraphsTest)
#include "RandomGraphsTest.moc"
