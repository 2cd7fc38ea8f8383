// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPage.h"

#include "graph/Families.h"

namespace lightsout {

namespace {

Game threeByThree() {
    const BitVector lights = *BitVector::fromString("110111101");
    return Game(Lattice{.rows = 3, .cols = 3}, lights, BitVector(9));
}

} // namespace

std::vector<Scene> eliminationScenes() {
    return {
        {.name = QStringLiteral("elimination"),
         .game = threeByThree(),
         .place = {"elimination", "steps", "", {{"step", "5"}}}},
        {.name = QStringLiteral("elimination-start"),
         .game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
         .then = [](Workbench& workbench) { workbench.selection.setVertex(12); }},
        {.name = QStringLiteral("elimination-large"),
         .game = Game::allOn(Lattice{.rows = 16, .cols = 16}),
         .place = {"elimination", "", "", {{"step", "2000"}}}},
        {.name = QStringLiteral("elimination-hand"),
         .game = threeByThree(),
         .place = {"elimination", "by-hand"}},
        {.name = QStringLiteral("elimination-inverse"),
         .game = threeByThree(),
         .then = [](Workbench& workbench) { workbench.selection.setVertex(4); },
         .place = {"elimination", "outcome"}},
        {.name = QStringLiteral("elimination-solutions"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4}),
         .place = {"elimination", "outcome"}},
        {.name = QStringLiteral("elimination-proof"),
         .game = unsolvableBoard(),
         .place = {"elimination", "outcome"}},
        {.name = QStringLiteral("elimination-determinant"),
         .game = Game::allOn(Lattice{.rows = 1, .cols = 3}),
         .place = {"elimination", "outcome", "determinant"}},
        {.name = QStringLiteral("elimination-bounds"),
         .game = Game::allOn(Lattice{.rows = 9, .cols = 9}),
         .place = {"elimination", "outcome", "bounds"}},
        {.name = QStringLiteral("elimination-methods"),
         .game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
         .place = {"elimination", "methods"}},
        {.name = QStringLiteral("elimination-graph"),
         .game = Game::allOn(generalizedPetersenGraph(5, 2)),
         .place = {"elimination", "steps", "", {{"step", "30"}}}},
    };
}

} // namespace lightsout
