// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/GraphFamily.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/RandomGraphs.h"
#include "graph/Symmetry.h"
#include "support/Random.h"
#include "tests/support/Test.h"

#include <QTest>

#include <numeric>

using namespace lightsout;

namespace {

/// Returns the same graph with other numbers, and without some of the self-influences.
Graph renumbered(const Graph& graph, Random& random) {
    std::vector<Vertex> to(graph.vertexCount());
    std::iota(to.begin(), to.end(), Vertex{0});
    for (std::size_t i = to.size(); i > 1; --i) {
        std::swap(to[i - 1], to[random.below(i)]);
    }
    Graph other(graph.vertexCount());
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        other.setSelfInfluence(u, random.below(2) == 0);
        for (const Vertex v : graph.targets(u)) {
            other.addArc(to[u], to[v]);
        }
    }
    return other;
}

} // namespace

class GraphFamilyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFamilyIsKnownInAnyNumbering() {
        Random random(2);
        const std::pair<Graph, FamilyMember> members[] = {
            {pathGraph(1), {GraphFamily::path, {1}}},
            {pathGraph(9), {GraphFamily::path, {9}}},
            {starGraph(3), {GraphFamily::path, {3}}},
            {cycleGraph(3), {GraphFamily::cycle, {3}}},
            {cycleGraph(50), {GraphFamily::cycle, {50}}},
            {starGraph(6), {GraphFamily::star, {6}}},
            {wheelGraph(5), {GraphFamily::wheel, {5}}},
            {wheelGraph(9), {GraphFamily::wheel, {9}}},
            {wheelGraph(4), {GraphFamily::complete, {4}}},
            {completeGraph(7), {GraphFamily::complete, {7}}},
            {completeBipartiteGraph(3, 2), {GraphFamily::completeBipartite, {2, 3}}},
            {completeBipartiteGraph(3, 3), {GraphFamily::completeBipartite, {3, 3}}},
            {cubeGraph(), {GraphFamily::hypercube, {3}}},
            {hypercubeGraph(4), {GraphFamily::hypercube, {4}}},
            {hypercubeGraph(5), {GraphFamily::hypercube, {5}}},
            {generalizedPetersenGraph(5, 2), {GraphFamily::generalizedPetersen, {5, 2}}},
            {generalizedPetersenGraph(7, 3), {GraphFamily::generalizedPetersen, {7, 2}}},
            {lcfGraph({5, -9, 7, -7, 9, -5}, 4), {GraphFamily::generalizedPetersen, {12, 5}}},
            {dodecahedronGraph(), {GraphFamily::generalizedPetersen, {10, 2}}},
            {octahedronGraph(), {GraphFamily::octahedron, {}}},
            {icosahedronGraph(), {GraphFamily::icosahedron, {}}},
            {heawoodGraph(), {GraphFamily::heawood, {}}},
            {pappusGraph(), {GraphFamily::pappus, {}}},
        };
        for (const auto& [graph, member] : members) {
            for (int i = 0; i < 3; ++i) {
                QVERIFY(familyOf(renumbered(graph, random)) == std::optional(member));
            }
        }
    }

    void othersHaveNoName() {
        Graph twoTriangles(6);
        for (const Vertex first : {0U, 3U}) {
            twoTriangles.addEdge(first, first + 1);
            twoTriangles.addEdge(first + 1, first + 2);
            twoTriangles.addEdge(first, first + 2);
        }
        Graph windmill(7); // two triangles that share a vertex: the degrees of a wheel
        for (Vertex v = 1; v < 7; ++v) {
            windmill.addEdge(0, v);
            windmill.addEdge(v, v % 3 == 0 ? v - 2 : v + 1);
        }
        // This graph has the degrees of the Petersen graph.
        const Graph moebiusLadder = circulantGraph(10, {1, 5});
        Graph oneWay(3);
        oneWay.addArc(0, 1);
        oneWay.addArc(1, 2);
        for (const Graph& graph :
             {Graph(0), Graph(2), twoTriangles, windmill, moebiusLadder, oneWay, merlinGraph(),
              hexagonGraph(3, 3), pathGraph(maxNamedVertices + 1)}) {
            QVERIFY(!familyOf(graph));
        }
    }

    void knowsDirectedCycles() {
        Graph cycle(5);
        for (Vertex v = 0; v < 5; ++v) {
            cycle.addArc(v, (v + 2) % 5);
        }
        QVERIFY(familyOf(cycle) == std::optional(FamilyMember{GraphFamily::directedCycle, {5}}));
        Graph twoCycles(6);
        for (Vertex v = 0; v < 6; ++v) {
            twoCycles.addArc(v, v % 3 == 2 ? v - 2 : v + 1);
        }
        Graph tail(4); // a cycle of three, and a vertex that leads to it
        for (const auto& [from, to] : {std::pair(0U, 1U), {1U, 2U}, {2U, 0U}, {3U, 0U}}) {
            tail.addArc(from, to);
        }
        Graph chord = cycle;
        chord.addArc(0, 1);
        for (const Graph& graph : {twoCycles, tail, chord}) {
            QVERIFY(!familyOf(graph));
        }
    }

    void treesAreTrees() {
        Graph fork(6);
        for (const auto& [a, b] : {std::pair(0U, 1U), {1U, 2U}, {2U, 3U}, {2U, 4U}, {4U, 5U}}) {
            fork.addEdge(a, b);
        }
        QVERIFY(familyOf(fork) == std::optional(FamilyMember{GraphFamily::tree}));
    }

    void merlinIsKnownByHisNumbering() {
        QVERIFY(isMerlin(merlinGraph()));
        Graph other = merlinGraph();
        other.setSelfInfluence(4, !other.selfInfluence(4));
        QVERIFY(!isMerlin(other));
        QVERIFY(!isMerlin(Graph(9)));
    }

    /// Compares a graph with renumbered copies, and with graphs that differ in one edge.
    void isomorphism() {
        Random random(11);
        for (const std::size_t n : {1U, 2U, 5U, 12U, 30U}) {
            Graph graph(n);
            for (Vertex v = 1; v < n; ++v) {
                graph.addEdge(v, random.below(v));
            }
            QVERIFY(areIsomorphic(graph, renumbered(graph, random)));
            if (n > 2) {
                Graph more = graph;
                more.addArc(0, more.hasArc(0, n - 1) ? n - 2 : n - 1);
                QVERIFY(!areIsomorphic(graph, more));
            }
        }
        QVERIFY(areIsomorphic(Graph(0), Graph(0)));
        QVERIFY(!areIsomorphic(cycleGraph(6), pathGraph(6)));
        QVERIFY(!areIsomorphic(circulantGraph(10, {1, 5}), generalizedPetersenGraph(5, 2)));
    }
};

LIGHTSOUT_TEST(GraphFamilyTest)
#include "GraphFamilyTest.moc"
