// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/ExactCover.h"

#include "graph/Families.h"

#include "tests/support/RandomCovers.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class ExactCoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWholeGameIsItsInfluenceMatrix_data();
    void theWholeGameIsItsInfluenceMatrix();
    void placedPressesLeaveTheRest();
    void partsShareNoItem();
    void tooLargeBoardsAreRefused();
    void findsAllCovers();
    void theCubesCodes();
    void leavesLargeSystemsToOtherMethods();
    void canBeCancelled();
};

void ExactCoverTest::theWholeGameIsItsInfluenceMatrix_data() {
    addRuleZoo();
}

void ExactCoverTest::theWholeGameIsItsInfluenceMatrix() {
    QFETCH(Rule, rule);
    const ExactCover cover = remainingCover(rule, BitVector(rule.vertexCount()));
    QCOMPARE(cover.itemCount(), rule.vertexCount());
    QCOMPARE(cover.optionCount(), rule.vertexCount());
    BitMatrix matrix(rule.vertexCount(), rule.vertexCount());
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        QCOMPARE(cover.lights[u], u);
        QCOMPARE(cover.presses[u], u);
        for (const std::uint32_t item : cover.itemsOf(u)) {
            matrix.flip(item, u);
        }
    }
    QVERIFY(matrix == rule.influenceMatrix());
}

// On a row of six cells, a press of the second one leaves three lights, and the two presses that
// change only those.
void ExactCoverTest::placedPressesLeaveTheRest() {
    const ExactCover cover = remainingCover(Lattice{1, 6}, BitVector::unit(6, 1));
    QVERIFY(cover.lights == std::vector<Vertex>({3, 4, 5}));
    QVERIFY(cover.presses == std::vector<Vertex>({4, 5}));
    QCOMPARE(cover.itemsOf(0).size(), std::size_t{3});
    QCOMPARE(cover.itemsOf(1).size(), std::size_t{2});
}

void ExactCoverTest::partsShareNoItem() {
    // The graph has two paths, an isolated vertex, and a vertex without any influence.
    Graph graph(7);
    graph.addEdge(0, 3);
    graph.addEdge(3, 5);
    graph.addEdge(1, 4);
    graph.setSelfInfluence(6, false);
    const ExactCover cover = remainingCover(graph, BitVector(7));
    const std::vector<ExactCover> parts = independentParts(cover);
    QCOMPARE(parts.size(), std::size_t{4});
    QVERIFY(parts[0].lights == std::vector<Vertex>({0, 3, 5}));
    QVERIFY(parts[0].presses == std::vector<Vertex>({0, 3, 5}));
    QVERIFY(parts[1].lights == std::vector<Vertex>({1, 4}));
    QVERIFY(parts[2].lights == std::vector<Vertex>({2}));
    QVERIFY(parts[3].lights == std::vector<Vertex>({6}));
    QVERIFY(parts[3].presses.empty());
    QCOMPARE(parts[0].itemsOf(1).size(), std::size_t{3});
    for (const std::uint32_t item : parts[0].itemsOf(1)) {
        QVERIFY(item < 3);
    }
    QVERIFY(independentParts(remainingCover(Rule(), BitVector())).empty());
}

void ExactCoverTest::tooLargeBoardsAreRefused() {
    QVERIFY(!tooLargeToTile(Lattice{.rows = 1000, .cols = 2000}));
    QVERIFY(tooLargeToTile(Lattice{.rows = 10'000, .cols = 10'000})->code ==
            ErrorCode::tooManyVertices);
    QVERIFY(tooLargeToTile(Lattice{.rows = 1000, .cols = 1000, .neighbours = Neighbours::rowColumn})
                ->code == ErrorCode::tooManyArcs);
}

void ExactCoverTest::findsAllCovers() {
    Random random(13);
    std::size_t total = 0;
    for (int round = 0; round < 300; ++round) {
        const ExactCover cover = randomCover(1 + random.below(8), random.below(13), random);
        Progress progress;
        auto covers = coversAmongSolutions(cover, progress);
        QVERIFY(covers.has_value());
        std::ranges::sort(*covers);
        const auto expected = allCovers(cover);
        total += expected.size();
        QVERIFY(*covers == expected);
    }
    QVERIFY(total > 100);
}

// The four pairs of opposite corners of the cube.
void ExactCoverTest::theCubesCodes() {
    Progress progress;
    const auto covers =
        coversAmongSolutions(remainingCover(hypercubeGraph(3), BitVector(8)), progress);
    QCOMPARE(covers->size(), std::size_t{4});
    for (const auto& cover : *covers) {
        QCOMPARE(cover.size(), std::size_t{2});
        QCOMPARE(cover[0] ^ cover[1], std::uint32_t{7});
    }
}

void ExactCoverTest::leavesLargeSystemsToOtherMethods() {
    Progress progress;
    QVERIFY(!coversAmongSolutions(remainingCover(Lattice{70, 70}, BitVector(4900)), progress));
    // Nullity 511 gives too many solutions to try.
    QVERIFY(!coversAmongSolutions(remainingCover(completeGraph(512), BitVector(512)), progress));
}

void ExactCoverTest::canBeCancelled() {
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(
        coversAmongSolutions(remainingCover(Lattice{30, 30}, BitVector(900)), progress), Cancelled);
}

LIGHTSOUT_TEST(ExactCoverTest)
#include "ExactCoverTest.moc"
