// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Quantity.h"

#include "support/Assert.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

constexpr std::array<Quantity, 14> quantities{
    Quantity::rank,
    Quantity::nullity,
    Quantity::solvableShare,
    Quantity::fewest,
    Quantity::classes,
    Quantity::hardest,
    Quantity::tilings,
    Quantity::mean,
    Quantity::variance,
    Quantity::limitTime,
    Quantity::chance,
    Quantity::gaussOperations,
    Quantity::fillingOperations,
    Quantity::automorphisms,
};
/// The names, in the same order as the enumeration.
constexpr std::array<std::string_view, 14> names{
    "rank",
    "nullity",
    "solvable-share",
    "fewest",
    "classes",
    "hardest",
    "tilings",
    "mean",
    "variance",
    "limit-time",
    "chance",
    "gauss-operations",
    "filling-operations",
    "automorphisms",
};

} // namespace

std::span<const Quantity> allQuantities() {
    return quantities;
}

std::string_view nameOf(Quantity quantity) {
    const auto* found = std::ranges::find(quantities, quantity);
    LIGHTSOUT_ASSERT(found != quantities.end());
    return names[static_cast<std::size_t>(found - quantities.begin())];
}

std::optional<Quantity> quantityNamed(std::string_view name) {
    const auto* found = std::ranges::find(names, name);
    return found == names.end()
               ? std::nullopt
               : std::optional(quantities[static_cast<std::size_t>(found - names.begin())]);
}

} // namespace lightsout
