// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/GraphAtlas.h"

#include "formats/Graph6.h"
#include "gf2/Elimination.h"
#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/SmallGraphs.h"
#include "graph/Symmetry.h"
#include "lesson/Quantities.h"
#include "solve/Solver.h"

#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <bit>
#include <numeric>

using namespace lightsout;

namespace {

/// Facts of a graph, found by trying all presses and all permutations.
struct Tried {
    std::size_t nullity = 0;
    std::optional<std::size_t> fewest; ///< for all lights on
    std::size_t hardest = 0;
    std::size_t tilings = 0;
    std::size_t automorphisms = 0;
};

Tried tryAll(const Graph& graph) {
    const std::size_t n = graph.vertexCount();
    std::vector<unsigned> toggled(n);
    for (Vertex u = 0; u < n; ++u) {
        toggled[u] = graph.selfInfluence(u) ? 1U << u : 0;
        for (const Vertex v : graph.targets(u)) {
            toggled[u] |= 1U << v;
        }
    }
    const unsigned all = (1U << n) - 1;
    std::vector<std::size_t> fewest(all + 1, n + 1);
    Tried tried;
    std::size_t quiet = 0;
    for (unsigned presses = 0; presses <= all; ++presses) {
        unsigned lights = 0;
        std::size_t changes = 0;
        for (Vertex u = 0; u < n; ++u) {
            if (((presses >> u) & 1U) != 0) {
                lights ^= toggled[u];
                changes += static_cast<std::size_t>(std::popcount(toggled[u]));
            }
        }
        quiet += lights == 0 ? 1 : 0;
        tried.tilings += lights == all && changes == n ? 1 : 0;
        fewest[lights] = std::min(fewest[lights], static_cast<std::size_t>(std::popcount(presses)));
    }
    tried.nullity = static_cast<std::size_t>(std::countr_zero(quiet));
    for (const std::size_t count : fewest) {
        tried.hardest = std::max(tried.hardest, count <= n ? count : 0);
    }
    tried.fewest = fewest[all] <= n ? std::optional(fewest[all]) : std::nullopt;
    Permutation order(n);
    std::iota(order.begin(), order.end(), Vertex{0});
    do {
        bool isSymmetry = true;
        for (Vertex u = 0; u < n && isSymmetry; ++u) {
            for (Vertex v = 0; v < n && isSymmetry; ++v) {
                isSymmetry = u == v || graph.hasArc(u, v) == graph.hasArc(order[u], order[v]);
            }
        }
        tried.automorphisms += isSymmetry ? 1 : 0;
    } while (std::next_permutation(order.begin(), order.end()));
    return tried;
}

} // namespace

class GraphAtlasTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void storesGraphs() {
        Random random(1);
        for (int i = 0; i < 200; ++i) {
            const Graph graph = randomGraph(1 + random.below(maxAtlasVertices),
                                            static_cast<unsigned>(random.below(101)), false,
                                            SelfInfluences::all, random);
            const AtlasGraph stored = AtlasGraph::of(graph);
            QVERIFY(Rule(stored.graph(true)).hasSameInfluence(graph));
            QVERIFY(!stored.graph(false).selfInfluence(0));
        }
        QCOMPARE(AtlasGraph::of(starGraph(5)).edgeCount(), std::size_t{4});
        QVERIFY(AtlasGraph::of(starGraph(5)).degrees() ==
                (std::vector<std::size_t>{4, 1, 1, 1, 1}));
    }

    /// The order of stored graphs is that of their texts in graph6.
    void orderIsThatOfTheTexts() {
        Random random(3);
        const auto text = [](const AtlasGraph& graph) {
            return *writeGraph6({.game = Game::allOn(graph.graph(true))});
        };
        for (int i = 0; i < 2'000; ++i) {
            const std::size_t vertices = 1 + random.below(maxAtlasVertices);
            const auto some = [&] {
                return AtlasGraph::of(randomGraph(vertices - (vertices > 1 ? random.below(2) : 0),
                                                  static_cast<unsigned>(random.below(101)), false,
                                                  SelfInfluences::all, random));
            };
            const AtlasGraph first = some();
            const AtlasGraph second = some();
            QCOMPARE(first.comesBefore(second), text(first) < text(second));
            QVERIFY(!first.comesBefore(first));
        }
    }

    /// The facts of complete graphs are exact even if they are huge, and no two of the graphs of
    /// families are isomorphic.
    void familiesAreListedOnce() {
        Progress progress;
        const AtlasEntry complete =
            atlasEntry(AtlasGraph::of(completeGraph(maxFamilyVertices)), progress);
        QCOMPARE(AtlasQuantity::named("symmetries")->of(complete, true),
                 std::optional(2432902008176640000.0));
        QVERIFY(complete.isNamed);
        QVERIFY(!atlasEntry(AtlasGraph::of(discTriangleGraph(3)), progress).isNamed);
        const std::vector<Graph> graphs = familyGraphs();
        for (std::size_t i = 0; i < graphs.size(); ++i) {
            QVERIFY(graphs[i].vertexCount() <= maxAtlasVertices);
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY(graphs[i].vertexCount() != graphs[j].vertexCount() ||
                        graphs[i].edgeCount() != graphs[j].edgeCount() ||
                        !areIsomorphic(graphs[i], graphs[j]));
            }
        }
    }

    /// 500 random graphs, whose facts are computed again by trying everything.
    void factsAgreeWithTryingAll() {
        Random random(2);
        Progress progress;
        for (int i = 0; i < 500; ++i) {
            const std::size_t vertices = 1 + random.below(7);
            const Graph graph = randomGraph(vertices, static_cast<unsigned>(random.below(101)),
                                            false, SelfInfluences::all, random);
            const AtlasEntry entry = atlasEntry(AtlasGraph::of(graph), progress);
            for (const bool self : {false, true}) {
                const Tried tried = tryAll(entry.graph.graph(self));
                const auto is = [&](const char* name, std::optional<double> value) {
                    return AtlasQuantity::named(name)->of(entry, self) == value;
                };
                QVERIFY(is("vertices", vertices) && is("n", vertices));
                QVERIFY(is("edges", graph.edgeCount()));
                QVERIFY(is("nullity", tried.nullity));
                QVERIFY(is("rank", vertices - tried.nullity));
                QVERIFY(is("solutions", std::size_t{1} << tried.nullity));
                QVERIFY(is("invertible", tried.nullity == 0 ? 1 : 0));
                const double share = 1.0 / static_cast<double>(std::size_t{1} << tried.nullity);
                QVERIFY(is("solvable-share", share) && is("solvable_fraction", share));
                QVERIFY(is("fewest",
                           tried.fewest ? std::optional<double>(*tried.fewest) : std::nullopt));
                QVERIFY(is("hardest", tried.hardest));
                QVERIFY(is("tilings", tried.tilings));
                QVERIFY(is("automorphisms", tried.automorphisms));
                QVERIFY(is("symmetries", tried.automorphisms));
            }
        }
    }

    /// The numbers of connected graphs of nullity 0: OEIS A334443.
    void countsArePublished() {
        Progress progress;
        const std::size_t published[] = {1, 0, 1, 2, 9, 33, 290};
        for (std::size_t n = 1; n <= std::size(published); ++n) {
            std::size_t unique = 0;
            for (const Graph& graph : smallGraphs(GraphKind::connected, n, progress)) {
                const AtlasEntry entry = atlasEntry(AtlasGraph::of(graph), progress);
                unique += AtlasQuantity::named("invertible")->of(entry, true) == 1.0 ? 1 : 0;
            }
            QCOMPARE(unique, published[n - 1]);
        }
    }

    void knowsItsQuantities() {
        std::size_t known = 0;
        for (const QuantityName& name : quantityNames()) {
            if (AtlasQuantity::named(name.name)) {
                QCOMPARE(name.arguments, std::size_t{0});
                ++known;
            }
        }
        QVERIFY(known >= atlasFacts.size() + 4);
        QVERIFY(!AtlasQuantity::named("mean") && !AtlasQuantity::named(""));
    }

    void expressionsUseASource() {
        const auto conjecture =
            std::get<Conjecture>(readConjecture("vertices == 6 and nullity >= 3 if even(edges)"));
        QVERIFY(quantitiesOf(conjecture.claim) ==
                (std::vector<std::string>{"vertices", "nullity"}));
        QVERIFY(quantitiesOf(*conjecture.condition) == std::vector<std::string>{"edges"});
        Progress progress;
        const AtlasEntry entry = atlasEntry(AtlasGraph::of(completeGraph(6)), progress);
        const auto value = [&](const Expression& expression, bool self) {
            return valueOf(
                expression,
                [&](const std::string& name, const std::vector<double>&) {
                    return AtlasQuantity::named(name)->of(entry, self);
                },
                progress);
        };
        QCOMPARE(value(conjecture.claim, true), std::optional(1.0)); // K₆ has nullity 5
        QCOMPARE(value(conjecture.claim, false), std::optional(0.0));
        QCOMPARE(value(*conjecture.condition, true), std::optional(0.0)); // 15 edges
    }
};

LIGHTSOUT_TEST(GraphAtlasTest)
#include "GraphAtlasTest.moc"
