// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

namespace lightsout {

/// The data that solutions depend on. While it is unchanged, known facts about them remain valid.
struct BoardState {
    Rule rule;
    BitVector lights;
    BitVector target;

    static BoardState of(const Game& game) { return {game.rule(), game.lights(), game.target()}; }
    bool isOf(const Game& game) const {
        return rule == game.rule() && lights == game.lights() && target == game.target();
    }

    friend bool operator==(const BoardState&, const BoardState&) = default;
};

} // namespace lightsout
