// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/PackedWords.h"
#include "support/Assert.h"
#include "support/Random.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// Bits per machine word of the packed types.
inline constexpr std::size_t bitsPerWord = 64;

/// Returns the number of words that hold `bits` bits.
constexpr std::size_t wordsFor(std::size_t bits) {
    return (bits + bitsPerWord - 1) / bitsPerWord;
}

/// A vector over GF(2).
///
/// Entry i is bit i mod 64 of word i / 64, counted from the least significant bit. Invariant: the
/// bits of the last word beyond size() are zero, so whole words can be compared, counted and
/// multiplied.
class BitVector {
public:
    BitVector() = default;
    explicit BitVector(std::size_t size) : size_(size), words_(zeroWords(wordsFor(size))) {}

    /// Returns a vector with uninitialised entries, for callers that write all words.
    static BitVector unset(std::size_t size);
    static BitVector ones(std::size_t size);
    static BitVector unit(std::size_t size, std::size_t index);
    static BitVector random(std::size_t size, Random& random);

    /// Parses a string of '0's and '1's. Returns nullopt if it contains another character.
    static std::optional<BitVector> fromString(std::string_view digits);
    std::string toString() const;

    std::size_t size() const { return size_; }

    bool operator[](std::size_t index) const {
        LIGHTSOUT_ASSERT(index < size_);
        return ((words_[index / bitsPerWord] >> (index % bitsPerWord)) & 1U) != 0;
    }
    void set(std::size_t index, bool value = true) {
        if ((*this)[index] != value) {
            flip(index);
        }
    }
    void flip(std::size_t index) {
        LIGHTSOUT_ASSERT(index < size_);
        words_[index / bitsPerWord] ^= std::uint64_t{1} << (index % bitsPerWord);
    }

    /// Adds a vector over GF(2). Sizes must be equal.
    BitVector& operator^=(const BitVector& other);
    friend BitVector operator^(BitVector a, const BitVector& b) {
        a ^= b;
        return a; // this moves; `return a ^= b` would copy
    }

    /// Returns the inner product over GF(2). Sizes must be equal.
    bool dot(const BitVector& other) const;

    /// Returns the number of entries that are 1 in both. Sizes must be equal.
    std::size_t overlap(const BitVector& other) const;

    /// Returns the Hamming weight: the number of entries that are 1.
    std::size_t count() const;
    bool any() const;
    bool none() const { return !any(); }

    /// Returns the index of the first 1 at or after `from`, or size() if there is none.
    std::size_t findNext(std::size_t from) const;

    /// Returns a copy of the entries first … first+count-1. O(count / 64).
    BitVector slice(std::size_t first, std::size_t count) const;
    /// Overwrites the entries first … first+part.size()-1. O(part.size() / 64).
    void assign(std::size_t first, const BitVector& part);

    /// Calls visit(index) for every 1, in ascending order.
    template <typename Visitor>
    void forEachOne(Visitor visit) const {
        for (std::size_t w = 0; w < words_.size(); ++w) {
            for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1) {
                visit(w * bitsPerWord + static_cast<std::size_t>(std::countr_zero(rest)));
            }
        }
    }

    /// Return the packed words. Callers that write to them must preserve the invariant.
    std::span<const std::uint64_t> words() const { return words_; }
    std::span<std::uint64_t> words() { return words_; }

    friend bool operator==(const BitVector&, const BitVector&) = default;

private:
    void clearBeyondEnd();

    std::size_t size_ = 0;
    PackedWords words_;
};

} // namespace lightsout
