// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/FastestClones.h"

#include <array>

namespace lightsout {

// Functions for rows of bits that are packed into words without gaps, like the rows of a board.
// Most rows therefore begin in the middle of a word. Code that works on a row first aligns it to
// the beginning of a word.

/// Returns the 64 bits that begin at bit `shift` < 64 of the first of two words.
LIGHTSOUT_INLINE std::uint64_t bitsAt(const std::uint64_t* words, std::size_t shift) {
    // In two steps, because shifting by 64 is undefined.
    return (words[0] >> shift) | ((words[1] << 1) << (bitsPerWord - 1 - shift));
}

/// Returns the `count` ≤ 64 bits that begin at bit `shift`. Reads only words that contain some of
/// them.
LIGHTSOUT_INLINE std::uint64_t bitsAt(const std::uint64_t* words, std::size_t shift,
                                      std::size_t count) {
    const std::uint64_t bits = shift + count > bitsPerWord ? bitsAt(words, shift) : *words >> shift;
    return bits & (~std::uint64_t{0} >> (bitsPerWord - count));
}

/// Returns the number of bits in the last word of a row of `size` > 0 bits.
LIGHTSOUT_INLINE std::size_t bitsInLastWord(std::size_t size) {
    return (size - 1) % bitsPerWord + 1;
}

/// Copies the bits first … first+count-1 (count > 0) to an aligned row, followed by zeros.
LIGHTSOUT_INLINE void readRow(const std::uint64_t* words, std::size_t first, std::size_t count,
                              std::uint64_t* row) {
    const std::uint64_t* from = words + first / bitsPerWord;
    const std::size_t shift = first % bitsPerWord;
    const std::size_t last = wordsFor(count) - 1;
    for (std::size_t w = 0; w < last; ++w) {
        row[w] = bitsAt(from + w, shift);
    }
    row[last] = bitsAt(from + last, shift, bitsInLastWord(count));
}

/// Returns the 64 bits in reverse order. Exchanges neighbouring groups of increasing size, from
/// single bits to halves (Warren, Hacker's Delight, section 7-1).
constexpr std::uint64_t reversedBits(std::uint64_t bits) {
    bits = ((bits >> 1) & 0x5555555555555555) | ((bits & 0x5555555555555555) << 1);
    bits = ((bits >> 2) & 0x3333333333333333) | ((bits & 0x3333333333333333) << 2);
    bits = ((bits >> 4) & 0x0F0F0F0F0F0F0F0F) | ((bits & 0x0F0F0F0F0F0F0F0F) << 4);
    bits = ((bits >> 8) & 0x00FF00FF00FF00FF) | ((bits & 0x00FF00FF00FF00FF) << 8);
    bits = ((bits >> 16) & 0x0000FFFF0000FFFF) | ((bits & 0x0000FFFF0000FFFF) << 16);
    return (bits >> 32) | (bits << 32);
}

/// A block of 64 rows of 64 bits: bit c of word r is the entry in row r and column c.
using BitBlock = std::array<std::uint64_t, bitsPerWord>;

/// Transposes a block by repeatedly exchanging quarters (Warren, Hacker's Delight, section 7-3).
void transpose(BitBlock& block);

/// Returns the bits of `rows` rows of `cols` bits in column order: bit r · cols + c becomes bit c ·
/// rows + r. O(bits · log 64 / 64), block by block.
BitVector transposed(const BitVector& bits, std::size_t rows, std::size_t cols);

} // namespace lightsout
