// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SolutionCount.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace lightsout {

std::string powerOfTwo(std::size_t exponent) {
    boost::multiprecision::cpp_int power = 1;
    power <<= exponent;
    return power.str();
}

std::string solvableShare(std::size_t rank, std::size_t lights) {
    return rank == lights ? "1" : "1/" + powerOfTwo(lights - rank);
}

} // namespace lightsout
