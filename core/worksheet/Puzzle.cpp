// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Puzzle.h"

#include "challenge/Difficulty.h"
#include "facts/Fact.h"
#include "gf2/RecordedElimination.h"
#include "support/Random.h"
#include "tiling/TilingSearch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lightsout {

namespace {

constexpr std::size_t pairCells = 225; // two boards side by side
constexpr std::size_t tilingCells = 64;
constexpr std::size_t matrixCells = 25;
constexpr std::size_t eliminationCells = 16;

/// Returns the budget for the facts about a board. On small boards, it is always enough to prove
/// the fewest presses; on large boards, it is so small that a preview can wait for the result.
Budget budgetFor(std::size_t vertices) {
    constexpr std::size_t smallBoard = 64;
    return {.operations = vertices > smallBoard ? 1e9 : Budget().operations,
            .threads = coreCount()};
}

bool needsSolution(PuzzleKind kind) {
    return kind != PuzzleKind::patterns && kind != PuzzleKind::tilings;
}

/// Returns the matrix [A | d] of a board.
BitMatrix systemOf(const ChallengeBoard& board) {
    const BitMatrix influence = Rule(board.lattice).influenceMatrix();
    const std::size_t cells = board.lattice.vertexCount();
    BitMatrix system(cells, cells + 1);
    for (std::size_t row = 0; row < cells; ++row) {
        for (std::size_t column = 0; column < cells; ++column) {
            system.set(row, column, influence.get(row, column));
        }
        system.set(row, cells, board.lights[row]);
    }
    return system;
}

/// Returns the first half of the presses of a solution, at least one, so that some lights are on
/// and others go off.
BitVector firstHalf(const BitVector& solution) {
    BitVector half(solution.size());
    std::size_t left = (solution.count() + 1) / 2;
    solution.forEachOne([&](std::size_t cell) {
        if (left > 0) {
            half.set(cell);
            --left;
        }
    });
    if (half.none()) {
        half.set(0);
    }
    return half;
}

void findPattern(Puzzle& puzzle, Progress& progress) {
    FactContext context(puzzle.board.game());
    const Solver& solver = *context.solver(progress);
    const std::size_t nullity = solver.nullity();
    if (nullity > 0) {
        puzzle.solution = solver.kernelVector(0);
    }
    if (nullity < bitsPerWord) {
        puzzle.answers = std::to_string((std::uint64_t{1} << nullity) - 1);
    }
}

void findTiling(Puzzle& puzzle, Progress& progress) {
    FactContext context(puzzle.board.game());
    puzzle.answers = valueOf(*factNamed("tilings"), context, progress).text();
    Result<TilingSearch> search = TilingSearch::build(context.rule(), progress);
    if (search->next(progress)) {
        puzzle.solution = search->presses();
    }
}

/// Creates a puzzle. Returns nullopt if it needs a solution and there is none.
std::optional<Puzzle> makePuzzle(const ChallengeBoard& board, PuzzleKind kind, Progress& progress) {
    Puzzle puzzle{.kind = kind, .board = board};
    if (kind == PuzzleKind::patterns || kind == PuzzleKind::tilings) {
        puzzle.board.lights = BitVector(board.lattice.vertexCount());
        puzzle.solution = puzzle.board.lights;
        if (kind == PuzzleKind::patterns) {
            findPattern(puzzle, progress);
        } else {
            findTiling(puzzle, progress);
        }
        return puzzle;
    }
    const auto difficulty = difficultyOf(board, budgetFor(board.lattice.vertexCount()), progress);
    if (!difficulty) {
        return std::nullopt;
    }
    puzzle.solution = difficulty->fewest.presses;
    puzzle.answers = difficulty->fewest.ways;
    puzzle.isProven = difficulty->fewest.isProven();
    if (kind == PuzzleKind::press) {
        puzzle.pressed = firstHalf(puzzle.solution);
        puzzle.outcome = board.lights ^ Rule(board.lattice).changedBy(puzzle.pressed);
    } else if (kind != PuzzleKind::solve) {
        puzzle.matrix = systemOf(board);
        puzzle.reduced =
            recordElimination(puzzle.matrix, board.lattice.vertexCount(), progress).result;
    }
    return puzzle;
}

constexpr std::size_t minVertices = 5;
constexpr std::size_t maxDealtVertices = 16;
/// A graph has this many more vertices than presses, within the two limits above.
constexpr std::size_t moreVertices = 3;

/// A point of the triangular lattice, given as numbers of steps to the right and to the lower
/// right.
struct HexPoint {
    int right;
    int down;

    HexPoint operator+(const HexPoint& other) const {
        return {right + other.right, down + other.down};
    }
    friend bool operator==(const HexPoint&, const HexPoint&) = default;
};

constexpr std::array<HexPoint, 6> steps{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

Point pointOf(const HexPoint& place) {
    return {place.right + place.down / 2.0, place.down * std::sqrt(3.0) / 2};
}

/// Returns a measure of the distance of a point from the first one. It favours pictures that are
/// wider than they are high.
double distanceOf(const HexPoint& place) {
    const Point point = pointOf(place);
    return point.x * point.x / 2 + point.y * point.y;
}

bool areNeighbours(const HexPoint& a, const HexPoint& b) {
    return std::ranges::any_of(steps, [&](const HexPoint& step) { return a + step == b; });
}

} // namespace

bool fitsOnSheet(const Lattice& lattice) {
    return lattice.rows >= 1 && lattice.cols >= 1 && lattice.rows <= maxSheetSide &&
           lattice.cols <= maxSheetSide;
}

std::size_t maxPuzzleCells(PuzzleKind kind) {
    switch (kind) {
    case PuzzleKind::solve:
    case PuzzleKind::patterns:
        break;
    case PuzzleKind::press:
        return pairCells;
    case PuzzleKind::matrix:
        return matrixCells;
    case PuzzleKind::elimination:
        return eliminationCells;
    case PuzzleKind::tilings:
        return tilingCells;
    case PuzzleKind::graphs:
        return maxSheetVertices;
    }
    return maxSheetSide * maxSheetSide;
}

std::variant<MadePuzzles, NoPuzzle> makePuzzles(const std::vector<ChallengeBoard>& boards,
                                                const std::vector<ChallengeBoard>& matrixBoards,
                                                const std::vector<PuzzleKind>& kinds,
                                                Progress& progress) {
    MadePuzzles made;
    std::vector<Puzzle>& puzzles = made.puzzles;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const PuzzleKind kind = kinds[k];
        if (kind == PuzzleKind::graphs) {
            continue;
        }
        const std::vector<ChallengeBoard>& kindBoards = hasMatrix(kind) ? matrixBoards : boards;
        for (std::size_t i = 0; i < kindBoards.size(); ++i) {
            progress.checkpoint(static_cast<double>(k * kindBoards.size() + i) /
                                static_cast<double>(kinds.size() * kindBoards.size()));
            const ChallengeBoard& board = kindBoards[i];
            if (board.lattice.vertexCount() > maxPuzzleCells(kind)) {
                if (made.leftOut.empty() || made.leftOut.back().kind != kind) {
                    made.leftOut.push_back(
                        {NoPuzzle::Reason::tooLarge, i, kind, maxPuzzleCells(kind)});
                }
                continue;
            }
            const bool isRepeated =
                !needsSolution(kind) && std::ranges::any_of(puzzles, [&](const Puzzle& other) {
                    return other.kind == kind && other.board.lattice == board.lattice;
                });
            if (isRepeated) {
                continue;
            }
            auto puzzle = makePuzzle(board, kind, progress);
            if (!puzzle) {
                return NoPuzzle{NoPuzzle::Reason::unsolvable, i, kind};
            }
            puzzles.push_back(*std::move(puzzle));
        }
    }
    return made;
}

bool fitsOnSheet(const Rule& rule) {
    const std::size_t vertices = rule.vertexCount();
    if (!rule.isDrawn() || vertices == 0 || vertices > maxSheetVertices || !rule.isUndirected()) {
        return false;
    }
    for (Vertex v = 0; v < vertices; ++v) {
        if (!rule.selfInfluence(v)) {
            return false;
        }
    }
    return true;
}

GraphBoard dealtGraph(const Deal& deal) {
    const std::size_t vertices =
        std::clamp(deal.presses + moreVertices, minVertices, maxDealtVertices);
    Random random(deal.seed);
    Graph graph;
    std::vector<HexPoint> places;
    const auto add = [&](const HexPoint& place) {
        graph.addVertex(pointOf(place));
        places.push_back(place);
    };
    add({0, 0});
    while (places.size() < vertices) {
        // Of two free points next to existing vertices, choose the one nearer to the first vertex,
        // so that the graph becomes round.
        std::optional<HexPoint> next;
        std::size_t from = 0;
        for (int tries = 0; tries < 2;) {
            const std::size_t beside = random.below(places.size());
            const HexPoint place = places[beside] + steps[random.below(steps.size())];
            if (std::ranges::find(places, place) != places.end()) {
                continue;
            }
            ++tries;
            if (!next || distanceOf(place) < distanceOf(*next)) {
                next = place;
                from = beside;
            }
        }
        add(*next);
        const Vertex last = places.size() - 1;
        graph.addEdge(from, last);
        for (Vertex other = 0; other < last; ++other) {
            if (other != from && areNeighbours(places[other], places[last]) &&
                random.below(2) == 0) {
                graph.addEdge(other, last);
            }
        }
    }
    return {std::move(graph), BitVector::ones(vertices)};
}

std::optional<Puzzle> graphPuzzle(const GraphBoard& board, Progress& progress) {
    const std::size_t vertices = board.graph.vertexCount();
    FactContext context(Game(board.graph, board.lights, BitVector(vertices)), budgetFor(vertices));
    const FewestPresses* fewest = context.fewest(progress);
    if (fewest == nullptr) {
        return std::nullopt;
    }
    Puzzle puzzle;
    puzzle.kind = PuzzleKind::graphs;
    puzzle.board.lights = board.lights;
    puzzle.graph = board.graph;
    puzzle.isProven = fewest->isProven();
    puzzle.solution = fewest->presses;
    puzzle.answers = fewest->ways;
    return puzzle;
}

} // namespace lightsout
