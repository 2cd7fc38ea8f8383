// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TilePlacement.h"

namespace lightsout {

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

} // namespace lightsout
