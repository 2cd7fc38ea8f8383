// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "random/Simulation.h"

#include <vector>

namespace lightsout {

/// The lights with which the games on squares begin.
enum class SquareStart { allOff, middleOn, allOn };

/// Returns the game with which play on a board begins. The middle cell of a board with an even side
/// is the one above and left of its centre.
Game squareGame(const Lattice& board, SquareStart start);

/// The mean number of lights on after random presses on a board, in games and exactly.
struct SquareMean {
    Lattice board;
    std::uint64_t presses = 0;
    double mean = 0;          ///< in the games
    double standardError = 0; ///< standard deviation of that mean, estimated from the games
    double margin = 0;        ///< half the width of its 95 % confidence interval, by Student's law
    double exact = 0;

    /// Returns how many standard errors the games are away from the exact mean; 0 if all games
    /// ended alike.
    double deviation() const;
};

/// Plays the games of each plan on the board at the same position. Throws Cancelled.
std::vector<SquareMean> squareMeans(const std::vector<Lattice>& boards, SquareStart start,
                                    const std::vector<SimulationPlan>& plans, Progress& progress);

} // namespace lightsout
