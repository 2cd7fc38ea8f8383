// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CoverSearch.h"

#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class CoverSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAllPresses();
    void perfectCodes_data();
    void perfectCodes();
    void nothingToChange();
    void noneWithinTheLimit();
    void givesUp();
    void cancels();
};

namespace {

constexpr std::uint64_t enoughNodes = 1'000'000;

} // namespace

void CoverSearchTest::agreesWithAllPresses() {
    Random random(1);
    for (int i = 0; i < 300; ++i) {
        const std::size_t vertices = 1 + random.below(9);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        const BitVector difference = rule.changedBy(BitVector::random(vertices, random));
        std::size_t least = vertices + 1;
        std::uint64_t ways = 0;
        for (unsigned bits = 0; bits < 1U << vertices; ++bits) {
            BitVector presses(vertices);
            presses.words().front() = bits;
            if (rule.changedBy(presses) != difference) {
                continue;
            }
            ways = presses.count() < least ? 1 : ways + (presses.count() == least ? 1 : 0);
            least = std::min(least, presses.count());
        }
        Progress progress;
        const CoverSearchResult found =
            searchCovers(rule, difference, vertices, enoughNodes, progress);
        QVERIFY(found.isComplete);
        QCOMPARE(rule.changedBy(found.presses), difference);
        QCOMPARE(found.presses.count(), least);
        QCOMPARE(found.count, ways);
    }
}

// Reference data, section 6: the numbers of perfect codes.
void CoverSearchTest::perfectCodes_data() {
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<std::size_t>("presses");
    QTest::addColumn<std::uint64_t>("ways");
    QTest::newRow("Q3") << Rule(hypercubeGraph(3)) << std::size_t{2} << std::uint64_t{4};
    QTest::newRow("Q7") << Rule(hypercubeGraph(7)) << std::size_t{16} << std::uint64_t{240};
    QTest::newRow("K40") << Rule(completeGraph(40)) << std::size_t{1} << std::uint64_t{40};
    QTest::newRow("4 x 4") << Rule(Lattice{.rows = 4, .cols = 4}) << std::size_t{4}
                           << std::uint64_t{2};
    QTest::newRow("10 x 10 torus")
        << Rule(Lattice{.rows = 10, .cols = 10, .topology = Topology::torus}) << std::size_t{20}
        << std::uint64_t{10};
}

void CoverSearchTest::perfectCodes() {
    QFETCH(Rule, rule);
    QFETCH(std::size_t, presses);
    QFETCH(std::uint64_t, ways);
    Progress progress;
    const CoverSearchResult found =
        searchCovers(rule, BitVector::ones(rule.vertexCount()), presses, enoughNodes, progress);
    QVERIFY(found.isComplete);
    QCOMPARE(found.presses.count(), presses);
    QCOMPARE(found.count, ways);
}

void CoverSearchTest::nothingToChange() {
    Progress progress;
    for (const std::size_t vertices : {0U, 1U, 65U}) {
        const CoverSearchResult found =
            searchCovers(Graph(vertices, false), BitVector(vertices), 0, 1, progress);
        QVERIFY(found.isComplete);
        QCOMPARE(found.presses, BitVector(vertices));
        QCOMPARE(found.count, std::uint64_t{1});
    }
}

void CoverSearchTest::noneWithinTheLimit() {
    Progress progress;
    const Rule rule(Lattice{.rows = 5, .cols = 5});
    const CoverSearchResult found =
        searchCovers(rule, BitVector::ones(25), 14, enoughNodes, progress);
    QVERIFY(found.isComplete);
    QCOMPARE(found.count, std::uint64_t{0});
    QCOMPARE(found.presses.size(), std::size_t{0});
}

void CoverSearchTest::givesUp() {
    Progress progress;
    const Rule rule(Lattice{.rows = 20, .cols = 20});
    std::size_t told = 0;
    const CoverSearchResult found =
        searchCovers(rule, BitVector::ones(400), 400, 1000, progress, [&](const BitVector& better) {
            QVERIFY(better.count() <= 400);
            ++told;
        });
    QVERIFY(!found.isComplete);
    QCOMPARE(told > 0, found.count > 0);
}

void CoverSearchTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             searchCovers(Graph(5), BitVector::ones(5), 5, enoughNodes, progress));
}

LIGHTSOUT_TEST(CoverSearchTest)
#include "CoverSearchTest.moc"
