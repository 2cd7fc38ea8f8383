// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TileColours.h"

#include "tiling/TilePlacement.h"

#include <algorithm>
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

} // namespace

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

} // namespace lightsout
