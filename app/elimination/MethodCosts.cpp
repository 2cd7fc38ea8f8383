// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/MethodCosts.h"

#include "elimination/Recording.h"
#include "game/Game.h"

#include <QElapsedTimer>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int runs = 3;

/// Calls run() several times; returns the seconds of the fastest call.
template <typename Run>
double leastSeconds(Run run) {
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
    MethodCosts costs;
    costs.gaussSeconds = leastSeconds(
        [&] { costs.gauss = gaussCosts(recordElimination(matrix, rule.buttonCount(), progress)); });
    const Lattice* lattice = rule.lattice();
    if (lattice != nullptr && lattice->isPlaneGrid()) {
        costs.chaseSeconds = leastSeconds(
            [&] { costs.chase = chaseCosts(recordChase(*lattice, matrix, progress), *lattice); });
    }
    return costs;
}

} // namespace lightsout
