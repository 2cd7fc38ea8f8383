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
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            if (!graph.hasArc(v, u)) {
                turned.removeArc(u, v);
                turned.addArc(v, u);
            }
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
