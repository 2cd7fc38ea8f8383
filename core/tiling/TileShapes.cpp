// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TileShapes.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>

namespace lightsout {

namespace {

using Offsets = std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>>;

/// Returns the signed distance `to` - `from`, or the one the other way round if the sides are glued
/// and that way is shorter.
std::ptrdiff_t way(std::size_t from, std::size_t to, std::size_t side, bool isGlued) {
    const auto length = static_cast<std::ptrdiff_t>(side);
    const auto direct = static_cast<std::ptrdiff_t>(to) - static_cast<std::ptrdiff_t>(from);
    if (!isGlued || 2 * std::abs(direct) <= length) {
        return direct;
    }
    return direct > 0 ? direct - length : direct + length;
}

Offsets tileOf(const Lattice& lattice, Vertex cell) {
    const bool gluesColumns = lattice.topology != Topology::plane;
    const bool gluesRows = lattice.topology == Topology::torus;
    Offsets offsets;
    lattice.forEachNeighbour(cell, [&](Vertex light) {
        offsets.emplace_back(
            way(lattice.rowOf(cell), lattice.rowOf(light), lattice.rows, gluesRows),
            way(lattice.columnOf(cell), lattice.columnOf(light), lattice.cols, gluesColumns));
    });
    if (lattice.selfInfluence) {
        offsets.emplace_back(0, 0);
    }
    std::ranges::sort(offsets);
    return offsets;
}

/// Returns the smallest of the shape's eight rotations and reflections.
Offsets normalized(const Offsets& offsets) {
    Offsets least;
    for (int turn = 0; turn < 8; ++turn) {
        Offsets turned;
        for (auto [row, column] : offsets) {
            if ((turn & 4) != 0) {
                std::swap(row, column);
            }
            turned.emplace_back((turn & 2) != 0 ? -row : row, (turn & 1) != 0 ? -column : column);
        }
        std::ranges::sort(turned);
        if (turn == 0 || turned < least) {
            least = std::move(turned);
        }
    }
    return least;
}

} // namespace

std::vector<TileShape> tileShapes(const Lattice& lattice) {
    if (lattice.topology != Topology::plane && lattice.topology != Topology::cylinder &&
        lattice.topology != Topology::torus) {
        return {};
    }
    std::map<Offsets, Offsets> normalForms;
    std::map<Offsets, std::size_t> counts;
    for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
        const Offsets tile = tileOf(lattice, cell);
        auto known = normalForms.find(tile);
        if (known == normalForms.end()) {
            known = normalForms.emplace(tile, normalized(tile)).first;
        }
        ++counts[known->second];
    }
    std::vector<TileShape> shapes;
    shapes.reserve(counts.size());
    for (const auto& [cells, count] : counts) {
        shapes.push_back({cells, count});
    }
    std::ranges::stable_sort(shapes, std::greater<>{},
                             [](const TileShape& shape) { return shape.cells.size(); });
    return shapes;
}

} // namespace lightsout
