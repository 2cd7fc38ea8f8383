// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TilingSearch.h"

#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/ReferenceGraphs.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace lightsout;

/// Compares with published numbers, and for every kind of rule with trying all presses.
class TilingSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rectangles();
    void longRectangles();
    void tori();
    void cylinders();
    void kings();
    void graphs_data();
    void graphs();
    void largeBoards();
    void smallGamesAgainstAllPresses_data();
    void smallGamesAgainstAllPresses();
    void tilingsOfUndirectedGamesHaveOneSize();
    void partsMultiply();
    void tilingsWithPlacedPresses();
    void theEmptyBoard();
    void tooLargeBoardsAreRefused();
    void canBeCancelled();
};

namespace {

std::string count(const Rule& rule) {
    Progress progress;
    TilingSearch search = *TilingSearch::build(rule, progress);
    const std::string total = search.count(progress);
    // The listed tilings must agree, as far as they are listed.
    std::size_t listed = 0;
    while (listed < 300 && search.next(progress)) {
        ++listed;
        if (!isTiling(rule, search.presses())) {
            return "no tiling";
        }
    }
    return listed == 300 || total == std::to_string(listed) ? total : "listed otherwise";
}

std::string count(std::size_t rows, std::size_t cols, Topology topology,
                  Neighbours neighbours = Neighbours::plus) {
    return count(Lattice{rows, cols, topology, neighbours});
}

/// Returns the number of tilings of a rectangle. Which ones have any is published in Livingston and
/// Stout, "Perfect dominating sets" (1990); the numbers were recomputed by an independent script.
std::string expectedOfRectangle(std::size_t rows, std::size_t cols) {
    const std::size_t shorter = std::min(rows, cols);
    const std::size_t longer = std::max(rows, cols);
    if (shorter == 1) {
        return longer % 3 == 2 ? "2" : "1";
    }
    const bool exists = (shorter == 2 && longer % 2 == 1) || (shorter == 4 && longer == 4);
    return exists ? "2" : "0";
}

/// Returns true if exactly those of the 2^N sets that change every light once are listed.
bool agreesWithAllPresses(const Rule& rule) {
    std::set<std::string> expected;
    const std::size_t vertices = rule.vertexCount();
    for (std::uint64_t set = 0; set < std::uint64_t{1} << vertices; ++set) {
        BitVector presses(vertices);
        std::vector<int> times(vertices);
        for (Vertex u = 0; u < vertices; ++u) {
            if (((set >> u) & 1U) != 0) {
                presses.set(u);
                rule.forEachToggled(u, [&](Vertex v) { ++times[v]; });
            }
        }
        const bool isOnce = std::ranges::all_of(times, [](int n) { return n == 1; });
        if (isOnce != isTiling(rule, presses)) {
            return false;
        }
        if (isOnce) {
            expected.insert(presses.toString());
        }
    }
    Progress progress;
    TilingSearch search = *TilingSearch::build(rule, progress);
    if (search.count(progress) != std::to_string(expected.size())) {
        return false;
    }
    std::set<std::string> listed;
    std::size_t times = 0;
    while (search.next(progress)) {
        listed.insert(search.presses().toString());
        ++times;
    }
    return listed == expected && times == expected.size() && !search.next(progress);
}

} // namespace

void TilingSearchTest::rectangles() {
    for (std::size_t rows = 1; rows <= 24; ++rows) {
        for (std::size_t cols = 1; cols <= 24; ++cols) {
            QCOMPARE(count(rows, cols, Topology::plane), expectedOfRectangle(rows, cols));
        }
    }
}

void TilingSearchTest::longRectangles() {
    for (const auto& [rows, cols] : {std::pair<std::size_t, std::size_t>{2, 100'000},
                                     {2, 99'999},
                                     {4, 10'000},
                                     {10'000, 4},
                                     {1, 100'000},
                                     {3, 5000}}) {
        QCOMPARE(count(rows, cols, Topology::plane), expectedOfRectangle(rows, cols));
    }
}

// Recomputed by an independent script, as were the cylinders and the boards with king's neighbours.
void TilingSearchTest::tori() {
    for (std::size_t rows = 3; rows <= 10; ++rows) {
        for (std::size_t cols = 3; cols <= 10; ++cols) {
            QCOMPARE(count(rows, cols, Topology::torus),
                     std::string(rows % 5 == 0 && cols % 5 == 0 ? "10" : "0"));
        }
    }
}

void TilingSearchTest::cylinders() {
    for (std::size_t rows = 1; rows <= 8; ++rows) {
        for (std::size_t cols = 3; cols <= 10; ++cols) {
            const bool isRing = rows == 1 && cols % 3 == 0;
            const bool isDouble = rows == 2 && cols % 4 == 0;
            QCOMPARE(count(rows, cols, Topology::cylinder), std::string(isRing     ? "3"
                                                                        : isDouble ? "4"
                                                                                   : "0"));
        }
    }
}

void TilingSearchTest::kings() {
    constexpr std::array<const char*, 10> expected{"1", "4", "1",  "1", "12",
                                                   "1", "1", "28", "1", "1"};
    for (std::size_t n = 1; n <= expected.size(); ++n) {
        QCOMPARE(count(n, n, Topology::plane, Neighbours::king), std::string(expected.at(n - 1)));
    }
    // There are 2^(k+2) - 4 tilings for n = 3 k + 2 (checked by counting): bands that can be
    // shifted one by one.
    QCOMPARE(count(38, 38, Topology::plane, Neighbours::king), std::string("32764"));
}

void TilingSearchTest::graphs_data() {
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<std::string>("expected");
    const auto add = [](const char* name, const Graph& graph, const char* expected) {
        QTest::newRow(name) << graph << std::string(expected);
    };
    add("Q1", hypercubeGraph(1), "2");
    add("Q2", hypercubeGraph(2), "0");
    add("Q3", hypercubeGraph(3), "4");
    add("Q4", hypercubeGraph(4), "0");
    add("Q6", hypercubeGraph(6), "0");
    add("Q7", hypercubeGraph(7), "240");
    add("icosahedron", icosahedronGraph(), "6");
    add("octahedron", circulantGraph(6, {1, 2}), "0");
    add("Moebius-Kantor", generalizedPetersenGraph(8, 3), "4");
    add("Nauru", generalizedPetersenGraph(12, 5), "4");
    add("Petersen", generalizedPetersenGraph(5, 2), "0");
    add("dodecahedron", generalizedPetersenGraph(10, 2), "0");
    add("Desargues", generalizedPetersenGraph(10, 3), "0");
    add("Heawood", heawoodGraph(), "0");
    add("cycle 9", cycleGraph(9), "3");
    add("cycle 10", cycleGraph(10), "0");
    add("complete 300", completeGraph(300), "300");
    add("star 50", starGraph(50), "1");
}

void TilingSearchTest::graphs() {
    QFETCH(Graph, graph);
    QFETCH(std::string, expected);
    QCOMPARE(count(graph), expected);
}

void TilingSearchTest::largeBoards() {
    QCOMPARE(count(100, 100, Topology::torus), std::string("10"));
    QCOMPARE(count(60, 60, Topology::plane), std::string("0"));
    QCOMPARE(count(101, 100, Topology::torus), std::string("0"));
    QCOMPARE(count(40, 40, Topology::cylinder), std::string("0"));
}

void TilingSearchTest::smallGamesAgainstAllPresses_data() {
    QTest::addColumn<Rule>("rule");
    for (const auto& [name, rule] : ruleZoo()) {
        if (rule.vertexCount() <= 14) {
            QTest::newRow(name.c_str()) << rule;
        }
    }
    for (const auto& [topology, topologyName] : allTopologies) {
        for (const auto& [neighbours, neighboursName] : allNeighbours) {
            for (const bool selfInfluence : {true, false}) {
                QTest::addRow("%s %s 3 x 4 %d", topologyName, neighboursName, selfInfluence)
                    << Rule(Lattice{3, 4, topology, neighbours, selfInfluence});
            }
        }
    }
    Random random(5);
    for (int i = 0; i < 60; ++i) {
        const std::size_t vertices = 1 + random.below(11);
        QTest::addRow("random %d", i)
            << Rule(randomGraph(vertices, 10 + 10 * static_cast<unsigned>(random.below(3)),
                                i % 2 == 1, static_cast<SelfInfluences>(i / 2 % 3), random));
    }
}

void TilingSearchTest::smallGamesAgainstAllPresses() {
    QFETCH(Rule, rule);
    QVERIFY(agreesWithAllPresses(rule));
}

// Two tilings p and q of a symmetric A have the same number of presses: 1 · p = (A q) · p = q · (A
// p) = q · 1.
void TilingSearchTest::tilingsOfUndirectedGamesHaveOneSize() {
    Random random(17);
    std::size_t several = 0;
    for (int i = 0; i < 2000; ++i) {
        const Rule rule =
            randomGraph(3 + random.below(6), 35, false, SelfInfluences::mixed, random);
        Progress progress;
        TilingSearch search = *TilingSearch::build(rule, progress);
        std::set<std::size_t> sizes;
        std::size_t tilings = 0;
        for (; search.next(progress); ++tilings) {
            sizes.insert(search.presses().count());
        }
        QVERIFY(sizes.size() <= 1);
        several += tilings > 1 ? 1U : 0U;
    }
    QVERIFY(several > 10);
}

// The graph has 150 separate edges, and presses that change nothing.
void TilingSearchTest::partsMultiply() {
    Graph graph(300);
    for (Vertex v = 0; v < 300; v += 2) {
        graph.addEdge(v, v + 1);
    }
    // 2^150
    QCOMPARE(count(graph), std::string("1427247692705959881058285969449495136382746624"));
    // A vertex that is only changed by another one, and a vertex without any influence.
    Graph arrow(2, false);
    arrow.addArc(0, 1);
    arrow.setSelfInfluence(0, true);
    QCOMPARE(count(arrow), std::string("2"));
    QCOMPARE(count(Graph(3, false)), std::string("0"));
    QCOMPARE(count(Graph(100'000)), std::string("1"));
}

void TilingSearchTest::tilingsWithPlacedPresses() {
    const Rule torus = Lattice{5, 5, Topology::torus};
    Progress progress;
    TilingSearch search = *TilingSearch::build(torus, BitVector::unit(25, 7), progress);
    // Each of the 10 tilings has 5 of the 25 cells.
    QCOMPARE(search.count(progress), std::string("2"));
    while (search.next(progress)) {
        QVERIFY(search.presses()[7] && isTiling(torus, search.presses()));
    }
    const BitVector wrong = BitVector::unit(25, 0) ^ BitVector::unit(25, 12);
    QCOMPARE(TilingSearch::build(torus, wrong, progress)->count(progress), std::string("0"));
}

void TilingSearchTest::theEmptyBoard() {
    Progress progress;
    TilingSearch search = *TilingSearch::build(Rule(), progress);
    QCOMPARE(search.count(progress), std::string("1"));
    QVERIFY(search.next(progress));
    QCOMPARE(search.presses(), BitVector());
    QVERIFY(!search.next(progress));
}

void TilingSearchTest::tooLargeBoardsAreRefused() {
    Progress progress;
    const auto search = TilingSearch::build(Lattice{.rows = 10'000, .cols = 10'000}, progress);
    QVERIFY(!search);
    QVERIFY(isTooLarge(search.error().code));
}

void TilingSearchTest::canBeCancelled() {
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(TilingSearch::build(Lattice{30, 30}, progress), Cancelled);
}

LIGHTSOUT_TEST(TilingSearchTest)
#include "TilingSearchTest.moc"
