// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/PackedProduct.h"

#include <algorithm>
#include <vector>

#if defined(__GNUC__) && defined(__x86_64__)
#define LIGHTSOUT_HAS_CARRYLESS_PRODUCT
#include <immintrin.h>
#endif

namespace lightsout {

namespace {

/// Maximum number of words for which the product is computed word by word.
constexpr std::size_t karatsubaWords = 32;

#ifdef LIGHTSOUT_HAS_CARRYLESS_PRODUCT

/// Implements addMultiple() with PCLMULQDQ, two words at a time.
__attribute__((target("pclmul,sse2"))) void
addMultipleCarryless(std::uint64_t* target, std::span<const std::uint64_t> source,
                     std::uint64_t factor) {
    const __m128i factors = _mm_set_epi64x(0, static_cast<long long>(factor));
    __m128i carry = _mm_setzero_si128();
    std::size_t w = 0;
    for (; w + 2 <= source.size(); w += 2) {
        const auto* const from = reinterpret_cast<const __m128i*>(source.data() + w);
        auto* const to = reinterpret_cast<__m128i*>(target + w);
        const __m128i words = _mm_loadu_si128(from);
        const __m128i low = _mm_clmulepi64_si128(words, factors, 0x00);
        const __m128i high = _mm_clmulepi64_si128(words, factors, 0x01);
        const __m128i sum = _mm_xor_si128(_mm_xor_si128(low, carry), _mm_slli_si128(high, 8));
        _mm_storeu_si128(to, _mm_xor_si128(_mm_loadu_si128(to), sum));
        carry = _mm_srli_si128(high, 8);
    }
    if (w < source.size()) {
        const __m128i word = _mm_set_epi64x(0, static_cast<long long>(source[w]));
        carry = _mm_xor_si128(carry, _mm_clmulepi64_si128(word, factors, 0x00));
        target[w] ^= static_cast<std::uint64_t>(_mm_cvtsi128_si64(carry));
        carry = _mm_srli_si128(carry, 8);
        ++w;
    }
    target[w] ^= static_cast<std::uint64_t>(_mm_cvtsi128_si64(carry));
}

bool hasCarrylessProduct() {
    static const bool has = __builtin_cpu_supports("pclmul") != 0;
    return has;
}

#endif

/// Adds a · b to `target` word by word; b is the longer factor.
void addWordByWord(std::uint64_t* target, std::span<const std::uint64_t> a,
                   std::span<const std::uint64_t> b) {
    for (std::size_t w = 0; w < a.size(); ++w) {
        addMultiple(target + w, b, a[w]);
    }
}

void add(std::uint64_t* target, std::span<const std::uint64_t> words) {
    for (std::size_t w = 0; w < words.size(); ++w) {
        target[w] ^= words[w];
    }
}

/// Returns low + high, where the high part may be shorter.
std::vector<std::uint64_t> sum(std::span<const std::uint64_t> low,
                               std::span<const std::uint64_t> high) {
    std::vector<std::uint64_t> words(low.begin(), low.end());
    add(words.data(), high);
    return words;
}

/// Adds a · b to `target` for factors of equal length.
void addBalanced(std::uint64_t* target, std::span<const std::uint64_t> a,
                 std::span<const std::uint64_t> b) {
    if (a.size() <= karatsubaWords) {
        addWordByWord(target, a, b);
        return;
    }
    // (a₀ + a₁ t)(b₀ + b₁ t) = a₀b₀ + ((a₀+a₁)(b₀+b₁) + a₀b₀ + a₁b₁) t + a₁b₁ t².
    const std::size_t half = (a.size() + 1) / 2;
    const std::size_t rest = a.size() - half;
    std::vector<std::uint64_t> lows(2 * half);
    addBalanced(lows.data(), a.first(half), b.first(half));
    std::vector<std::uint64_t> highs(2 * rest);
    addBalanced(highs.data(), a.subspan(half), b.subspan(half));
    add(target, lows);
    add(target + 2 * half, highs);
    add(target + half, lows);
    add(target + half, highs);
    addBalanced(target + half, sum(a.first(half), a.subspan(half)),
                sum(b.first(half), b.subspan(half)));
}

} // namespace

void addMultiple(std::uint64_t* target, std::span<const std::uint64_t> source,
                 std::uint64_t factor) {
#ifdef LIGHTSOUT_HAS_CARRYLESS_PRODUCT
    if (hasCarrylessProduct()) {
        addMultipleCarryless(target, source, factor);
        return;
    }
#endif
    addMultiplePlain(target, source, factor);
}

void addMultiplePlain(std::uint64_t* target, std::span<const std::uint64_t> source,
                      std::uint64_t factor) {
    for (unsigned bit = 0; bit < 64; ++bit) {
        if (((factor >> bit) & 1U) == 0) {
            continue;
        }
        for (std::size_t w = 0; w < source.size(); ++w) {
            target[w] ^= source[w] << bit;
        }
        for (std::size_t w = 0; w < source.size() && bit > 0; ++w) {
            target[w + 1] ^= source[w] >> (64 - bit);
        }
    }
}

void addProduct(std::uint64_t* target, std::span<const std::uint64_t> a,
                std::span<const std::uint64_t> b) {
    if (a.size() > b.size()) {
        std::swap(a, b);
    }
    if (a.size() <= karatsubaWords) {
        addWordByWord(target, a, b);
        return;
    }
    // Multiplies by pieces of b that are as long as a.
    std::size_t first = 0;
    for (; first + a.size() <= b.size(); first += a.size()) {
        addBalanced(target + first, a, b.subspan(first, a.size()));
    }
    addProduct(target + first, b.subspan(first), a);
}

} // namespace lightsout
