// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "gf2/BitVector.h"
#include "graph/Lattice.h"

namespace lightsout {

/// A board whose lights are to be turned off, with one light for each cell of its lattice.
struct ChallengeBoard {
    Lattice lattice;
    BitVector lights;

    Game game() const { return {lattice, lights, BitVector(lights.size())}; }

    friend bool operator==(const ChallengeBoard&, const ChallengeBoard&) = default;
};

} // namespace lightsout
