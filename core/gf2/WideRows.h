// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/PackedRows.h"

#include <bit>

namespace lightsout {

// Rows of a board, several words at a time: in registers as wide as the processor has. Written with
// the vector types of GCC and Clang, which become its instructions in withWidestRegisters().

/// So many words, on which the operators work one by one.
template <std::size_t words>
struct WideWords {
    using Type __attribute__((vector_size(words * sizeof(std::uint64_t)))) = std::uint64_t;
};
template <std::size_t words>
using Wide = typename WideWords<words>::Type;

/// The most words of a register.
inline constexpr std::size_t maxWideWords = 8;

// Results are left in the last argument: how registers are returned differs among processors.

template <std::size_t words>
LIGHTSOUT_INLINE void load(const std::uint64_t* from, Wide<words>& to) {
    __builtin_memcpy(&to, from, sizeof to);
}
template <std::size_t words>
LIGHTSOUT_INLINE void store(const Wide<words>& from, std::uint64_t* to) {
    __builtin_memcpy(to, &from, sizeof from);
}

/// For each word of `here` the one before it, the first being the last of `before`.
template <std::size_t words>
LIGHTSOUT_INLINE void precedingWords(const Wide<words>& before, const Wide<words>& here,
                                     Wide<words>& result) {
    if constexpr (words == 2) {
        result = __builtin_shufflevector(before, here, 1, 2);
    } else if constexpr (words == 4) {
        result = __builtin_shufflevector(before, here, 3, 4, 5, 6);
    } else {
        result = __builtin_shufflevector(before, here, 7, 8, 9, 10, 11, 12, 13, 14);
    }
}

/// For each word of `here` the one behind it, the last being the first of `behind`.
template <std::size_t words>
LIGHTSOUT_INLINE void followingWords(const Wide<words>& here, const Wide<words>& behind,
                                     Wide<words>& result) {
    if constexpr (words == 2) {
        result = __builtin_shufflevector(here, behind, 1, 2);
    } else if constexpr (words == 4) {
        result = __builtin_shufflevector(here, behind, 1, 2, 3, 4);
    } else {
        result = __builtin_shufflevector(here, behind, 1, 2, 3, 4, 5, 6, 7, 8);
    }
}

/// Whether all rows of so many cells begin with a byte of memory: then one load or store is enough
/// where else words have to be shifted.
inline bool beginWithBytes(std::size_t columns) {
    return std::endian::native == std::endian::little && columns % 8 == 0;
}

/// The bits from bit `shift` < 64 of the word `from` on. Reads one word more than that, at most.
template <std::size_t words, bool isByte>
LIGHTSOUT_INLINE void loadFromBit(const std::uint64_t* from, std::size_t shift, Wide<words>& to) {
    if constexpr (isByte) {
        __builtin_memcpy(&to, reinterpret_cast<const unsigned char*>(from) + shift / 8, sizeof to);
    } else {
        Wide<words> high;
        load<words>(from, to);
        load<words>(from + 1, high);
        // In two steps, as shifting by 64 is not defined.
        to = (to >> shift) | ((high << 1) << (bitsPerWord - 1 - shift));
    }
}

/// Puts the bits of `here` from bit `shift` of the word `to` on: behind the last ones of `before`,
/// which was put there, or if there was none behind `first`, the bits that are to stay in that
/// word.
template <std::size_t words, bool isByte>
LIGHTSOUT_INLINE void storeFromBit(const Wide<words>& before, const Wide<words>& here,
                                   std::uint64_t first, std::uint64_t* to, std::size_t shift) {
    if constexpr (isByte) {
        __builtin_memcpy(reinterpret_cast<unsigned char*>(to) + shift / 8, &here, sizeof here);
    } else {
        Wide<words> left;
        precedingWords<words>(before, here, left);
        const Wide<words> staying{first};
        store<words>((here << shift) | ((left >> 1) >> (bitsPerWord - 1 - shift)) | staying, to);
    }
}

/// An aligned row, of so many whole registers, between two registers of zeros: the neighbours
/// beyond the borders. It is read as it was written, a register at a time, and soon: to read it in
/// other pieces would take long.
class WorkingRow {
public:
    explicit WorkingRow(std::size_t columns) : words_(zeroWords(maxWords(columns) + 2 * margin)) {}

    std::uint64_t* data() { return words_.data() + margin; }

private:
    static constexpr std::size_t margin = maxWideWords;

    static std::size_t maxWords(std::size_t columns) {
        return (wordsFor(columns) + maxWideWords - 1) / maxWideWords * maxWideWords;
    }

    PackedWords words_;
};

/// How a row of `columns` > 0 cells fills registers.
template <std::size_t words>
struct WideShape {
    explicit LIGHTSOUT_INLINE WideShape(std::size_t columns)
        : last((wordsFor(columns) - 1) / words * words) {
        const std::size_t rest = columns - last * bitsPerWord;
        for (std::size_t w = 0; w < words; ++w) {
            const std::size_t before = w * bitsPerWord;
            inLast[w] = before >= rest ? 0
                                       : ~std::uint64_t{0} >>
                                             (bitsPerWord - std::min(rest - before, bitsPerWord));
        }
    }

    /// Words of the row's registers, and one.
    std::size_t wordsRead() const { return last + words + 1; }

    std::size_t last;   ///< the first word of the last register
    Wide<words> inLast; ///< ones for the cells in the last register
};

/// sum += the horizontal neighbours of each bit of `here`, and itself where `selfMask` has ones.
template <std::size_t words>
LIGHTSOUT_INLINE void addHorizontalChange(const Wide<words>& before, const Wide<words>& here,
                                          const Wide<words>& behind, std::uint64_t selfMask,
                                          Wide<words>& sum) {
    Wide<words> left;
    Wide<words> right;
    precedingWords<words>(before, here, left);
    followingWords<words>(here, behind, right);
    sum ^= (here << 1) ^ (left >> (bitsPerWord - 1)) ^ (here >> 1) ^ (right << (bitsPerWord - 1)) ^
           (here & selfMask);
}

#if defined(__x86_64__)
template <typename Work>
__attribute__((target("avx512f"))) void withEightWords(const Work& work) {
    work.template operator()<8>();
}
template <typename Work>
__attribute__((target("avx2"))) void withFourWords(const Work& work) {
    work.template operator()<4>();
}
#endif

/// Calls work<words>(), a lambda that is LIGHTSOUT_INLINED, for the widest registers of the
/// processor.
template <typename Work>
void withWidestRegisters(const Work& work) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") != 0) {
        return withEightWords(work);
    }
    if (__builtin_cpu_supports("avx2") != 0) {
        return withFourWords(work);
    }
#endif
    work.template operator()<2>();
}

} // namespace lightsout
