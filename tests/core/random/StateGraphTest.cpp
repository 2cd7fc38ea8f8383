// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/StateGraph.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "solve/Solver.h"
#include "tests/support/Cancelling.h"
#include "tests/support/Kernels.h"
#include "tests/support/Lattices.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

StateSummary summaryOf(const Rule& rule) {
    Progress progress;
    auto summary = summarizeStates(rule, progress);
    return *std::move(summary);
}

using Counts = std::vector<std::uint64_t>;

} // namespace

class StateGraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The numbers of "Retourner des pions", from its adjacency matrix: board 1 is black.
    void boardsAreNumberedAsInTheArticle() {
        std::vector<std::string> boards;
        for (const std::uint32_t board : numberedBoards(Lattice{.rows = 2, .cols = 2})) {
            boards.push_back(boardLights(board, 4).toString());
        }
        QCOMPARE(boards, (std::vector<std::string>{"1111", "0001", "0010", "0100", "1000", "0111",
                                                   "1011", "1101", "1110", "1100", "1010", "0110",
                                                   "1001", "0101", "0011", "0000"}));
    }

    /// The numbers were recomputed by an independent script; 5 × 5 agrees with published
    /// distributions.
    void boardsByFewestPresses() {
        QVERIFY(summaryOf(grid(4, 4)).boardsByPresses ==
                (Counts{1, 16, 120, 560, 1387, 1440, 540, 32}));
        QVERIFY(summaryOf(grid(3, 5)).boardsByPresses ==
                (Counts{1, 15, 105, 455, 1127, 1393, 799, 185, 16}));
        QVERIFY(summaryOf(grid(2, 3)).boardsByPresses == (Counts{1, 6, 7, 2}));
        QVERIFY(
            summaryOf(Lattice{.rows = 3, .cols = 3, .topology = Topology::torus}).boardsByPresses ==
            (Counts{1, 9, 15, 7}));
    }

    void boardsAreNumbers() {
        QCOMPARE(boardNumber(BitVector(0)), 0U);
        QCOMPARE(boardNumber(*BitVector::fromString("0110001")), 0b1000110U);
        for (std::uint32_t board = 0; board < 64; ++board) {
            QCOMPARE(boardNumber(boardLights(board, 6)), board);
            QCOMPARE(boardLights(board, 6).size(), std::size_t{6});
        }
        QVERIFY(boardLights(UINT32_MAX, maxStateVertices) == BitVector::ones(maxStateVertices));
    }

    void fiveByFive() {
        const StateSummary summary = summaryOf(grid(5, 5));
        QVERIFY(summary.boardsByPresses ==
                (Counts{1, 25, 300, 2300, 12650, 53130, 176176, 467104, 982335, 1596279, 1935294,
                        1684446, 1004934, 383670, 82614, 7350}));
        QCOMPARE(summary.boards, std::uint64_t{1} << 25);
        QCOMPARE(summary.reachable, std::uint64_t{1} << 23);
        QCOMPARE(summary.diameter(), std::size_t{15});
    }

    void finishedLayersAreKept() {
        const Counts all = summaryOf(grid(5, 4)).boardsByPresses;
        const std::size_t times = timesCancelled([&](Progress& progress) {
            StateSummary known;
            try {
                (void)summarizeStates(grid(5, 4), progress, &known);
            } catch (const Cancelled&) {
                QVERIFY(known.boardsByPresses.size() < all.size());
                QVERIFY(std::equal(known.boardsByPresses.begin(), known.boardsByPresses.end(),
                                   all.begin()));
                throw;
            }
        });
        QVERIFY(times > 0);
    }

    void everyRandomBoardHasItsFewestPresses() {
        Random random(12);
        Progress progress;
        for (int trial = 0; trial < 40; ++trial) {
            const std::size_t vertices = random.below(9);
            const Rule rule =
                randomGraph(vertices, 40, trial % 2 == 0, SelfInfluences::mixed, random);
            std::vector<std::uint8_t> expected(std::size_t{1} << vertices, unreachable);
            for (std::size_t set = 0; set < std::size_t{1} << vertices; ++set) {
                std::uint32_t board = 0;
                for (Vertex v = 0; v < vertices; ++v) {
                    board = ((set >> v) & 1U) != 0 ? afterPress(rule, board, v) : board;
                }
                expected[board] =
                    std::min(expected[board], static_cast<std::uint8_t>(std::popcount(set)));
            }
            QVERIFY(pressesToTarget(rule, progress) == expected);
            const StateSummary summary = summaryOf(rule);
            QCOMPARE(summary.reachable, static_cast<std::uint64_t>(std::ranges::count_if(
                                            expected, [](int d) { return d != unreachable; })));
        }
    }

    /// The 24 winning games of length 4 from the black 2 × 2 board, as in the journal: each cell
    /// once, in any order.
    void twentyFourGames() {
        Progress progress;
        const Rule rule = grid(2, 2);
        const auto games = listGames(rule, BitVector::ones(4), 4, 1000, progress);
        QCOMPARE(games.size(), std::size_t{24});
        for (auto game : games) {
            std::ranges::sort(game);
            QVERIFY(game == (std::vector<Vertex>{0, 1, 2, 3}));
        }
        QVERIFY(countGames(BitVector::ones(4), {}, 4, progress) == 24);
        QVERIFY(countGames(BitVector::ones(4), {}, 3, progress) == 0);
        QCOMPARE(listGames(rule, BitVector::ones(4), 6, 10, progress).size(), std::size_t{10});
    }

    /// Compares with powers of the state graph's adjacency matrix, by counting walks step by step.
    void gamesAreWalksInTheStateGraph() {
        Random random(13);
        Progress progress;
        for (int trial = 0; trial < 20; ++trial) {
            const std::size_t vertices = 1 + random.below(7);
            const Rule rule =
                randomGraph(vertices, 40, trial % 2 == 0, SelfInfluences::mixed, random);
            const auto solver = Solver::build(rule, progress);
            std::vector<BigInteger> walks(std::size_t{1} << vertices);
            walks[0] = 1;
            for (std::uint64_t length = 0; length <= 8; ++length) {
                for (std::uint32_t board = 0; board < walks.size(); ++board) {
                    BitVector difference(vertices);
                    for (Vertex v = 0; v < vertices; ++v) {
                        difference.set(v, ((board >> v) & 1U) != 0);
                    }
                    const Answer answer = solver->solve(difference, progress);
                    const BigInteger expected =
                        answer.solvable
                            ? countGames(answer.vector, kernelOf(*solver), length, progress)
                            : BigInteger(0);
                    QVERIFY(walks[board] == expected);
                }
                std::vector<BigInteger> next(walks.size());
                for (std::uint32_t board = 0; board < walks.size(); ++board) {
                    for (Vertex v = 0; v < vertices; ++v) {
                        next[afterPress(rule, board, v)] += walks[board];
                    }
                }
                walks.swap(next);
            }
        }
    }

    /// Multiplies out Aⁿ and Sₙ = I + A + … + Aⁿ.
    void allGamesAreThePowersOfTheAdjacencyMatrix() {
        using Matrix = std::vector<std::vector<BigInteger>>;
        Random random(14);
        Progress progress;
        for (std::size_t vertices = 0; vertices <= 4; ++vertices) {
            const Rule rule = randomGraph(vertices, 50, true, SelfInfluences::mixed, random);
            const std::uint32_t boards = std::uint32_t{1} << vertices;
            Matrix power(boards, std::vector<BigInteger>(boards));
            for (std::uint32_t board = 0; board < boards; ++board) {
                power[board][board] = 1;
            }
            Matrix sum = power;
            for (std::uint64_t length = 0; length <= 5; ++length) {
                const GameCounts counts = countAllGames(rule, length, progress);
                Matrix next(boards, std::vector<BigInteger>(boards));
                for (std::uint32_t from = 0; from < boards; ++from) {
                    for (std::uint32_t to = 0; to < boards; ++to) {
                        QVERIFY(counts.exactly[from ^ to] == power[from][to]);
                        QVERIFY(counts.atMost[from ^ to] == sum[from][to]);
                        for (Vertex v = 0; v < vertices; ++v) {
                            next[from][to] += power[afterPress(rule, from, v)][to];
                        }
                    }
                }
                power.swap(next);
                for (std::uint32_t from = 0; from < boards; ++from) {
                    for (std::uint32_t to = 0; to < boards; ++to) {
                        sum[from][to] += power[from][to];
                    }
                }
            }
        }
        const GameCounts four = countAllGames(grid(2, 2), 4, progress);
        QVERIFY(four.exactly[15] == 24);
        QVERIFY(std::ranges::none_of(four.atMost, [](const BigInteger& games) {
            return games == 0; // every 2 × 2 board can be won within four presses
        }));
    }

    void listedGamesWin() {
        Progress progress;
        const Rule rule = pathGraph(5);
        const BitVector difference = *BitVector::fromString("10010");
        const auto solver = Solver::build(rule, progress);
        const Answer answer = solver->solve(difference, progress);
        for (const std::size_t length : {0U, 2U, 3U, 4U, 5U}) {
            const auto games = listGames(rule, difference, length, 100'000, progress);
            const BigInteger expected =
                answer.solvable ? countGames(answer.vector, kernelOf(*solver), length, progress)
                                : BigInteger(0);
            QVERIFY(expected == games.size());
            for (const auto& game : games) {
                BitVector presses(5);
                for (const Vertex press : game) {
                    presses.flip(press);
                }
                QVERIFY(rule.changedBy(presses) == difference);
            }
        }
    }

    void refusesLargeBoards() {
        Progress progress;
        const auto summary = summarizeStates(grid(6, 6), progress);
        QVERIFY(!summary && summary.error().code == ErrorCode::tooManySteps);
    }

    void smallestBoards() {
        QVERIFY(summaryOf(Rule()).boardsByPresses == (Counts{1}));
        QVERIFY(summaryOf(Graph(1)).boardsByPresses == (Counts{1, 1}));
        QVERIFY(summaryOf(Graph(2, false)).boardsByPresses == (Counts{1}));
        QVERIFY(pressSequences(0, 0) == std::vector<BigInteger>{1});
        QVERIFY(pressSequences(0, 3) == std::vector<BigInteger>{0});
    }
};

LIGHTSOUT_TEST(StateGraphTest)
#include "StateGraphTest.moc"
