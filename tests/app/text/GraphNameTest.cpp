// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/BoardText.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Tests the names of boards that are not plain rectangles.
class GraphNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesBoardsByTheirKind() {
        const std::pair<Rule, const char*> boards[] = {
            {generalizedPetersenGraph(5, 2), "Petersen graph"},
            {generalizedPetersenGraph(11, 2), "generalised Petersen graph ⁦(11, 2)⁩"},
            {dodecahedronGraph(), "dodecahedron"},
            {hypercubeGraph(4), "tesseract"},
            {cycleGraph(7), "7-vertex cycle"},
            {merlinGraph(), "Merlin's Magic Square"},
            {Rule::onCells(Lattice{.rows = 3, .cols = 3}, merlinGraph()), "Merlin's Magic Square"},
            {Graph(3), "drawn graph"},
            {Rule(), "drawn graph"},
        };
        for (const auto& [rule, name] : boards) {
            QCOMPARE(boardName(rule), QString::fromUtf8(name));
        }
    }
};

LIGHTSOUT_TEST(GraphNameTest)
#include "GraphNameTest.moc"
