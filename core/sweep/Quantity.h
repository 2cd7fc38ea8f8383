// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

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

} // namespace lightsout
