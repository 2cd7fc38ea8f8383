// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/Tiles.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <tuple>

namespace lightsout {

namespace {

/// Returns the tiles adjacent to each tile. Each tile is identified by its press.
std::map<Vertex, std::set<Vertex>> touchingTiles(const Rule& rule, const TilePlacement& placement) {
    std::map<Vertex, std::set<Vertex>> touching;
    for (Vertex light = 0; light < rule.vertexCount(); ++light) {
        const std::optional<Vertex> tile = placement.tileOf[light];
        if (!tile) {
            continue;
        }
        touching[*tile];
        rule.forEachToggled(light, [&](Vertex beside) {
            const std::optional<Vertex> other = placement.tileOf[beside];
            if (other && *other != *tile) {
                touching[*tile].insert(*other);
                touching[*other].insert(*tile);
            }
        });
    }
    return touching;
}

using Offsets = std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>>;

/// Returns the signed distance from `from` to `to`. If the sides are glued, it is measured along
/// the shorter way round.
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

std::optional<TilePlacement> placeTiles(const Rule& rule, const BitVector& presses) {
    LIGHTSOUT_ASSERT(presses.size() == rule.vertexCount());
    const std::size_t vertices = rule.vertexCount();
    TilePlacement placement;
    placement.tileOf.resize(vertices);
    bool isOnce = true;
    presses.forEachOne([&](Vertex u) {
        rule.forEachToggled(u, [&](Vertex v) {
            isOnce = isOnce && !placement.tileOf[v];
            placement.tileOf[v] = u;
        });
    });
    if (!isOnce) {
        return std::nullopt;
    }
    placement.allowed = BitVector(vertices);
    placement.dead = BitVector(vertices);
    for (Vertex v = 0; v < vertices; ++v) {
        if (!placement.tileOf[v] && rule.hasLight(v)) {
            placement.dead.set(v);
            ++placement.left;
        }
    }
    for (Vertex u = 0; u < vertices; ++u) {
        std::size_t changed = 0;
        bool isFree = !presses[u];
        rule.forEachToggled(u, [&](Vertex v) {
            ++changed;
            isFree = isFree && !placement.tileOf[v];
        });
        if (isFree && changed > 0) {
            placement.allowed.set(u);
            rule.forEachToggled(u, [&](Vertex v) { placement.dead.set(v, false); });
        }
    }
    return placement;
}

TileColours colourTiles(const Rule& rule, const BitVector& presses, const TileColours& known) {
    const std::optional<TilePlacement> placement = placeTiles(rule, presses);
    LIGHTSOUT_ASSERT(placement.has_value());
    const auto touching = touchingTiles(rule, *placement);
    TileColours colours(rule.vertexCount());
    std::map<Vertex, std::set<std::size_t>> around; // colours of adjacent tiles
    for (const auto& [tile, others] : touching) {
        if (tile < known.size() && known[tile] && !around[tile].contains(*known[tile])) {
            colours[tile] = known[tile];
            for (const Vertex other : others) {
                around[other].insert(*known[tile]);
            }
        }
    }
    // The tile with the most colours around it comes first; ties are broken by the most neighbours
    // and then by the lowest number.
    using Urgency = std::tuple<std::size_t, std::size_t, Vertex>;
    const auto urgency = [&](Vertex tile) {
        return Urgency{around[tile].size(), touching.at(tile).size(), rule.vertexCount() - tile};
    };
    std::set<Urgency> waiting;
    for (const auto& [tile, others] : touching) {
        if (!colours[tile]) {
            waiting.insert(urgency(tile));
        }
    }
    while (!waiting.empty()) {
        const Vertex tile = rule.vertexCount() - std::get<2>(*waiting.rbegin());
        waiting.erase(std::prev(waiting.end()));
        std::size_t colour = 0;
        while (around[tile].contains(colour)) {
            ++colour;
        }
        colours[tile] = colour;
        for (const Vertex other : touching.at(tile)) {
            const bool isWaiting = !colours[other];
            if (isWaiting) {
                waiting.erase(urgency(other));
            }
            around[other].insert(colour);
            if (isWaiting) {
                waiting.insert(urgency(other));
            }
        }
    }
    return colours;
}

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
