// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/KernelBasis.h"

#include "gf2/Elimination.h"
#include "solve/Solver.h"

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
    void spansTheSame();
    void isAsLightAsPossible();
    void quietPatterns();
    void cancels();
};

namespace {

std::size_t rankOf(const std::vector<BitVector>& vectors, std::size_t entries) {
    Progress progress;
    return reducedEchelonForm(BitMatrix::fromRows(vectors, entries), entries, progress).rank();
}

std::vector<BitVector> randomBasis(std::size_t size, std::size_t entries, Random& random) {
    std::vector<BitVector> basis;
    while (basis.size() < size) {
        basis.push_back(BitVector::random(entries, random));
        if (rankOf(basis, entries) < basis.size()) {
            basis.pop_back();
        }
    }
    return basis;
}

std::size_t totalWeight(const std::vector<BitVector>& basis) {
    std::size_t total = 0;
    for (const BitVector& vector : basis) {
        total += vector.count();
    }
    return total;
}

} // namespace

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

void KernelBasisTest::spansTheSame() {
    Random random(1);
    for (const std::size_t entries : {30U, 63U, 64U, 65U}) {
        for (const std::size_t size : {0U, 1U, 2U, 9U, 16U, 17U, 30U}) {
            const std::vector<BitVector> basis = randomBasis(size, entries, random);
            Progress progress;
            const std::vector<BitVector> tidy = tidyBasis(basis, progress);
            QCOMPARE(tidy.size(), size);
            QVERIFY(std::ranges::is_sorted(tidy, {}, &BitVector::count));
            QVERIFY(totalWeight(tidy) <= totalWeight(basis));
            std::vector<BitVector> both = basis;
            both.insert(both.end(), tidy.begin(), tidy.end());
            QCOMPARE(rankOf(both, entries), size);
            QCOMPARE(rankOf(tidy, entries), size);
        }
    }
}

// Three light vectors are hidden in sums.
void KernelBasisTest::isAsLightAsPossible() {
    const std::vector<BitVector> light{*BitVector::fromString("110000000"),
                                       *BitVector::fromString("000111000"),
                                       *BitVector::fromString("000000111")};
    Progress progress;
    const std::vector<BitVector> tidy = tidyBasis(
        {light[0] ^ light[1] ^ light[2], light[1] ^ light[2], light[0] ^ light[2]}, progress);
    QCOMPARE(totalWeight(tidy), std::size_t{8});
    QCOMPARE(tidy.front(), light[0]);
}

// Reference data, section 7: 13 quiet patterns of the 4 × 4 board have 8 presses, and the 5 × 5
// board has two of 12.
void KernelBasisTest::quietPatterns() {
    const auto weights = [](std::size_t size) {
        Progress progress;
        const Solver solver = *Solver::build(Lattice{.rows = size, .cols = size}, progress);
        std::vector<BitVector> basis;
        for (std::size_t i = 0; i < solver.nullity(); ++i) {
            basis.push_back(solver.kernelVector(i));
        }
        QList<std::size_t> counts;
        for (const BitVector& vector : tidyBasis(basis, progress)) {
            counts.append(vector.count());
        }
        return counts;
    };
    QCOMPARE(weights(4), (QList<std::size_t>{8, 8, 8, 8}));
    QCOMPARE(weights(5), (QList<std::size_t>{12, 12}));
}

void KernelBasisTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, tidyBasis({BitVector::ones(3)}, progress));
}

LIGHTSOUT_TEST(KernelBasisTest)
#include "KernelBasisTest.moc"
