// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/MethodCosts.h"

#include "elimination/Recording.h"
#include "game/Game.h"
#include "solve/BruteForce.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int runsOfSmallBoards = 3;

/// Calls run() this many times, and returns the duration of the fastest call in seconds.
template <typename Run>
double leastSeconds(int runs, Run run) {
    qint64 least = 0;
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer timer;
        timer.start();
        run();
        const qint64 taken = timer.nsecsElapsed();
        least = i == 0 ? taken : std::min(least, taken);
    }
    return static_cast<double>(least) * 1e-9;
}

} // namespace

MethodCosts measureMethods(const Rule& rule, Progress& progress) {
    const BitMatrix matrix = matrixOf(Game::allOn(rule), MatrixKind::system);
    const int runs = rule.vertexCount() <= maxEliminatedVertices ? runsOfSmallBoards : 1;
    MethodCosts costs;
    costs.gaussSeconds = leastSeconds(runs, [&] {
        costs.gauss = gaussCosts(recordElimination(matrix, rule.buttonCount(), progress));
    });
    const Lattice* lattice = rule.lattice();
    if (lattice != nullptr && lattice->isPlaneGrid()) {
        costs.chaseSeconds = leastSeconds(runs, [&] {
            costs.chase = chaseCosts(recordChase(*lattice, matrix, progress), *lattice);
        });
    }
    if (rule.vertexCount() <= maxTriedVertices) {
        costs.bruteForceSeconds =
            leastSeconds(1, [&] { tryAllPresses(Game::allOn(rule), progress); });
    }
    return costs;
}

std::vector<std::size_t> measuredSides(std::size_t largest) {
    constexpr std::size_t everySide = 32;
    constexpr std::size_t everyFourth = 60;
    std::vector<std::size_t> sides;
    for (std::size_t side = 2; side <= largest; side += side < everySide     ? 1
                                                        : side < everyFourth ? 4
                                                                             : 10) {
        sides.push_back(side);
    }
    return sides;
}

std::optional<double> secondsPerSet(const std::vector<SideCosts>& growth) {
    std::optional<double> seconds;
    for (const SideCosts& square : growth) {
        if (square.costs.bruteForceSeconds) {
            seconds = *square.costs.bruteForceSeconds /
                      std::exp2(static_cast<double>(square.side * square.side));
        }
    }
    return seconds;
}

} // namespace lightsout
