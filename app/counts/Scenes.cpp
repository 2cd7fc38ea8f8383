// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/CountsPage.h"

namespace lightsout {

std::vector<Scene> countsScenes() {
    return {
        {.name = QStringLiteral("counts"), .place = "board=grid:4x4 page=counts"},
        {.name = QStringLiteral("atlas"),
         .place = "board=grid:4x4 page=counts mode=atlas",
         .view =
             [](Page& page) {
                 page.restore(
                     {{QStringLiteral("view"), QStringLiteral("atlas")},
                      {QStringLiteral("atlas"), QJsonObject{{QStringLiteral("vertices"), 6},
                                                            {QStringLiteral("condition"),
                                                             QStringLiteral("nullity >= 3")}}}});
             }},
        {.name = QStringLiteral("sweep"), .place = "board=grid:4x4 page=counts mode=sweep"},
    };
}

} // namespace lightsout
