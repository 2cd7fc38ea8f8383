// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/GraphPuzzle.h"

#include "fewest/FewestPresses.h"
#include "solve/Solver.h"
#include "support/Random.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lightsout {

namespace {

constexpr std::size_t minVertices = 5;
constexpr std::size_t maxDealtVertices = 16;
/// Number of vertices that a graph has in addition to the number of presses.
constexpr std::size_t moreVertices = 3;

/// A point of the triangular lattice: steps to the right, and steps to the lower right.
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
    const Rule rule(board.graph);
    const Result<Solver> solver = Solver::build(rule, progress);
    const Answer answer = solver->solve(board.lights, progress);
    if (!answer.solvable) {
        return std::nullopt;
    }
    FewestPresses fewest = fewestPresses(*solver, answer.vector, thoroughEffort(), progress);
    Puzzle puzzle;
    puzzle.kind = PuzzleKind::graphs;
    puzzle.board.lights = board.lights;
    puzzle.graph = board.graph;
    puzzle.isProven = fewest.isProven();
    puzzle.solution = std::move(fewest.presses);
    puzzle.answers = std::move(fewest.ways);
    return puzzle;
}

} // namespace lightsout
