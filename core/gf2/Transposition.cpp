// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Transposition.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Writes `count` ≤ 64 bits, beginning at bit `first`. The overwritten bits must be zeros.
void addBits(std::uint64_t* words, std::size_t first, std::uint64_t bits, std::size_t count) {
    const std::size_t shift = first % bitsPerWord;
    words[first / bitsPerWord] |= bits << shift;
    if (shift + count > bitsPerWord) {
        words[first / bitsPerWord + 1] |= bits >> (bitsPerWord - shift);
    }
}

} // namespace

void transpose(BitBlock& block) {
    std::uint64_t mask = 0x00000000FFFFFFFF;
    for (std::size_t half = 32; half > 0; half /= 2) {
        // `mask` marks the columns of the left halves.
        for (std::size_t top = 0; top < bitsPerWord; top += 2 * half) {
            for (std::size_t r = top; r < top + half; ++r) {
                const std::uint64_t swapped = ((block[r] >> half) ^ block[r + half]) & mask;
                block[r] ^= swapped << half;
                block[r + half] ^= swapped;
            }
        }
        mask ^= mask << (half / 2);
    }
}

BitVector transposed(const BitVector& bits, std::size_t rows, std::size_t cols) {
    LIGHTSOUT_ASSERT(bits.size() == rows * cols);
    BitVector result(bits.size());
    const std::uint64_t* const from = bits.words().data();
    std::uint64_t* const to = result.words().data();
    BitBlock block{};
    for (std::size_t left = 0; left < cols; left += bitsPerWord) {
        const std::size_t width = std::min(bitsPerWord, cols - left);
        for (std::size_t top = 0; top < rows; top += bitsPerWord) {
            const std::size_t height = std::min(bitsPerWord, rows - top);
            block.fill(0);
            for (std::size_t r = 0; r < height; ++r) {
                const std::size_t first = (top + r) * cols + left;
                block[r] = bitsAt(from + first / bitsPerWord, first % bitsPerWord, width);
            }
            transpose(block);
            for (std::size_t c = 0; c < width; ++c) {
                addBits(to, (left + c) * rows + top, block[c], height);
            }
        }
    }
    return result;
}

} // namespace lightsout
