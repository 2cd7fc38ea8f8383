// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/Rearrangement.h"

#include <cmath>

namespace lightsout {

namespace {

/// Offsets that differ by less are considered equal, because they may differ by rounding.
constexpr double minMovement = 1e-6;

} // namespace

bool Rearrangement::isOne(const Rule& before, const Rule& after) {
    const Graph* from = before.graph();
    const Graph* to = after.graph();
    if (from == nullptr || to == nullptr || !before.hasSameInfluence(after)) {
        return false;
    }
    std::size_t moved = 0;
    std::optional<Point> offset;
    bool movedAlike = true;
    for (Vertex v = 0; v < from->vertexCount(); ++v) {
        const Point way{to->position(v).x - from->position(v).x,
                        to->position(v).y - from->position(v).y};
        if (std::hypot(way.x, way.y) < minMovement) {
            continue;
        }
        ++moved;
        offset = offset.value_or(way);
        movedAlike = movedAlike && std::hypot(way.x - offset->x, way.y - offset->y) < minMovement;
    }
    return !movedAlike && 2 * moved > from->vertexCount();
}

Rule Rearrangement::at(double share) const {
    if (share >= 1) {
        return after_;
    }
    Graph graph = after_;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point from = before_.position(v);
        const Point to = after_.position(v);
        graph.setPosition(v, {std::lerp(from.x, to.x, share), std::lerp(from.y, to.y, share)});
    }
    return graph;
}

} // namespace lightsout
