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
        {.name = QStringLiteral("kernel"), .game = Game::allOn(Lattice{.rows = 4, .cols = 4})},
        {.name = QStringLiteral("kernel-all"),
         .game = Game::allOn(Lattice{.rows = 9, .cols = 9}),
         .view = [](Page& page) { static_cast<KernelPage&>(page).browse(); }},
        {.name = QStringLiteral("kernel-boards"),
         .game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
         .place = {"kernel", "", "", {{"counts", "boards"}}}},
        {.name = QStringLiteral("kernel-directed"), .game = directedRing()},
        {.name = QStringLiteral("kernel-unsolvable"), .game = unsolvableBoard()},
        {.name = QStringLiteral("kernel-graph"),
         .game = Game::allOn(generalizedPetersenGraph(5, 2))},
    };
}

} // namespace lightsout
