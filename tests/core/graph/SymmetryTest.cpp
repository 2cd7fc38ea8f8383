// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Symmetry.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/Lattice.h"
#include "tests/support/Printing.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <QTest>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <thread>

using namespace lightsout;

class SymmetryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownGroups_data();
    void knownGroups();
    void agreesWithAllPermutations();
    void selfInfluenceIsAColour();
    void directionsCount();
    void twinsNeedNoSearch();
    void longSearchesAreRefused();
    void generatorsMakeTheGroup();
    void generatorsKeepColours();
    void generatorsOfKnownGroups();
    void groupsUpToASize();
    void canonicalNumberingIdentifiesCopies();
    void tooManyVertices();
    void severalThreadsCanCallIt();
};

namespace {

using BigInteger = boost::multiprecision::cpp_int;

/// Returns the directed cycle: each vertex influences the next.
Graph directedCycle(std::size_t n) {
    Graph graph(n);
    for (Vertex v = 0; v < n; ++v) {
        graph.addArc(v, (v + 1) % n);
    }
    return graph;
}

BigInteger factorial(std::size_t n) {
    BigInteger product = 1;
    for (std::size_t factor = 2; factor <= n; ++factor) {
        product *= factor;
    }
    return product;
}

bool isAutomorphism(const Graph& graph, const Permutation& image,
                    const std::vector<std::size_t>& colours) {
    bool keeps = image.size() == graph.vertexCount();
    for (Vertex u = 0; u < image.size() && keeps; ++u) {
        keeps = graph.selfInfluence(u) == graph.selfInfluence(image[u]) &&
                (colours.empty() || colours[u] == colours[image[u]]);
        for (Vertex v = 0; v < image.size() && keeps; ++v) {
            keeps = graph.hasArc(u, v) == graph.hasArc(image[u], image[v]);
        }
    }
    return keeps;
}

/// Tries every permutation of the vertices.
std::size_t countSlowly(const Graph& graph, const std::vector<std::size_t>& colours = {}) {
    std::vector<Vertex> image(graph.vertexCount());
    std::iota(image.begin(), image.end(), Vertex{0});
    std::size_t count = 0;
    do {
        count += isAutomorphism(graph, image, colours) ? 1U : 0U;
    } while (std::ranges::next_permutation(image).found);
    return count;
}

/// Returns the renumbered graph: vertex v becomes vertex image[v].
Graph renumbered(const Graph& graph, const Permutation& image) {
    Graph result(graph.vertexCount(), false);
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        result.setSelfInfluence(image[u], graph.selfInfluence(u));
        for (const Vertex v : graph.targets(u)) {
            result.addArc(image[u], image[v]);
        }
    }
    return result;
}

Graph canonical(const Graph& graph) {
    return renumbered(graph, canonicalNumbering(graph));
}

bool haveSameArcs(const Graph& a, const Graph& b) {
    bool same = a.vertexCount() == b.vertexCount() && a.arcCount() == b.arcCount();
    for (Vertex u = 0; u < a.vertexCount() && same; ++u) {
        same = a.selfInfluence(u) == b.selfInfluence(u);
        for (const Vertex v : a.targets(u)) {
            same = same && b.hasArc(u, v);
        }
    }
    return same;
}

std::size_t groupOrder(const std::vector<Permutation>& generators, std::size_t vertices) {
    return permutationGroup(generators, vertices, 1'000)->size();
}

} // namespace

// The group orders are given in the articles of the Encyclopedia of Graphs and Wikipedia on these
// graphs.
void SymmetryTest::knownGroups_data() {
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<std::string>("order");
    const auto add = [](const char* name, const Graph& graph, const char* order) {
        QTest::newRow(name) << graph << std::string(order);
    };
    add("empty board", Graph(), "1");
    add("one vertex", Graph(1), "1");
    add("Petersen", generalizedPetersenGraph(5, 2), "120");
    add("dodecahedron", dodecahedronGraph(), "120");
    add("cube", hypercubeGraph(3), "48");
    add("4-cube", hypercubeGraph(4), "384");
    add("K7", completeGraph(7), "5040");
    add("octahedron", octahedronGraph(), "48");
    add("Moebius-Kantor", generalizedPetersenGraph(8, 3), "96");
    add("Desargues", generalizedPetersenGraph(10, 3), "240");
    add("Nauru", generalizedPetersenGraph(12, 5), "144");
    add("Heawood", lcfGraph({5, -5}, 7), "336");
    add("Pappus", lcfGraph({5, 7, -7, 7, -7, -5}, 3), "216");
    add("icosahedron", icosahedronGraph(), "120");
    add("cube surface", cubeSurfaceGraph(3), "48");
    add("path 5", pathGraph(5), "2");
    add("cycle 12", cycleGraph(12), "24");
    add("star 6", starGraph(6), "120");
    add("wheel 6", wheelGraph(6), "10");
    add("K3,3", completeBipartiteGraph(3, 3), "72");
    add("K2,3", completeBipartiteGraph(2, 3), "12");
    add("5 x 5 board", toGraph({.rows = 5, .cols = 5}), "8");
    add("3 x 5 board", toGraph({.rows = 3, .cols = 5}), "4");
    add("5 x 5 torus", toGraph({.rows = 5, .cols = 5, .topology = Topology::torus}), "200");
    // 25! exceeds 64 bits.
    add("25 isolated vertices", Graph(25), "15511210043330985984000000");
}

void SymmetryTest::knownGroups() {
    QFETCH(Graph, graph);
    QFETCH(std::string, order);
    const auto count = automorphismCount(graph);
    QVERIFY(count.has_value());
    QCOMPARE(*count, order);
}

void SymmetryTest::agreesWithAllPermutations() {
    Random random(3);
    for (int i = 0; i < 300; ++i) {
        const std::size_t vertices = 1 + random.below(6);
        const Graph graph = randomGraph(vertices, static_cast<unsigned>(random.below(101)),
                                        i % 2 == 0, SelfInfluences::mixed, random);
        QCOMPARE(automorphismCount(graph), std::to_string(countSlowly(graph)));
    }
}

void SymmetryTest::selfInfluenceIsAColour() {
    Graph path = pathGraph(3);
    path.setSelfInfluence(0, false);
    QCOMPARE(automorphismCount(path), std::string("1"));
    path.setSelfInfluence(2, false);
    QCOMPARE(automorphismCount(path), std::string("2"));
    Graph complete = completeGraph(5);
    complete.setSelfInfluence(3, false);
    QCOMPARE(automorphismCount(complete), std::string("24"));
    complete.setSelfInfluence(1, false);
    QCOMPARE(automorphismCount(complete), std::string("12"));
}

void SymmetryTest::directionsCount() {
    QCOMPARE(automorphismCount(directedCycle(7)), std::string("7"));
    Graph almost = cycleGraph(7);
    almost.removeArc(0, 1);
    QCOMPARE(automorphismCount(almost), std::string("1"));
}

/// BLISS alone needs from seconds to minutes for each of these graphs.
void SymmetryTest::twinsNeedNoSearch() {
    const double begun = processorSeconds();
    QCOMPARE(automorphismCount(starGraph(8'001)), factorial(8'000).str());
    QCOMPARE(automorphismCount(Graph(maxAutomorphismVertices)),
             factorial(maxAutomorphismVertices).str());
    QCOMPARE(automorphismCount(completeBipartiteGraph(900, 1'000)),
             BigInteger(factorial(900) * factorial(1'000)).str());
    constexpr std::size_t pairs = 4'000;
    Graph matching(2 * pairs);
    for (Vertex v = 0; v < 2 * pairs; v += 2) {
        matching.addEdge(v, v + 1);
    }
    QCOMPARE(automorphismCount(matching), BigInteger(factorial(pairs) << pairs).str());
    // A table with equal rows: lights that the same buttons change.
    constexpr std::size_t buttons = 20;
    constexpr std::size_t lights = 4'000;
    Graph table(buttons + lights, false);
    std::vector<VertexMark> marks;
    for (Vertex v = 0; v < table.vertexCount(); ++v) {
        marks.push_back({.vertex = v, .hasButton = v < buttons, .hasLight = v >= buttons});
    }
    table.mark(marks);
    for (Vertex light = buttons; light < table.vertexCount(); ++light) {
        for (Vertex button = 0; button < buttons; button += 2) {
            table.addArc(button, light);
        }
    }
    QCOMPARE(automorphismCount(table),
             BigInteger(factorial(lights) * factorial(10) * factorial(10)).str());
    QVERIFY(isWithin(processorSeconds() - begun, 4));
}

void SymmetryTest::longSearchesAreRefused() {
    // Each inner vertex of this tree can exchange its two subtrees. That is still feasible.
    constexpr std::size_t inner = (1U << 13) - 1;
    Graph tree(2 * inner + 1);
    for (Vertex v = 1; v < tree.vertexCount(); ++v) {
        tree.addEdge(v, (v - 1) / 2);
    }
    QCOMPARE(automorphismCount(tree), BigInteger(BigInteger(1) << inner).str());
    // These graphs have no twins, and BLISS would need minutes for them.
    constexpr std::size_t legs = 9'000;
    Graph spider(2 * legs + 1);
    for (Vertex v = 0; v < 2 * legs; v += 2) {
        spider.addEdge(v, v + 1);
        spider.addEdge(v, 2 * legs);
    }
    const double begun = processorSeconds();
    QVERIFY(!automorphismCount(spider).has_value());
    constexpr std::size_t rings = 900;
    Graph pentagons(5 * rings);
    for (Vertex v = 0; v < pentagons.vertexCount(); ++v) {
        pentagons.addEdge(v, v % 5 == 4 ? v - 4 : v + 1);
    }
    QVERIFY(!automorphismGenerators(pentagons).has_value());
    QVERIFY(isWithin(processorSeconds() - begun, 12));
    // The next search has steps of its own.
    QCOMPARE(automorphismCount(cycleGraph(9)), std::string("18"));
}

void SymmetryTest::generatorsMakeTheGroup() {
    Random random(4);
    for (int i = 0; i < 300; ++i) {
        const std::size_t vertices = 1 + random.below(6);
        const Graph graph = randomGraph(vertices, static_cast<unsigned>(random.below(101)),
                                        i % 2 == 0, SelfInfluences::mixed, random);
        std::vector<std::size_t> colours;
        for (Vertex v = 0; v < vertices && i % 3 != 0; ++v) {
            colours.push_back(random.below(2));
        }
        const auto generators = automorphismGenerators(graph, colours);
        QVERIFY(generators.has_value());
        for (const Permutation& generator : *generators) {
            QVERIFY(isAutomorphism(graph, generator, colours));
        }
        QCOMPARE(groupOrder(*generators, vertices), countSlowly(graph, colours));
    }
}

void SymmetryTest::generatorsKeepColours() {
    const auto all = automorphismGenerators(cycleGraph(6), {0, 0, 0, 0, 0, 0});
    QCOMPARE(groupOrder(*all, 6), std::size_t{12});
    const auto alternating = automorphismGenerators(cycleGraph(6), {0, 7, 0, 7, 0, 7});
    QCOMPARE(groupOrder(*alternating, 6), std::size_t{6});
    const auto none = automorphismGenerators(cycleGraph(6), {0, 1, 2, 3, 4, 5});
    QVERIFY(none.has_value() && none->empty());
}

void SymmetryTest::generatorsOfKnownGroups() {
    QVERIFY(automorphismGenerators(Graph())->empty());
    QVERIFY(automorphismGenerators(Graph(1))->empty());
    QCOMPARE(groupOrder(*automorphismGenerators(generalizedPetersenGraph(5, 2)), 10),
             std::size_t{120});
    QCOMPARE(groupOrder(*automorphismGenerators(toGraph({.rows = 5, .cols = 5})), 25),
             std::size_t{8});
    QCOMPARE(groupOrder(*automorphismGenerators(directedCycle(65)), 65), std::size_t{65});
}

void SymmetryTest::groupsUpToASize() {
    const auto generators = *automorphismGenerators(generalizedPetersenGraph(5, 2));
    const auto group = permutationGroup(generators, 10, 120);
    QVERIFY(group.has_value());
    QVERIFY(std::ranges::is_sorted(group->front())); // the identity
    QVERIFY(!permutationGroup(generators, 10, 119).has_value());
    QVERIFY(!permutationGroup(*automorphismGenerators(completeGraph(40)), 40, 64).has_value());
    QCOMPARE(permutationGroup({}, 0, 1)->size(), std::size_t{1});
}

void SymmetryTest::canonicalNumberingIdentifiesCopies() {
    QVERIFY(canonicalNumbering(Graph()).empty());
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        const std::size_t vertices = 1 + random.below(7);
        const Graph graph = randomGraph(vertices, static_cast<unsigned>(random.below(101)),
                                        i % 2 == 0, SelfInfluences::mixed, random);
        Permutation shuffled(vertices);
        std::iota(shuffled.begin(), shuffled.end(), Vertex{0});
        for (std::size_t v = 1; v < vertices; ++v) {
            std::swap(shuffled[v], shuffled[random.below(v + 1)]);
        }
        const Permutation numbering = canonicalNumbering(graph);
        QVERIFY(std::ranges::is_permutation(numbering, shuffled));
        QVERIFY(haveSameArcs(canonical(graph), canonical(renumbered(graph, shuffled))));
    }
    // These graphs have the same number of edges, but are not isomorphic.
    QVERIFY(!haveSameArcs(canonical(pathGraph(4)), canonical(starGraph(4))));
}

void SymmetryTest::tooManyVertices() {
    QVERIFY(!automorphismGenerators(Graph(maxGeneratorVertices + 1)).has_value());
    QCOMPARE(automorphismGenerators(pathGraph(maxGeneratorVertices))->size(), std::size_t{1});
    QVERIFY(!automorphismCount(Graph(maxAutomorphismVertices + 1)).has_value());
    QCOMPARE(automorphismCount(pathGraph(maxAutomorphismVertices)), std::string("2"));
}

// igraph itself must not be used by two threads at the same time.
void SymmetryTest::severalThreadsCanCallIt() {
    std::atomic<int> right = 0;
    const auto ask = [&right] {
        for (int i = 0; i < 50; ++i) {
            right += automorphismCount(hypercubeGraph(4)) == "384" ? 1 : 0;
        }
    };
    std::thread first(ask);
    std::thread second(ask);
    first.join();
    second.join();
    QCOMPARE(right.load(), 100);
}

LIGHTSOUT_TEST(SymmetryTest)
#include "SymmetryTest.moc"
