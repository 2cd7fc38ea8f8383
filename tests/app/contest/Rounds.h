// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"

namespace lightsout {

/// A deal of the 5 × 5 board that needs so many presses.
inline Deal dealOf(std::size_t presses) {
    return {.seed = 7, .presses = presses};
}

inline QString codeOf(const Deal& deal) {
    return QString::fromStdString(*challengeCode(deal));
}

/// Two rounds: one board of 3 presses, then two boards of 2 and 4; 60 seconds each, 20 between
/// them.
inline ContestPlan twoRounds() {
    Progress progress;
    auto rounds = roundsOf(codeOf(dealOf(3)) + QLatin1Char('\n') + codeOf(dealOf(2)) +
                               QStringLiteral(", ") + codeOf(dealOf(4)),
                           progress);
    return {.rounds = std::get<std::vector<ContestRound>>(rounds),
            .roundSeconds = 60,
            .pauseSeconds = 20,
            .player = QStringLiteral("Lina")};
}

/// The cells of a solution with so many presses.
inline std::vector<Vertex> pressesOf(const Deal& deal) {
    std::vector<Vertex> cells;
    dealtBoard(deal, Progress()).presses.forEachOne([&](Vertex v) { cells.push_back(v); });
    return cells;
}

/// A clock that stands until it is moved on.
struct TestClock {
    qint64 now = 1'700'000'000'000;
    Contest::Clock clock() {
        return [this] { return now; };
    }
    void pass(Contest& contest, double seconds) {
        now += static_cast<qint64>(seconds * 1000);
        contest.tick();
    }
};

} // namespace lightsout
