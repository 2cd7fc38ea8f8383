// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/FactContext.h"
#include "lesson/Expression.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// Computes expressions about a board in a lesson. Whole numbers below 2^53 are exact.
class Quantities {
public:
    explicit Quantities(Game game) : context_(std::move(game), FactContext::quickBudget()) {}

    void setGuess(std::optional<double> guess) { guess_ = guess; }
    /// Returns nullopt if the expression has no proven value on this board, is at least 2^53, or
    /// takes too long to compute. Throws Cancelled.
    std::optional<double> valueOf(const Expression& expression, Progress& progress);

private:
    std::optional<double> quantity(const std::string& name, const std::vector<double>& arguments,
                                   Progress& progress);

    FactContext context_;
    std::optional<double> guess_;
};

} // namespace lightsout
