// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace lightsout {

/// Returns 2^exponent in decimal: the number of solutions of a solvable game with this nullity.
std::string powerOfTwo(std::size_t exponent);

/// Returns the fraction of all boards with this many lights that can be solved, such as "1/16".
std::string solvableShare(std::size_t rank, std::size_t lights);

} // namespace lightsout
