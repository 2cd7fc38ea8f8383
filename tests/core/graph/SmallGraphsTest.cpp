// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/SmallGraphs.h"

#include "solve/Solver.h"

#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>

using namespace lightsout;

class SmallGraphsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAreThePublishedOnes();
    void numbersAreThoseOfTheList();
    void uniqueSolutionsArePublishedToo();
    void areConnectedAndUndirected();
    void noTwoAreIsomorphic();
    void cancels();
};

namespace {

/// Generates the graphs once for all tests.
const std::vector<Graph>& all(std::size_t vertices, GraphKind kind = GraphKind::connected) {
    static std::map<std::pair<GraphKind, std::size_t>, std::vector<Graph>> made;
    Progress progress;
    auto [entry, isNew] = made.try_emplace({kind, vertices});
    if (isNew) {
        entry->second = smallGraphs(kind, vertices, progress);
    }
    return entry->second;
}

bool hasOneSolution(const Graph& graph) {
    Progress progress;
    return Solver::build(Rule(graph), progress)->nullity() == 0;
}

/// Returns the least string of the adjacency matrix over all numberings.
std::string bruteForceForm(const Graph& graph) {
    const std::size_t n = graph.vertexCount();
    std::vector<Vertex> order(n);
    std::iota(order.begin(), order.end(), Vertex{0});
    std::string best;
    do {
        std::string form;
        for (std::size_t v = 0; v < n; ++v) {
            for (std::size_t u = 0; u < v; ++u) {
                form += graph.hasArc(order[u], order[v]) ? '1' : '0';
            }
        }
        best = best.empty() ? form : std::min(best, form);
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

/// Returns the parity of the number of matchings, including the empty one.
bool hasOddlyManyMatchings(const Graph& graph, std::set<Vertex> used = {}, Vertex from = 0) {
    bool isOdd = true;
    for (Vertex u = from; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            if (v > u && !used.contains(u) && !used.contains(v)) {
                std::set<Vertex> more = used;
                more.insert({u, v});
                isOdd = isOdd != hasOddlyManyMatchings(graph, more, u + 1);
            }
        }
    }
    return isOdd;
}

} // namespace

// OEIS A001349 and A000088.
void SmallGraphsTest::countsAreThePublishedOnes() {
    constexpr std::array<std::size_t, 8> connected{1, 1, 2, 6, 21, 112, 853, 11117};
    constexpr std::array<std::size_t, 8> any{1, 2, 4, 11, 34, 156, 1044, 12346};
    for (std::size_t n = 1; n <= 8; ++n) {
        QCOMPARE(all(n).size(), connected.at(n - 1));
        QCOMPARE(all(n, GraphKind::any).size(), any.at(n - 1));
    }
}

void SmallGraphsTest::numbersAreThoseOfTheList() {
    for (const GraphKind kind : {GraphKind::connected, GraphKind::any}) {
        for (std::size_t n = 1; n <= maxNumberedGraph; ++n) {
            QCOMPARE(smallGraphCount(kind, n), all(n, kind).size());
            for (const std::size_t number : {std::size_t{0}, smallGraphCount(kind, n) - 1}) {
                QVERIFY(numberedGraph(kind, n, number) == all(n, kind).at(number));
            }
        }
    }
}

// OEIS A334443. A graph has exactly one solution if and only if its number of matchings is odd
// (Eriksson, Eriksson, Sjöstrand: "Note on the lamp lighting problem", Advances in Applied
// Mathematics 27, 2001).
void SmallGraphsTest::uniqueSolutionsArePublishedToo() {
    constexpr std::array<std::ptrdiff_t, 8> published{1, 0, 1, 2, 9, 33, 290, 3692};
    for (std::size_t n = 1; n <= 8; ++n) {
        const auto& graphs = all(n);
        QCOMPARE(std::count_if(graphs.begin(), graphs.end(),
                               [](const Graph& graph) { return hasOneSolution(graph); }),
                 published.at(n - 1));
        if (n <= 6) {
            for (const Graph& graph : graphs) {
                QCOMPARE(hasOneSolution(graph), hasOddlyManyMatchings(graph));
            }
        }
    }
}

void SmallGraphsTest::areConnectedAndUndirected() {
    for (const Graph& graph : all(6)) {
        QVERIFY(graph.isUndirected());
        std::vector<Vertex> reached{0};
        for (std::size_t next = 0; next < reached.size(); ++next) {
            for (const Vertex v : graph.targets(reached[next])) {
                if (std::find(reached.begin(), reached.end(), v) == reached.end()) {
                    reached.push_back(v);
                }
            }
        }
        QCOMPARE(reached.size(), std::size_t{6});
    }
}

void SmallGraphsTest::noTwoAreIsomorphic() {
    for (const GraphKind kind : {GraphKind::connected, GraphKind::any}) {
        for (std::size_t n = 1; n <= 6; ++n) {
            const auto& graphs = all(n, kind);
            std::set<std::string> forms;
            for (const Graph& graph : graphs) {
                forms.insert(bruteForceForm(graph));
            }
            QCOMPARE(forms.size(), graphs.size());
        }
    }
}

void SmallGraphsTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, smallGraphs(GraphKind::connected, 5, progress));
}

LIGHTSOUT_TEST(SmallGraphsTest)
#include "SmallGraphsTest.moc"
