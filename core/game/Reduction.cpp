// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Reduction.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns, for each vertex, its index in `vertices`, or vertices.size() if it is not in the list.
std::vector<std::size_t> indicesOf(const std::vector<Vertex>& vertices, std::size_t count) {
    std::vector<std::size_t> indices(count, vertices.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        indices[vertices[i]] = i;
    }
    return indices;
}

} // namespace

Reduction::Reduction(const Rule& rule) {
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (rule.hasButton(v)) {
            buttons_.push_back(v);
        }
        if (rule.hasLight(v)) {
            lights_.push_back(v);
        }
    }
}

BitMatrix Reduction::matrix(const Rule& rule, const Progress* progress) const {
    if (!rule.isMarked()) {
        return rule.influenceMatrix(progress);
    }
    const std::vector<std::size_t> rowOf = indicesOf(lights_, rule.vertexCount());
    BitMatrix matrix(lights_.size(), buttons_.size());
    for (std::size_t column = 0; column < buttons_.size(); ++column) {
        checkpoint(progress);
        rule.forEachToggled(buttons_[column], [&](Vertex v) { matrix.flip(rowOf[v], column); });
    }
    return matrix;
}

BitMatrix Reduction::system(const Game& game, const Progress* progress) const {
    BitMatrix rightSide(lights_.size(), 1);
    rightSide.setColumn(0, selectedEntries(game.difference(), lights_));
    return matrix(game.rule(), progress).augmented(rightSide);
}

BitMatrix Reduction::spreadInverse(const BitMatrix& inverse, std::size_t size,
                                   const Progress* progress) const {
    BitMatrix spread(size, size);
    for (std::size_t row = 0; row < buttons_.size(); ++row) {
        checkpoint(progress);
        spread.setRow(buttons_[row], spreadEntries(inverse.row(row), lights_, size));
    }
    return spread;
}

Graph Reduction::asGraph(const Rule& rule, const Progress* progress) const {
    LIGHTSOUT_ASSERT(lights_.size() <= buttons_.size() && rule.graph() != nullptr);
    const std::vector<std::size_t> lightOf = indicesOf(lights_, rule.vertexCount());
    Graph graph(buttons_.size(), false);
    std::vector<Vertex> targets;
    for (std::size_t button = 0; button < buttons_.size(); ++button) {
        checkpoint(progress);
        graph.setPosition(button, rule.graph()->position(buttons_[button]));
        graph.setLabel(button, rule.graph()->label(buttons_[button]));
        targets.clear();
        rule.forEachToggled(buttons_[button], [&](Vertex v) { targets.push_back(lightOf[v]); });
        std::ranges::sort(targets); // so that each arc is appended at the end
        for (const Vertex target : targets) {
            if (target == button) {
                graph.setSelfInfluence(button, true);
            } else {
                graph.addArc(button, target);
            }
        }
    }
    return graph;
}

BitVector selectedEntries(const BitVector& vector, const std::vector<Vertex>& vertices) {
    BitVector entries(vertices.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        entries.set(i, vector[vertices[i]]);
    }
    return entries;
}

BitVector spreadEntries(const BitVector& entries, const std::vector<Vertex>& vertices,
                        std::size_t size) {
    BitVector vector(size);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        vector.set(vertices[i], entries[i]);
    }
    return vector;
}

std::optional<Game> withoutHoles(const Game& game) {
    const Rule& rule = game.rule();
    if (!rule.isMarked()) {
        Game same = game;
        same.beginAt(game.lights());
        return same;
    }
    const Reduction reduction(rule);
    if (reduction.buttons() != reduction.lights()) {
        return std::nullopt;
    }
    return Game(reduction.asGraph(rule), selectedEntries(game.lights(), reduction.lights()),
                selectedEntries(game.target(), reduction.lights()));
}

Vertex numberWithoutHoles(const Rule& rule, Vertex vertex) {
    Vertex number = 0;
    for (Vertex v = 0; v < vertex; ++v) {
        number += rule.isHole(v) ? 0 : 1;
    }
    return number;
}

Game withMarks(const Game& game, const std::vector<VertexMark>& marks) {
    Rule rule = game.rule();
    if (const Lattice* lattice = rule.lattice()) {
        const Lattice cells = *lattice;
        rule = Rule::onCells(cells, toGraph(cells));
    }
    rule.editGraph().mark(marks);
    BitVector presses = game.presses();
    std::uint64_t pressCount = game.pressCount();
    for (const VertexMark& mark : marks) {
        if (!mark.hasButton && presses[mark.vertex]) {
            presses.flip(mark.vertex);
            --pressCount;
        }
    }
    // The lights stay unchanged, so the start must change: under the new rule, the presses must
    // lead from the new start to the current lights.
    BitVector start = game.lights() ^ rule.changedBy(presses);
    Game marked(std::move(rule), std::move(start), game.target());
    marked.setPresses(std::move(presses), pressCount);
    return marked;
}

} // namespace lightsout
