// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/UncoverableLights.h"

#include "graph/Families.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"
#include "tiling/TilingSearch.h"

#include <QTest>

using namespace lightsout;

namespace {

std::optional<BitVector> setOf(const Rule& rule) {
    Progress progress;
    return uncoverableLights(rule, progress);
}

/// Returns true if some presses change each light of the set once and no light twice. Tries all of
/// them.
bool canBeCovered(const Rule& rule, const BitVector& set) {
    const std::size_t vertices = rule.vertexCount();
    for (std::uint32_t presses = 0; presses < std::uint32_t{1} << vertices; ++presses) {
        std::vector<int> changes(vertices);
        for (Vertex u = 0; u < vertices; ++u) {
            if (((presses >> u) & 1U) != 0) {
                rule.forEachToggled(u, [&](Vertex v) { ++changes[v]; });
            }
        }
        bool isCover = true;
        for (Vertex v = 0; v < vertices; ++v) {
            isCover = isCover && changes[v] <= 1 && (!set[v] || changes[v] == 1);
        }
        if (isCover) {
            return true;
        }
    }
    return false;
}

} // namespace

class UncoverableLightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setsAreMinimalAndUncoverable() {
        Random random(3);
        Progress progress;
        int found = 0;
        for (int i = 0; i < 200; ++i) {
            const Rule rule =
                randomGraph(1 + random.below(10), 35, i % 3 == 0, SelfInfluences::mixed, random);
            const auto set = setOf(rule);
            auto search = TilingSearch::build(rule, progress);
            QCOMPARE(set.has_value(), !search->next(progress));
            if (!set) {
                continue;
            }
            ++found;
            QVERIFY(!canBeCovered(rule, *set));
            set->forEachOne([&](std::size_t light) {
                BitVector fewer = *set;
                fewer.flip(light);
                QVERIFY(canBeCovered(rule, fewer));
            });
        }
        QVERIFY(found > 50);
    }

    void gridsHaveSmallSets() {
        for (const std::size_t side : {3U, 5U, 8U, 20U}) {
            const auto set = setOf(Lattice{.rows = side, .cols = side});
            QVERIFY(set && set->count() < 20);
        }
        QVERIFY(!setOf(Lattice{.rows = 4, .cols = 4})); // this board has a tiling
        QVERIFY(!setOf(Rule()));
    }

    void workIsCancelled() {
        Progress progress;
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN((void)uncoverableLights(Lattice{.rows = 9, .cols = 9}, progress),
                                 Cancelled);
    }
};

LIGHTSOUT_TEST(UncoverableLightsTest)
#include "UncoverableLightsTest.moc"
