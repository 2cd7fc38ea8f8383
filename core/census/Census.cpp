// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Census.h"

#include "census/BandElimination.h"
#include "census/ClosedForms.h"
#include "census/FactorMethod.h"
#include "gf2/Polynomial.h"
#include "support/Parallel.h"

#include <algorithm>
#include <numeric>

namespace lightsout {

namespace {

std::uint64_t workFor(std::size_t size, WorkGrowth growth) {
    return growth == WorkGrowth::constant ? 1 : std::uint64_t{size} * size;
}

/// Returns the smallest size such that all smaller sizes together need at least part / count of the
/// total work.
std::size_t beginOf(SizeRange sizes, WorkGrowth growth, std::size_t part, std::size_t count) {
    std::uint64_t total = 0;
    for (std::size_t size = sizes.first; size <= sizes.last; ++size) {
        total += workFor(size, growth);
    }
    // Integer arithmetic ensures that all machines divide the sizes at the same points.
    const std::uint64_t before = total / count * part + total % count * part / count;
    std::uint64_t done = 0;
    std::size_t size = sizes.first;
    while (size <= sizes.last && done < before) {
        done += workFor(size++, growth);
    }
    return size;
}

constexpr std::size_t minColumns = 3; ///< with fewer columns, a cell would have a neighbour twice

/// Returns deg gcd(modulus, p); p may be zero.
std::size_t commonDegree(const Polynomial& modulus, const Polynomial& p) {
    return *gcd(modulus, p).degree();
}

/// Computes the nullity of a Möbius strip with at least three columns and plus neighbours.
///
/// The columns of a quiet pattern satisfy x_{c+1} = B x_c + x_{c-1}, where P is the path matrix of
/// a column and B = P + I, or B = P without self-influence. Closing the strip with a twist requires
/// x_n = R x_0 and x_{n+1} = R x_1, where R reverses a column. As R = f_m(P), this is a 2 × 2
/// system over the polynomials modulo f_{m+1}. Its kernel has the dimension deg gcd(f_{m+1}, d) +
/// deg gcd(f_{m+1}, D / d), where d is the gcd of its entries and D its determinant (Smith normal
/// form). O(m (m + n) / 64) for m rows and n columns.
std::size_t moebiusStripNullity(const Lattice& strip) {
    LIGHTSOUT_ASSERT(strip.topology == Topology::moebius && strip.cols >= minColumns &&
                     strip.neighbours == Neighbours::plus);
    const Polynomial modulus = fibonacciPolynomial(strip.rows + 1);
    const auto inColumns = [&](std::size_t k) {
        Polynomial p = fibonacciPolynomial(k);
        if (strip.selfInfluence) {
            p = p.shiftedByOne();
        }
        return divide(p, modulus).remainder;
    };
    const Polynomial turn = fibonacciPolynomial(strip.rows);
    const Polynomial next = inColumns(strip.cols + 1) + turn;
    const Polynomial here = inColumns(strip.cols);
    const Polynomial previous = inColumns(strip.cols - 1) + turn;
    const Polynomial determinant = next * previous + here.squared();
    const Polynomial common = gcd(gcd(next, here), previous);
    if (common.isZero()) {
        return 2 * strip.rows;
    }
    return commonDegree(modulus, common) +
           commonDegree(modulus, divide(determinant, common).quotient);
}

constexpr std::size_t maxFactorSide = 100'000;
constexpr std::size_t maxMoebiusSide = 20'000;
/// Side of a square board whose elimination takes a few seconds.
constexpr std::size_t maxEliminatedSide = 400;

CensusMethod methodFor(const LatticeFamily& family) {
    if (closedFormNullity(family.board(2, 2))) {
        return CensusMethod::closedForm;
    }
    if (FactorMethod::appliesTo(family)) {
        return CensusMethod::factors;
    }
    if (family.topology == Topology::moebius && family.neighbours == Neighbours::plus) {
        return CensusMethod::moebius;
    }
    return CensusMethod::elimination;
}

} // namespace

SizeRange shardOf(SizeRange sizes, WorkGrowth growth, std::size_t index, std::size_t count) {
    LIGHTSOUT_ASSERT(index >= 1 && index <= count);
    return {beginOf(sizes, growth, index - 1, count), beginOf(sizes, growth, index, count) - 1};
}

Census::Census(const LatticeFamily& family) : family_(family), method_(methodFor(family)) {
    if (method_ == CensusMethod::factors) {
        factors_ = std::make_unique<FactorMethod>(family);
    }
}

Census::~Census() = default;

bool Census::isFeasible(std::size_t rows, std::size_t cols) const {
    if (method_ == CensusMethod::elimination) {
        // The bandwidth is a small multiple of the shorter side.
        const std::size_t shorter = std::min(rows, cols);
        constexpr std::size_t maxWork =
            maxEliminatedSide * maxEliminatedSide * maxEliminatedSide * maxEliminatedSide;
        return std::max(rows, cols) <= maxWork / (shorter * shorter * shorter);
    }
    return std::max(rows, cols) <= maxSide();
}

std::size_t Census::maxSide() const {
    switch (method_) {
    case CensusMethod::closedForm:
    case CensusMethod::factors:
        return maxFactorSide;
    case CensusMethod::moebius:
        return maxMoebiusSide;
    case CensusMethod::elimination:
        break;
    }
    return maxEliminatedSide;
}

double Census::operations(std::size_t rows, std::size_t cols) const {
    constexpr double wordBits = 64;
    constexpr double byFormula = 100;
    const auto longer = static_cast<double>(std::max(rows, cols));
    const auto shorter = static_cast<double>(std::min(rows, cols));
    switch (method_) {
    case CensusMethod::closedForm:
    case CensusMethod::factors:
        return byFormula;
    case CensusMethod::moebius:
        return longer * longer / wordBits + byFormula;
    case CensusMethod::elimination:
        break;
    }
    // The bandwidth is about the length of the shorter side. In addition to the operations on its
    // words, each row needs a small constant number of steps.
    constexpr double ofAnyRow = 2;
    return longer * shorter * shorter * (shorter / wordBits + ofAnyRow) + byFormula;
}

// For elimination, the estimate is accurate to within a factor of 4, as measured on boards that
// were computed separately.
WorkEstimate Census::estimate(SizeRange rows, const std::optional<SizeRange>& cols) const {
    if (rows.count() == 0 || (cols && cols->count() == 0)) {
        return {};
    }
    constexpr double operationsPerSecond = 2.5e8;
    constexpr std::size_t samples = 16; // samples in each direction
    const auto sample = [](SizeRange sizes, std::size_t index) {
        return sizes.first + (sizes.count() - 1) * (2 * index + 1) / (2 * samples);
    };
    double sum = 0;
    for (std::size_t i = 0; i < samples; ++i) {
        for (std::size_t j = 0; j < samples; ++j) {
            const std::size_t row = sample(rows, i);
            sum += operations(row, cols ? sample(*cols, j) : row);
        }
    }
    const double boards =
        static_cast<double>(rows.count()) * (cols ? static_cast<double>(cols->count()) : 1);
    return {.operations = sum / (samples * samples) * boards,
            .bytes = boards * sizeof(std::uint32_t),
            .perSecond = operationsPerSecond};
}

WorkGrowth Census::growthOfRows() const {
    const bool isByCell = method_ == CensusMethod::moebius || method_ == CensusMethod::elimination;
    return isByCell ? WorkGrowth::quadratic : WorkGrowth::constant;
}

WorkGrowth Census::growthOfSquares() const {
    return method_ == CensusMethod::closedForm ? WorkGrowth::constant : WorkGrowth::quadratic;
}

NullityTable Census::table(SizeRange rows, SizeRange cols, std::size_t threads,
                           Progress& progress) {
    LIGHTSOUT_ASSERT(rows.first >= 1 && cols.first >= 1);
    if (factors_) {
        return factors_->table(rows, cols, threads, progress);
    }
    NullityTable result(rows, cols);
    // Start with the largest boards, so that no thread has to finish one alone at the end.
    const std::size_t count = result.nullities.size();
    forEachInParallel(count, threads, progress, [&](std::size_t index) {
        const std::size_t cell = count - 1 - index;
        result.nullities[cell] = static_cast<std::uint32_t>(nullityByItself(
            rows.first + cell / cols.count(), cols.first + cell % cols.count(), progress));
    });
    return result;
}

std::vector<std::uint32_t> Census::squares(SizeRange sizes, std::size_t threads,
                                           Progress& progress) {
    LIGHTSOUT_ASSERT(sizes.first >= 1);
    if (factors_) {
        return factors_->squares(sizes, threads, progress);
    }
    std::vector<std::uint32_t> result(sizes.count());
    forEachInParallel(result.size(), threads, progress, [&](std::size_t index) {
        const std::size_t size = sizes.last - index;
        result[size - sizes.first] =
            static_cast<std::uint32_t>(nullityByItself(size, size, progress));
    });
    return result;
}

std::vector<std::size_t> Census::rowsWithOneSolution(SizeRange rows, SizeRange cols,
                                                     std::size_t threads, Progress& progress) {
    // A factor method shares its work in a part of this side. The other methods compute each board
    // by itself, so they stop sooner.
    constexpr std::size_t sharedSide = 256;
    constexpr std::size_t ownSide = 8;
    const std::size_t height = factors_ ? sharedSide : 1;
    const std::size_t width = factors_ ? sharedSide : ownSide;
    std::vector<std::size_t> found;
    for (std::size_t top = rows.first; top <= rows.last; top += height) {
        const SizeRange part{top, std::min(top + height - 1, rows.last)};
        std::vector<std::size_t> left(part.count());
        std::iota(left.begin(), left.end(), part.first);
        for (std::size_t begin = cols.first; begin <= cols.last && !left.empty(); begin += width) {
            progress.checkpoint(static_cast<double>(top - rows.first) /
                                static_cast<double>(rows.count()));
            const SizeRange columns{begin, std::min(begin + width - 1, cols.last)};
            Progress ofPart(&progress);
            const NullityTable nullities = table(part, columns, threads, ofPart);
            std::erase_if(left, [&](std::size_t row) {
                const auto first = nullities.nullities.begin() +
                                   static_cast<std::ptrdiff_t>((row - top) * columns.count());
                return std::any_of(first, first + static_cast<std::ptrdiff_t>(columns.count()),
                                   [](std::uint32_t nullity) { return nullity > 0; });
            });
        }
        found.insert(found.end(), left.begin(), left.end());
    }
    return found;
}

std::size_t Census::nullity(std::size_t rows, std::size_t cols, Progress& progress) {
    return table({rows, rows}, {cols, cols}, 1, progress).at(rows, cols);
}

std::size_t Census::nullityByItself(std::size_t rows, std::size_t cols, Progress& progress) const {
    const Lattice lattice = family_.board(rows, cols);
    if (const auto closedForm = closedFormNullity(lattice)) {
        return *closedForm;
    }
    constexpr std::size_t minWrapped = 3;
    if (method_ == CensusMethod::moebius && cols >= minWrapped) {
        return moebiusStripNullity(lattice);
    }
    return bandEliminationNullity(lattice, progress);
}

} // namespace lightsout
