// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/CountChain.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "random/ExactLaw.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

std::variant<CountChain, ChainWitness> decide(const Rule& rule) {
    Progress progress;
    return decideCountChain(rule, progress);
}

using Texts = std::vector<std::vector<std::string>>;

Texts texts(const FractionMatrix& matrix) {
    Texts result;
    for (const auto& row : matrix.numerators) {
        result.emplace_back();
        for (const BigInteger& numerator : row) {
            result.back().push_back(fractionText(numerator, matrix.denominator));
        }
    }
    return result;
}

/// Returns the result by definition: boards with the same number of lights on lead to the same
/// numbers.
bool isChainByDefinition(const Rule& rule) {
    const std::size_t vertices = rule.vertexCount();
    std::map<std::size_t, std::vector<std::size_t>> next;
    for (std::uint64_t board = 0; board < std::uint64_t{1} << vertices; ++board) {
        BitVector lights(vertices);
        for (Vertex v = 0; v < vertices; ++v) {
            lights.set(v, ((board >> v) & 1U) != 0);
        }
        const auto counts = nextCounts(rule, lights);
        if (next.try_emplace(lights.count(), counts).first->second != counts) {
            return false;
        }
    }
    return true;
}

} // namespace

class CountChainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Compares states, matrix and witnesses with the definition on the reachable boards.
    void reachableBoardsAreDecidedByTheDefinition() {
        Random random(21);
        Progress progress;
        int chains = 0;
        int onlyThere = 0;
        for (int i = 0; i < 400; ++i) {
            const std::size_t vertices = random.below(7);
            const Rule rule = randomGraph(vertices, 50, i % 2 == 0, SelfInfluences::mixed, random);
            const BitVector lights = BitVector::random(vertices, random);
            std::set<std::string> reached;
            std::map<std::size_t, std::vector<std::size_t>> next;
            bool isChain = true;
            for (std::uint32_t set = 0; set < std::uint32_t{1} << vertices; ++set) {
                BitVector presses(vertices);
                for (Vertex v = 0; v < vertices; ++v) {
                    presses.set(v, ((set >> v) & 1U) != 0);
                }
                const BitVector board = lights ^ rule.changedBy(presses);
                reached.insert(board.toString());
                const auto counts = nextCounts(rule, board);
                isChain =
                    next.try_emplace(board.count(), counts).first->second == counts && isChain;
            }
            const auto answer = decideCountChainFrom(rule, lights, progress);
            QVERIFY(answer.hasValue());
            if (const auto* witness = std::get_if<ChainWitness>(&*answer)) {
                QVERIFY(!isChain);
                QVERIFY(reached.contains(witness->first.toString()));
                QVERIFY(reached.contains(witness->second.toString()));
                QCOMPARE(witness->first.count(), witness->second.count());
                QVERIFY(nextCounts(rule, witness->first) != nextCounts(rule, witness->second));
                continue;
            }
            QVERIFY(isChain);
            ++chains;
            onlyThere += std::holds_alternative<ChainWitness>(decide(rule)) ? 1 : 0;
            const auto& chain = std::get<CountChain>(*answer);
            QCOMPARE(chain.states.size(), next.size());
            const FractionMatrix matrix = chain.transition();
            for (std::size_t row = 0; row < chain.states.size(); ++row) {
                BigInteger sum = 0;
                for (std::size_t column = 0; column < chain.states.size(); ++column) {
                    // The chain of the empty board stays in its only state.
                    QCOMPARE(chain.presses[row][column],
                             vertices == 0 ? 1 : next.at(chain.states[row])[chain.states[column]]);
                    sum += matrix.numerators[row][column];
                }
                QVERIFY(sum == matrix.denominator);
            }
        }
        QVERIFY(chains > 20 && onlyThere > 5);
    }

    /// Witnesses are close together, so large boards are fast; so are boards whose whole chain is
    /// lumpable.
    void largeBoardsAreDecidedToo() {
        Progress progress;
        const Rule grid = Lattice{.rows = 60, .cols = 60};
        const auto no = decideCountChainFrom(grid, BitVector(3600), progress);
        QVERIFY(std::holds_alternative<ChainWitness>(*no));
        const auto yes = decideCountChainFrom(Graph(80), BitVector::unit(80, 3), progress);
        QCOMPARE(std::get<CountChain>(*yes).states.size(), std::size_t{81});
        const auto two =
            decideCountChainFrom(completeGraph(100), BitVector::unit(100, 3), progress);
        QVERIFY((std::get<CountChain>(*two).states == std::vector<std::size_t>{1, 99}));
    }

    /// The matrices P, Q and R for 2 × 2 are those of the French teachers' journal, with its
    /// correction: two black cells lead to one or three.
    void twoByTwo() {
        const Rule rule = Lattice{.rows = 2, .cols = 2};
        const auto answer = decide(rule);
        const auto* chain = std::get_if<CountChain>(&answer);
        QVERIFY(chain != nullptr);
        QVERIFY(texts(chain->transition()) == (Texts{{"0", "0", "0", "1", "0"},
                                                     {"0", "0", "3/4", "0", "1/4"},
                                                     {"0", "1/2", "0", "1/2", "0"},
                                                     {"1/4", "0", "3/4", "0", "0"},
                                                     {"0", "1", "0", "0", "0"}}));
        Progress progress;
        const auto limits = chainLimits(rule, progress);
        const std::vector<std::string> even{"1/8", "0", "3/4", "0", "1/8"};
        const std::vector<std::string> odd{"0", "1/2", "0", "1/2", "0"};
        QVERIFY(texts(limits->even) == (Texts{even, odd, even, odd, even}));
        QVERIFY(texts(limits->odd) == (Texts{odd, even, odd, even, odd}));
        QVERIFY(texts(limits->lazy) == Texts(5, {"1/16", "1/4", "3/8", "1/4", "1/16"})); // binomial
        // The powers tend to these limits.
        const FractionMatrix late = chain->power(60, Walk::plain, progress);
        for (std::size_t i = 0; i < 5; ++i) {
            for (std::size_t j = 0; j < 5; ++j) {
                QVERIFY(std::abs(quotient(late.numerators[i][j], late.denominator) -
                                 quotient(limits->even.numerators[i][j],
                                          limits->even.denominator)) < 1e-12);
            }
        }
    }

    void powersAreTheExactLaw() {
        Progress progress;
        const Rule rule = circulantGraph(6, {1, 2}); // all vertices except the opposite one
        const auto answer = decide(rule);
        QVERIFY(std::holds_alternative<CountChain>(answer));
        const BitVector lights = *BitVector::fromString("110000");
        const auto table = PressLightTable::compute(rule, lights, 1, progress);
        for (const std::size_t time : {0U, 1U, 2U, 7U, 30U}) {
            for (const Walk walk : {Walk::plain, Walk::lazy}) {
                const FractionMatrix power =
                    std::get<CountChain>(answer).power(time, walk, progress);
                const auto law = ExactLaw(*table).after(time, walk);
                for (std::size_t w = 0; w <= 6; ++w) {
                    QVERIFY(std::abs(quotient(power.numerators[2][w], power.denominator) - law[w]) <
                            1e-12);
                }
            }
        }
    }

    void knownChains() {
        Graph closed(5);
        QVERIFY(std::holds_alternative<CountChain>(decide(closed))); // Ehrenfest's urn
        QVERIFY(std::holds_alternative<CountChain>(decide(Graph(5, false))));
        QVERIFY(std::holds_alternative<CountChain>(decide(completeGraph(7))));
        QVERIFY(std::holds_alternative<CountChain>(decide(completeGraph(1))));
        QVERIFY(std::holds_alternative<CountChain>(decide(Rule())));
        QVERIFY(std::holds_alternative<ChainWitness>(decide(Lattice{.rows = 3, .cols = 3})));
        QVERIFY(std::holds_alternative<ChainWitness>(decide(generalizedPetersenGraph(5, 2))));
        QVERIFY(std::holds_alternative<ChainWitness>(decide(cycleGraph(1000))));
    }

    void everyRandomBoardIsDecidedByTheDefinition() {
        Random random(11);
        int chains = 0;
        for (int trial = 0; trial < 3000; ++trial) {
            const std::size_t vertices = 1 + random.below(5);
            const Rule rule =
                randomGraph(vertices, static_cast<unsigned>(random.below(101)), trial % 2 == 0,
                            static_cast<SelfInfluences>(random.below(3)), random);
            const auto answer = decide(rule);
            const bool isChain = std::holds_alternative<CountChain>(answer);
            QCOMPARE(isChain, isChainByDefinition(rule));
            chains += isChain ? 1 : 0;
            if (const auto* witness = std::get_if<ChainWitness>(&answer)) {
                QCOMPARE(witness->first.count(), witness->second.count());
                QVERIFY(nextCounts(rule, witness->first) != nextCounts(rule, witness->second));
            }
        }
        QVERIFY(chains > 100);
    }

    void designsNeedLargerWitnesses() {
        // In the Fano plane, each press toggles a line, so all pairs of lights are equivalent.
        Graph fano(7, false);
        for (Vertex u = 0; u < 7; ++u) {
            for (const Vertex point : {u, (u + 1) % 7, (u + 3) % 7}) {
                if (point == u) {
                    fano.setSelfInfluence(u, true);
                } else {
                    fano.addArc(u, point);
                }
            }
        }
        const auto answer = decide(fano);
        const auto* witness = std::get_if<ChainWitness>(&answer);
        QVERIFY(witness != nullptr);
        QCOMPARE(witness->first.count(), std::size_t{3});
        QVERIFY(nextCounts(fano, witness->first) != nextCounts(fano, witness->second));
    }

    void fractionsAreInLowestTerms() {
        QCOMPARE(fractionText(6, 8), std::string("3/4"));
        QCOMPARE(fractionText(8, 4), std::string("2"));
        QCOMPARE(fractionText(0, 4), std::string("0"));
        QCOMPARE(quotient(1, 3), 1.0 / 3);
        QCOMPARE(quotient(BigInteger(3) << 5000, BigInteger(1) << 5001), 1.5);
        QCOMPARE(quotient(1, BigInteger(1) << 5000), 0.0);
    }
};

LIGHTSOUT_TEST(CountChainTest)
#include "CountChainTest.moc"
