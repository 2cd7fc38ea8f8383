#include "gf2/Polynomial.h"

#include "gf2/BitVector.h"

#include <algorithm>
#include <array>
#include <bit>

namespace lightsout {

namespace {

/// The 32 low bits moved to the even places.
std::uint64_t spread(std::uint64_t bits) {
    constexpr std::array<std::uint64_t, 5> masks{0x0000FFFF0000FFFF, 0x00FF00FF00FF00FF,
                                                 0x0F0F0F0F0F0F0F0F, 0x3333333333333333,
                                                 0x5555555555555555};
    unsigned shift = 16;
    for (const std::uint64_t mask : masks) {
        bits = (bits | (bits << shift)) & mask;
        shift /= 2;
    }
    return bits;
}

} // namespace

Polynomial Polynomial::monomial(std::size_t exponent) {
    Polynomial result;
    result.words_.resize(exponent / bitsPerWord + 1);
    result.words_.back() = std::uint64_t{1} << (exponent % bitsPerWord);
    return result;
}

Polynomial Polynomial::fromWords(std::vector<std::uint64_t> words) {
    Polynomial result;
    result.words_ = std::move(words);
    result.dropLeadingZeros();
    return result;
}

std::optional<std::size_t> Polynomial::degree() const {
    if (isZero()) {
        return std::nullopt;
    }
    return words_.size() * bitsPerWord - 1 -
           static_cast<std::size_t>(std::countl_zero(words_.back()));
}

bool Polynomial::coefficient(std::size_t exponent) const {
    const std::size_t word = exponent / bitsPerWord;
    return word < words_.size() && ((words_[word] >> (exponent % bitsPerWord)) & 1U) != 0;
}

Polynomial& Polynomial::operator+=(const Polynomial& other) {
    addShifted(other, 0);
    return *this;
}

void Polynomial::addShifted(const Polynomial& other, std::size_t shift) {
    if (other.isZero()) {
        return;
    }
    const std::size_t words = shift / bitsPerWord;
    const std::size_t bits = shift % bitsPerWord;
    words_.resize(std::max(words_.size(), other.words_.size() + words + 1));
    for (std::size_t w = 0; w < other.words_.size(); ++w) {
        words_[w + words] ^= other.words_[w] << bits;
        if (bits != 0) {
            words_[w + words + 1] ^= other.words_[w] >> (bitsPerWord - bits);
        }
    }
    dropLeadingZeros();
}

Polynomial operator*(const Polynomial& a, const Polynomial& b) {
    Polynomial product;
    product.words_.resize(a.words_.size() + b.words_.size() + 1);
    // One shifted copy of b serves all words of a, so only 64 shifts are made.
    Polynomial shifted = b;
    for (std::size_t bit = 0; bit < bitsPerWord; ++bit) {
        for (std::size_t w = 0; w < a.words_.size(); ++w) {
            if (((a.words_[w] >> bit) & 1U) != 0) {
                for (std::size_t v = 0; v < shifted.words_.size(); ++v) {
                    product.words_[w + v] ^= shifted.words_[v];
                }
            }
        }
        shifted = shifted.timesVariable();
    }
    product.dropLeadingZeros();
    return product;
}

Polynomial Polynomial::squared() const {
    Polynomial result;
    result.words_.reserve(2 * words_.size());
    for (const std::uint64_t word : words_) {
        result.words_.push_back(spread(word & 0xFFFFFFFF));
        result.words_.push_back(spread(word >> 32));
    }
    result.dropLeadingZeros();
    return result;
}

Polynomial Polynomial::timesVariable() const {
    Polynomial result;
    result.addShifted(*this, 1);
    return result;
}

Polynomial Polynomial::shiftedByOne() const {
    // p = low + s^(2^j) high gives p(s+1) = low(s+1) + (s^(2^j) + 1) high(s+1): at each scale the
    // upper half of every block is added to its lower half.
    constexpr std::array<std::uint64_t, 6> lowHalves{0x5555555555555555, 0x3333333333333333,
                                                     0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                     0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
    Polynomial result = *this;
    result.words_.resize(std::bit_ceil(words_.size()));
    for (std::uint64_t& word : result.words_) {
        unsigned shift = 1;
        for (const std::uint64_t lowHalf : lowHalves) {
            word ^= (word >> shift) & lowHalf;
            shift *= 2;
        }
    }
    for (std::size_t half = 1; half < result.words_.size(); half *= 2) {
        for (std::size_t block = 0; block < result.words_.size(); block += 2 * half) {
            for (std::size_t w = block; w < block + half; ++w) {
                result.words_[w] ^= result.words_[w + half];
            }
        }
    }
    result.dropLeadingZeros();
    return result;
}

Polynomial Polynomial::reversed() const {
    Polynomial result;
    result.words_.resize(words_.size());
    if (!isZero()) {
        const std::size_t top = *degree();
        for (std::size_t k = 0; k <= top; ++k) {
            if (coefficient(top - k)) {
                result.words_[k / bitsPerWord] |= std::uint64_t{1} << (k % bitsPerWord);
            }
        }
    }
    result.dropLeadingZeros();
    return result;
}

void Polynomial::dropLeadingZeros() {
    while (!words_.empty() && words_.back() == 0) {
        words_.pop_back();
    }
}

QuotientAndRemainder divide(Polynomial dividend, const Polynomial& divisor) {
    LIGHTSOUT_ASSERT(!divisor.isZero());
    const std::size_t divisorDegree = *divisor.degree();
    BitVector quotient(dividend.isZero() ? 0 : *dividend.degree() + 1);
    while (!dividend.isZero() && *dividend.degree() >= divisorDegree) {
        const std::size_t shift = *dividend.degree() - divisorDegree;
        quotient.flip(shift);
        dividend.addShifted(divisor, shift);
    }
    const auto words = quotient.words();
    return {Polynomial::fromWords({words.begin(), words.end()}), std::move(dividend)};
}

Polynomial gcd(Polynomial a, Polynomial b) {
    while (!a.isZero()) {
        const std::size_t degree = *a.degree();
        while (!b.isZero() && *b.degree() >= degree) {
            b.addShifted(a, *b.degree() - degree);
        }
        std::swap(a, b);
    }
    return b;
}

GcdAndCofactor gcdWithCofactor(const Polynomial& a, const Polynomial& b) {
    // Invariant: remainder = a · cofactor modulo b, for both pairs.
    Polynomial remainder = b;
    Polynomial cofactor;
    Polynomial nextRemainder = a;
    Polynomial nextCofactor = Polynomial::one();
    while (!nextRemainder.isZero()) {
        const std::size_t nextDegree = *nextRemainder.degree();
        while (!remainder.isZero() && *remainder.degree() >= nextDegree) {
            const std::size_t shift = *remainder.degree() - nextDegree;
            remainder.addShifted(nextRemainder, shift);
            cofactor.addShifted(nextCofactor, shift);
        }
        std::swap(remainder, nextRemainder);
        std::swap(cofactor, nextCofactor);
    }
    return {std::move(remainder), std::move(cofactor)};
}

Polynomial fibonacciPolynomial(std::size_t k) {
    Polynomial current;                  // f_j
    Polynomial next = Polynomial::one(); // f_{j+1}
    for (auto bit = std::bit_width(k); bit-- > 0;) {
        const Polynomial currentSquared = current.squared();
        const Polynomial nextSquared = next.squared();
        Polynomial odd = currentSquared + nextSquared; // f_{2j+1}
        if (((k >> bit) & 1U) != 0) {
            current = std::move(odd);
            next = nextSquared.timesVariable();
        } else {
            current = currentSquared.timesVariable();
            next = std::move(odd);
        }
    }
    return current;
}

} // namespace lightsout
