// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Puzzle.h"

#include "challenge/Deal.h"
#include "game/Game.h"
#include "graph/Families.h"
#include "tiling/TilingSearch.h"

#include "tests/support/Lattices.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

namespace {

std::vector<Puzzle> made(const std::vector<ChallengeBoard>& boards,
                         const std::vector<PuzzleKind>& kinds) {
    Progress progress;
    const auto puzzles = makePuzzles(boards, boards, kinds, progress);
    const auto* list = std::get_if<MadePuzzles>(&puzzles);
    return list != nullptr ? list->puzzles : std::vector<Puzzle>();
}

/// Returns a solvable board of each surface and rule.
std::vector<ChallengeBoard> solvableBoards(std::size_t rows, std::size_t cols) {
    Random random(3);
    std::vector<ChallengeBoard> boards;
    for (const auto& topology : allTopologies) {
        for (const auto& neighbours : allNeighbours) {
            for (const bool self : {false, true}) {
                const Lattice lattice{rows, cols, topology.first, neighbours.first, self};
                boards.push_back(
                    {lattice, randomSolvableLights(lattice, BitVector(rows * cols), random)});
            }
        }
    }
    return boards;
}

/// Returns true if the presses satisfy A x = d, row by row.
bool solves(const BitMatrix& system, const BitVector& presses) {
    for (std::size_t row = 0; row < system.rows(); ++row) {
        bool sum = system.get(row, system.cols() - 1);
        for (std::size_t column = 0; column + 1 < system.cols(); ++column) {
            sum ^= system.get(row, column) && presses[column];
        }
        if (sum) {
            return false;
        }
    }
    return true;
}

/// Returns the edges in order, as "0-1 1-2 …".
QString edgesOf(const Graph& graph) {
    QStringList edges;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        for (const Vertex other : graph.targets(v)) {
            if (v < other) {
                edges << QString("%1-%2").arg(v).arg(other);
            }
        }
    }
    return edges.join(' ');
}

bool isConnected(const Graph& graph) {
    std::vector<Vertex> reached{0};
    BitVector isReached(graph.vertexCount());
    isReached.set(0);
    while (!reached.empty()) {
        const Vertex v = reached.back();
        reached.pop_back();
        for (const Vertex other : graph.targets(v)) {
            if (!isReached[other]) {
                isReached.set(other);
                reached.push_back(other);
            }
        }
    }
    return isReached.count() == graph.vertexCount();
}

double distance(const Point& a, const Point& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

/// Tests puzzles for paper, and their answers.
class PuzzleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersTurnTheBoardsOff();
    void pressingGivesTheOutcome();
    void matricesAreOfTheirBoards();
    void quietPatternsAreQuiet();
    void tilingsChangeEveryLightOnce();
    void createsOnePuzzlePerLatticeWithoutLights();
    void refusesUnsolvableBoards();
    void leavesOutWhatIsTooLarge();
    void matricesHaveBoardsOfTheirOwn();

    void dealtGraphsAreEasyToRead();
    void dealtGraphsNeverChange();
    void answersTurnTheGraphsOff();
    void refusesWhatCantBeDone();
    void onlySomeGraphsFit();
};

void PuzzleTest::answersTurnTheBoardsOff() {
    const auto boards = solvableBoards(3, 4);
    const auto puzzles = made(boards, {PuzzleKind::solve});
    QCOMPARE(puzzles.size(), boards.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        QCOMPARE(puzzles[i].board, boards[i]);
        // No set of presses has fewer presses, and the number of sets with as few is right.
        std::size_t ways = 0;
        const std::size_t fewest = puzzles[i].solution.count();
        for (std::uint64_t number = 0; number < 1U << 12U; ++number) {
            BitVector presses(12);
            presses.words().front() = number;
            if (Rule(boards[i].lattice).changedBy(presses) == boards[i].lights) {
                QVERIFY(presses.count() >= fewest);
                ways += presses.count() == fewest ? 1 : 0;
            }
        }
        QCOMPARE(puzzles[i].answers, std::to_string(ways));
        QCOMPARE(Rule(boards[i].lattice).changedBy(puzzles[i].solution), boards[i].lights);
    }
}

void PuzzleTest::pressingGivesTheOutcome() {
    for (const Puzzle& puzzle : made(solvableBoards(4, 3), {PuzzleKind::press})) {
        const std::size_t presses = puzzle.solution.count();
        QCOMPARE(puzzle.pressed.count(), presses == 0 ? std::size_t{1} : (presses + 1) / 2);
        if (presses == 0) {
            QVERIFY(puzzle.pressed[0]);
        }
        Game game(puzzle.board.lattice, puzzle.board.lights, BitVector(12));
        puzzle.pressed.forEachOne([&game](Vertex cell) { game.press(cell); });
        QCOMPARE(game.lights(), puzzle.outcome);
    }
}

void PuzzleTest::matricesAreOfTheirBoards() {
    for (const Puzzle& puzzle :
         made(solvableBoards(3, 3), {PuzzleKind::matrix, PuzzleKind::elimination})) {
        for (std::size_t light = 0; light < 9; ++light) {
            QCOMPARE(puzzle.matrix.get(light, 9), puzzle.board.lights[light]);
            for (std::size_t press = 0; press < 9; ++press) {
                QCOMPARE(puzzle.matrix.get(light, press),
                         Rule(puzzle.board.lattice).changedBy(BitVector::unit(9, press))[light]);
            }
        }
        QVERIFY(solves(puzzle.matrix, puzzle.solution));
        if (puzzle.kind != PuzzleKind::elimination) {
            continue;
        }
        // The matrix is reduced: the first 1s move to the right and are the only 1s in their
        // columns. It has the same solutions.
        QVERIFY(solves(puzzle.reduced, puzzle.solution));
        std::size_t next = 0;
        for (std::size_t row = 0; row < 9; ++row) {
            std::size_t pivot = next;
            while (pivot < 9 && !puzzle.reduced.get(row, pivot)) {
                ++pivot;
            }
            for (std::size_t column = 0; column < std::min(pivot, std::size_t{9}); ++column) {
                QVERIFY(!puzzle.reduced.get(row, column));
            }
            if (pivot == 9) {
                next = 9;
                continue;
            }
            for (std::size_t other = 0; other < 9; ++other) {
                QCOMPARE(puzzle.reduced.get(other, pivot), other == row);
            }
            next = pivot + 1;
        }
    }
}

void PuzzleTest::quietPatternsAreQuiet() {
    std::size_t none = 0;
    for (const Puzzle& puzzle : made(solvableBoards(3, 3), {PuzzleKind::patterns})) {
        const Rule rule(puzzle.board.lattice);
        std::size_t patterns = 0;
        for (std::uint64_t number = 1; number < 1U << 9U; ++number) {
            BitVector presses(9);
            presses.words().front() = number;
            patterns += rule.changedBy(presses).none() ? 1 : 0;
        }
        QCOMPARE(puzzle.answers, std::to_string(patterns));
        QCOMPARE(puzzle.solution.any(), patterns > 0);
        QVERIFY(rule.changedBy(puzzle.solution).none());
        none += patterns == 0 ? 1 : 0;
    }
    QVERIFY(none > 0 && none < 60);
}

void PuzzleTest::tilingsChangeEveryLightOnce() {
    std::size_t none = 0;
    for (const Puzzle& puzzle : made(solvableBoards(3, 3), {PuzzleKind::tilings})) {
        const Rule rule(puzzle.board.lattice);
        std::size_t tilings = 0;
        for (std::uint64_t number = 0; number < 1U << 9U; ++number) {
            BitVector presses(9);
            presses.words().front() = number;
            tilings += isTiling(rule, presses) ? 1 : 0;
        }
        QCOMPARE(puzzle.answers, std::to_string(tilings));
        QCOMPARE(isTiling(rule, puzzle.solution), tilings > 0);
        none += tilings == 0 ? 1 : 0;
    }
    QVERIFY(none > 0 && none < 60);
}

void PuzzleTest::createsOnePuzzlePerLatticeWithoutLights() {
    std::vector<ChallengeBoard> boards;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        boards.push_back(dealtBoard({.seed = seed}, Progress()).board);
    }
    boards.push_back(dealtBoard({.seed = 1, .rows = 4, .cols = 4}, Progress()).board);
    const auto puzzles =
        made(boards, {PuzzleKind::patterns, PuzzleKind::press, PuzzleKind::tilings});
    QCOMPARE(puzzles.size(), std::size_t{2 + 5 + 2});
    QCOMPARE(puzzles[1].board.lattice.rows, std::size_t{4});
    QCOMPARE(puzzles[2].kind, PuzzleKind::press);
}

void PuzzleTest::refusesUnsolvableBoards() {
    const ChallengeBoard solvable{{4, 4}, BitVector(16)};
    const ChallengeBoard unsolvable{{4, 4}, BitVector::unit(16, 0)};
    Progress progress;
    const std::vector<ChallengeBoard> boards{solvable, unsolvable};
    const auto refused = makePuzzles(boards, boards, {PuzzleKind::solve}, progress);
    const auto* none = std::get_if<NoPuzzle>(&refused);
    QVERIFY(none != nullptr);
    QCOMPARE(none->reason, NoPuzzle::Reason::unsolvable);
    QCOMPARE(none->board, std::size_t{1});
    QCOMPARE(made({unsolvable}, {PuzzleKind::patterns}).size(), std::size_t{1});
}

void PuzzleTest::leavesOutWhatIsTooLarge() {
    const ChallengeBoard small{{2, 2}, BitVector(4)};
    const ChallengeBoard large{{4, 5}, BitVector(20)};
    Progress progress;
    const std::vector<ChallengeBoard> boards{small, large, large};
    const auto puzzles = std::get<MadePuzzles>(
        makePuzzles(boards, boards,
                    {PuzzleKind::elimination, PuzzleKind::matrix, PuzzleKind::solve}, progress));
    std::vector<std::pair<PuzzleKind, std::size_t>> sizes;
    for (const Puzzle& puzzle : puzzles.puzzles) {
        sizes.emplace_back(puzzle.kind, puzzle.board.lattice.vertexCount());
    }
    const std::vector<std::pair<PuzzleKind, std::size_t>> expected{
        {PuzzleKind::elimination, 4}, {PuzzleKind::matrix, 4}, {PuzzleKind::matrix, 20},
        {PuzzleKind::matrix, 20},     {PuzzleKind::solve, 4},  {PuzzleKind::solve, 20},
        {PuzzleKind::solve, 20}};
    QVERIFY(sizes == expected);
    QCOMPARE(puzzles.leftOut.size(), std::size_t{1});
    QCOMPARE(puzzles.leftOut.front().reason, NoPuzzle::Reason::tooLarge);
    QCOMPARE(puzzles.leftOut.front().kind, PuzzleKind::elimination);
    QCOMPARE(puzzles.leftOut.front().board, std::size_t{1});
    QCOMPARE(puzzles.leftOut.front().limit, std::size_t{16});
}

void PuzzleTest::matricesHaveBoardsOfTheirOwn() {
    const ChallengeBoard small{{2, 2}, BitVector(4)};
    const ChallengeBoard large{{5, 5}, BitVector(25)};
    Progress progress;
    const auto puzzles = std::get<MadePuzzles>(makePuzzles(
        {large}, {small},
        {PuzzleKind::solve, PuzzleKind::matrix, PuzzleKind::elimination, PuzzleKind::press},
        progress));
    QVERIFY(puzzles.leftOut.empty());
    QCOMPARE(puzzles.puzzles.size(), std::size_t{4});
    for (const Puzzle& puzzle : puzzles.puzzles) {
        QCOMPARE(puzzle.board.lattice.rows, std::size_t{hasMatrix(puzzle.kind) ? 2U : 5U});
    }
}

void PuzzleTest::dealtGraphsAreEasyToRead() {
    std::size_t before = 0;
    for (std::size_t presses = 1; presses <= 15; ++presses) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const GraphBoard board = dealtGraph({.seed = seed, .presses = presses});
            const std::size_t vertices = board.graph.vertexCount();
            QVERIFY(vertices >= 5 && vertices <= 16 && vertices >= before);
            before = vertices;
            QCOMPARE(board.lights, BitVector::ones(vertices));
            QVERIFY(fitsOnSheet(Rule(board.graph)));
            QVERIFY(isConnected(board.graph));
            // The vertices are those of a triangular lattice, and edges join neighbours. Such edges
            // do not cross, and no edge passes through a vertex.
            for (Vertex v = 0; v < vertices; ++v) {
                for (Vertex other = 0; other < v; ++other) {
                    const double apart =
                        distance(board.graph.position(v), board.graph.position(other));
                    QVERIFY(apart > 0.999);
                    QVERIFY(!board.graph.hasArc(v, other) || apart < 1.001);
                }
            }
        }
    }
}

void PuzzleTest::dealtGraphsNeverChange() {
    QCOMPARE(edgesOf(dealtGraph({.seed = 1, .presses = 4}).graph),
             QString("0-1 0-2 0-4 2-3 2-5 2-6 3-4 3-6"));
    QCOMPARE(edgesOf(dealtGraph({.seed = 2, .presses = 7}).graph),
             QString("0-1 0-2 0-3 0-4 0-7 1-3 2-8 3-5 4-9 5-6 5-7 6-7 7-8"));
}

void PuzzleTest::answersTurnTheGraphsOff() {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const GraphBoard board = dealtGraph({.seed = seed, .presses = 1 + seed % 8});
        Progress progress;
        const auto puzzle = graphPuzzle(board, progress);
        QVERIFY(puzzle && puzzle->isProven); // by Sutner's theorem
        const Rule rule(board.graph);
        const std::size_t vertices = board.graph.vertexCount();
        QCOMPARE(rule.changedBy(puzzle->solution), board.lights);
        // No set of presses has fewer presses, and the number of sets with as few is right.
        std::size_t ways = 0;
        for (std::uint64_t number = 0; number < std::uint64_t{1} << vertices; ++number) {
            BitVector presses(vertices);
            presses.words().front() = number;
            if (rule.changedBy(presses) == board.lights) {
                QVERIFY(presses.count() >= puzzle->solution.count());
                ways += presses.count() == puzzle->solution.count() ? 1 : 0;
            }
        }
        QCOMPARE(puzzle->answers, std::to_string(ways));
    }
}

void PuzzleTest::refusesWhatCantBeDone() {
    Progress progress;
    QVERIFY(!graphPuzzle({pathGraph(2), BitVector::unit(2, 0)}, progress));
    QVERIFY(graphPuzzle({pathGraph(2), BitVector::ones(2)}, progress));
}

void PuzzleTest::onlySomeGraphsFit() {
    QVERIFY(fitsOnSheet(Rule(generalizedPetersenGraph(5, 2))));
    QVERIFY(fitsOnSheet(Rule(pathGraph(30))));
    QVERIFY(!fitsOnSheet(Rule(pathGraph(31))));
    QVERIFY(!fitsOnSheet(Rule()));
    QVERIFY(!fitsOnSheet(Rule(Lattice{.rows = 2, .cols = 2})));
    Graph oneWay(2);
    oneWay.addArc(0, 1);
    QVERIFY(!fitsOnSheet(Rule(oneWay)));
    QVERIFY(!fitsOnSheet(Rule(Graph(2, false))));
}

LIGHTSOUT_TEST(PuzzleTest)
#include "PuzzleTest.moc"
