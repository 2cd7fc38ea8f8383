// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/LeftKernel.h"

#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class LeftKernelTest : public QObject {
    Q_OBJECT

private slots:
    void everyPressChangesEvenlyMany_data() { addRuleZoo(); }
    void everyPressChangesEvenlyMany();
    void reversesArcs();
    void onlyAsManyAsAsked();
};

void LeftKernelTest::everyPressChangesEvenlyMany() {
    QFETCH(Rule, rule);
    Progress progress;
    const std::vector<BitVector> basis = *leftKernelBasis(rule, 1000, progress);
    QCOMPARE(basis.size(), Solver::build(rule, progress)->nullity());
    for (const BitVector& vector : basis) {
        QVERIFY(vector.any());
        QVERIFY(rule.parityOfToggled(vector).none());
    }
}

void LeftKernelTest::reversesArcs() {
    Graph graph(3);
    graph.setSelfInfluence(1, false);
    graph.addArc(0, 1);
    graph.addEdge(1, 2);
    graph.setLabel(2, "two");
    const Rule turned = reversed(graph);
    QCOMPARE(turned.influenceMatrix(), Rule(graph).influenceMatrix().transposed());
    QCOMPARE(turned.graph()->label(2), std::string("two"));
    QCOMPARE(reversed(turned), Rule(graph));
}

void LeftKernelTest::onlyAsManyAsAsked() {
    Progress progress;
    QCOMPARE(leftKernelBasis(Lattice{.rows = 9, .cols = 9}, 3, progress)->size(), std::size_t{3});
}

LIGHTSOUT_TEST(LeftKernelTest)
#include "LeftKernelTest.moc"
