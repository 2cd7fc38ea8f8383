// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingsPage.h"

#include "graph/Families.h"

namespace lightsout {

namespace {

/// Returns a board with three tiles placed by hand.
Game begun() {
    Game game = Game::allOn(Lattice{10, 10, Topology::torus});
    for (const Vertex v : {11U, 23U, 30U}) {
        game.press(v);
    }
    return game;
}

} // namespace

std::vector<Scene> tilingsScenes() {
    return {
        {.name = QStringLiteral("tilings"),
         .game = Game::allOn(Lattice{10, 10, Topology::torus}),
         .place = {"tilings", "browse"}},
        {.name = QStringLiteral("tilings-search"),
         .game = Game::allOn(Lattice{.rows = 6, .cols = 6}),
         .place = {"tilings", "search"},
         .view = [](Page& page) { static_cast<TilingsPage&>(page).setStep(12); }},
        {.name = QStringLiteral("tilings-hand"), .game = begun(), .place = {"tilings", "by-hand"}},
        {.name = QStringLiteral("tilings-map"),
         .game = Game::allOn(Lattice{10, 10, Topology::torus}),
         .place = {"tilings", "map"}},
        {.name = QStringLiteral("tilings-none"),
         .game = Game::allOn(Lattice{.rows = 9, .cols = 9}),
         .place = {"tilings", "browse"}},
        {.name = QStringLiteral("tilings-graph"),
         .game = Game::allOn(generalizedPetersenGraph(8, 3))},
    };
}

} // namespace lightsout
