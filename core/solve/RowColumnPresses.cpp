// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/RowColumnPresses.h"

#include "game/LineParities.h"
#include "gf2/Transposition.h"
#include "solve/LineFlips.h"
#include "solve/RowColumnSolver.h"

#include <algorithm>

namespace lightsout {

namespace {

using BigInteger = boost::multiprecision::cpp_int;

/// Maximum product of the numbers of lines and presses for which placements are counted, and the
/// share of a proof's operations that may be used for counting.
constexpr double maxCounted = 1 << 21;
constexpr double partForCounting = 1.0 / 512;

/// Returns how many sequences of `length` letters out of `letters` contain each of the first `odd`
/// letters an odd number of times and the others an even number: the walks on a hypercube between
/// two corners, 2^-n Σ_j K_j(odd) (n - 2 j)^length with the Krawtchouk polynomials K.
BigInteger walks(std::size_t letters, std::size_t odd, std::size_t length,
                 const Progress& progress) {
    const auto n = static_cast<std::int64_t>(letters);
    const std::int64_t middle = n - 2 * static_cast<std::int64_t>(odd);
    BigInteger before = 0;
    BigInteger here = 1; // the coefficient of x^j in (1 - x)^odd (1 + x)^(n - odd)
    BigInteger sum = 0;
    for (std::int64_t j = 0; j <= n; ++j) {
        progress.checkpoint();
        sum += here * pow(BigInteger(n - 2 * j), static_cast<unsigned>(length));
        BigInteger next = (middle * here - (n - j + 1) * before) / (j + 1);
        before = std::move(here);
        here = std::move(next);
    }
    return sum >> letters;
}

/// Computes the fewest presses for a rule without self-influence: only the parities of presses in
/// rows and columns matter.
FewestPresses fewestWithoutSelf(const Lattice& lattice, const BitVector& solution,
                                const SearchEffort& effort, const Progress& progress) {
    const RowsAndColumns odd = lineParities(solution, lattice.rows, lattice.cols);
    RowsAndColumns others = odd;
    others.rows ^= BitVector::ones(lattice.rows);
    others.cols ^= BitVector::ones(lattice.cols);
    const auto weight = [](const RowsAndColumns& parities) {
        return std::max(parities.rows.count(), parities.cols.count());
    };
    // Flipping all parities does not change the board, but the sums must still be equal.
    const bool mayFlip = isOdd(lattice.rows) == isOdd(lattice.cols);
    const bool isLighter = mayFlip && weight(others) < weight(odd);
    const RowsAndColumns& best = isLighter ? others : odd;
    FewestPresses fewest{.presses = pressesWithParities(best), .lowerBound = weight(best)};
    if (static_cast<double>(std::max(lattice.rows, lattice.cols) * weight(best)) <=
        std::min(maxCounted, partForCounting * effort.proofOperations)) {
        const auto ways = [&](const RowsAndColumns& parities) {
            const std::size_t rows = parities.rows.count();
            const std::size_t cols = parities.cols.count();
            return rows > cols ? walks(lattice.cols, cols, rows, progress)
                               : walks(lattice.rows, rows, cols, progress);
        };
        BigInteger count = ways(best);
        if (mayFlip && weight(odd) == weight(others)) {
            count += ways(others);
        }
        fewest.ways = count.str();
    }
    return fewest;
}

FewestPresses toFewestPresses(const LightBoard& light) {
    return {.presses = light.board,
            .lowerBound = light.lowerBound,
            .ways = light.ways == 0 ? std::string() : light.ways.str()};
}

} // namespace

FewestPresses fewestRowColumnPresses(const Lattice& lattice, const BitVector& solution,
                                     const SearchEffort& effort, Progress& progress,
                                     const std::function<void(const FewestPresses&)>& onBetter) {
    const auto [rows, cols] = std::pair(lattice.rows, lattice.cols);
    if (!lattice.selfInfluence) {
        return fewestWithoutSelf(lattice, solution, effort, progress);
    }
    if (isOdd(rows) && isOdd(cols)) {
        return toFewestPresses(lightestByRowsAndColumns(
            solution, rows, cols, effort.proofOperations, progress, [&](const LightBoard& light) {
                if (onBetter) {
                    onBetter(toFewestPresses(light));
                }
            }));
    }
    if (isOdd(cols)) {
        return toFewestPresses(lightestByRows(solution, rows, cols));
    }
    if (isOdd(rows)) {
        LightBoard light = lightestByRows(transposed(solution, rows, cols), cols, rows);
        light.board = transposed(light.board, cols, rows);
        return toFewestPresses(light);
    }
    return {.presses = solution, .lowerBound = solution.count(), .ways = "1"};
}

} // namespace lightsout
