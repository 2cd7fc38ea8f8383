// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/BoardText.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

/// Returns a graph of two components.
Graph disjoint(const Graph& first, const Graph& second) {
    Graph both = first;
    for (Vertex v = 0; v < second.vertexCount(); ++v) {
        both.addVertex();
    }
    for (Vertex v = 0; v < second.vertexCount(); ++v) {
        for (const Vertex to : second.targets(v)) {
            both.addArc(first.vertexCount() + v, first.vertexCount() + to);
        }
    }
    return both;
}

Graph directedCycle(std::size_t length) {
    Graph cycle(length);
    for (Vertex v = 0; v < length; ++v) {
        cycle.addArc(v, (v + 1) % length);
    }
    return cycle;
}

} // namespace

/// Tests the names of boards that are not plain rectangles.
class GraphNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A name that is stored as parts is read in any language, and parts from a file are harmless.
    void namesAreStoredAsParts() {
        const Rule rule(disjoint(pathGraph(3), completeBipartiteGraph(2, 3)));
        QCOMPARE(boardName(boardNameParts(rule)), boardName(rule));
        QCOMPARE(boardNameParts(Lattice{.rows = 4, .cols = 6, .topology = Topology::torus}),
                 (QStringList{QStringLiteral("%1, %2"), QStringLiteral("⁦4 × 6⁩"),
                              QStringLiteral("torus")}));
        QCOMPARE(boardName(QStringList()), QString());
        QCOMPARE(boardName({QStringLiteral("%1 and %2"), QStringLiteral("tree")}),
                 QStringLiteral("tree and %2"));
        QCOMPARE(boardName(QStringList(100'000, QStringLiteral("%1"))), QString());
    }

    void namesBoardsByTheirKind() {
        const std::pair<Rule, const char*> boards[] = {
            {generalizedPetersenGraph(5, 2), "Petersen graph"},
            {generalizedPetersenGraph(11, 2), "generalised Petersen graph ⁦(11, 2)⁩"},
            {dodecahedronGraph(), "dodecahedron"},
            {hypercubeGraph(4), "tesseract"},
            {cycleGraph(7), "7-vertex cycle"},
            {merlinGraph(), "Merlin's Magic Square"},
            {Rule::onCells(Lattice{.rows = 3, .cols = 3}, merlinGraph()), "Merlin's Magic Square"},
            {Graph(3), "graph with 3 components"},
            {disjoint(pathGraph(3), cycleGraph(4)), "3-vertex path and 4-vertex cycle"},
            {disjoint(generalizedPetersenGraph(5, 2), completeBipartiteGraph(2, 3)),
             "Petersen graph and complete bipartite graph with sides of 2 and 3 vertices"},
            {disjoint(generalizedPetersenGraph(11, 2), pathGraph(1)),
             "generalised Petersen graph ⁦(11, 2)⁩ and 1-vertex path"},
            {disjoint(merlinGraph(), pathGraph(2)), "graph with 2 components"},
            {directedCycle(5), "5-vertex directed cycle"},
            {disjoint(directedCycle(5), directedCycle(3)),
             "5-vertex directed cycle and 3-vertex directed cycle"},
            {discTriangleGraph(4), "4-row triangle of discs"},
            {boxGraph({2, 3, 4}, false), "⁦2 × 3 × 4⁩ box"},
            {boxGraph({3, 3, 3}, true), "⁦3 × 3 × 3⁩ torus of three dimensions"},
            {switchesGraph(3, 4), "⁦3 × 4⁩, with switches for rows and columns"},
            {Rule::onCells(Lattice{.rows = 4, .cols = 6}, longArmsGraph(4, 6, 2)),
             "⁦4 × 6⁩, arms of 2 cells"},
            {Rule(), "drawn graph"},
        };
        for (const auto& [rule, name] : boards) {
            QCOMPARE(boardName(rule), QString::fromUtf8(name));
        }
    }
};

LIGHTSOUT_TEST(GraphNameTest)
#include "GraphNameTest.moc"
