// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/DancingLinks.h"

#include "tests/support/RandomCovers.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

using Event = DancingLinks::Event;

class DancingLinksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAllCovers();
    void eachStepMakesSense();
    void nothingToCover();
    void anItemWithoutOptions();
    void canBeCancelled();
};

void DancingLinksTest::findsAllCovers() {
    Random random(7);
    std::size_t total = 0;
    for (int round = 0; round < 300; ++round) {
        const ExactCover cover = randomCover(1 + random.below(8), random.below(13), random);
        DancingLinks links(cover);
        Progress progress;
        const auto expected = allCovers(cover);
        total += expected.size();
        for (int time = 0; time < 2; ++time) { // the search starts over
            QVERIFY(listedCovers([&] { return links.next(progress); },
                                 [&] { return links.chosen(); }) == expected);
        }
    }
    QVERIFY(total > 100);
}

// Follows a search on a 4 × 4 board step by step: placed options must fit, dead ends must be real,
// undone options must be the last placed, and the completed fraction must only grow.
void DancingLinksTest::eachStepMakesSense() {
    const Rule rule = Lattice{4, 4};
    const ExactCover cover = remainingCover(rule, BitVector(16));
    DancingLinks links(cover);
    std::vector<std::uint32_t> placed;
    std::vector<int> times(16);
    const auto options = [&](std::uint32_t item) {
        std::size_t count = 0;
        for (std::uint32_t option = 0; option < cover.optionCount(); ++option) {
            const auto items = cover.itemsOf(option);
            const bool fits =
                std::ranges::all_of(items, [&](std::uint32_t i) { return times[i] == 0; });
            count += fits && std::ranges::find(items, item) != items.end() ? 1U : 0U;
        }
        return count;
    };
    double done = 0;
    std::size_t found = 0;
    std::size_t deadEnds = 0;
    DancingLinks::Step step;
    do {
        step = links.step();
        switch (step.event) {
        case Event::placed:
            for (const std::uint32_t item : cover.itemsOf(step.subject)) {
                QCOMPARE(times[item]++, 0);
            }
            placed.push_back(step.subject);
            QVERIFY(step.choices > 0);
            break;
        case Event::deadEnd:
            ++deadEnds;
            QCOMPARE(times[step.subject], 0);
            QCOMPARE(options(step.subject), std::size_t{0});
            break;
        case Event::takenBack:
            QCOMPARE(step.subject, placed.back());
            placed.pop_back();
            for (const std::uint32_t item : cover.itemsOf(step.subject)) {
                --times[item];
            }
            break;
        case Event::found:
            ++found;
            QVERIFY(std::ranges::all_of(times, [](int count) { return count == 1; }));
            break;
        case Event::finished:
            QVERIFY(placed.empty());
        }
        QVERIFY(links.chosen() == placed);
        if (step.event != Event::finished) {
            QVERIFY(links.fraction() >= done - 1e-6 && links.fraction() <= 1);
            done = links.fraction();
        }
    } while (step.event != Event::finished);
    // Livingston and Stout, "Perfect dominating sets", 1990: the 4 × 4 grid has perfect codes.
    QCOMPARE(found, std::size_t{2});
    QVERIFY(deadEnds > 0);
}

void DancingLinksTest::nothingToCover() {
    DancingLinks links{ExactCover()};
    Progress progress;
    QVERIFY(links.next(progress));
    QVERIFY(links.chosen().empty());
    QVERIFY(!links.next(progress));
}

void DancingLinksTest::anItemWithoutOptions() {
    ExactCover cover;
    cover.lights = {5};
    DancingLinks links(cover);
    const DancingLinks::Step step = links.step();
    QVERIFY(step.event == Event::deadEnd);
    QCOMPARE(step.subject, std::uint32_t{0});
    QVERIFY(links.step().event == Event::finished);
}

void DancingLinksTest::canBeCancelled() {
    DancingLinks links(remainingCover(Lattice{30, 30}, BitVector(900)));
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(links.next(progress), Cancelled);
}

LIGHTSOUT_TEST(DancingLinksTest)
#include "DancingLinksTest.moc"
