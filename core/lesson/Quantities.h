// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/FactContext.h"
#include "lesson/Expression.h"
#include "support/Progress.h"

#include <functional>
#include <optional>

namespace lightsout {

/// Computes expressions about a board in a lesson. Whole numbers below 2^53 are exact.
class Quantities {
public:
    explicit Quantities(Game game) : context_(std::move(game), FactContext::quickBudget()) {}

    void setGuess(std::optional<double> guess) { guess_ = guess; }
    /// Returns 1 or 0 for a condition. Returns nullopt if the expression has no proven value on
    /// this board, is at least 2^53, or takes too long to compute. Throws Cancelled.
    std::optional<double> valueOf(const Expression& expression, Progress& progress);

private:
    std::optional<double> quantity(const std::string& name, const std::vector<double>& arguments,
                                   Progress& progress);

    FactContext context_;
    std::optional<double> guess_;
};

/// A function that returns the value of a quantity of a board, or nullopt if it has none.
using QuantitySource = std::function<std::optional<double>(const std::string& name,
                                                           const std::vector<double>& arguments)>;
/// Returns the value of an expression whose quantities, except for functions of numbers such as
/// divides(a, b), come from `source`: 1 or 0 for a condition, nullopt if it has no value. Throws
/// Cancelled.
std::optional<double> valueOf(const Expression& expression, const QuantitySource& source,
                              Progress& progress);
/// Returns the names of the quantities of an expression that come from the source.
std::vector<std::string> quantitiesOf(const Expression& expression);

/// Returns the value of an expression for a number n, such as `n^2 / 5`. Returns nullopt if it has
/// none, or if the expression contains a quantity of a board.
std::optional<double> valueAt(const Expression& expression, double n);

/// What a board says about a conjecture.
enum class Verdict { agrees, doesNotApply, disproves, unknown };
Verdict verdictOn(const Conjecture& conjecture, Quantities& quantities, Progress& progress);
Verdict verdictOn(const Conjecture& conjecture, const QuantitySource& source, Progress& progress);

/// The result of testing a conjecture on numbered boards.
struct ConjectureTest {
    std::size_t boards = 0;               ///< number of boards that were looked at
    std::size_t agreeing = 0;             ///< number of those to which it applies and that agree
    std::optional<std::size_t> broken{};  ///< number of the first counterexample
    std::optional<std::size_t> unknown{}; ///< number of the first board that could not be decided
    /// The quantities of the claim with their values on the counterexample.
    std::vector<std::pair<std::string, double>> values{};

    friend bool operator==(const ConjectureTest&, const ConjectureTest&) = default;
};
/// Tests a conjecture on the boards with numbers `first` to `last`; boardAt() returns nullopt for
/// numbers without a board. Stops at the first counterexample. Throws Cancelled.
ConjectureTest testOnBoards(const Conjecture& conjecture, std::size_t first, std::size_t last,
                            const std::function<std::optional<Game>(std::size_t)>& boardAt,
                            Progress& progress);
/// Tests a conjecture on the plane squares with all lights on, numbered by their sides 1 to `most`.
ConjectureTest testOnSquares(const Conjecture& conjecture, std::size_t most, Progress& progress);

} // namespace lightsout
