// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/PlayPage.h"

#include <array>

namespace lightsout {

namespace {

/// Returns a graph of nullity 2 on which some edges make every board solvable.
Game nearlyFreeGraph() {
    Graph graph(9);
    constexpr std::array<Point, 9> places{{{3.26, 2.38},
                                           {6.10, 3.03},
                                           {6.18, 5.45},
                                           {3.44, 7.06},
                                           {1.29, 5.54},
                                           {0.81, 3.76},
                                           {3.76, 3.70},
                                           {3.84, 5.88},
                                           {3.08, 4.96}}};
    for (Vertex v = 0; v < places.size(); ++v) {
        graph.setPosition(v, places[v]);
    }
    for (const auto& [a, b] : std::initializer_list<std::pair<Vertex, Vertex>>{{0, 1},
                                                                               {0, 5},
                                                                               {0, 6},
                                                                               {1, 2},
                                                                               {1, 6},
                                                                               {2, 3},
                                                                               {3, 4},
                                                                               {3, 7},
                                                                               {4, 5},
                                                                               {4, 8},
                                                                               {5, 6},
                                                                               {5, 8},
                                                                               {6, 7},
                                                                               {6, 8},
                                                                               {7, 8}}) {
        graph.addEdge(a, b);
    }
    return {graph, *BitVector::fromString("000111010"), BitVector(9)};
}

} // namespace

std::vector<Scene> playScenes() {
    return {
        {.name = QStringLiteral("play"),
         .place = "board=grid:5x5 lights=0110110111111010101111110 page=play",
         .then =
             [](Workbench& workbench) {
                 workbench.guide.setSolutionWanted(true);
                 workbench.selection.setVertex(13);
             }},
        {.name = QStringLiteral("play-unsolvable"),
         .place = "board=grid:5x5 lights=0110110111101010101111110 page=play",
         .then = [](Workbench& workbench) { workbench.guide.setSolutionWanted(true); }},
        {.name = QStringLiteral("play-graph"),
         .place = "board=petersen page=play",
         .then =
             [](Workbench& workbench) {
                 workbench.selection.setVertex(1);
                 workbench.guide.showHint();
             }},
        {.name = QStringLiteral("play-chase"),
         .place = "board=grid:5x5 lights=0000000000000000000010110 page=play",
         .then = [](Workbench& workbench) { workbench.selection.setVertex(22); },
         .view = [](Page& page) { static_cast<PlayPage&>(page).chase(true); }},
        {.name = QStringLiteral("play-large"),
         .place = "board=grid:50x50 page=play",
         .then = [](Workbench& workbench) { workbench.guide.setSolutionWanted(true); }},
        {.name = QStringLiteral("play-draw"),
         .place = "board=petersen page=play",
         .then =
             [](Workbench& workbench) {
                 workbench.drawing.select({1, 6}, {{1, 6}});
             }},
        {.name = QStringLiteral("play-whatif"),
         .place = "page=play mode=whatif",
         .then =
             [](Workbench& workbench) {
                 workbench.document.make(Replace{nearlyFreeGraph()}, QString());
             },
         .view =
             [](Page& page) {
                 static_cast<PlayPage&>(page).considerChange({ChangeKind::addEdge, {1, 3}});
             }},
        {.name = QStringLiteral("compare"),
         .place = "board=grid:5x5 page=play mode=compare",
         .then =
             [](Workbench& workbench) {
                 workbench.pinned.pin(
                     Game::allOn(Lattice{.rows = 4, .cols = 6, .topology = Topology::torus}));
                 workbench.document.press(6);
             }},
        {.name = QStringLiteral("compare-patterns"),
         .place = "board=grid:5x5 page=play mode=compare part=comparePatterns"},
        {.name = QStringLiteral("compare-laws"),
         .place = "board=grid:5x5 page=play mode=compare part=compareLaws"},
    };
}

} // namespace lightsout
