// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace lightsout {

/// Returns 2^exponent in decimal: the number of solutions of a solvable game with this nullity.
std::string powerOfTwo(std::size_t exponent);

} // namespace lightsout
