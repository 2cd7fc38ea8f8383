// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

namespace lightsout {

/// The part of a game on which its solutions depend. Facts about the solutions are valid as long as
/// it is unchanged.
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
