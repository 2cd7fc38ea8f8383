// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Progress.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// The quantities that a sweep can compute for each board.
enum class Quantity {
    rank,
    nullity,
    solvableShare,     ///< fraction of all boards that can be solved: 2^-nullity
    fewest,            ///< fewest presses from the lights to the target
    classes,           ///< solutions up to the symmetries that preserve lights and target
    hardest,           ///< most presses that a solvable board needs
    tilings,           ///< perfect codes
    mean,              ///< mean number of lights on after random presses
    variance,          ///< variance of this number
    limitTime,         ///< presses until this number's law is within 0.01 of the limit of the same
                       ///< parity
    chance,            ///< mean number of random presses until the target is reached
    gaussOperations,   ///< row operations of Gaussian elimination
    fillingOperations, ///< row operations of row-by-row filling
    automorphisms,     ///< symmetries of the rule
};

/// Returns all quantities, in this order.
std::span<const Quantity> allQuantities();

/// Returns the name on the command line, such as "solvable-share".
std::string_view nameOf(Quantity quantity);
std::optional<Quantity> quantityNamed(std::string_view name);

/// One value of a quantity, with its bounds.
///
/// Values are stored as text, so that none is rounded: integers and fractions ("1/16") in full,
/// other numbers with the fewest digits that parse as the same double.
struct Measurement {
    /// The value. It is nullopt if the board has none (for example, an unsolvable board has no
    /// fewest presses) or if it can't be computed.
    std::optional<std::string> value;
    /// Bounds of an unproven value, or the 95 % confidence interval of a mean over samples.
    std::optional<std::string> low;
    std::optional<std::string> high;
    /// True if the value is exact or it is certain that there is none.
    bool isProven = false;

    friend bool operator==(const Measurement&, const Measurement&) = default;
};

/// Measures one board; `presses` is the number of random presses after which mean and variance are
/// taken. The result depends neither on the number of threads nor on the machine. Throws Cancelled.
Measurement measure(Quantity quantity, const Game& game, std::uint64_t presses, std::size_t threads,
                    Progress& progress);

/// Returns an upper bound on the memory that measure() needs, in bytes. It is at most the limit of
/// Budget, and few boards reach it.
std::uint64_t memoryToMeasure(Quantity quantity, const Game& game);

/// The range of the possible values of a quantity.
struct ValueRange {
    double least = 0;
    double greatest = std::numeric_limits<double>::infinity();
};
ValueRange valueRange(Quantity quantity, std::size_t vertices);

/// Returns the mean over samples, with its 95 % confidence interval mean ± t s / √S, clipped to
/// `range`. Here s² is the unbiased variance and t the quantile of Student's law with S − 1 degrees
/// of freedom. Bounds are rounded outwards to three digits of the half width. Samples without a
/// value are ignored; a single sample is returned unchanged.
Measurement averageOf(const std::vector<Measurement>& samples, const ValueRange& range);

} // namespace lightsout
