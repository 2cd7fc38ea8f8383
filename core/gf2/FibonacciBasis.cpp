// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/FibonacciBasis.h"

#include "gf2/BitReversal.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

// Coefficient k of f_k is stored at position k - 1, so that f_N = s^(N-1) is already in place.
// Level N of the recursion works on blocks of 2N positions: it folds the positions after position
// N-1 of a block, except the last one, onto those before it. Each fold is its own inverse.

/// The levels within a word: for each N = 2, 4, … 32 the N-1 lowest positions of all blocks.
constexpr std::array<std::uint64_t, 5> lowPlaces{0x1111111111111111, 0x0707070707070707,
                                                 0x007F007F007F007F, 0x00007FFF00007FFF,
                                                 0x000000007FFFFFFF};

/// Reverses the positions within every block of 2^(level+2), for levels as in lowPlaces.
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
