// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ProfileEnumerator.h"

#include "graph/Limits.h"
#include "random/PressLightTable.h"
#include "random/ProfileHalf.h"
#include "support/FastestClones.h"

#include <numeric>

namespace lightsout {

namespace {

/// Cells up to which all counts of a half are below 2^32, and those of the whole below 2^64.
constexpr std::size_t maxCellsOfWords = 64;
/// Cells of boards whose halves have fewer than 2^17 counts; as many products of numbers below 2^23
/// add up to less than 2^63.
constexpr std::size_t maxCells = 512;
constexpr std::uint32_t primeLimit = std::uint32_t{1} << 23;
constexpr std::size_t bitsPerPrime = 22;

/// result[i + j][v + w] += a[i][v] · b[j][w] for counts by presses and lights.
LIGHTSOUT_FASTEST_CLONES
void addProduct(const ProfileHalf& first, const std::uint32_t* a, const ProfileHalf& second,
                const std::uint32_t* b, std::uint64_t* result, std::size_t stride) {
    const std::size_t width = second.maxLights() + 1;
    for (std::size_t i = 0; i <= first.maxPresses(); ++i) {
        for (std::size_t v = 0; v <= first.maxLights(); ++v) {
            const std::uint64_t factor = a[i * first.stride() + v];
            if (factor == 0) {
                continue;
            }
            for (std::size_t j = 0; j <= second.maxPresses(); ++j) {
                const std::uint32_t* from = b + j * second.stride();
                std::uint64_t* to = result + (i + j) * stride + v;
                for (std::size_t w = 0; w < width; ++w) {
                    to[w] += factor * from[w];
                }
            }
        }
    }
}

bool isPrime(std::uint32_t number) {
    for (std::uint32_t divisor = 3; divisor * divisor <= number; divisor += 2) {
        if (number % divisor == 0) {
            return false;
        }
    }
    return true;
}

/// Primes whose product exceeds 2^bits, largest first.
std::vector<std::uint32_t> primesFor(std::size_t bits) {
    std::vector<std::uint32_t> primes;
    for (std::uint32_t odd = primeLimit - 1; primes.size() * bitsPerPrime <= bits; odd -= 2) {
        if (isPrime(odd)) {
            primes.push_back(odd);
        }
    }
    return primes;
}

/// The lights of the rows, bit c for column c.
std::vector<std::uint32_t> rowsOf(const ProfileGrid& grid, const BitVector& lights) {
    std::vector<std::uint32_t> rows(grid.rows);
    for (std::size_t row = 0; row < grid.rows; ++row) {
        for (std::size_t column = 0; column < grid.cols; ++column) {
            const std::size_t cell =
                grid.isTransposed ? column * grid.rows + row : row * grid.cols + column;
            rows[row] |= static_cast<std::uint32_t>(lights[cell] ? 1 : 0) << column;
        }
    }
    return rows;
}

/// Counts of the whole board, modulo a prime unless `modulus` is 0. Reports progress in
/// `first` … `first + share`.
std::vector<std::uint64_t> countWords(const ProfileGrid& grid,
                                      const std::vector<std::uint32_t>& rows, std::uint32_t modulus,
                                      std::size_t threads, double first, double share,
                                      Progress& progress) {
    const auto middle = rows.begin() + static_cast<std::ptrdiff_t>(grid.rows / 2);
    const ProfileHalf top(grid, {rows.begin(), middle}, modulus, threads, progress);
    const ProfileHalf bottom(grid, {rows.rbegin(), std::make_reverse_iterator(middle)}, modulus,
                             threads, progress);
    const std::size_t stride = grid.rows * grid.cols + 1;
    const std::size_t sides = std::size_t{1} << grid.cols;
    const std::size_t parts = std::min(std::max<std::size_t>(threads, 1), sides);
    std::vector<std::vector<std::uint64_t>> counts(parts,
                                                   std::vector<std::uint64_t>(stride * stride));
    std::atomic<std::size_t> done{0};
    forEachInParallel(parts, threads, progress, [&](std::size_t part) {
        std::vector<std::uint64_t>& sum = counts[part];
        for (std::size_t above = part; above < sides; above += parts) {
            for (std::size_t below = 0; below < sides; ++below) {
                const auto presses = static_cast<std::size_t>(std::popcount(above)) +
                                     static_cast<std::size_t>(std::popcount(below));
                addProduct(top, top.counts(above, below), bottom, bottom.counts(below, above),
                           sum.data() + presses * stride, stride);
                progress.checkpoint();
                if (modulus != 0) {
                    for (std::uint64_t& count : sum) {
                        count %= modulus;
                    }
                }
            }
            progress.checkpoint(first +
                                share * static_cast<double>(++done) / static_cast<double>(sides));
        }
    });
    for (std::size_t part = 1; part < parts; ++part) {
        for (std::size_t entry = 0; entry < counts[0].size(); ++entry) {
            counts[0][entry] += counts[part][entry];
        }
    }
    return std::move(counts[0]);
}

/// b with a · b = 1 modulo the prime (Fermat).
std::uint64_t inverse(std::uint64_t a, std::uint64_t prime) {
    std::uint64_t result = 1;
    for (std::uint64_t exponent = prime - 2; exponent != 0; exponent >>= 1U) {
        if ((exponent & 1U) != 0) {
            result = result * a % prime;
        }
        a = a * a % prime;
    }
    return result;
}

/// Numbers with given remainders modulo the product so far become those that also have `words` as
/// remainders modulo `prime` (Garner's form of the Chinese remainder theorem).
void addPrime(std::vector<BigInteger>& numbers, BigInteger& product,
              const std::vector<std::uint64_t>& words, std::uint32_t prime) {
    const std::uint64_t factor = inverse(static_cast<std::uint64_t>(product % prime), prime);
    for (std::size_t entry = 0; entry < numbers.size(); ++entry) {
        const auto present = static_cast<std::uint64_t>(numbers[entry] % prime);
        const std::uint64_t missing = (words[entry] % prime + prime - present) % prime;
        numbers[entry] += product * (missing * factor % prime);
    }
    product *= prime;
}

} // namespace

std::optional<ProfileGrid> profileGridOf(const Rule& rule) {
    const Lattice* lattice = rule.lattice();
    if (lattice == nullptr || lattice->neighbours != Neighbours::plus) {
        return std::nullopt;
    }
    const bool isCylinder = lattice->topology == Topology::cylinder;
    if (!isCylinder && lattice->topology != Topology::plane) {
        return std::nullopt;
    }
    const bool isTransposed = !isCylinder && lattice->cols > lattice->rows;
    const ProfileGrid grid{.rows = isTransposed ? lattice->cols : lattice->rows,
                           .cols = isTransposed ? lattice->rows : lattice->cols,
                           .isCylinder = isCylinder,
                           .isTransposed = isTransposed,
                           .selfInfluence = lattice->selfInfluence};
    const bool isNarrow = grid.cols <= PressLightTable::profileWidthLimit;
    return isNarrow && grid.rows >= 2 ? std::optional(grid) : std::nullopt;
}

std::uint64_t profileMemory(const ProfileGrid& grid) {
    if (grid.rows * grid.cols > maxCells) {
        return UINT64_MAX;
    }
    const std::uint64_t halves = ProfileHalf::memory(grid.rows / 2, grid.cols) +
                                 ProfileHalf::memory(grid.rows - grid.rows / 2, grid.cols);
    const std::uint64_t cells = grid.rows * grid.cols + 1;
    return halves + cells * cells * (sizeof(BigInteger) + cells / 4);
}

std::uint64_t profileSteps(const ProfileGrid& grid) {
    const auto size = [&](std::size_t rows) {
        return std::uint64_t{(rows - 1) * grid.cols + 1} * (rows * grid.cols + 1);
    };
    const std::size_t cells = grid.rows * grid.cols;
    const std::uint64_t primes = cells <= maxCellsOfWords ? 1 : cells / bitsPerPrime + 1;
    const std::uint64_t product =
        saturatingProduct(size(grid.rows / 2), size(grid.rows - grid.rows / 2));
    return saturatingProduct(saturatingProduct(product, primes),
                             std::uint64_t{1} << (2 * grid.cols));
}

std::vector<BigInteger> countByProfile(const ProfileGrid& grid, const BitVector& lights,
                                       std::size_t threads, Progress& progress) {
    const std::vector<std::uint32_t> rows = rowsOf(grid, lights);
    const std::size_t cells = grid.rows * grid.cols;
    if (cells <= maxCellsOfWords) {
        const auto words = countWords(grid, rows, 0, threads, 0, 1, progress);
        return {words.begin(), words.end()};
    }
    std::vector<BigInteger> counts((cells + 1) * (cells + 1));
    BigInteger product = 1;
    const std::vector<std::uint32_t> primes = primesFor(cells);
    const double share = 1.0 / static_cast<double>(primes.size());
    double first = 0;
    for (const std::uint32_t prime : primes) {
        addPrime(counts, product, countWords(grid, rows, prime, threads, first, share, progress),
                 prime);
        first += share;
    }
    return counts;
}

} // namespace lightsout
