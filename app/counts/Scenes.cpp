// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/CountsPage.h"

namespace lightsout {

std::vector<Scene> countsScenes() {
    return {
        {.name = QStringLiteral("counts"), .game = Game::allOn(Lattice{.rows = 4, .cols = 4})},
        {.name = QStringLiteral("atlas"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4}),
         .place = {"counts", "atlas"},
         .view =
             [](Page& page) {
                 page.restore(
                     {{QStringLiteral("view"), QStringLiteral("atlas")},
                      {QStringLiteral("atlas"), QJsonObject{{QStringLiteral("vertices"), 6},
                                                            {QStringLiteral("condition"),
                                                             QStringLiteral("nullity >= 3")}}}});
             }},
        {.name = QStringLiteral("sweep"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4}),
         .place = {"counts", "sweep"}},
    };
}

} // namespace lightsout
