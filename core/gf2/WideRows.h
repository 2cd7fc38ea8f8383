// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/PackedRows.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define LIGHTSOUT_WIDE_ROWS
#include <immintrin.h>

#include <array>

namespace lightsout {

// Rows of a board that stay in registers of 512 bits while others are worked out from them: a row
// that waits in memory is written there in other pieces than it is read, which takes long.

/// Such functions run only where hasWideRows().
#define LIGHTSOUT_WIDE __attribute__((target("avx512f")))
#define LIGHTSOUT_WIDE_INLINE __attribute__((target("avx512f"), always_inline)) inline

inline bool hasWideRows() {
    return __builtin_cpu_supports("avx512f") != 0;
}

inline constexpr std::size_t wordsOfRegister = 8;
/// Registers that a row may take.
inline constexpr std::size_t maxRegistersOfRow = 4;

/// Eight words, on which the operators work one by one.
using WideWords = std::uint64_t __attribute__((vector_size(64)));

/// An aligned row of up to 512 · registers bits, zeros behind them.
template <std::size_t registers>
struct WideRow {
    WideWords parts[registers]; // NOLINT(*-avoid-c-arrays): a std::array forgets the alignment
    LIGHTSOUT_WIDE_INLINE WideWords& operator[](std::size_t i) { return parts[i]; }
    LIGHTSOUT_WIDE_INLINE const WideWords& operator[](std::size_t i) const { return parts[i]; }
};

/// The bits of a row, which take more than registers - 1 registers.
template <std::size_t registers>
class WideShape {
public:
    LIGHTSOUT_WIDE explicit WideShape(std::size_t bits)
        : words_(wordsFor(bits)), bitsInLast_(bitsInLastWord(bits)) {
        const std::size_t inLast = words_ - (registers - 1) * wordsOfRegister;
        for (std::size_t w = 0; w < wordsOfRegister; ++w) {
            lastBits_[w] = w < inLast ? ~std::uint64_t{0} : 0;
        }
        lastBits_[inLast - 1] >>= bitsPerWord - bitsInLast_;
        lastWords_ = static_cast<__mmask8>((1U << inLast) - 1U);
        lastWordsButOne_ = static_cast<__mmask8>(lastWords_ >> 1);
    }

    /// From bit `shift` < 64 of the word `from` on; reads no word that holds none of the row.
    LIGHTSOUT_WIDE_INLINE WideRow<registers> read(const std::uint64_t* from,
                                                  std::size_t shift) const {
        const __mmask8 following =
            shift + bitsInLast_ > bitsPerWord ? lastWords_ : lastWordsButOne_;
        WideRow<registers> row;
        for (std::size_t i = 0; i < registers; ++i) {
            const std::uint64_t* here = from + i * wordsOfRegister;
            const bool isLast = i + 1 == registers;
            const WideWords low = loaded(here, isLast ? lastWords_ : allWords);
            const WideWords high = loaded(here + 1, isLast ? following : allWords);
            // In two steps, as shifting by 64 is not defined.
            row[i] = (low >> shift) | ((high << 1) << (bitsPerWord - 1 - shift));
        }
        return cut(row);
    }

    /// The horizontal neighbours of each bit, added, and itself if `self` is all ones, else zeros.
    LIGHTSOUT_WIDE_INLINE WideRow<registers> change(const WideRow<registers>& row,
                                                    std::uint64_t self) const {
        WideRow<registers> sum;
        for (std::size_t i = 0; i < registers; ++i) {
            const WideWords fromLeft = (row[i] << 1) | (before(row, i) >> (bitsPerWord - 1));
            const WideWords behind = __builtin_shufflevector(
                row[i], i + 1 < registers ? row[i + 1] : WideWords{}, 1, 2, 3, 4, 5, 6, 7, 8);
            const WideWords fromRight = (row[i] >> 1) | (behind << (bitsPerWord - 1));
            sum[i] = fromLeft ^ fromRight ^ (row[i] & self);
        }
        return cut(sum);
    }

    /// Adds the row to zeros from bit `shift` of the word `to` on. The words at both ends may hold
    /// other rows.
    LIGHTSOUT_WIDE_INLINE void write(const WideRow<registers>& row, std::uint64_t* to,
                                     std::size_t shift) const {
        alignas(64) std::array<std::uint64_t, registers * wordsOfRegister> shifted;
        const std::uint64_t first = to[0];
        for (std::size_t i = 0; i < registers; ++i) {
            const WideWords words =
                (row[i] << shift) | ((before(row, i) >> 1) >> (bitsPerWord - 1 - shift));
            save(words, shifted.data() + i * wordsOfRegister, allWords);
            save(words, to + i * wordsOfRegister, i + 1 < registers ? allWords : lastWordsButOne_);
        }
        // The last word is written by itself, and what is carried beyond it.
        const std::size_t last = words_ - 1;
        if (last > 0) {
            to[0] |= first;
            to[last] |= shifted[last];
        } else {
            to[0] = first | shifted[0];
        }
        if (shift + bitsInLast_ > bitsPerWord) {
            to[last + 1] |= row[registers - 1][last % wordsOfRegister] >> (bitsPerWord - shift);
        }
    }

    /// From an aligned row, and to one.
    LIGHTSOUT_WIDE_INLINE WideRow<registers> load(const std::uint64_t* words) const {
        WideRow<registers> row;
        for (std::size_t i = 0; i < registers; ++i) {
            row[i] = loaded(words + i * wordsOfRegister, i + 1 < registers ? allWords : lastWords_);
        }
        return row;
    }
    LIGHTSOUT_WIDE_INLINE void store(const WideRow<registers>& row, std::uint64_t* words) const {
        for (std::size_t i = 0; i < registers; ++i) {
            save(row[i], words + i * wordsOfRegister, i + 1 < registers ? allWords : lastWords_);
        }
    }

private:
    static constexpr __mmask8 allWords = 0xFF;

    LIGHTSOUT_WIDE_INLINE static WideWords loaded(const std::uint64_t* words, __mmask8 which) {
        return reinterpret_cast<WideWords>(_mm512_maskz_loadu_epi64(which, words));
    }
    LIGHTSOUT_WIDE_INLINE static void save(WideWords words, std::uint64_t* to, __mmask8 which) {
        _mm512_mask_storeu_epi64(to, which, reinterpret_cast<__m512i>(words));
    }

    /// For each word of a part the one before it.
    LIGHTSOUT_WIDE_INLINE static WideWords before(const WideRow<registers>& row, std::size_t i) {
        return __builtin_shufflevector(i > 0 ? row[i - 1] : WideWords{}, row[i], 7, 8, 9, 10, 11,
                                       12, 13, 14);
    }
    LIGHTSOUT_WIDE_INLINE WideRow<registers> cut(WideRow<registers> row) const {
        row[registers - 1] &= lastBits_;
        return row;
    }

    std::size_t words_;
    std::size_t bitsInLast_;
    WideWords lastBits_;
    __mmask8 lastWords_;       ///< of the last register
    __mmask8 lastWordsButOne_; ///< all of these but the last
};

template <std::size_t registers>
LIGHTSOUT_WIDE_INLINE WideRow<registers> added(const WideRow<registers>& a,
                                               const WideRow<registers>& b) {
    WideRow<registers> sum;
    for (std::size_t i = 0; i < registers; ++i) {
        sum[i] = a[i] ^ b[i];
    }
    return sum;
}

} // namespace lightsout
#endif
