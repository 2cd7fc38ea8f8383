// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingsPage.h"

namespace lightsout {

std::vector<Scene> tilingsScenes() {
    return {
        {.name = QStringLiteral("tilings"),
         .place = "board=grid:10x10,topology=torus page=tilings mode=browse"},
        {.name = QStringLiteral("tilings-search"),
         .place = "board=grid:6x6 page=tilings mode=search",
         .view = [](Page& page) { static_cast<TilingsPage&>(page).setStep(12); }},
        {.name = QStringLiteral("tilings-hand"),
         .place = "board=grid:10x10,topology=torus page=tilings mode=by-hand",
         .then =
             [](Workbench& workbench) {
                 for (const Vertex v : {11U, 23U, 30U}) {
                     workbench.document.press(v);
                 }
             }},
        {.name = QStringLiteral("tilings-map"),
         .place = "board=grid:10x10,topology=torus page=tilings mode=map"},
        {.name = QStringLiteral("tilings-none"),
         .place = "board=grid:9x9 page=tilings mode=browse"},
        {.name = QStringLiteral("tilings-graph"), .place = "board=petersen:8:3 page=tilings"},
    };
}

} // namespace lightsout
