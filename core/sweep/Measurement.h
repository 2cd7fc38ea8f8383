// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Progress.h"
#include "sweep/Quantity.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// One value of a quantity, and what is known of it.
///
/// Values are texts, so that none is rounded: integers and fractions ("1/16") in full, other
/// numbers with the fewest digits that are read back as the same double.
struct Measurement {
    /// Nothing where the board has none (fewest presses of one that can't be solved), or where it
    /// is out of reach.
    std::optional<std::string> value;
    /// Between these it lies: bounds of an unproven value, and of a mean over samples the 95 %
    /// confidence interval.
    std::optional<std::string> low;
    std::optional<std::string> high;
    /// True for exact values, and where it is certain that there is none.
    bool isProven = false;

    friend bool operator==(const Measurement&, const Measurement&) = default;
};

/// Measures one board; `presses` is the time of mean and variance. Depends neither on threads nor
/// on the machine. Throws Cancelled.
Measurement measure(Quantity quantity, const Game& game, std::uint64_t presses, std::size_t threads,
                    Progress& progress);

/// The most bytes that measure() takes for a board, which few boards do: at most those of Budget.
std::uint64_t memoryToMeasure(Quantity quantity, const Game& game);

/// What the values of a quantity lie between.
struct ValueRange {
    double least = 0;
    double greatest = std::numeric_limits<double>::infinity();
};
ValueRange valueRange(Quantity quantity, std::size_t vertices);

/// The mean over samples, with its 95 % confidence interval mean ± t s / √S (s² the unbiased
/// variance, t the quantile of Student's law with S − 1 degrees of freedom), cut to `range`.
/// Ends are rounded outwards to three digits of the half width.
/// Samples without a value are left out; a single one is what it was.
Measurement averageOf(const std::vector<Measurement>& samples, const ValueRange& range);

} // namespace lightsout
