// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/RandomPlayPage.h"

namespace lightsout {

std::vector<Scene> randomPlayScenes() {
    return {
        {.name = QStringLiteral("random"),
         .place = "board=grid:3x3 lights=none page=random mode=laws"},
        {.name = QStringLiteral("random-distance"),
         .place = "board=grid:5x5 lights=none page=random",
         .view = [](Page& page) { static_cast<RandomPlayPage&>(page).showDistance(); }},
        {.name = QStringLiteral("random-out-of-reach"), .place = "board=grid:10x10 page=random"},
        {.name = QStringLiteral("random-experiments"),
         .place = "board=grid:2x2 lights=1000 page=random mode=experiments"},
        {.name = QStringLiteral("random-sizes"),
         .place = "board=grid:2x2 lights=1000 page=random mode=experiments experiment=sizes"},
        {.name = QStringLiteral("random-cells"),
         .place = "board=grid:3x3 lights=none page=random mode=experiments experiment=pair"},
        {.name = QStringLiteral("random-chain"), .place = "board=grid:2x2 page=random mode=chain"},
        {.name = QStringLiteral("random-no-chain"), .place = "board=grid:3x3 page=random"},
        {.name = QStringLiteral("random-states"),
         .place = "board=grid:2x2 page=random mode=states"},
        {.name = QStringLiteral("random-matrix"),
         .place = "board=grid:2x2 page=random mode=states side=power"},
        {.name = QStringLiteral("random-states-large"), .place = "board=grid:4x4 page=random"},
        {.name = QStringLiteral("random-winning"),
         .place = "board=grid:4x4 page=random mode=winning"},
    };
}

} // namespace lightsout
