// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/KernelPage.h"

#include "graph/Families.h"

namespace lightsout {

namespace {

/// Returns a directed ring: each vertex has arcs to the next vertex and to the one after that,
/// except that two of these arcs are missing.
Game directedRing() {
    Graph ring = cycleGraph(12);
    for (Vertex v = 0; v < 12; ++v) {
        ring.removeArc(v, (v + 11) % 12);
        ring.addArc(v, (v + 2) % 12);
    }
    ring.removeArc(0, 2);
    ring.removeArc(1, 2);
    return Game::allOn(ring);
}

} // namespace

std::vector<Scene> kernelScenes() {
    return {
        {.name = QStringLiteral("kernel"), .place = "board=grid:4x4 page=kernel"},
        {.name = QStringLiteral("kernel-all"),
         .place = "board=grid:9x9 page=kernel",
         .view = [](Page& page) { static_cast<KernelPage&>(page).browse(); }},
        {.name = QStringLiteral("kernel-boards"),
         .place = "board=grid:5x5 page=kernel counts=boards"},
        {.name = QStringLiteral("kernel-directed"),
         .place = "page=kernel",
         .then =
             [](Workbench& workbench) {
                 workbench.document.make(Replace{directedRing()}, QString());
             }},
        {.name = QStringLiteral("kernel-unsolvable"),
         .place = "board=grid:5x5 lights=0110110111101010101111110 page=kernel"},
        {.name = QStringLiteral("kernel-graph"), .place = "board=petersen page=kernel"},
    };
}

} // namespace lightsout
