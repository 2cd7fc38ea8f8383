// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/Heuristics.h"

#include "gf2/Elimination.h"
#include "graph/Families.h"

#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class HeuristicsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysInTheCoset();
    void findsWhatWasHidden();
    void reportsBetterVectors();
    void cancelsSampling();
    void agreesWithAllPresses();
    void perfectCodes_data();
    void perfectCodes();
    void nothingToChange();
    void noneWithinTheLimit();
    void givesUp();
    void cancelsCovering();
};

namespace {

std::vector<BitVector> systematicBasis(std::size_t size, std::size_t entries, Random& random) {
    std::vector<BitVector> basis;
    for (std::size_t i = 0; i < size; ++i) {
        // The vectors are independent, because each is the only one with a 1 at a certain position.
        BitVector vector = BitVector::random(entries, random);
        for (std::size_t place = 0; place < size; ++place) {
            vector.set(place, place == i);
        }
        basis.push_back(vector);
    }
    return basis;
}

std::size_t dimensionOf(const std::vector<BitVector>& vectors, std::size_t entries) {
    Progress progress;
    return reducedEchelonForm(BitMatrix::fromRows(vectors, entries), entries, progress).rank();
}

constexpr std::uint64_t enoughNodes = 1'000'000;

} // namespace

void HeuristicsTest::staysInTheCoset() {
    Random random(1);
    for (const std::size_t entries : {1U, 63U, 64U, 65U, 200U}) {
        const std::vector<BitVector> basis =
            systematicBasis(std::min<std::size_t>(entries, 20), entries, random);
        const BitVector offset = BitVector::random(entries, random);
        Progress progress;
        const BitVector light = lightVector(offset, basis, 10, progress);
        QVERIFY(light.count() <= offset.count());
        std::vector<BitVector> withDifference = basis;
        withDifference.push_back(light ^ offset);
        QCOMPARE(dimensionOf(withDifference, entries), basis.size());
        QCOMPARE(lightVector(offset, basis, 10, progress), light);
    }
    Progress progress;
    QCOMPARE(lightVector(BitVector::ones(5), {}, 3, progress), BitVector::ones(5));
}

// A vector with six 1s among 120 positions is hidden by adding a random sum of sixty vectors.
void HeuristicsTest::findsWhatWasHidden() {
    Random random(2);
    const std::vector<BitVector> basis = systematicBasis(60, 120, random);
    BitVector offset(120);
    for (int i = 0; i < 6; ++i) {
        offset.set(random.below(120));
    }
    const std::size_t hidden = offset.count();
    for (const BitVector& vector : basis) {
        if (random.below(2) == 1) {
            offset ^= vector;
        }
    }
    QVERIFY(offset.count() > 30);
    Progress progress;
    QVERIFY(lightVector(offset, basis, 200, progress).count() <= hidden);
}

void HeuristicsTest::reportsBetterVectors() {
    Random random(3);
    const std::vector<BitVector> basis = systematicBasis(40, 100, random);
    std::size_t least = 100;
    Progress progress;
    const BitVector light =
        lightVector(BitVector::ones(100), basis, 20, progress, [&](const BitVector& better) {
            QVERIFY(better.count() < least);
            least = better.count();
        });
    QCOMPARE(light.count(), least);
}

void HeuristicsTest::cancelsSampling() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             lightVector(BitVector(2), {BitVector::ones(2)}, 1, progress));
}

void HeuristicsTest::agreesWithAllPresses() {
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
void HeuristicsTest::perfectCodes_data() {
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

void HeuristicsTest::perfectCodes() {
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

void HeuristicsTest::nothingToChange() {
    Progress progress;
    for (const std::size_t vertices : {0U, 1U, 65U}) {
        const CoverSearchResult found =
            searchCovers(Graph(vertices, false), BitVector(vertices), 0, 1, progress);
        QVERIFY(found.isComplete);
        QCOMPARE(found.presses, BitVector(vertices));
        QCOMPARE(found.count, std::uint64_t{1});
    }
}

void HeuristicsTest::noneWithinTheLimit() {
    Progress progress;
    const Rule rule(Lattice{.rows = 5, .cols = 5});
    const CoverSearchResult found =
        searchCovers(rule, BitVector::ones(25), 14, enoughNodes, progress);
    QVERIFY(found.isComplete);
    QCOMPARE(found.count, std::uint64_t{0});
    QCOMPARE(found.presses.size(), std::size_t{0});
}

void HeuristicsTest::givesUp() {
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

void HeuristicsTest::cancelsCovering() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             searchCovers(Graph(5), BitVector::ones(5), 5, enoughNodes, progress));
}

LIGHTSOUT_TEST(HeuristicsTest)
#include "HeuristicsTest.moc"
