// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/DivisionSteps.h"

#include "gf2/BitVector.h"
#include "gf2/PackedProduct.h"

#include <algorithm>

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

} // namespace lightsout
