// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/KernelBasis.h"

#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class KernelBasisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itsVectorsAreTheSolvers();
    void canBeCancelled();
    void everyPressChangesEvenlyMany_data() { addRuleZoo(); }
    void everyPressChangesEvenlyMany();
    void reversesArcs();
    void onlyAsManyAsAsked();
};

void KernelBasisTest::itsVectorsAreTheSolvers() {
    for (const std::size_t side : {1, 3, 5, 9}) { // nullities 0, 0, 2 and 8
        Progress progress;
        const auto solver = Solver::build(Lattice{.rows = side, .cols = side}, progress);
        const std::vector<BitVector> basis = kernelBasis(*solver, progress);
        QCOMPARE(basis.size(), solver->nullity());
        for (std::size_t i = 0; i < basis.size(); ++i) {
            QVERIFY(basis[i] == solver->kernelVector(i) && basis[i].any());
            QVERIFY(solver->rule().changedBy(basis[i]).none());
        }
        for (const std::size_t most : {std::size_t{0}, std::size_t{3}}) {
            const std::vector<BitVector> first = kernelBasis(*solver, progress, most);
            QCOMPARE(first.size(), std::min(most, basis.size()));
            QVERIFY(std::equal(first.begin(), first.end(), basis.begin()));
        }
    }
}

void KernelBasisTest::canBeCancelled() {
    Progress progress;
    const auto solver = Solver::build(Lattice{.rows = 5, .cols = 5}, progress);
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(kernelBasis(*solver, progress), Cancelled);
}

void KernelBasisTest::everyPressChangesEvenlyMany() {
    QFETCH(Rule, rule);
    Progress progress;
    const std::vector<BitVector> basis = *leftKernelBasis(rule, 1000, progress);
    QCOMPARE(basis.size(), Solver::build(rule, progress)->nullity());
    for (const BitVector& vector : basis) {
        QVERIFY(vector.any());
        QVERIFY(rule.parityOfToggled(vector).none());
    }
}

void KernelBasisTest::reversesArcs() {
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

void KernelBasisTest::onlyAsManyAsAsked() {
    Progress progress;
    QCOMPARE(leftKernelBasis(Lattice{.rows = 9, .cols = 9}, 3, progress)->size(), std::size_t{3});
}

LIGHTSOUT_TEST(KernelBasisTest)
#include "KernelBasisTest.moc"
