// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/KernelBasis.h"

#include <algorithm>

namespace lightsout {

std::vector<BitVector> kernelBasis(const Solver& solver, const Progress& progress,
                                   std::size_t maxVectors) {
    std::vector<BitVector> basis;
    for (std::size_t i = 0; i < std::min(solver.nullity(), maxVectors); ++i) {
        progress.checkpoint();
        basis.push_back(solver.kernelVector(i));
    }
    return basis;
}

Rule reversed(const Rule& rule) {
    if (rule.isUndirected()) {
        return rule;
    }
    const Graph& graph = *rule.graph();
    Graph turned(graph.vertexCount(), false);
    std::vector<VertexMark> marks;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        turned.setPosition(v, graph.position(v));
        turned.setLabel(v, graph.label(v));
        turned.setSelfInfluence(v, graph.selfInfluence(v));
        marks.push_back({v, graph.hasLight(v), graph.hasButton(v)});
    }
    turned.mark(marks); // before arcs are added, which the marks must allow
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            turned.addArc(v, u);
        }
    }
    return turned;
}

Result<std::vector<BitVector>> leftKernelBasis(const Rule& rule, std::size_t most,
                                               Progress& progress) {
    const Result<Solver> solver = Solver::build(reversed(rule), progress);
    if (!solver) {
        return solver.error();
    }
    return kernelBasis(*solver, progress, most);
}

} // namespace lightsout
