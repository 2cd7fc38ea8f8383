// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/WholeGame.h"

#include "game/Reduction.h"
#include "python/Interruptible.h"

#include <pybind11/pybind11.h>

namespace lightsout::python {

Game wholeGame(const Game& game) {
    if (!game.rule().isMarked()) {
        return game;
    }
    std::optional<Game> whole = interruptible([&](Progress&) { return withoutHoles(game); });
    if (!whole) {
        throw pybind11::value_error("some vertices have only a button or only a light; random play "
                                    "needs both at each vertex");
    }
    return *std::move(whole);
}

} // namespace lightsout::python
