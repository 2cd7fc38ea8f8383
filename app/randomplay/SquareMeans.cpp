// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/SquareMeans.h"

#include "random/Confidence.h"
#include "random/Moments.h"

#include <cmath>

namespace lightsout {

Game squareGame(const Lattice& board, SquareStart start) {
    if (start == SquareStart::allOn) {
        return Game::allOn(board);
    }
    BitVector lights(board.vertexCount());
    if (start == SquareStart::middleOn) {
        lights.set(board.cell((board.rows - 1) / 2, (board.cols - 1) / 2));
    }
    return {board, std::move(lights), BitVector(board.vertexCount())};
}

double SquareMean::deviation() const {
    return standardError > 0 ? (mean - exact) / standardError : 0;
}

std::vector<SquareMean> squareMeans(const std::vector<Lattice>& boards, SquareStart start,
                                    const std::vector<SimulationPlan>& plans, Progress& progress) {
    std::vector<SquareMean> means;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Game game = squareGame(boards[i], start);
        const SimulationPlan& plan = plans[i];
        const Simulation games = simulate(game.rule(), game.lights(), plan, progress);
        const double error = std::sqrt(games.variance() / static_cast<double>(games.games));
        means.push_back(
            {.board = boards[i],
             .presses = plan.presses,
             .mean = games.mean(),
             .standardError = error,
             .margin = confidenceFactor(games.games) * error,
             .exact = Moments(game.rule(), game.lights(), progress).mean(plan.presses, plan.walk)});
    }
    return means;
}

} // namespace lightsout
