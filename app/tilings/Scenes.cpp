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
         .mode = QStringLiteral("browse")},
        {.name = QStringLiteral("tilings-search"),
         .game = Game::allOn(Lattice{.rows = 6, .cols = 6}),
         .mode = QStringLiteral("search"),
         .view = [](Page& page) { static_cast<TilingsPage&>(page).setStep(12); }},
        {.name = QStringLiteral("tilings-hand"),
         .game = begun(),
         .mode = QStringLiteral("by-hand")},
        {.name = QStringLiteral("tilings-map"),
         .game = Game::allOn(Lattice{10, 10, Topology::torus}),
         .mode = QStringLiteral("map")},
        {.name = QStringLiteral("tilings-none"),
         .game = Game::allOn(Lattice{.rows = 9, .cols = 9}),
         .mode = QStringLiteral("browse")},
        {.name = QStringLiteral("tilings-graph"),
         .game = Game::allOn(generalizedPetersenGraph(8, 3))},
    };
}

} // namespace lightsout
