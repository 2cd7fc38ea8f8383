// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Rule.h"

#include "game/GridCheck.h"
#include "game/GridRows.h"
#include "game/LineParities.h"

namespace lightsout {

Rule Rule::onCells(const Lattice& cells, Graph graph) {
    LIGHTSOUT_ASSERT(graph.vertexCount() == cells.vertexCount());
    Rule rule(std::move(graph));
    rule.cells_ = Lattice{.rows = cells.rows, .cols = cells.cols, .topology = cells.topology};
    return rule;
}

const Graph* Rule::graph() const {
    const auto* graph = std::get_if<CopyOnWrite<Graph>>(&shape_);
    return graph == nullptr ? nullptr : &**graph;
}

Graph& Rule::editGraph() {
    LIGHTSOUT_ASSERT(graph() != nullptr);
    return std::get<CopyOnWrite<Graph>>(shape_).edit();
}

bool Rule::hasSameInfluence(const Rule& other) const {
    if (lattice() != nullptr || other.lattice() != nullptr) {
        return *this == other;
    }
    if (vertexCount() != other.vertexCount()) {
        return false;
    }
    for (Vertex v = 0; v < vertexCount(); ++v) {
        if (selfInfluence(v) != other.selfInfluence(v) || hasButton(v) != other.hasButton(v) ||
            hasLight(v) != other.hasLight(v) || graph()->targets(v) != other.graph()->targets(v)) {
            return false;
        }
    }
    return true;
}

std::size_t Rule::vertexCount() const {
    return lattice() != nullptr ? lattice()->vertexCount() : graph()->vertexCount();
}

std::size_t Rule::edgeCount(const Progress* progress) const {
    if (lattice() != nullptr) {
        return lattice()->edgeCount();
    }
    return graph()->isUndirected(progress) ? graph()->arcCount() / 2 : graph()->arcCount();
}

bool Rule::isUndirected(const Progress* progress) const {
    if (lattice() != nullptr) {
        return true;
    }
    for (Vertex v = 0; isMarked() && v < vertexCount(); ++v) {
        if (hasButton(v) != hasLight(v)) {
            return false;
        }
    }
    return graph()->isUndirected(progress);
}

bool Rule::hasButton(Vertex vertex) const {
    return graph() == nullptr || graph()->hasButton(vertex);
}

bool Rule::hasLight(Vertex vertex) const {
    return graph() == nullptr || graph()->hasLight(vertex);
}

std::size_t Rule::holeCount() const {
    std::size_t holes = 0;
    for (Vertex v = 0; isMarked() && v < vertexCount(); ++v) {
        holes += isHole(v) ? 1 : 0;
    }
    return holes;
}

std::size_t Rule::buttonCount() const {
    return graph() != nullptr ? graph()->buttonCount() : vertexCount();
}

std::size_t Rule::lightCount() const {
    return graph() != nullptr ? graph()->lightCount() : vertexCount();
}

bool Rule::selfInfluence(Vertex vertex) const {
    return lattice() != nullptr ? lattice()->selfInfluence : graph()->selfInfluence(vertex);
}

namespace {

/// Flips an entry of a vector that has one entry per vertex. Does not check bounds, because that
/// would take a tenth of the solving time.
void flipIn(std::uint64_t* words, Vertex vertex) {
    words[vertex / bitsPerWord] ^= std::uint64_t{1} << (vertex % bitsPerWord);
}

/// Returns A p with the plus neighbours on any surface: the changes in the plane, and those across
/// the borders.
BitVector surfaceChange(const Lattice& lattice, const BitVector& presses) {
    Lattice plane = lattice;
    plane.topology = Topology::plane;
    BitVector change = planeGridChange(plane, presses);
    const std::uint64_t* const pressed = presses.words().data();
    std::uint64_t* const words = change.words().data();
    const auto flip = [words](Vertex cell) { flipIn(words, cell); };
    const auto addBeyond = [&](Vertex cell) {
        if ((pressed[cell / bitsPerWord] >> (cell % bitsPerWord) & 1) == 0) {
            return;
        }
        lattice.forEachNeighbour(cell, flip);
        plane.forEachNeighbour(cell, flip);
    };
    for (std::size_t row = 0; row < lattice.rows; ++row) {
        if (row == 0 || row + 1 == lattice.rows) {
            for (std::size_t column = 0; column < lattice.cols; ++column) {
                addBeyond(lattice.cell(row, column));
            }
            continue;
        }
        addBeyond(lattice.cell(row, 0));
        if (lattice.cols > 1) {
            addBeyond(lattice.cell(row, lattice.cols - 1));
        }
    }
    return change;
}

} // namespace

BitVector Rule::changedBy(const BitVector& presses) const {
    LIGHTSOUT_ASSERT(presses.size() == vertexCount());
    if (lattice() != nullptr && lattice()->isPlaneGrid()) {
        return planeGridChange(*lattice(), presses);
    }
    if (lattice() != nullptr && lattice()->neighbours == Neighbours::plus) {
        return surfaceChange(*lattice(), presses);
    }
    if (lattice() != nullptr && lattice()->neighbours == Neighbours::rowColumn) {
        return rowColumnChange(*lattice(), presses);
    }
    BitVector change(vertexCount());
    std::uint64_t* const words = change.words().data();
    presses.forEachOne(
        [&](Vertex u) { forEachToggled(u, [words](Vertex v) { flipIn(words, v); }); });
    return change;
}

BitVector Rule::parityOfToggled(const BitVector& lights) const {
    if (lattice() != nullptr) {
        return changedBy(lights);
    }
    LIGHTSOUT_ASSERT(lights.size() == vertexCount());
    BitVector parity(vertexCount());
    for (Vertex u = 0; u < vertexCount(); ++u) {
        forEachToggled(u, [&](Vertex v) {
            if (lights[v]) {
                parity.flip(u);
            }
        });
    }
    return parity;
}

bool Rule::changes(const BitVector& presses, const BitVector& difference) const {
    return lattice() != nullptr && lattice()->isPlaneGrid()
               ? planeGridChangeIs(*lattice(), presses, difference)
               : changedBy(presses) == difference;
}

bool Rule::togglesEvenly(const BitVector& lights) const {
    return lattice() != nullptr && lattice()->isPlaneGrid()
               ? planeGridChangeIsNone(*lattice(), lights)
               : parityOfToggled(lights).none();
}

BitMatrix Rule::influenceMatrix(const Progress* progress) const {
    BitMatrix matrix(vertexCount(), vertexCount());
    for (Vertex u = 0; u < vertexCount(); ++u) {
        checkpoint(progress);
        forEachToggled(u, [&](Vertex v) { matrix.flip(v, u); });
    }
    return matrix;
}

Graph Rule::toGraph(Progress* progress) const {
    return lattice() != nullptr ? lightsout::toGraph(*lattice(), progress) : *graph();
}

} // namespace lightsout
