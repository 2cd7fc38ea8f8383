// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/NextSize.h"

namespace lightsout {

namespace {

/// On larger boards, cells would be too small to click.
constexpr std::size_t maxSide = 40;
/// Maximum number of attempts to find a game that is not already won; on some boards no press
/// changes anything.
constexpr int maxTries = 100;

} // namespace

std::optional<Lattice> nextSize(const Rule& rule) {
    if (rule.lattice() == nullptr) {
        return std::nullopt;
    }
    Lattice grid = *rule.lattice();
    ++grid.rows;
    ++grid.cols;
    return grid.rows > maxSide || grid.cols > maxSide ? std::nullopt : std::optional(grid);
}

Game gameOfNextSize(const Lattice& grid, const Game& before, Random& random) {
    const Rule rule(grid);
    const BitVector none(grid.vertexCount());
    const bool wasAllOn = before.start().count() == before.vertexCount() && before.target().none();
    if (wasAllOn && grid.selfInfluence) { // always solvable (Sutner, 1989)
        return Game::allOn(rule);
    }
    BitVector lights = none;
    for (int i = 0; i < maxTries && lights.none(); ++i) {
        lights = randomSolvableLights(rule, none, random);
    }
    return Game(rule, std::move(lights), none);
}

} // namespace lightsout
