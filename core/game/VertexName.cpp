// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/VertexName.h"

namespace lightsout {

std::string vertexName(const Rule& rule, Vertex vertex, std::size_t first) {
    if (!rule.isDrawn()) {
        return std::to_string(vertex + first);
    }
    const Graph& graph = *rule.graph();
    if (const std::string& label = graph.label(vertex); !label.empty()) {
        return label;
    }
    const bool isTable =
        rule.isMarked() && rule.buttonCount() + rule.lightCount() == rule.vertexCount();
    const std::size_t ofFirstSide = !isTable             ? 0
                                    : graph.hasButton(0) ? rule.buttonCount()
                                                         : rule.lightCount();
    // The buttons of a table come before or after all lights.
    return std::to_string(vertex + first - (vertex < ofFirstSide ? 0 : ofFirstSide));
}

bool hasLabels(const Rule& rule) {
    for (Vertex v = 0; rule.isDrawn() && v < rule.vertexCount(); ++v) {
        if (!rule.graph()->label(v).empty()) {
            return true;
        }
    }
    return false;
}

} // namespace lightsout
