// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/Obstruction.h"

#include "graph/Families.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"
#include "tiling/Tiles.h"
#include "tiling/TilingSearch.h"

#include <QTest>

#include <utility>

using namespace lightsout;

using Event = DancingLinks::Event;
using Kind = Obstruction::Kind;

class ObstructionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLightThatNoPressChanges();
    void sizesThatDoNotDivide();
    void partsAreExaminedSeparately();
    void proofsOfRectangles_data();
    void proofsOfRectangles();
    void longProofsAreCutShort();
    void searchesAreRecordedToTheEnd();
    void canBeCancelled();
    void setsAreMinimalAndUncoverable();
    void gridsHaveSmallSets();
    void aSearchThatIsCutOffProvesNothing();
    void workIsCancelled();
};

namespace {

std::optional<BitVector> setOf(const Rule& rule) {
    Progress progress;
    // The proof of an obstruction is not recorded again, and leads to the same lights.
    const auto lights = uncoverableLights(rule, {}, progress);
    const Obstruction found = findObstruction(rule, maxSearchMoves, progress);
    const bool isSame = found.kind != Obstruction::Kind::search ||
                        uncoverableLights(rule, found, progress) == lights;
    return isSame ? lights : std::nullopt;
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

Obstruction obstruction(const Rule& rule, std::size_t maxMoves = 1000) {
    Progress progress;
    return findObstruction(rule, maxMoves, progress);
}

/// Checks a proof move by move: each choice must offer all presses that can change the light, and
/// each dead end must be real.
bool isProof(const Rule& rule, const RecordedSearch& proof) {
    BitVector presses(rule.vertexCount());
    std::vector<std::pair<Vertex, std::size_t>> choices; // light, and presses still to try
    for (const SearchMove& move : proof.moves) {
        const auto placement = placeTiles(rule, presses);
        if (!placement) {
            return false;
        }
        switch (move.event) {
        case Event::placed: {
            if (!choices.empty() && choices.back().first == move.light &&
                choices.back().second > 0 && !presses[move.vertex] &&
                choices.size() == presses.count() + 1) {
                --choices.back().second;
            } else {
                std::size_t possible = 0;
                placement->allowed.forEachOne([&](Vertex u) {
                    rule.forEachToggled(u,
                                        [&](Vertex v) { possible += v == move.light ? 1U : 0U; });
                });
                if (possible != move.choices) {
                    return false;
                }
                choices.emplace_back(move.light, move.choices - 1);
            }
            if (!placement->allowed[move.vertex]) {
                return false;
            }
            presses.flip(move.vertex);
            break;
        }
        case Event::deadEnd:
            if (!placement->dead[move.vertex]) {
                return false;
            }
            break;
        case Event::takenBack:
            presses.flip(move.vertex);
            while (choices.size() > presses.count() + 1) {
                if (choices.back().second != 0) {
                    return false;
                }
                choices.pop_back();
            }
            break;
        default:
            return false;
        }
    }
    return proof.isComplete && presses.none();
}

} // namespace

void ObstructionTest::aLightThatNoPressChanges() {
    Graph graph(3);
    graph.setSelfInfluence(2, false);
    const Obstruction found = obstruction(graph);
    QVERIFY(found.kind == Kind::darkLight);
    QCOMPARE(found.light, Vertex{2});
}

void ObstructionTest::sizesThatDoNotDivide() {
    const Obstruction torus = obstruction(Lattice{6, 7, Topology::torus});
    QVERIFY(torus.kind == Kind::sizes);
    QCOMPARE(torus.divisor, std::size_t{5});
    QCOMPARE(torus.lights, std::size_t{42});
    QVERIFY(obstruction(generalizedPetersenGraph(5, 2)).kind == Kind::sizes);
}

// The triangle with a tail has a tiling, but the cycle of four does not.
void ObstructionTest::partsAreExaminedSeparately() {
    Graph graph(7);
    graph.addEdge(0, 1);
    graph.addEdge(1, 2);
    for (Vertex v = 3; v < 7; ++v) {
        graph.addEdge(v, v == 6 ? 3 : v + 1);
    }
    const Obstruction found = obstruction(graph);
    QVERIFY(found.kind == Kind::sizes);
    QCOMPARE(found.divisor, std::size_t{3});
    QCOMPARE(found.lights, std::size_t{4});
}

void ObstructionTest::proofsOfRectangles_data() {
    QTest::addColumn<Rule>("rule");
    QTest::newRow("3 x 3") << Rule(Lattice{3, 3});
    QTest::newRow("4 x 5") << Rule(Lattice{4, 5});
    QTest::newRow("8 x 8") << Rule(Lattice{8, 8});
    QTest::newRow("60 x 60") << Rule(Lattice{60, 60});
    QTest::newRow("cylinder 9 x 9") << Rule(Lattice{9, 9, Topology::cylinder});
    QTest::newRow("dodecahedron") << Rule(generalizedPetersenGraph(10, 2));
}

// The proof for large rectangles stays in a corner, so it does not grow with the board.
void ObstructionTest::proofsOfRectangles() {
    QFETCH(Rule, rule);
    const Obstruction found = obstruction(rule);
    QVERIFY(found.kind == Kind::search);
    QVERIFY(found.proof.moves.size() < 80);
    QVERIFY(isProof(rule, found.proof));
}

void ObstructionTest::longProofsAreCutShort() {
    QVERIFY(obstruction(Lattice{8, 8}, 10).kind == Kind::unknown);
}

void ObstructionTest::searchesAreRecordedToTheEnd() {
    Progress progress;
    const ExactCover cover = remainingCover(Lattice{4, 4}, BitVector(16));
    const RecordedSearch whole = recordSearch(cover, 100'000, progress);
    QVERIFY(whole.isComplete);
    QCOMPARE(whole.found, std::size_t{2});
    const RecordedSearch begin = recordSearch(cover, 5, progress);
    QVERIFY(!begin.isComplete);
    QCOMPARE(begin.moves.size(), std::size_t{5});
    QVERIFY(std::equal(begin.moves.begin(), begin.moves.end(), whole.moves.begin()));
}

void ObstructionTest::canBeCancelled() {
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN(findObstruction(Lattice{8, 8}, 1000, progress), Cancelled);
}

void ObstructionTest::setsAreMinimalAndUncoverable() {
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

void ObstructionTest::gridsHaveSmallSets() {
    for (const std::size_t side : {3U, 5U, 8U, 20U}) {
        const auto set = setOf(Lattice{.rows = side, .cols = side});
        QVERIFY(set && set->count() < 20);
    }
    QVERIFY(!setOf(Lattice{.rows = 4, .cols = 4})); // this board has a tiling
    QVERIFY(!setOf(Rule()));
}

// Three lights stay in this set because the search without them exceeds its limit. If such a search
// were taken for a proof, the set would have 63 lights.
void ObstructionTest::aSearchThatIsCutOffProvesNothing() {
    const auto set = setOf(
        Lattice{.rows = 10, .cols = 15, .topology = Topology::cylinder, .selfInfluence = false});
    // Of the lights of the search, 66 are necessary, which are too many. With fewer moves for each
    // search that removes one, 63 would seem to be.
    QVERIFY(!set.has_value());
}

void ObstructionTest::workIsCancelled() {
    Progress progress;
    progress.cancel();
    QVERIFY_EXCEPTION_THROWN((void)uncoverableLights(Lattice{.rows = 9, .cols = 9}, {}, progress),
                             Cancelled);
}

LIGHTSOUT_TEST(ObstructionTest)
#include "ObstructionTest.moc"
