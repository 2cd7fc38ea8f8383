// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Rule.h"

#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class RuleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isALatticeOrAGraph_data() { addRuleZoo(); }
    void isALatticeOrAGraph();
    void togglesEachLightOnce_data() { addRuleZoo(); }
    void togglesEachLightOnce();
    void changedByIsTheProduct_data() { addRuleZoo(); }
    void changedByIsTheProduct();
    void parityIsTheTransposedProduct_data() { addRuleZoo(); }
    void parityIsTheTransposedProduct();
    void latticeAndItsGraphAgree_data() { addRuleZoo(); }
    void latticeAndItsGraphAgree();
    void countsEdges();
    void comparesByShape();
    void cellsAreDrawnAsAGrid();
};

void RuleTest::cellsAreDrawnAsAGrid() {
    const Lattice lattice{.rows = 2, .cols = 3, .topology = Topology::torus};
    const Graph graph = Rule(lattice).toGraph();
    const Rule cells = Rule::onCells(lattice, graph);
    QVERIFY(cells.lattice() == nullptr && cells.graph() != nullptr);
    QVERIFY(*cells.cells() == lattice);
    QVERIFY(!cells.isDrawn() && !Rule(lattice).isDrawn() && Rule(graph).isDrawn());
    QVERIFY(cells != Rule(graph) && cells != Rule(lattice));
    QVERIFY(cells.hasSameInfluence(Rule(graph)));
    // Of a different lattice, only the properties that matter for drawing are stored.
    const Lattice king{2, 3, Topology::torus, Neighbours::king, false};
    QVERIFY(Rule::onCells(king, graph) == cells);
}

void RuleTest::isALatticeOrAGraph() {
    QFETCH(Rule, rule);
    QVERIFY((rule.lattice() == nullptr) != (rule.graph() == nullptr));
    QCOMPARE(rule.vertexCount(), rule.lattice() != nullptr ? rule.lattice()->vertexCount()
                                                           : rule.graph()->vertexCount());
}

void RuleTest::togglesEachLightOnce() {
    QFETCH(Rule, rule);
    const BitMatrix influence = rule.influenceMatrix();
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        BitVector toggled(rule.vertexCount());
        rule.forEachToggled(u, [&](Vertex light) {
            QVERIFY(!toggled[light]);
            toggled.set(light);
        });
        QCOMPARE(influence.column(u), toggled);
        QCOMPARE(toggled[u], rule.selfInfluence(u));
    }
    QCOMPARE(rule.isUndirected(), influence == influence.transposed());
}

void RuleTest::changedByIsTheProduct() {
    QFETCH(Rule, rule);
    const BitMatrix influence = rule.influenceMatrix();
    Random random(1);
    for (int i = 0; i < 20; ++i) {
        const BitVector presses = BitVector::random(rule.vertexCount(), random);
        QCOMPARE(rule.changedBy(presses), influence * presses);
    }
    QVERIFY(rule.changedBy(BitVector(rule.vertexCount())).none());
}

void RuleTest::parityIsTheTransposedProduct() {
    QFETCH(Rule, rule);
    const BitMatrix transposed = rule.influenceMatrix().transposed();
    Random random(2);
    for (int i = 0; i < 20; ++i) {
        const BitVector lights = BitVector::random(rule.vertexCount(), random);
        QCOMPARE(rule.parityOfToggled(lights), transposed * lights);
        // Aᵀ y · p = y · A p.
        const BitVector presses = BitVector::random(rule.vertexCount(), random);
        QCOMPARE(rule.parityOfToggled(lights).dot(presses), lights.dot(rule.changedBy(presses)));
    }
}

void RuleTest::latticeAndItsGraphAgree() {
    QFETCH(Rule, rule);
    const Rule explicitRule(rule.toGraph());
    QVERIFY(explicitRule.graph() != nullptr);
    QCOMPARE(explicitRule.vertexCount(), rule.vertexCount());
    QCOMPARE(explicitRule.edgeCount(), rule.edgeCount());
    QCOMPARE(explicitRule.isUndirected(), rule.isUndirected());
    QVERIFY(explicitRule.influenceMatrix() == rule.influenceMatrix());
    QCOMPARE(explicitRule == rule, rule.isDrawn());
}

void RuleTest::countsEdges() {
    QCOMPARE(Rule(Lattice{.rows = 5, .cols = 5}).edgeCount(), std::size_t{40});
    QCOMPARE(Rule(cycleGraph(6)).edgeCount(), std::size_t{6});
    Graph mixed = cycleGraph(6);
    mixed.removeArc(0, 1);
    QCOMPARE(Rule(mixed).edgeCount(), std::size_t{11}); // arcs: not all are mutual
    QVERIFY(!Rule(mixed).isUndirected());
    QCOMPARE(Rule().edgeCount(), std::size_t{0});
}

void RuleTest::comparesByShape() {
    const Rule board(Lattice{.rows = 3, .cols = 4});
    QVERIFY(board == Rule(Lattice{.rows = 3, .cols = 4}));
    QVERIFY(board != Rule(Lattice{.rows = 4, .cols = 3}));
    QVERIFY(board != Rule(Lattice{.rows = 3, .cols = 4, .selfInfluence = false}));
    QVERIFY(Rule(cycleGraph(5)) == Rule(cycleGraph(5)));
    QVERIFY(Rule(cycleGraph(5)) != Rule(pathGraph(5)));
    QVERIFY(Rule() == Rule(Graph()));
}

LIGHTSOUT_TEST(RuleTest)
#include "RuleTest.moc"
