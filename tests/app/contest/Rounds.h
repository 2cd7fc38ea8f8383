// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"

namespace lightsout {

/// Returns a deal of the 5 × 5 board that needs this many presses.
inline Deal dealOf(std::size_t presses) {
    return {.seed = 7, .presses = presses};
}

inline QString codeOf(const Deal& deal) {
    return QString::fromStdString(*challengeCode(deal));
}

/// Returns a plan with two rounds: one board of 3 presses, then two boards of 2 and 4 presses.
/// Rounds last 60 seconds, and the pause between them 20 seconds.
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

/// Returns the cells of a solution of the deal.
inline std::vector<Vertex> pressesOf(const Deal& deal) {
    std::vector<Vertex> cells;
    dealtBoard(deal, Progress()).presses.forEachOne([&](Vertex v) { cells.push_back(v); });
    return cells;
}

/// A clock that stands still until the test advances it.
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
