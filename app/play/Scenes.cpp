// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/PlayPage.h"

#include "compare/CompareView.h"
#include "graph/Families.h"

namespace lightsout {

namespace {

Game solvable() {
    const Rule five = Lattice{.rows = 5, .cols = 5};
    const BitVector presses = *BitVector::fromString("0100010001001000001001000");
    return Game(five, five.changedBy(presses), BitVector(25));
}

/// Returns a board on which light chasing has reached the last row.
Game chased() {
    const BitVector lights = *BitVector::fromString("0000000000000000000010110");
    return Game(Lattice{.rows = 5, .cols = 5}, lights, BitVector(25));
}

} // namespace

std::vector<Scene> playScenes() {
    return {
        {.name = QStringLiteral("play"),
         .game = solvable(),
         .then =
             [](Workbench& workbench) {
                 workbench.guide.setSolutionWanted(true);
                 workbench.selection.setVertex(13);
             }},
        {.name = QStringLiteral("play-unsolvable"),
         .game = unsolvableBoard(),
         .then = [](Workbench& workbench) { workbench.guide.setSolutionWanted(true); }},
        {.name = QStringLiteral("play-graph"),
         .game = Game::allOn(generalizedPetersenGraph(5, 2)),
         .then =
             [](Workbench& workbench) {
                 workbench.selection.setVertex(1);
                 workbench.guide.showHint();
             }},
        {.name = QStringLiteral("play-chase"),
         .game = chased(),
         .then = [](Workbench& workbench) { workbench.selection.setVertex(22); },
         .view = [](Page& page) { static_cast<PlayPage&>(page).chase(true); }},
        {.name = QStringLiteral("play-large"),
         .game = Game::allOn(Lattice{.rows = 50, .cols = 50}),
         .then = [](Workbench& workbench) { workbench.guide.setSolutionWanted(true); }},
        {.name = QStringLiteral("play-draw"),
         .game = Game::allOn(generalizedPetersenGraph(5, 2)),
         .then =
             [](Workbench& workbench) {
                 workbench.drawing.select({1, 6}, {{1, 6}});
             }},
        {.name = QStringLiteral("compare"),
         .game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
         .then =
             [](Workbench& workbench) {
                 workbench.pinned.pin(
                     Game::allOn(Lattice{.rows = 4, .cols = 6, .topology = Topology::torus}));
                 workbench.document.press(6);
             },
         .mode = QStringLiteral("compare")},
        {.name = QStringLiteral("compare-patterns"),
         .game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
         .mode = QStringLiteral("compare"),
         .view =
             [](Page& page) {
                 static_cast<PlayPage&>(page).comparison().showPart(CompareView::Part::patterns);
             }},
        {.name = QStringLiteral("compare-laws"),
         .game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
         .mode = QStringLiteral("compare"),
         .view =
             [](Page& page) {
                 static_cast<PlayPage&>(page).comparison().showPart(CompareView::Part::laws);
             }},
    };
}

} // namespace lightsout
