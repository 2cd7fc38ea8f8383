// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/GraphBuilder.h"

#include <algorithm>

namespace lightsout {

std::optional<Error> GraphBuilder::checkVertexCount(std::uint64_t count) {
    if (count <= maxGraphVertices) {
        return std::nullopt;
    }
    return Error{.code = ErrorCode::tooManyVertices, .expected = maxGraphVertices, .found = count};
}

bool GraphBuilder::addArc(std::size_t from, std::size_t to) {
    if (arcs_.size() >= maxGraphArcs) {
        return false;
    }
    arcs_.emplace_back(static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to));
    return true;
}

bool GraphBuilder::addEdge(std::size_t a, std::size_t b) {
    return addArc(a, b) && (a == b || addArc(b, a));
}

Error GraphBuilder::tooManyArcs(std::uint64_t found) {
    return {.code = ErrorCode::tooManyArcs, .expected = maxGraphArcs, .found = found};
}

void GraphBuilder::renumber(const std::vector<Vertex>& numbers) {
    for (auto& [from, to] : arcs_) {
        from = static_cast<std::uint32_t>(numbers[from]);
        to = static_cast<std::uint32_t>(numbers[to]);
    }
}

Graph GraphBuilder::build(Graph vertices) {
    // In order, each arc is appended at the end of its vertex's list.
    std::ranges::sort(arcs_);
    for (const auto& [from, to] : arcs_) {
        if (from == to) {
            vertices.setSelfInfluence(from, true);
        } else {
            vertices.addArc(from, to);
        }
    }
    arcs_.clear();
    return vertices;
}

Result<Graph> explicitGraph(const Rule& rule, const WriteOptions& options) {
    if (const auto refused = GraphBuilder::checkVertexCount(rule.vertexCount())) {
        return *refused;
    }
    if (rule.lattice() != nullptr) {
        const std::uint64_t arcs = 2 * std::uint64_t{rule.edgeCount()};
        if (arcs > maxGraphArcs) {
            return GraphBuilder::tooManyArcs(arcs);
        }
    }
    return rule.toGraph(options.progress);
}

WithSelfInfluence withSelfInfluence(const Graph& graph) {
    std::size_t with = 0;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        with += graph.selfInfluence(v) ? 1 : 0;
    }
    if (with == graph.vertexCount()) {
        return WithSelfInfluence::all;
    }
    return with == 0 ? WithSelfInfluence::none : WithSelfInfluence::some;
}

} // namespace lightsout
