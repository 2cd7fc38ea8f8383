#pragma once

#include <cstddef>
#include <string>

namespace lightsout {

/// 2^exponent in decimal: a solvable game of that nullity has so many solutions.
std::string powerOfTwo(std::size_t exponent);

} // namespace lightsout
