// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "graph/Limits.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <optional>
#include <utility>
#include <vector>

namespace lightsout {

/// Collects the arcs of a graph as a file lists them, in any order and possibly repeated, and
/// builds the graph at the end. Checks the limits of graph/Limits.h before allocating memory.
class GraphBuilder {
public:
    /// Returns nullopt if a graph may have `count` vertices, otherwise an error.
    static std::optional<Error> checkVertexCount(std::uint64_t count);

    /// Adds an arc. A loop, with `from` equal to `to`, means that the vertex has self-influence.
    /// Returns false if there are too many arcs; see tooManyArcs().
    bool addArc(std::size_t from, std::size_t to);
    bool addEdge(std::size_t a, std::size_t b);
    static Error tooManyArcs(std::uint64_t found = maxGraphArcs + 1);

    /// Renumbers the vertices: vertex i becomes vertex numbers[i].
    void renumber(const std::vector<Vertex>& numbers);

    /// Returns the arcs collected so far, as pairs of source and target.
    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& arcs() const { return arcs_; }

    /// Builds the graph from the vertices of `vertices` (with self-influence, positions and labels)
    /// and the collected arcs, whose ends must be among them. Repeated edges are merged or cancel
    /// out, depending on the options, and are counted in options.report. O(arcs · log arcs).
    Graph build(Graph vertices, const ReadOptions& options = {});

private:
    std::vector<std::pair<std::uint32_t, std::uint32_t>> arcs_;
};

/// Returns the rule as a graph, for writing it vertex by vertex. A lattice is expanded. Returns an
/// error if the rule exceeds the limits of a graph for vertices or arcs.
Result<Graph> explicitGraph(const Rule& rule, const WriteOptions& options = {});

/// Specifies whether no vertex, only some or all vertices have self-influence.
enum class WithSelfInfluence { none, some, all };
WithSelfInfluence withSelfInfluence(const Graph& graph);

} // namespace lightsout
