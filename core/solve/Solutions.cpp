// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Solutions.h"

#include "solve/KernelBasis.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <bit>

namespace lightsout {

std::uint64_t listedSolutions(std::size_t nullity, std::uint64_t limit) {
    return std::min(std::uint64_t{1} << std::min(nullity, bitsPerWord - 1), limit);
}

SolutionListing listSolutions(const Solver& solver, const BitVector& first, std::uint64_t limit,
                              Progress& progress, SolutionListing* known) {
    const std::size_t nullity = solver.nullity();
    const std::uint64_t listed = listedSolutions(nullity, limit);
    SolutionListing listing{.solutions = {},
                            .isComplete = nullity < bitsPerWord && listed >> nullity == 1};
    if (listed == 0) {
        return listing;
    }
    try {
        // This many kernel vectors yield enough solutions.
        const auto used = static_cast<std::size_t>(std::bit_width(listed - 1));
        const BitVector difference = solver.rule().changedBy(first);
        forEachSolution(first, kernelBasis(solver, progress, used), [&](const BitVector& solution) {
            progress.checkpoint();
            LIGHTSOUT_ASSERT(solver.rule().changes(solution, difference));
            listing.solutions.push_back(solution);
            return listing.solutions.size() < listed;
        });
    } catch (const Cancelled&) {
        if (known != nullptr) {
            *known = {.solutions = std::move(listing.solutions), .isComplete = false};
        }
        throw;
    }
    return listing;
}

std::string powerOfTwo(std::size_t exponent) {
    boost::multiprecision::cpp_int power = 1;
    power <<= exponent;
    return power.str();
}

} // namespace lightsout
