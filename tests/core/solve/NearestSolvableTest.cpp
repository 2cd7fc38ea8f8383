// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/NearestSolvable.h"

#include "graph/Families.h"
#include "solve/KernelBasis.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class NearestSolvableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAllChanges();
    void solvableBoardsNeedNone();
    void largeBoards_data();
    void largeBoards();
    void boundsWithoutAProof();
    void cancels();
};

namespace {

LightsToChange nearest(const Rule& rule, const BitVector& difference) {
    Progress progress;
    return nearestSolvable(difference, *leftKernelBasis(rule, 10'000, progress), progress);
}

bool isSolvable(const Rule& rule, const BitVector& difference) {
    Progress progress;
    return Solver::build(rule, progress)->solve(difference, progress).solvable;
}

} // namespace

void NearestSolvableTest::agreesWithAllChanges() {
    Random random(1);
    for (int i = 0; i < 100; ++i) {
        const std::size_t vertices = 1 + random.below(8);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        const BitVector difference = BitVector::random(vertices, random);
        std::size_t least = vertices;
        for (unsigned bits = 0; bits < 1U << vertices; ++bits) {
            BitVector presses(vertices);
            presses.words().front() = bits;
            least = std::min(least, (rule.changedBy(presses) ^ difference).count());
        }
        const LightsToChange found = nearest(rule, difference);
        QVERIFY(found.isProven());
        QCOMPARE(found.lights.count(), least);
        QVERIFY(isSolvable(rule, difference ^ found.lights));
    }
}

void NearestSolvableTest::solvableBoardsNeedNone() {
    for (const std::size_t size : {1U, 5U, 9U}) {
        const LightsToChange found =
            nearest(Lattice{.rows = size, .cols = size}, BitVector::ones(size * size));
        QVERIFY(found.isProven());
        QVERIFY(found.lights.none());
    }
    Progress progress;
    QVERIFY(nearestSolvable(BitVector(), {}, progress).isProven());
}

void NearestSolvableTest::largeBoards_data() {
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<bool>("proven");
    QTest::newRow("19 x 19") << Rule(Lattice{.rows = 19, .cols = 19}) << true;
    QTest::newRow("30 x 30") << Rule(Lattice{.rows = 30, .cols = 30}) << true;
    QTest::newRow("Q7, nullity 64") << Rule(hypercubeGraph(7)) << false;
    QTest::newRow("Q9, nullity 256") << Rule(hypercubeGraph(9)) << false;
    QTest::newRow("K40") << Rule(completeGraph(40)) << false;
}

void NearestSolvableTest::largeBoards() {
    QFETCH(Rule, rule);
    QFETCH(bool, proven);
    Random random(2);
    const BitVector difference = BitVector::random(rule.vertexCount(), random);
    const LightsToChange found = nearest(rule, difference);
    QCOMPARE(found.isProven(), proven);
    QVERIFY(found.lowerBound <= found.lights.count());
    QVERIFY(isSolvable(rule, difference ^ found.lights));
    // One light of a solvable board was changed, so the distance is one.
    const BitVector oneOff = difference ^ found.lights ^ BitVector::unit(rule.vertexCount(), 0);
    QVERIFY(nearest(rule, oneOff).isProven());
    QCOMPARE(nearest(rule, oneOff).lights.count(), std::size_t{1});
}

// All presses of a complete graph are the same, so the distance is that to the nearer of all off
// and all on.
void NearestSolvableTest::boundsWithoutAProof() {
    for (const std::size_t on : {0U, 1U, 10U, 11U, 12U, 29U, 40U}) {
        BitVector difference(40);
        for (std::size_t light = 0; light < on; ++light) {
            difference.set(light);
        }
        const LightsToChange found = nearest(completeGraph(40), difference);
        const std::size_t least = std::min(on, 40 - on);
        QVERIFY(found.lowerBound <= least);
        QVERIFY(found.lowerBound >= std::min<std::size_t>(least, 11));
    }
}

void NearestSolvableTest::cancels() {
    Progress progress;
    progress.cancel();
    LightsToChange known;
    QVERIFY_THROWS_EXCEPTION(Cancelled, nearestSolvable(BitVector::unit(70, 0),
                                                        {BitVector::ones(70)}, progress, &known));
    // Changing all of these lights makes every board solvable.
    QCOMPARE(known.lights, BitVector::unit(70, 0));
    QVERIFY(known.lowerBound <= 1);
}

LIGHTSOUT_TEST(NearestSolvableTest)
#include "NearestSolvableTest.moc"
