// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Determinant.h"

#include "gf2/Elimination.h"
#include "support/Assert.h"
#include "support/Parallel.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace lightsout {

namespace {

using Integer = boost::multiprecision::cpp_int;

constexpr std::uint32_t firstPrime = 2'147'483'647; // 2^31 - 1
/// A lower bound on the binary logarithm of every prime used. There are more than a million primes
/// between 2^30.9 and 2^31.
constexpr double bitsOfPrime = 30.9;

bool isPrime(std::uint32_t number) {
    for (std::uint64_t divisor = 3; divisor * divisor <= number; divisor += 2) {
        if (number % divisor == 0) {
            return false;
        }
    }
    return number % 2 == 1;
}

/// Returns the `count` largest primes below 2^31, in descending order.
std::vector<std::uint32_t> largestPrimes(std::size_t count) {
    std::vector<std::uint32_t> primes;
    for (std::uint32_t number = firstPrime; primes.size() < count; number -= 2) {
        if (isPrime(number)) {
            primes.push_back(number);
        }
    }
    return primes;
}

/// Residues modulo an odd prime p < 2^31 in Montgomery form, which represents x by x · 2^32 mod p
/// so that a product needs no division (Montgomery, "Modular multiplication without trial
/// division", Mathematics of Computation 44, 1985).
class Residues {
public:
    explicit Residues(std::uint32_t prime) : prime_(prime) {
        for (int i = 0; i < 5; ++i) { // Newton's iteration doubles the number of correct bits
            inverse_ *= 2 - prime * inverse_;
        }
        one_ = static_cast<std::uint32_t>((std::uint64_t{1} << 32U) % prime);
    }

    std::uint32_t one() const { return one_; }
    std::uint32_t toInteger(std::uint32_t residue) const { return reduced(residue); }
    std::uint32_t product(std::uint32_t a, std::uint32_t b) const {
        return reduced(std::uint64_t{a} * b);
    }
    std::uint32_t negative(std::uint32_t a) const { return a == 0 ? 0 : prime_ - a; }
    std::uint32_t inverse(std::uint32_t a) const {
        std::uint32_t power = one_;
        for (std::uint32_t exponent = prime_ - 2; exponent > 0; exponent /= 2) {
            power = exponent % 2 == 1 ? product(power, a) : power;
            a = product(a, a);
        }
        return power;
    }
    /// Adds factor · source[j] to target[j] for all j.
    void add(std::uint32_t factor, const std::uint32_t* source, std::uint32_t* target,
             std::size_t count) const {
        for (std::size_t j = 0; j < count; ++j) {
            const std::uint32_t sum = target[j] + product(factor, source[j]);
            target[j] = std::min(sum, sum - prime_);
        }
    }

private:
    /// Returns x / 2^32 mod p for x < 2^32 · p.
    std::uint32_t reduced(std::uint64_t x) const {
        const std::uint32_t multiple = static_cast<std::uint32_t>(x) * (0U - inverse_);
        const auto sum = static_cast<std::uint32_t>((x + std::uint64_t{multiple} * prime_) >> 32U);
        return std::min(sum, sum - prime_); // sum - prime_ wraps around if it is negative
    }

    std::uint32_t prime_;
    std::uint32_t inverse_ = 1; ///< inverse of the prime modulo 2^32
    std::uint32_t one_ = 0;
};

/// Computes the determinant modulo a prime, by Gaussian elimination.
std::uint32_t determinantModulo(const BitMatrix& matrix, std::uint32_t prime,
                                const Progress& progress) {
    const std::size_t n = matrix.rows();
    const Residues residues(prime);
    std::vector<std::uint32_t> entries(n * n);
    for (std::size_t row = 0; row < n; ++row) {
        matrix.row(row).forEachOne(
            [&](std::size_t column) { entries[row * n + column] = residues.one(); });
    }
    std::uint32_t determinant = residues.one();
    for (std::size_t k = 0; k < n; ++k) {
        std::size_t pivot = k;
        while (pivot < n && entries[pivot * n + k] == 0) {
            ++pivot;
        }
        if (pivot == n) {
            return 0;
        }
        if (pivot != k) {
            std::swap_ranges(entries.begin() + static_cast<std::ptrdiff_t>(k * n),
                             entries.begin() + static_cast<std::ptrdiff_t>((k + 1) * n),
                             entries.begin() + static_cast<std::ptrdiff_t>(pivot * n));
            determinant = residues.negative(determinant);
        }
        const std::uint32_t* const source = &entries[k * n];
        determinant = residues.product(determinant, source[k]);
        const std::uint32_t inverse = residues.inverse(source[k]);
        for (std::size_t row = k + 1; row < n; ++row) {
            std::uint32_t* const target = &entries[row * n];
            if (target[k] != 0) {
                progress.checkpoint();
                const std::uint32_t factor =
                    residues.negative(residues.product(target[k], inverse));
                residues.add(factor, source + k, target + k, n - k);
            }
        }
    }
    return residues.toInteger(determinant);
}

/// Returns the number of bits of Hadamard's bound: the product of the lengths of all rows or of all
/// columns, whichever is smaller.
double boundBits(const BitMatrix& matrix) {
    const auto bitsOfRows = [](const BitMatrix& rows) {
        double bits = 0;
        for (std::size_t row = 0; row < rows.rows(); ++row) {
            const auto ones = static_cast<double>(rows.row(row).count());
            bits += std::log2(std::max(ones, 1.0)) / 2;
        }
        return bits;
    };
    return std::min(bitsOfRows(matrix), bitsOfRows(matrix.transposed()));
}

/// Returns the number of primes needed for a product greater than twice the bound, so that both
/// signs are covered.
std::size_t primesNeeded(const BitMatrix& matrix) {
    return static_cast<std::size_t>((boundBits(matrix) + 2) / bitsOfPrime) + 1;
}

} // namespace

WorkEstimate determinantEstimate(const BitMatrix& matrix, std::size_t threads) {
    const auto n = static_cast<double>(matrix.rows());
    constexpr double operationsPerEntry = 2;
    return {.operations =
                operationsPerEntry * n * n * n / 3 * static_cast<double>(primesNeeded(matrix) + 1),
            .bytes = n * n * static_cast<double>(sizeof(std::uint32_t) * threads),
            .perSecond = 1e9};
}

std::string determinant(const BitMatrix& matrix, std::size_t threads, Progress& progress) {
    LIGHTSOUT_ASSERT(matrix.rows() == matrix.cols());
    const std::vector<std::uint32_t> primes = largestPrimes(primesNeeded(matrix) + 1);
    std::vector<std::uint32_t> remainders(primes.size());
    FinishedPieces finished(primes.size(), progress);
    forEachInParallel(primes.size(), threads, progress, [&](std::size_t i) {
        remainders[i] = determinantModulo(matrix, primes[i], progress);
        finished.add();
    });
    Integer value = 0;
    Integer modulus = 1;
    for (std::size_t i = 0; i + 1 < primes.size(); ++i) {
        progress.checkpoint();
        const Integer prime = primes[i];
        const Integer inverse = powm(modulus, prime - 2, prime);
        value += modulus * ((remainders[i] + prime - value % prime) * inverse % prime);
        modulus *= prime;
    }
    if (2 * value > modulus) {
        value -= modulus;
    }
    const Integer check = value % primes.back();
    LIGHTSOUT_ASSERT((check < 0 ? check + primes.back() : check) == remainders.back());
    const bool isInvertible =
        reducedEchelonForm(matrix, matrix.cols(), progress, threads).rank() == matrix.rows();
    LIGHTSOUT_ASSERT((value % 2 != 0) == isInvertible);
    return value.str();
}

} // namespace lightsout
