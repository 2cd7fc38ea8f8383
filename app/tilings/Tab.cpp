// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/Tab.h"

#include "graph/Families.h"
#include "tilings/TilingsPage.h"

#include <QCoreApplication>

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

std::vector<Scene> scenes() {
    return {
        {.name = QStringLiteral("tilings"),
         .game = Game::allOn(Lattice{10, 10, Topology::torus}),
         .button = QStringLiteral("tilings-browse")},
        {.name = QStringLiteral("tilings-search"),
         .game = Game::allOn(Lattice{.rows = 6, .cols = 6}),
         .button = QStringLiteral("tilings-search"),
         .step = 12},
        {.name = QStringLiteral("tilings-hand"),
         .game = begun(),
         .button = QStringLiteral("tilings-hand")},
        {.name = QStringLiteral("tilings-map"),
         .game = Game::allOn(Lattice{10, 10, Topology::torus}),
         .button = QStringLiteral("tilings-map")},
        {.name = QStringLiteral("tilings-none"),
         .game = Game::allOn(Lattice{.rows = 9, .cols = 9}),
         .button = QStringLiteral("tilings-browse")},
        {.name = QStringLiteral("tilings-graph"),
         .game = Game::allOn(generalizedPetersenGraph(8, 3))},
    };
}

} // namespace

Tab tilingsTab() {
    return {.name = QStringLiteral("tilings"),
            .title = QCoreApplication::translate("Pages", "Tilings"),
            .toolTip = QCoreApplication::translate(
                "Pages", "Solutions that change every light exactly once"),
            .makePage = [](Workbench& workbench) -> QWidget* { return new TilingsPage(workbench); },
            .scenes = scenes};
}

} // namespace lightsout
