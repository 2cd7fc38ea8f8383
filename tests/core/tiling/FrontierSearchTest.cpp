// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/FrontierSearch.h"

#include "tests/support/RandomCovers.h"
#include "tests/support/Test.h"
#include "tiling/DancingLinks.h"

#include <QTest>

using namespace lightsout;

class FrontierSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAllCovers();
    void narrowBoardsLikeDancingLinks();
    void countsWhatCannotBeListed();
    void leavesWideProblemsToOtherMethods();
    void canBeCancelled();
};

namespace {

ExactCover coverOf(const Rule& rule) {
    return remainingCover(rule, BitVector(rule.vertexCount()));
}

} // namespace

void FrontierSearchTest::findsAllCovers() {
    Random random(11);
    std::size_t total = 0;
    for (int round = 0; round < 400; ++round) {
        Progress progress;
        for (const ExactCover& part :
             independentParts(randomCover(1 + random.below(8), random.below(14), random))) {
            auto search = FrontierSearch::build(part, progress);
            QVERIFY(search.has_value());
            const auto expected = allCovers(part);
            total += expected.size();
            QVERIFY(search->count() == expected.size());
            for (int time = 0; time < 2; ++time) { // the search starts over
                QVERIFY(listedCovers([&] { return search->next(); },
                                     [&] { return search->chosen(); }) == expected);
            }
        }
    }
    QVERIFY(total > 100);
}

void FrontierSearchTest::narrowBoardsLikeDancingLinks() {
    for (const Topology topology : {Topology::plane, Topology::cylinder, Topology::torus}) {
        for (std::size_t rows = 1; rows <= 3; ++rows) {
            for (std::size_t cols = 1; cols <= 24; ++cols) {
                for (const bool selfInfluence : {true, false}) {
                    const ExactCover cover =
                        coverOf(Lattice{rows, cols, topology, Neighbours::plus, selfInfluence});
                    for (const ExactCover& part : independentParts(cover)) {
                        Progress progress;
                        auto search = FrontierSearch::build(part, progress);
                        QVERIFY(search.has_value());
                        DancingLinks links(part);
                        QVERIFY(listedCovers([&] { return search->next(); },
                                             [&] { return search->chosen(); }) ==
                                listedCovers([&] { return links.next(progress); },
                                             [&] { return links.chosen(); }));
                    }
                }
            }
        }
    }
}

// Items come in pairs, each of which is covered by either of two options, so the number of covers
// grows exponentially.
void FrontierSearchTest::countsWhatCannotBeListed() {
    ExactCover cover;
    constexpr std::uint32_t items = 300;
    for (std::uint32_t item = 0; item < items; ++item) {
        cover.lights.push_back(item);
    }
    const auto add = [&cover](std::initializer_list<std::uint32_t> covered) {
        cover.presses.push_back(cover.presses.size());
        cover.covered.insert(cover.covered.end(), covered);
        cover.starts.push_back(cover.covered.size());
    };
    for (std::uint32_t item = 0; item < items; item += 2) {
        add({item, item + 1});
        add({item, item + 1});
        if (item + 2 < items) {
            add({item + 1, item + 2}); // joins the pairs, but belongs to no cover
        }
    }
    QCOMPARE(independentParts(cover).size(), std::size_t{1});
    Progress progress;
    auto search = FrontierSearch::build(cover, progress);
    QVERIFY(search.has_value());
    QVERIFY(search->count() == boost::multiprecision::cpp_int(1) << 150);
    QVERIFY(search->next());
    QCOMPARE(search->chosen().size(), std::size_t{150});
    QVERIFY(search->next());
}

void FrontierSearchTest::leavesWideProblemsToOtherMethods() {
    Progress progress;
    QVERIFY(!FrontierSearch::build(coverOf(Lattice{50, 50}), progress));
    QVERIFY(FrontierSearch::build(coverOf(Lattice{4, 500}), progress).has_value());
    QVERIFY(FrontierSearch::build(coverOf(Lattice{500, 4}), progress).has_value());
}

void FrontierSearchTest::canBeCancelled() {
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(FrontierSearch::build(coverOf(Lattice{4, 500}), progress), Cancelled);
}

LIGHTSOUT_TEST(FrontierSearchTest)
#include "FrontierSearchTest.moc"
