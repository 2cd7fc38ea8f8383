// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/PressBound.h"

#include "graph/Families.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class PressBoundTest : public QObject {
    Q_OBJECT

private slots:
    void neverTooHigh();
    void perfectCodesAttainIt();
    void roundsUpExactly();
};

void PressBoundTest::neverTooHigh() {
    Random random(1);
    for (int i = 0; i < 100; ++i) {
        const std::size_t vertices = 1 + random.below(9);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        for (unsigned bits = 0; bits < 1U << vertices; ++bits) {
            BitVector presses(vertices);
            presses.words().front() = bits;
            QVERIFY(fewestConceivablePresses(rule, rule.changedBy(presses)) <= presses.count());
        }
    }
}

void PressBoundTest::perfectCodesAttainIt() {
    const auto boundOfAllOn = [](const Rule& rule) {
        return fewestConceivablePresses(rule, BitVector::ones(rule.vertexCount()));
    };
    QCOMPARE(boundOfAllOn(hypercubeGraph(7)), std::size_t{16});
    QCOMPARE(boundOfAllOn(completeGraph(40)), std::size_t{1});
    QCOMPARE(boundOfAllOn(Lattice{.rows = 10, .cols = 10, .topology = Topology::torus}),
             std::size_t{20});
    // Corners count as more than a fifth of a press.
    QCOMPARE(boundOfAllOn(Lattice{.rows = 4, .cols = 4}), std::size_t{4});
}

void PressBoundTest::roundsUpExactly() {
    // Ninety-nine lights count as a ninety-ninth of a press each, and one light is isolated.
    Graph graph = completeGraph(99);
    QCOMPARE(fewestConceivablePresses(graph, BitVector::ones(99)), std::size_t{1});
    graph.addVertex();
    QCOMPARE(fewestConceivablePresses(graph, BitVector::ones(100)), std::size_t{2});
    QCOMPARE(fewestConceivablePresses(graph, BitVector(100)), std::size_t{0});
    QCOMPARE(fewestConceivablePresses(Graph(), BitVector()), std::size_t{0});
}

LIGHTSOUT_TEST(PressBoundTest)
#include "PressBoundTest.moc"
