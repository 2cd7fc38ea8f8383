// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/LeftKernel.h"

#include "solve/KernelBasis.h"

namespace lightsout {

Rule reversed(const Rule& rule) {
    if (rule.isUndirected()) {
        return rule;
    }
    const Graph graph = rule.toGraph();
    Graph turned = graph;
    if (rule.isMarked()) { // begins without marks, which do not allow the reversed arcs
        turned = Graph(graph.vertexCount(), false);
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            turned.setPosition(v, graph.position(v));
            turned.setLabel(v, graph.label(v));
            turned.setSelfInfluence(v, graph.selfInfluence(v));
        }
    }
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            if (rule.isMarked()) {
                turned.addArc(v, u);
            } else if (!graph.hasArc(v, u)) {
                turned.removeArc(u, v);
                turned.addArc(v, u);
            }
        }
    }
    if (rule.isMarked()) {
        std::vector<VertexMark> marks;
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            marks.push_back({v, graph.hasLight(v), graph.hasButton(v)});
        }
        turned.mark(marks);
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
