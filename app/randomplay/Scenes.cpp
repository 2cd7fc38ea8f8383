// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/RandomPlayPage.h"

namespace lightsout {

std::vector<Scene> randomPlayScenes() {
    return {
        {.name = QStringLiteral("random"),
         .game = Game(Lattice{.rows = 3, .cols = 3}, BitVector(9), BitVector(9)),
         .place = {"random", "laws"}},
        {.name = QStringLiteral("random-distance"),
         .game = Game(Lattice{.rows = 5, .cols = 5}, BitVector(25), BitVector(25)),
         .view = [](Page& page) { static_cast<RandomPlayPage&>(page).showDistance(); }},
        {.name = QStringLiteral("random-out-of-reach"),
         .game = Game::allOn(Lattice{.rows = 10, .cols = 10})},
        {.name = QStringLiteral("random-experiments"),
         .game = Game(Lattice{.rows = 2, .cols = 2}, BitVector::unit(4, 0), BitVector(4)),
         .place = {"random", "experiments"}},
        {.name = QStringLiteral("random-sizes"),
         .game = Game(Lattice{.rows = 2, .cols = 2}, BitVector::unit(4, 0), BitVector(4)),
         .place = {"random", "experiments", "", {{"experiment", "sizes"}}}},
        {.name = QStringLiteral("random-cells"),
         .game = Game(Lattice{.rows = 3, .cols = 3}, BitVector(9), BitVector(9)),
         .place = {"random", "experiments", "", {{"experiment", "pair"}}}},
        {.name = QStringLiteral("random-chain"),
         .game = Game::allOn(Lattice{.rows = 2, .cols = 2}),
         .place = {"random", "chain"}},
        {.name = QStringLiteral("random-no-chain"),
         .game = Game::allOn(Lattice{.rows = 3, .cols = 3})},
        {.name = QStringLiteral("random-states"),
         .game = Game::allOn(Lattice{.rows = 2, .cols = 2}),
         .place = {"random", "states"}},
        {.name = QStringLiteral("random-matrix"),
         .game = Game::allOn(Lattice{.rows = 2, .cols = 2}),
         .place = {"random", "states", "", {{"side", "power"}}}},
        {.name = QStringLiteral("random-states-large"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4})},
        {.name = QStringLiteral("random-winning"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4}),
         .place = {"random", "winning"}},
    };
}

} // namespace lightsout
