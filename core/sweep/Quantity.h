// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace lightsout {

/// What can be asked of each board of a sweep.
enum class Quantity {
    rank,
    nullity,
    solvableShare,     ///< the share of all boards that can be solved, 2^-nullity
    fewest,            ///< fewest presses from the lights to the target
    classes,           ///< solutions up to the symmetries that keep lights and target
    hardest,           ///< the most presses that a board needs which can be solved
    tilings,           ///< perfect codes
    mean,              ///< of the number of lights on after random presses
    variance,          ///< of the same
    limitTime,         ///< presses until its law is within 0.01 of the limit of the same parity
    chance,            ///< random presses until the target, on average
    gaussOperations,   ///< row operations of Gaussian elimination
    fillingOperations, ///< row operations of row-by-row filling
    automorphisms,     ///< symmetries of the rule
};

/// All of them, in this order.
std::span<const Quantity> allQuantities();

/// The names of the command line: "solvable-share".
std::string_view nameOf(Quantity quantity);
std::optional<Quantity> quantityNamed(std::string_view name);

} // namespace lightsout
