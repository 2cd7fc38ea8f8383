// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/Tab.h"

#include "randomplay/RandomPlayPage.h"

#include <QCoreApplication>

namespace lightsout {

namespace {

std::vector<Scene> scenes() {
    return {
        {.name = QStringLiteral("random"),
         .game = Game(Lattice{.rows = 3, .cols = 3}, BitVector(9), BitVector(9)),
         .button = QStringLiteral("laws")},
        {.name = QStringLiteral("random-distance"),
         .game = Game(Lattice{.rows = 5, .cols = 5}, BitVector(25), BitVector(25)),
         .button = QStringLiteral("distance")},
        {.name = QStringLiteral("random-out-of-reach"),
         .game = Game::allOn(Lattice{.rows = 10, .cols = 10})},
        {.name = QStringLiteral("random-experiments"),
         .game = Game(Lattice{.rows = 2, .cols = 2}, BitVector::unit(4, 0), BitVector(4)),
         .button = QStringLiteral("experiments")},
        {.name = QStringLiteral("random-sizes"),
         .game = Game(Lattice{.rows = 2, .cols = 2}, BitVector::unit(4, 0), BitVector(4)),
         .button = QStringLiteral("severalSizes")},
        {.name = QStringLiteral("random-cells"),
         .game = Game(Lattice{.rows = 3, .cols = 3}, BitVector(9), BitVector(9)),
         .button = QStringLiteral("twoCells")},
        {.name = QStringLiteral("random-chain"),
         .game = Game::allOn(Lattice{.rows = 2, .cols = 2}),
         .button = QStringLiteral("chain")},
        {.name = QStringLiteral("random-no-chain"),
         .game = Game::allOn(Lattice{.rows = 3, .cols = 3})},
        {.name = QStringLiteral("random-states"),
         .game = Game::allOn(Lattice{.rows = 2, .cols = 2}),
         .button = QStringLiteral("states")},
        {.name = QStringLiteral("random-matrix"),
         .game = Game::allOn(Lattice{.rows = 2, .cols = 2}),
         .button = QStringLiteral("statesPower")},
        {.name = QStringLiteral("random-states-large"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4})},
        {.name = QStringLiteral("random-winning"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4}),
         .button = QStringLiteral("winning")},
    };
}

} // namespace

Tab randomplayTab() {
    return {
        .name = QStringLiteral("random"),
        .title = QCoreApplication::translate("Pages", "Random play"),
        .shortTitle = QCoreApplication::translate("Pages", "Random"),
        .toolTip = QCoreApplication::translate(
            "Pages", "The number of black cells when presses are chosen at random"),
        .makePage = [](Workbench& workbench) -> QWidget* { return new RandomPlayPage(workbench); },
        .scenes = scenes};
}

} // namespace lightsout
