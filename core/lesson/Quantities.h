// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "lesson/Expression.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Computes the quantities of a board in a lesson. Whole numbers below 2^53 are exact.
///
///     vertices rows cols edges      of the board; rows and cols only if it consists of cells
///     rank nullity                  of its influence matrix
///     boards                        2^vertices, the number of all boards
///     solvable                      2^rank, the number of solvable boards
///     solutions                     2^nullity, the number of solutions of each of these
///     lit                           lights that are on
///     fewest                        presses of a shortest solution, proven
///     tilings                       solutions in which each light changes once
///     symmetries                    of the rule
///     quiet(k)                      quiet patterns of k cells
///     reach(v)                      lights that pressing vertex number v changes
///     choose(n, k)                  binomial coefficient
///     mean(t), variance(t)          of the number of black cells after t random presses
///     law(t, k)                     the chance of k black cells after t random presses
///     chain(a, b)                   the transition probability from a to b black cells, if their
///                                   number is a Markov chain
///     games(n)                      games of exactly n presses from the lights to the target
///     needing(k)                    boards whose shortest solution has k presses
///     nullityof(m, n)               nullity of the plane grid of m rows and n columns
///     guess                         the reader's guess
class Quantities {
public:
    explicit Quantities(Game game) : game_(std::move(game)) {}

    void setGuess(std::optional<double> guess) { guess_ = guess; }
    /// Returns nullopt if the expression has no value on this board, is at least 2^53, or takes too
    /// long to compute. Throws Cancelled.
    std::optional<double> valueOf(const Expression& expression, Progress& progress) const;

private:
    std::optional<double> quantity(const std::string& name, const std::vector<double>& arguments,
                                   Progress& progress) const;

    Game game_;
    std::optional<double> guess_;
};

} // namespace lightsout
