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

Graph GraphBuilder::build(Graph vertices, const ReadOptions& options) {
    // Sorting ensures that each arc is appended at the end of its vertex's list.
    std::ranges::sort(arcs_);
    const auto timesOf = [this](std::pair<std::uint32_t, std::uint32_t> arc) {
        const auto [first, last] = std::equal_range(arcs_.begin(), arcs_.end(), arc);
        return static_cast<std::size_t>(last - first);
    };
    std::size_t parallel = 0;
    for (auto at = arcs_.begin(); at != arcs_.end();) {
        const auto [from, to] = *at;
        const auto end = std::find_if(at, arcs_.end(), [&](const auto& arc) { return arc != *at; });
        const auto times = static_cast<std::size_t>(end - at);
        at = end;
        if (from == to) {
            vertices.setSelfInfluence(from, true); // regardless of how often it is listed
            continue;
        }
        if (times > 1) {
            // An undirected edge consists of two arcs, but is counted once.
            const std::size_t back = from > to ? std::max<std::size_t>(timesOf({to, from}), 1) : 1;
            parallel += times > back ? times - back : 0;
        }
        if (options.parallelEdges == ParallelEdges::merge || times % 2 == 1) {
            vertices.addArc(from, to);
        }
    }
    arcs_.clear();
    if (options.report != nullptr) {
        options.report->parallelEdges += parallel;
    }
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
