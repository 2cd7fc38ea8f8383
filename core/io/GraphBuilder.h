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

/// Collects the arcs of a graph as a file lists them, in any order and repeated, and makes the
/// graph of them at the end. Checks the limits of graph/Limits.h before taking memory.
class GraphBuilder {
public:
    /// Nothing when a graph may have `count` vertices.
    static std::optional<Error> checkVertexCount(std::uint64_t count);

    /// From and to, which may be equal: a loop says that the vertex has self-influence. False when
    /// there are tooManyArcs().
    bool addArc(std::size_t from, std::size_t to);
    bool addEdge(std::size_t a, std::size_t b);
    static Error tooManyArcs(std::uint64_t found = maxGraphArcs + 1);

    /// Makes what was vertex i so far the vertex numbers[i].
    void renumber(const std::vector<Vertex>& numbers);

    /// The arcs collected so far, each from and to.
    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& arcs() const { return arcs_; }

    /// The vertices of `vertices` (their marks, places and labels) with the arcs collected. All
    /// arcs' ends must be among them. Repeated edges are merged or cancelled, as the options say,
    /// and counted in their report. O(arcs · log arcs).
    Graph build(Graph vertices, const ReadOptions& options = {});

private:
    std::vector<std::pair<std::uint32_t, std::uint32_t>> arcs_;
};

/// The rule as a graph for writing it vertex by vertex; a lattice is expanded, unless it has more
/// vertices or arcs than a graph may have.
Result<Graph> explicitGraph(const Rule& rule, const WriteOptions& options = {});

/// Which vertices have self-influence.
enum class WithSelfInfluence { none, some, all };
WithSelfInfluence withSelfInfluence(const Graph& graph);

} // namespace lightsout
