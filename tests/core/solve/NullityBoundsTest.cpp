// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/NullityBounds.h"

#include "gf2/Elimination.h"
#include "graph/Families.h"
#include "graph/RandomGraphs.h"
#include "tests/support/ReferenceGraphs.h"
#include "tests/support/Test.h"

#include <QTest>

#include <bit>

using namespace lightsout;

class NullityBoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enclosesTheNullityOfAllSmallGraphs();
    void enclosesTheNullityOfRandomGraphs();
    void enclosesTheNullityOfLattices();
    void isExactForTreesWithoutSelfInfluence();
    void countsTwins();
    void forcesGridsByTheirShorterSide();
    void knowsPathsAndCycles();
    void usesTheGreatestDegree();
    void emptyBoard();
    void refusesLargeBoards();
    void canBeCancelled();
};

namespace {

std::size_t nullityOf(const Rule& rule) {
    Progress progress;
    return rule.vertexCount() -
           reducedEchelonForm(rule.influenceMatrix(), rule.vertexCount(), progress).pivots.size();
}

/// Returns the nullity by trying all presses.
std::size_t nullityByTrying(const Rule& rule) {
    std::size_t quiet = 0;
    for (std::size_t mask = 0; mask < std::size_t{1} << rule.vertexCount(); ++mask) {
        BitVector presses(rule.vertexCount());
        bool isPossible = true;
        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
            presses.set(v, ((mask >> v) & 1U) != 0);
            isPossible = isPossible && (!presses[v] || rule.hasButton(v));
        }
        quiet += isPossible && rule.changedBy(presses).none() ? 1 : 0;
    }
    return static_cast<std::size_t>(std::countr_zero(quiet));
}

bool encloses(const NullityBounds& bounds, std::size_t nullity) {
    return bounds.byTwins <= nullity && bounds.byMatching <= nullity && bounds.lower() <= nullity &&
           bounds.byForcing >= nullity && bounds.byDistance >= nullity &&
           bounds.byDegree >= nullity && bounds.upper() >= nullity &&
           bounds.byTwins <= bounds.byMatching && bounds.byForcing <= bounds.buttons;
}

NullityBounds boundsOf(const Rule& rule) {
    return nullityBounds(rule, Progress());
}

} // namespace

// Every directed game on up to three vertices, and every undirected one on four.
void NullityBoundsTest::enclosesTheNullityOfAllSmallGraphs() {
    for (const std::size_t vertices : {1U, 2U, 3U, 4U}) {
        const bool isDirected = vertices < 4;
        const std::size_t bits = isDirected ? vertices * vertices : 10;
        for (std::size_t mask = 0; mask < std::size_t{1} << bits; ++mask) {
            Graph graph(vertices);
            std::size_t bit = 0;
            for (Vertex u = 0; u < vertices; ++u) {
                for (Vertex v = isDirected ? 0 : u; v < vertices; ++v) {
                    const bool isSet = ((mask >> bit++) & 1U) != 0;
                    if (u == v) {
                        graph.setSelfInfluence(u, isSet);
                    } else if (isSet && isDirected) {
                        graph.addArc(u, v);
                    } else if (isSet) {
                        graph.addEdge(u, v);
                    }
                }
            }
            QVERIFY2(encloses(boundsOf(graph), nullityByTrying(graph)),
                     qPrintable(QString::number(mask)));
        }
    }
}

void NullityBoundsTest::enclosesTheNullityOfRandomGraphs() {
    Random random(51);
    for (int trial = 0; trial < 600; ++trial) {
        const std::size_t vertices = 2 + random.below(11);
        Graph graph =
            randomGraph(vertices, random.below(vertices * (vertices - 1) / 2 + 1), random);
        const std::size_t selfless = random.below(3); // none, some, all
        for (Vertex v = 0; v < vertices; ++v) {
            graph.setSelfInfluence(v, selfless == 0 || (selfless == 1 && random.below(2) == 0));
        }
        for (std::size_t arcs = random.below(2) * random.below(vertices); arcs > 0; --arcs) {
            const auto from = static_cast<Vertex>(random.below(vertices));
            const auto to = static_cast<Vertex>(random.below(vertices));
            if (from != to && !graph.hasArc(from, to)) {
                graph.addArc(from, to);
            }
        }
        if (trial % 3 == 0) {
            std::vector<VertexMark> marks;
            for (Vertex v = 0; v < vertices; ++v) {
                marks.push_back({v, random.below(4) > 0, random.below(4) > 0});
            }
            graph.mark(marks);
        }
        QVERIFY2(encloses(boundsOf(graph), nullityByTrying(graph)),
                 qPrintable(QString::number(trial)));
    }
}

void NullityBoundsTest::enclosesTheNullityOfLattices() {
    for (const Topology topology : {Topology::plane, Topology::torus, Topology::klein}) {
        for (const Neighbours neighbours :
             {Neighbours::plus, Neighbours::king, Neighbours::diagonal, Neighbours::rowColumn}) {
            for (const bool self : {false, true}) {
                for (std::size_t rows = 3; rows < 8; ++rows) {
                    const Lattice lattice{.rows = rows,
                                          .cols = 6,
                                          .topology = topology,
                                          .neighbours = neighbours,
                                          .selfInfluence = self};
                    QVERIFY(encloses(boundsOf(lattice), nullityOf(lattice)));
                }
            }
        }
    }
}

// The rank of a forest is twice the size of its greatest matching.
void NullityBoundsTest::isExactForTreesWithoutSelfInfluence() {
    Random random(2);
    for (std::size_t vertices = 1; vertices < 300; vertices += 7) {
        const Graph tree = withoutSelfInfluence(randomTree(vertices, random));
        const NullityBounds bounds = boundsOf(tree);
        QVERIFY(encloses(bounds, nullityOf(tree)));
        QCOMPARE(bounds.lower(), nullityOf(tree));
    }
}

void NullityBoundsTest::countsTwins() {
    // All presses toggle all lights: any two of them are quiet.
    const NullityBounds complete = boundsOf(completeGraph(7));
    QCOMPARE(complete.byTwins, std::size_t{6});
    QCOMPARE(complete.upper(), std::size_t{6});
    const NullityBounds star = boundsOf(withoutSelfInfluence(starGraph(9)));
    QCOMPARE(star.byTwins, std::size_t{7});
    QCOMPARE(star.upper(), std::size_t{7});
    QCOMPARE(boundsOf(withoutSelfInfluence(Graph(5))).lower(), std::size_t{5});
}

void NullityBoundsTest::forcesGridsByTheirShorterSide() {
    for (const auto& [rows, cols] : {std::pair{5U, 5U}, {4U, 11U}, {11U, 4U}, {1U, 8U}}) {
        QCOMPARE(boundsOf(Lattice{.rows = rows, .cols = cols}).byForcing,
                 std::size_t{std::min(rows, cols)});
    }
    QCOMPARE(boundsOf(Lattice{.rows = 4, .cols = 4}).upper(), std::size_t{4}); // the nullity
}

void NullityBoundsTest::knowsPathsAndCycles() {
    QCOMPARE(boundsOf(pathGraph(20)).byDistance, std::size_t{1});
    QCOMPARE(boundsOf(pathGraph(20)).byForcing, std::size_t{1});
    QCOMPARE(boundsOf(cycleGraph(12)).byForcing, std::size_t{2}); // the nullity
    QCOMPARE(boundsOf(cycleGraph(12)).byDistance, std::size_t{6});
    // Without self-influence, the rank is even.
    QCOMPARE(boundsOf(withoutSelfInfluence(pathGraph(20))).upper(), std::size_t{0});
    QCOMPARE(boundsOf(withoutSelfInfluence(cycleGraph(13))).lower(), std::size_t{1});
}

void NullityBoundsTest::usesTheGreatestDegree() {
    QCOMPARE(boundsOf(cycleGraph(12)).byDegree, std::size_t{8});
    QCOMPARE(boundsOf(completeGraph(5)).byDegree, std::size_t{4});
    QCOMPARE(boundsOf(withoutSelfInfluence(starGraph(5))).byDegree, std::size_t{3});
}

void NullityBoundsTest::emptyBoard() {
    QCOMPARE(boundsOf(Graph()).lower(), std::size_t{0});
    QCOMPARE(boundsOf(Graph()).upper(), std::size_t{0});
}

void NullityBoundsTest::refusesLargeBoards() {
    QVERIFY(canBoundNullity(Lattice{.rows = 100, .cols = 1000}, Progress()));
    QVERIFY(!canBoundNullity(Lattice{.rows = 101, .cols = 1000}, Progress()));
    QVERIFY(!canBoundNullity(
        Lattice{.rows = 100, .cols = 1000, .neighbours = Neighbours::rowColumn}, Progress()));
}

void NullityBoundsTest::canBeCancelled() {
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(nullityBounds(Lattice{.rows = 5, .cols = 5}, progress), Cancelled);
}

LIGHTSOUT_TEST(NullityBoundsTest)
#include "NullityBoundsTest.moc"
