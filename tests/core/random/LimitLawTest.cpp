// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/LimitLaw.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "random/ExactLaw.h"
#include "tests/support/Lattices.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <numeric>

using namespace lightsout;

namespace {

LimitLaw lawOf(const Rule& rule, const BitVector& lights) {
    Progress progress;
    auto law = limitLaw(rule, lights, progress);
    return *std::move(law);
}

std::vector<std::string> fractions(const LimitLaw& law, const std::vector<BigInteger>& numbers) {
    std::vector<std::string> texts;
    for (const BigInteger& number : numbers) {
        texts.push_back(law.fraction(number));
    }
    return texts;
}

/// Returns the numerators for a smaller denominator than 2^N.
std::vector<BigInteger> over(const std::vector<BigInteger>& numbers, std::size_t droppedBits) {
    std::vector<BigInteger> result;
    for (const BigInteger& number : numbers) {
        result.push_back(number >> droppedBits);
    }
    return result;
}

} // namespace

class LimitLawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The two limits on 2 × 2 that the classes in the journal found, for 0 … 4 black cells.
    void twoByTwo() {
        const LimitLaw law = lawOf(grid(2, 2), BitVector(4));
        using Texts = std::vector<std::string>;
        QVERIFY(fractions(law, law.even) == (Texts{"1/8", "0", "3/4", "0", "1/8"}));
        QVERIFY(fractions(law, law.odd) == (Texts{"0", "1/2", "0", "1/2", "0"}));
        QCOMPARE(law.period(), std::size_t{2});
    }

    /// The values were recomputed by an independent simulation of all 512 boards; their average is
    /// binomial.
    void threeByThree() {
        const LimitLaw law = lawOf(grid(3, 3), BitVector(9));
        using Numbers = std::vector<BigInteger>;
        QVERIFY(over(law.even, 1) == (Numbers{1, 4, 16, 44, 66, 60, 40, 20, 5, 0}));
        QVERIFY(over(law.odd, 1) == (Numbers{0, 5, 20, 40, 60, 66, 44, 16, 4, 1}));
    }

    /// From all off, both limits together contain the reachable boards, all equally likely. Their
    /// numbers by black cells were recomputed by an independent script.
    void fiveByFiveReachesTheRightBoards() {
        const LimitLaw law = lawOf(grid(5, 5), BitVector(25));
        const std::vector<BigInteger> expected{
            1, 5, 72, 576, 3166, 13326, 44256, 119944, 270531, 511319, 816752, 1113504, 1300852};
        for (std::size_t w = 0; w <= 25; ++w) {
            // There are 2^22 boards at even and at odd times, so each board counts 8 in numerators
            // over 2^25.
            const BigInteger boards = (law.even[w] + law.odd[w]) / 8;
            QVERIFY(boards == expected[w < 13 ? w : 25 - w]);
        }
    }

    void otherReachableBoards_data() {
        QTest::addColumn<Rule>("rule");
        QTest::addColumn<QList<int>>("expected");
        QTest::newRow("2 x 3") << Rule(grid(2, 3)) << QList<int>{1, 0, 3, 8, 3, 0, 1};
        QTest::newRow("4 x 4") << Rule(grid(4, 4))
                               << QList<int>{1,   0,   4,   32,  132, 288, 444, 704, 886,
                                             704, 444, 288, 132, 32,  4,   0,   1};
        QTest::newRow("3 x 3 torus")
            << Rule(Lattice{.rows = 3, .cols = 3, .topology = Topology::torus})
            << QList<int>{1, 0, 0, 6, 9, 9, 6, 0, 0, 1};
    }

    void otherReachableBoards() {
        QFETCH(const Rule, rule);
        QFETCH(const QList<int>, expected);
        const LimitLaw law = lawOf(rule, BitVector(rule.vertexCount()));
        const int sum = std::accumulate(expected.begin(), expected.end(), 0);
        for (std::size_t w = 0; w <= rule.vertexCount(); ++w) {
            QVERIFY((law.even[w] + law.odd[w]) * sum ==
                    (BigInteger(2 * expected[static_cast<qsizetype>(w)]) << rule.vertexCount()));
        }
    }

    /// Compares with the exact law a long time after the start, including directed and aperiodic
    /// boards.
    void isWhatTheLawTendsTo() {
        Random random(8);
        Progress progress;
        int aperiodic = 0;
        for (int trial = 0; trial < 60; ++trial) {
            const std::size_t vertices = 1 + random.below(9);
            const Rule rule =
                randomGraph(vertices, 45, trial % 2 == 0, SelfInfluences::mixed, random);
            const BitVector lights = BitVector::random(vertices, random);
            const LimitLaw limit = lawOf(rule, lights);
            aperiodic += limit.period() == 1 ? 1 : 0;
            const auto table = PressLightTable::compute(rule, lights, 1, progress);
            const ExactLaw law(*table);
            for (const std::uint64_t time : {100'000U, 100'001U}) {
                const auto late = law.after(time);
                const auto expected = limit.probabilities(time % 2 == 1);
                for (std::size_t w = 0; w <= vertices; ++w) {
                    QVERIFY(std::abs(late[w] - expected[w]) < 1e-9);
                }
            }
            const auto lazy = law.after(100'000, Walk::lazy);
            for (std::size_t w = 0; w <= vertices; ++w) {
                QVERIFY(std::abs(lazy[w] - limit.lazyProbabilities()[w]) < 1e-9);
            }
            if (limit.parity) {
                QVERIFY(rule.parityOfToggled(*limit.parity) == BitVector::ones(vertices));
            }
        }
        QVERIFY(aperiodic > 0);
    }

    /// By Sutner's theorem, there is always such a z on an undirected graph with self-influence.
    void undirectedClosedBoardsHavePeriodTwo() {
        for (std::size_t rows = 1; rows <= 6; ++rows) {
            for (std::size_t cols = 1; cols <= 6; ++cols) {
                QCOMPARE(lawOf(grid(rows, cols), BitVector(rows * cols)).period(), std::size_t{2});
            }
        }
        QCOMPARE(lawOf(pathGraph(65), BitVector(65)).period(), std::size_t{2});
        Graph open(3, false);
        open.addEdge(0, 1);
        QCOMPARE(lawOf(open, BitVector(3)).period(), std::size_t{1}); // vertex 2 changes nothing
    }

    void largeBoardsAreExact() {
        const LimitLaw law = lawOf(grid(40, 50), BitVector::ones(2000));
        BigInteger even = 0;
        BigInteger odd = 0;
        for (std::size_t w = 0; w <= 2000; ++w) {
            QVERIFY(law.even[w] >= 0 && law.odd[w] >= 0);
            even += law.even[w];
            odd += law.odd[w];
        }
        QVERIFY(even == BigInteger(1) << 2000);
        QVERIFY(odd == BigInteger(1) << 2000);
        QVERIFY(std::abs(momentsOf(law.probabilities(false)).mean - 1000) < 1e-6);
    }

    void refusesLargeKernels() {
        Progress progress;
        const auto law = limitLaw(completeGraph(40), BitVector(40), progress);
        QVERIFY(!law && law.error().code == ErrorCode::tooManySteps);
        QVERIFY(limitLaw(completeGraph(12), BitVector(12), progress).hasValue());
    }

    void refusesLongLaws() {
        Progress progress;
        const auto law =
            limitLaw(Lattice{.rows = 3000, .cols = 3000}, BitVector(9'000'000), progress);
        QVERIFY(!law && law.error().code == ErrorCode::tableTooLarge);
    }

    void theEmptyBoardHasOneLaw() {
        const LimitLaw law = lawOf(Rule(), BitVector());
        QCOMPARE(law.fraction(law.even[0]), std::string("1"));
        QCOMPARE(law.period(), std::size_t{1});
    }

    /// Orthogonality in the form K_w(x) C(n, x) = K_x(w) C(n, w).
    void krawtchoukPolynomialsAreSymmetric() {
        for (const std::size_t n : {0U, 1U, 5U, 12U, 70U}) {
            const std::vector<BigInteger> binomials = krawtchouk(n, 0);
            for (std::size_t x = 0; x <= n; ++x) {
                const std::vector<BigInteger> values = krawtchouk(n, x);
                for (std::size_t w = 0; w <= n; ++w) {
                    QVERIFY(values[w] * binomials[x] == krawtchouk(n, w)[x] * binomials[w]);
                }
            }
        }
    }
};

LIGHTSOUT_TEST(LimitLawTest)
#include "LimitLawTest.moc"
