// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Tab.h"

#include "elimination/EliminationPage.h"
#include "graph/Families.h"

#include <QCoreApplication>

namespace lightsout {

namespace {

Game threeByThree() {
    const BitVector lights = *BitVector::fromString("110111101");
    return Game(Lattice{.rows = 3, .cols = 3}, lights, BitVector(9));
}

/// Returns a solvable board with one more light on.
Game unsolvable() {
    const Rule five = Lattice{.rows = 5, .cols = 5};
    const BitVector presses = *BitVector::fromString("0100010001001000001001000");
    return Game(five, five.changedBy(presses) ^ BitVector::unit(25, 11), BitVector(25));
}

std::vector<Scene> scenes() {
    return {
        {.name = QStringLiteral("elimination"),
         .game = threeByThree(),
         .button = QStringLiteral("steps"),
         .step = 5},
        {.name = QStringLiteral("elimination-start"),
         .game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
         .then = [](Workbench& workbench) { workbench.selection.setVertex(12); }},
        {.name = QStringLiteral("elimination-large"),
         .game = Game::allOn(Lattice{.rows = 16, .cols = 16}),
         .step = 2000},
        {.name = QStringLiteral("elimination-hand"),
         .game = threeByThree(),
         .button = QStringLiteral("byHand")},
        {.name = QStringLiteral("elimination-inverse"),
         .game = threeByThree(),
         .then = [](Workbench& workbench) { workbench.selection.setVertex(4); },
         .button = QStringLiteral("outcome")},
        {.name = QStringLiteral("elimination-solutions"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4}),
         .button = QStringLiteral("outcome")},
        {.name = QStringLiteral("elimination-proof"),
         .game = unsolvable(),
         .button = QStringLiteral("outcome")},
        {.name = QStringLiteral("elimination-determinant"),
         .game = Game::allOn(Lattice{.rows = 1, .cols = 3}),
         .button = QStringLiteral("determinant")},
        {.name = QStringLiteral("elimination-bounds"),
         .game = Game::allOn(Lattice{.rows = 9, .cols = 9}),
         .button = QStringLiteral("bounds")},
        {.name = QStringLiteral("elimination-methods"),
         .game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
         .button = QStringLiteral("methods")},
        {.name = QStringLiteral("elimination-graph"),
         .game = Game::allOn(generalizedPetersenGraph(5, 2)),
         .button = QStringLiteral("steps"),
         .step = 30},
    };
}

} // namespace

Tab eliminationTab() {
    return {
        .name = QStringLiteral("elimination"),
        .title = QCoreApplication::translate("Pages", "Matrix and elimination"),
        .shortTitle = QCoreApplication::translate("Pages", "Matrix"),
        .toolTip = QCoreApplication::translate(
            "Pages", "The influence matrix and how its equations are solved"),
        .makePage = [](Workbench& workbench) -> QWidget* { return new EliminationPage(workbench); },
        .scenes = scenes};
}

} // namespace lightsout
