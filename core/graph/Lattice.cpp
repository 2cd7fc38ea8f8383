// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Lattice.h"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace lightsout {

namespace {

struct Step {
    std::int64_t rows;
    std::int64_t cols;
};

constexpr std::array<Step, 8> kingSteps{
    {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
constexpr std::array<Step, 8> knightSteps{
    {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};

std::span<const Step> stepsOf(Neighbours neighbours) {
    const std::span king(kingSteps);
    switch (neighbours) {
    case Neighbours::plus:
        return king.first(4);
    case Neighbours::diagonal:
        return king.last(4);
    case Neighbours::king:
        return king;
    case Neighbours::knight:
        return knightSteps;
    case Neighbours::rowColumn:
        break;
    }
    return {};
}

bool wrapsColumns(Topology topology) {
    return topology != Topology::plane;
}

bool wrapsRows(Topology topology) {
    return topology == Topology::torus || topology == Topology::klein ||
           topology == Topology::projective;
}

bool reversesRows(Topology topology) {
    return topology == Topology::moebius || topology == Topology::klein ||
           topology == Topology::projective;
}

bool reversesColumns(Topology topology) {
    return topology == Topology::projective;
}

/// Brings `index` into the range 0 … size-1 by crossing the border, and mirrors `other` at each
/// crossing if `reverses` is true.
void cross(std::int64_t& index, std::int64_t size, std::int64_t& other, std::int64_t otherSize,
           bool reverses) {
    while (index < 0 || index >= size) {
        index += index < 0 ? size : -size;
        if (reverses) {
            other = otherSize - 1 - other;
        }
    }
}

} // namespace

std::optional<Vertex> Lattice::cellAt(std::int64_t row, std::int64_t column) const {
    const auto height = static_cast<std::int64_t>(rows);
    const auto width = static_cast<std::int64_t>(cols);
    if (wrapsColumns(topology)) {
        cross(column, width, row, height, reversesRows(topology));
    }
    if (wrapsRows(topology)) {
        cross(row, height, column, width, reversesColumns(topology));
    }
    if (row < 0 || row >= height || column < 0 || column >= width) {
        return std::nullopt;
    }
    return cell(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
}

Lattice::NearNeighbours Lattice::nearNeighbours(Vertex cell) const {
    const auto row = static_cast<std::int64_t>(rowOf(cell));
    const auto column = static_cast<std::int64_t>(columnOf(cell));
    NearNeighbours found{};
    Vertex* const begin = found.cells.data(); // has room for all steps
    Vertex* end = begin;
    for (const Step step : stepsOf(neighbours)) {
        const Vertex target = cellAt(row + step.rows, column + step.cols).value_or(cell);
        if (target != cell && std::find(begin, end, target) == end) {
            *end++ = target;
        }
    }
    found.count = static_cast<std::size_t>(end - begin);
    return found;
}

std::size_t Lattice::edgeCount() const {
    if (isPlaneGrid()) {
        return rows * (cols - 1) + cols * (rows - 1);
    }
    if (neighbours == Neighbours::rowColumn) {
        return vertexCount() * (rows + cols - 2) / 2;
    }
    std::size_t ends = 0;
    if (topology == Topology::plane) {
        for (const auto& [rowStep, colStep] : stepsOf(neighbours)) {
            const auto farRows = static_cast<std::size_t>(std::abs(rowStep));
            const auto farCols = static_cast<std::size_t>(std::abs(colStep));
            ends += (rows - std::min(rows, farRows)) * (cols - std::min(cols, farCols));
        }
        return ends / 2;
    }
    for (Vertex cell = 0; cell < vertexCount(); ++cell) {
        ends += nearNeighbours(cell).count;
    }
    return ends / 2;
}

Graph toGraph(const Lattice& lattice, Progress* progress) {
    Graph graph;
    graph.reserve(lattice.vertexCount());
    for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
        checkpoint(progress);
        graph.addVertex(
            {static_cast<double>(lattice.columnOf(cell)), static_cast<double>(lattice.rowOf(cell))},
            lattice.selfInfluence);
    }
    for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
        checkpoint(progress);
        lattice.forEachNeighbour(cell, [&](Vertex other) { graph.addArc(cell, other); });
    }
    return graph;
}

} // namespace lightsout
