// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/GraphEdits.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace lightsout {

namespace {

const Graph& graphOf(const Game& game) {
    LIGHTSOUT_ASSERT(game.rule().graph() != nullptr);
    return *game.rule().graph();
}

bool contains(const std::vector<Vertex>& vertices, Vertex vertex) {
    return std::ranges::binary_search(vertices, vertex);
}

/// Returns the arcs to and from the vertices, in ascending order, without self-influences.
std::vector<Arc> arcsAt(const Graph& graph, const std::vector<Vertex>& vertices) {
    std::vector<Arc> arcs;
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        const bool isFrom = contains(vertices, u);
        for (const Vertex v : graph.targets(u)) {
            if (isFrom || contains(vertices, v)) {
                arcs.push_back({u, v});
            }
        }
    }
    return arcs;
}

/// A displacement by a number of rows down and a number of columns to the right.
struct Displacement {
    std::int64_t down;
    std::int64_t right;

    std::int64_t squaredLength() const { return down * down + right * right; }
};

/// Returns the shortest displacement from the source of the arc to its target. It may lead across
/// glued borders.
Displacement shortestWay(const Lattice& cells, const Arc& arc) {
    const auto height = static_cast<std::int64_t>(cells.rows);
    const auto width = static_cast<std::int64_t>(cells.cols);
    const auto fromRow = static_cast<std::int64_t>(cells.rowOf(arc.from));
    const auto fromColumn = static_cast<std::int64_t>(cells.columnOf(arc.from));
    const auto toRow = static_cast<std::int64_t>(cells.rowOf(arc.to));
    const auto toColumn = static_cast<std::int64_t>(cells.columnOf(arc.to));
    Displacement shortest{toRow - fromRow, toColumn - fromColumn};
    // Beyond a glued border, the board repeats, possibly mirrored.
    for (const std::int64_t boardDown : {-1, 0, 1}) {
        for (const std::int64_t boardRight : {-1, 0, 1}) {
            for (const std::int64_t row : {toRow, height - 1 - toRow}) {
                for (const std::int64_t column : {toColumn, width - 1 - toColumn}) {
                    const Displacement way{row + boardDown * height - fromRow,
                                           column + boardRight * width - fromColumn};
                    if (way.squaredLength() < shortest.squaredLength() &&
                        cells.cellAt(fromRow + way.down, fromColumn + way.right) == arc.to) {
                        shortest = way;
                    }
                }
            }
        }
    }
    return shortest;
}

/// Returns the move that adds the vertices of the part to the game, without their arcs.
InsertVertices insertionOf(const Game& game, const Game& part, Point offset) {
    InsertVertices insert;
    for (Vertex v = 0; v < part.vertexCount(); ++v) {
        DrawnVertex vertex = part.drawnVertex(v);
        vertex.number = game.vertexCount() + v;
        vertex.position = {vertex.position.x + offset.x, vertex.position.y + offset.y};
        vertex.isPressed = false;
        insert.vertices.push_back(std::move(vertex));
    }
    return insert;
}

} // namespace

std::vector<Move> movesToRemove(const Game& game, const std::vector<Vertex>& vertices) {
    std::vector<Move> moves;
    std::vector<Arc> arcs = arcsAt(graphOf(game), vertices);
    if (!arcs.empty()) {
        moves.emplace_back(FlipArcs{std::move(arcs)});
    }
    if (!vertices.empty()) {
        moves.emplace_back(RemoveVertices{vertices});
    }
    return moves;
}

std::vector<Move> movesToMerge(const Game& game, const std::vector<Vertex>& vertices) {
    if (vertices.size() < 2) {
        return {};
    }
    const Graph& graph = graphOf(game);
    const Vertex kept = vertices.front();
    const std::vector<Vertex> rest(vertices.begin() + 1, vertices.end());
    std::vector<Arc> takenOver;
    for (const Arc& arc : arcsAt(graph, rest)) {
        const Vertex from = contains(rest, arc.from) ? kept : arc.from;
        const Vertex to = contains(rest, arc.to) ? kept : arc.to;
        if (from != to) {
            takenOver.push_back({from, to});
        }
    }
    if (std::ranges::any_of(rest, [&](Vertex v) { return graph.selfInfluence(v); })) {
        takenOver.push_back({kept, kept});
    }
    std::vector<Move> moves;
    moves.emplace_back(moveToSet(graph, std::move(takenOver), true));
    std::ranges::move(movesToRemove(game, rest), std::back_inserter(moves));
    return moves;
}

std::vector<Move> movesToAdd(const Game& game, const Game& part, Point offset) {
    const Graph& graph = graphOf(part);
    const std::size_t first = game.vertexCount();
    FlipArcs flip;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        for (const Vertex target : graph.targets(v)) {
            flip.arcs.push_back({first + v, first + target});
        }
    }
    return {insertionOf(game, part, offset), std::move(flip)};
}

std::optional<Game> withAdded(const Game& game, const Game& part, Point offset,
                              Progress& progress) {
    const Move insertion = insertionOf(game, part, offset);
    if (!isLegal(game, insertion)) {
        return std::nullopt;
    }
    const Graph& graph = graphOf(part);
    const std::size_t first = game.vertexCount();
    Game sum = game;
    lightsout::apply(sum, insertion);
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        progress.checkpoint();
        for (const Vertex target : graph.targets(v)) {
            sum.flipInfluence({first + v, first + target});
        }
    }
    return sum;
}

FlipArcs moveToSet(const Graph& graph, std::vector<Arc> arcs, bool present) {
    std::ranges::sort(arcs, [](const Arc& a, const Arc& b) { return a < b; });
    arcs.erase(std::unique(arcs.begin(), arcs.end()), arcs.end());
    std::erase_if(arcs,
                  [&](const Arc& arc) { return graph.has(arc) == present || !graph.allows(arc); });
    return {std::move(arcs)};
}

std::vector<Arc> stamped(const Lattice& cells, Arc arc) {
    const auto [down, right] = shortestWay(cells, arc);
    std::vector<Arc> arcs;
    for (Vertex cell = 0; cell < cells.vertexCount(); ++cell) {
        const auto to = cells.cellAt(static_cast<std::int64_t>(cells.rowOf(cell)) + down,
                                     static_cast<std::int64_t>(cells.columnOf(cell)) + right);
        if (to && (*to == cell) == (arc.to == arc.from)) {
            arcs.push_back({cell, *to});
        }
    }
    return arcs;
}

Game partOf(const Game& game, const std::vector<Vertex>& vertices, Progress& progress) {
    const Graph& whole = graphOf(game);
    Graph graph(vertices.size());
    std::vector<VertexMark> marks;
    BitVector lights(vertices.size());
    BitVector target(vertices.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        progress.checkpoint();
        const Vertex v = vertices[i];
        graph.setPosition(i, whole.position(v));
        graph.setLabel(i, whole.label(v));
        graph.setSelfInfluence(i, whole.selfInfluence(v));
        marks.push_back({i, whole.hasButton(v), whole.hasLight(v)});
        lights.set(i, game.lights()[v]);
        target.set(i, game.target()[v]);
        for (const Vertex to : whole.targets(v)) {
            const auto place = std::ranges::lower_bound(vertices, to);
            if (place != vertices.end() && *place == to) {
                graph.addArc(i, static_cast<std::size_t>(place - vertices.begin()));
            }
        }
    }
    graph.mark(marks);
    return {std::move(graph), std::move(lights), std::move(target)};
}

} // namespace lightsout
