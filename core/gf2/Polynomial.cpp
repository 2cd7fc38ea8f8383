// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Polynomial.h"

#include "gf2/PackedProduct.h"
#include "gf2/Transposition.h"

#include <algorithm>
#include <array>
#include <bit>

namespace lightsout {

namespace {

using Words = std::vector<std::uint64_t>;

/// Number of steps performed at a time, chosen so that the entries of their transition matrix fit
/// in words.
constexpr std::size_t batchSteps = bitsPerWord - 1;

/// After n steps, (f, g) becomes (ff · f + fg · g, gf · f + gg · g) / xⁿ.
struct Transition {
    std::uint64_t ff = 1;
    std::uint64_t fg = 0;
    std::uint64_t gf = 0;
    std::uint64_t gg = 1;
};

/// Performs `count` ≤ batchSteps division steps on polynomials with these lowest coefficients; the
/// lowest one of f must be 1.
Transition divisionSteps(std::size_t count, std::int64_t& delta, std::uint64_t f, std::uint64_t g) {
    Transition t;
    for (std::size_t step = 0; step < count; ++step) {
        const bool isOdd = (g & 1U) != 0;
        if (isOdd && delta > 0) {
            delta = -delta;
            std::swap(f, g);
            std::swap(t.ff, t.gf);
            std::swap(t.fg, t.gg);
        }
        if (isOdd) {
            g ^= f;
            t.gf ^= t.ff;
            t.gg ^= t.fg;
        }
        ++delta;
        g >>= 1;
        t.ff <<= 1;
        t.fg <<= 1;
    }
    return t;
}

void dropLeadingZeros(Words& words) {
    while (!words.empty() && words.back() == 0) {
        words.pop_back();
    }
}

/// Returns a · first + b · second.
Words combination(std::uint64_t a, const Words& first, std::uint64_t b, const Words& second) {
    Words sum(std::max(first.size(), second.size()) + 1);
    addMultiple(sum.data(), first, a);
    addMultiple(sum.data(), second, b);
    return sum;
}

/// Divides by x^count, 0 < count < 64, without remainder.
void shiftDown(Words& words, std::size_t count) {
    std::uint64_t* const word = words.data(); // raw pointer for a time-critical loop
    const std::size_t last = words.size() - 1;
    for (std::size_t w = 0; w < last; ++w) {
        word[w] = (word[w] >> count) | (word[w + 1] << (bitsPerWord - count));
    }
    word[last] >>= count;
    dropLeadingZeros(words);
}

/// Returns the coefficients 0 … degree of p in reverse order.
Words reversedWithin(const Polynomial& p, std::size_t degree) {
    Polynomial reversed = p.reversed();
    if (p.isZero()) {
        return {};
    }
    Polynomial shifted;
    shifted.addShifted(reversed, degree - *p.degree());
    return shifted.words();
}

/// Returns the 32 low bits moved to the even positions.
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

/// Adds the source, shifted by less than 64 positions, to `target`. The target has as many words as
/// the source, plus one if a coefficient is shifted into it.
void addShiftedWords(std::uint64_t* target, const std::vector<std::uint64_t>& source,
                     std::size_t shift) {
    const std::size_t size = source.size();
    const std::uint64_t* const words = source.data(); // raw pointer: no bounds checks
    std::uint64_t carry = 0;
    for (std::size_t w = 0; w < size; ++w) {
        target[w] ^= (words[w] << shift) | carry;
        carry = (words[w] >> 1) >> (bitsPerWord - 1 - shift);
    }
    if (carry != 0) {
        target[size] ^= carry;
    }
}

/// Returns the coefficients 63 … 126 of a polynomial of two words.
std::uint64_t topPlaces(std::uint64_t low, std::uint64_t high) {
    return (high << 1) | (low >> (bitsPerWord - 1));
}

/// Returns the quotient of s^126 divided by a polynomial of degree 63. For any word t, let q
/// consist of the coefficients 63 … 126 of t · reciprocal. Then the coefficients 63 … 126 of q ·
/// divisor are t.
std::uint64_t reciprocal(std::uint64_t divisor) {
    std::uint64_t quotient = 0;
    std::uint64_t rest = std::uint64_t{1} << (bitsPerWord - 1); // remainder of s^63, s^64, …
    for (std::size_t step = 0; step < bitsPerWord; ++step) {
        const bool fits = (rest >> (bitsPerWord - 1)) != 0;
        quotient = (quotient << 1) | (fits ? 1U : 0U);
        rest = (fits ? rest ^ divisor : rest) << 1;
    }
    return quotient;
}

// The coefficient of f_k is stored at position k - 1, so that f_N = s^(N-1) is already in place.
// Level N of the recursion works on blocks of 2N positions: it folds the positions after position
// N-1 of a block, except the last one, onto those before it. Each fold is its own inverse.

/// Masks for the levels within a word: for each N = 2, 4, … 32, the N-1 lowest positions of every
/// block.
constexpr std::array<std::uint64_t, 5> lowPlaces{0x1111111111111111, 0x0707070707070707,
                                                 0x007F007F007F007F, 0x00007FFF00007FFF,
                                                 0x000000007FFFFFFF};

/// Reverses the positions within every block of 2^(level+2) positions, for levels as in lowPlaces.
std::uint64_t reversedBlocks(std::uint64_t word, std::size_t level) {
    // Reversing all positions also reverses the order of the blocks; rotations undo that.
    std::uint64_t reversed = reversedBits(word);
    constexpr std::array<std::uint64_t, 4> lowHalves{0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                     0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
    for (std::size_t i = lowHalves.size(); i > level; --i) {
        const unsigned half = 2U << i;
        const std::uint64_t mask = lowHalves[i - 1];
        reversed = ((reversed >> half) & mask) | ((reversed & mask) << half);
    }
    return reversed;
}

void foldWithinWord(std::uint64_t& word, std::size_t level) {
    word ^= (reversedBlocks(word, level) >> 1) & lowPlaces[level];
}

/// Folds the blocks of level N = 64 · half.
void foldWords(std::vector<std::uint64_t>& words, std::size_t half) {
    for (std::size_t block = 0; block < words.size(); block += 2 * half) {
        std::uint64_t reversed = reversedBits(words[block + 2 * half - 1]);
        for (std::size_t w = 0; w < half; ++w) {
            const std::uint64_t next =
                w + 1 < half ? reversedBits(words[block + 2 * half - 2 - w]) : 0;
            words[block + w] ^= (reversed >> 1) | (next << (bitsPerWord - 1));
            reversed = next;
        }
    }
}

std::vector<std::uint64_t> paddedToPowerOfTwo(std::span<const std::uint64_t> words) {
    std::vector<std::uint64_t> padded(words.begin(), words.end());
    padded.resize(std::bit_ceil(words.size()));
    return padded;
}

} // namespace

GcdAndCofactor gcdByDivisionSteps(const Polynomial& a, const Polynomial& b, bool withCofactor) {
    LIGHTSOUT_ASSERT(!b.isZero() && (a.isZero() || *a.degree() < *b.degree()));
    if (*b.degree() == 0) {
        return {.gcd = Polynomial::one(), .cofactor = Polynomial::zero()};
    }
    const std::size_t degree = *b.degree();
    Words f = b.reversed().words();
    Words g = reversedWithin(a, degree - 1);
    // The factors of a in f and g, times xⁿ after n steps.
    Words inF;
    Words inG{1};
    std::int64_t delta = 1;
    std::size_t done = 0;
    const std::size_t steps = 2 * degree - 1;
    while (done < steps && !g.empty()) {
        const std::size_t count = std::min(batchSteps, steps - done);
        const Transition t = divisionSteps(count, delta, f.front(), g.front());
        Words nextF = combination(t.ff, f, t.fg, g);
        g = combination(t.gf, f, t.gg, g);
        f = std::move(nextF);
        shiftDown(f, count);
        shiftDown(g, count);
        if (withCofactor) {
            Words nextInF = combination(t.ff, inF, t.fg, inG);
            inG = combination(t.gf, inF, t.gg, inG);
            inF = std::move(nextInF);
            dropLeadingZeros(inF);
            dropLeadingZeros(inG);
        }
        done += count;
    }
    // Once g is zero, every further step only adds one to δ.
    const auto doubledDegree = delta + static_cast<std::int64_t>(steps - done);
    const auto commonDegree = static_cast<std::size_t>(doubledDegree) / 2;
    GcdAndCofactor result;
    result.gcd =
        Polynomial::fromWords(reversedWithin(Polynomial::fromWords(std::move(f)), commonDegree));
    if (withCofactor && !inF.empty()) {
        result.cofactor = Polynomial::fromWords(reversedWithin(
            Polynomial::fromWords(std::move(inF)), commonDegree + done + 1 - degree));
    }
    return result;
}

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
    const std::size_t degree = *other.degree() + shift;
    words_.resize(std::max(words_.size(), degree / bitsPerWord + 1));
    addShiftedWords(words_.data() + shift / bitsPerWord, other.words_, shift % bitsPerWord);
    dropLeadingZeros();
}

Polynomial operator*(const Polynomial& a, const Polynomial& b) {
    Polynomial product;
    product.words_.resize(a.words_.size() + b.words_.size());
    addProduct(product.words_.data(), a.words_, b.words_);
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
    if (isZero()) {
        return result;
    }
    result.words_.resize(words_.size());
    std::ranges::transform(words_, result.words_.rbegin(), reversedBits);
    const auto zeros = static_cast<std::size_t>(std::countl_zero(words_.back()));
    for (std::size_t w = 0; w < words_.size() && zeros > 0; ++w) {
        const std::uint64_t next = w + 1 < words_.size() ? result.words_[w + 1] : 0;
        result.words_[w] = (result.words_[w] >> zeros) | (next << (bitsPerWord - zeros));
    }
    result.dropLeadingZeros();
    return result;
}

void Polynomial::dropLeadingZeros() {
    const auto isZeroWord = [](std::uint64_t word) { return word == 0; };
    const auto top = std::find_if_not(words_.rbegin(), words_.rend(), isZeroWord);
    words_.erase(top.base(), words_.end());
}

QuotientAndRemainder divide(const Polynomial& dividend, const Polynomial& divisor) {
    LIGHTSOUT_ASSERT(!divisor.isZero());
    const std::size_t size = divisor.words().size();
    if (dividend.words().size() < size) {
        return {Polynomial::zero(), dividend};
    }
    // Long division, one word of the quotient at a time. Both polynomials are shifted until the
    // divisor's top word is full; then that word alone determines each word of the quotient.
    const auto shift = static_cast<std::size_t>(std::countl_zero(divisor.words().back()));
    std::vector<std::uint64_t> by(size);
    addShiftedWords(by.data(), divisor.words(), shift);
    std::vector<std::uint64_t> rest(dividend.words().size() + 1);
    addShiftedWords(rest.data(), dividend.words(), shift);
    const std::uint64_t inverse = reciprocal(by.back());
    std::vector<std::uint64_t> quotient(rest.size() - size);
    for (std::size_t w = quotient.size(); w-- > 0;) {
        std::uint64_t* const part = rest.data() + w;
        const std::uint64_t leading = topPlaces(part[size - 1], part[size]);
        std::array<std::uint64_t, 2> product{};
        addMultiple(product.data(), {&inverse, 1}, leading);
        quotient[w] = topPlaces(product[0], product[1]);
        addMultiple(part, by, quotient[w]);
    }
    rest.resize(size); // the words above are zero now
    std::uint64_t above = 0;
    for (auto word = rest.rbegin(); word != rest.rend(); ++word) {
        const std::uint64_t here = *word;
        *word = (here >> shift) | ((above << 1) << (bitsPerWord - 1 - shift));
        above = here;
    }
    return {Polynomial::fromWords(std::move(quotient)), Polynomial::fromWords(std::move(rest))};
}

Polynomial gcd(const Polynomial& a, const Polynomial& b) {
    if (a.isZero() || b.isZero()) {
        return a + b;
    }
    const bool isFirstLonger = *a.degree() > *b.degree();
    const Polynomial& longer = isFirstLonger ? a : b;
    const Polynomial& shorter = isFirstLonger ? b : a;
    return gcdByDivisionSteps(divide(longer, shorter).remainder, shorter, false).gcd;
}

GcdAndCofactor gcdWithCofactor(const Polynomial& a, const Polynomial& b) {
    if (b.isZero()) {
        return {a, Polynomial::one()};
    }
    return gcdByDivisionSteps(divide(a, b).remainder, b, true);
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

Polynomial fromFibonacciBasis(const BitVector& row) {
    std::vector<std::uint64_t> words = paddedToPowerOfTwo(row.words());
    for (std::size_t half = words.size() / 2; half > 0; half /= 2) {
        foldWords(words, half);
    }
    for (std::uint64_t& word : words) {
        for (std::size_t level = lowPlaces.size(); level-- > 0;) {
            foldWithinWord(word, level);
        }
    }
    return Polynomial::fromWords(std::move(words));
}

BitVector toFibonacciBasis(const Polynomial& p, std::size_t size) {
    LIGHTSOUT_ASSERT(p.isZero() || *p.degree() < size);
    std::vector<std::uint64_t> words = paddedToPowerOfTwo(p.words());
    for (std::uint64_t& word : words) {
        for (std::size_t level = 0; level < lowPlaces.size(); ++level) {
            foldWithinWord(word, level);
        }
    }
    for (std::size_t half = 1; half < words.size(); half *= 2) {
        foldWords(words, half);
    }
    BitVector row(size);
    std::copy_n(words.begin(), std::min(words.size(), row.words().size()), row.words().begin());
    return row;
}

} // namespace lightsout
