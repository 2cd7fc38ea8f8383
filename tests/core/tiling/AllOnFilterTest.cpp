// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/AllOnFilter.h"

#include "graph/Families.h"
#include "tests/support/RandomCovers.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class AllOnFilterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAllCovers();
    void theCubesCodes();
    void leavesLargeSystemsToOtherMethods();
    void canBeCancelled();
};

void AllOnFilterTest::findsAllCovers() {
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
void AllOnFilterTest::theCubesCodes() {
    Progress progress;
    const auto covers =
        coversAmongSolutions(remainingCover(hypercubeGraph(3), BitVector(8)), progress);
    QCOMPARE(covers->size(), std::size_t{4});
    for (const auto& cover : *covers) {
        QCOMPARE(cover.size(), std::size_t{2});
        QCOMPARE(cover[0] ^ cover[1], std::uint32_t{7});
    }
}

void AllOnFilterTest::leavesLargeSystemsToOtherMethods() {
    Progress progress;
    QVERIFY(!coversAmongSolutions(remainingCover(Lattice{70, 70}, BitVector(4900)), progress));
    // Nullity 511 gives too many solutions to try.
    QVERIFY(!coversAmongSolutions(remainingCover(completeGraph(512), BitVector(512)), progress));
}

void AllOnFilterTest::canBeCancelled() {
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(
        coversAmongSolutions(remainingCover(Lattice{30, 30}, BitVector(900)), progress), Cancelled);
}

LIGHTSOUT_TEST(AllOnFilterTest)
#include "AllOnFilterTest.moc"
