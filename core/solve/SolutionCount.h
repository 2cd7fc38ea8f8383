// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace lightsout {

/// 2^exponent in decimal: how many solutions a solvable game of that nullity has.
std::string powerOfTwo(std::size_t exponent);

} // namespace lightsout
