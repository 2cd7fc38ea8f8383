// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/CircleLayout.h"

#include <cmath>
#include <numbers>

namespace lightsout {

Point onCircle(std::size_t index, std::size_t count, double radius) {
    const double angle =
        2 * std::numbers::pi * static_cast<double>(index) / static_cast<double>(count);
    return {radius * std::sin(angle), -radius * std::cos(angle)};
}

double circleRadius(std::size_t count) {
    return count < 2 ? 0 : 0.5 / std::sin(std::numbers::pi / static_cast<double>(count));
}

void placeOnCircle(Graph& graph) {
    const std::size_t count = graph.vertexCount();
    for (Vertex v = 0; v < count; ++v) {
        graph.setPosition(v, onCircle(v, count, circleRadius(count)));
    }
}

} // namespace lightsout
