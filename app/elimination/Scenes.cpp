// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPage.h"

namespace lightsout {

std::vector<Scene> eliminationScenes() {
    return {
        {.name = QStringLiteral("elimination"),
         .place = "board=grid:3x3 lights=110111101 page=elimination mode=steps step=5"},
        {.name = QStringLiteral("elimination-start"),
         .place = "board=grid:5x5 page=elimination",
         .then = [](Workbench& workbench) { workbench.selection.setVertex(12); }},
        {.name = QStringLiteral("elimination-large"),
         .place = "board=grid:16x16 page=elimination step=2000"},
        {.name = QStringLiteral("elimination-hand"),
         .place = "board=grid:3x3 lights=110111101 page=elimination mode=by-hand"},
        {.name = QStringLiteral("elimination-inverse"),
         .place = "board=grid:3x3 lights=110111101 page=elimination mode=outcome",
         .then = [](Workbench& workbench) { workbench.selection.setVertex(4); }},
        {.name = QStringLiteral("elimination-solutions"),
         .place = "board=grid:4x4 page=elimination mode=outcome"},
        {.name = QStringLiteral("elimination-proof"),
         .place = "board=grid:5x5 lights=0110110111101010101111110 page=elimination mode=outcome"},
        {.name = QStringLiteral("elimination-determinant"),
         .place = "board=grid:1x3 page=elimination mode=outcome card=determinant"},
        {.name = QStringLiteral("elimination-bounds"),
         .place = "board=grid:9x9 page=elimination mode=outcome card=bounds"},
        {.name = QStringLiteral("elimination-methods"),
         .place = "board=grid:5x5 page=elimination mode=methods"},
        {.name = QStringLiteral("elimination-graph"),
         .place = "board=petersen page=elimination mode=steps step=30"},
    };
}

} // namespace lightsout
