// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/BitVector.h"

#include "gf2/DotProduct.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns a word whose `count` ≤ 64 lowest bits are set.
constexpr std::uint64_t lowMask(std::size_t count) {
    return count == bitsPerWord ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

} // namespace

BitVector BitVector::unset(std::size_t size) {
    BitVector result;
    result.size_ = size;
    result.words_ = PackedWords(wordsFor(size));
    return result;
}

BitVector BitVector::ones(std::size_t size) {
    BitVector result = unset(size);
    std::fill(result.words_.begin(), result.words_.end(), ~std::uint64_t{0});
    result.clearBeyondEnd();
    return result;
}

BitVector BitVector::unit(std::size_t size, std::size_t index) {
    BitVector result(size);
    result.flip(index);
    return result;
}

BitVector BitVector::random(std::size_t size, Random& random) {
    BitVector result(size);
    std::generate(result.words_.begin(), result.words_.end(), [&random] { return random.word(); });
    result.clearBeyondEnd();
    return result;
}

std::optional<BitVector> BitVector::fromString(std::string_view digits) {
    BitVector result(digits.size());
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (digits[i] == '1') {
            result.flip(i);
        } else if (digits[i] != '0') {
            return std::nullopt;
        }
    }
    return result;
}

std::string BitVector::toString() const {
    std::string digits(size_, '0');
    forEachOne([&digits](std::size_t i) { digits[i] = '1'; });
    return digits;
}

BitVector& BitVector::operator^=(const BitVector& other) {
    LIGHTSOUT_ASSERT(size_ == other.size_);
    std::uint64_t* const to = words_.data();
    const std::uint64_t* const from = other.words_.data();
    for (std::size_t w = 0; w < wordsFor(size_); ++w) {
        to[w] ^= from[w];
    }
    return *this;
}

bool BitVector::dot(const BitVector& other) const {
    LIGHTSOUT_ASSERT(size_ == other.size_);
    return lightsout::dot(words(), other.words());
}

std::size_t BitVector::overlap(const BitVector& other) const {
    LIGHTSOUT_ASSERT(size_ == other.size_);
    const std::uint64_t* const left = words_.data();
    const std::uint64_t* const right = other.words_.data();
    std::size_t total = 0;
    for (std::size_t w = 0; w < wordsFor(size_); ++w) {
        total += static_cast<std::size_t>(std::popcount(left[w] & right[w]));
    }
    return total;
}

std::size_t BitVector::count() const {
    std::size_t total = 0;
    for (const std::uint64_t word : words_) {
        total += static_cast<std::size_t>(std::popcount(word));
    }
    return total;
}

bool BitVector::any() const {
    return std::any_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word != 0; });
}

std::size_t BitVector::findNext(std::size_t from) const {
    if (from >= size_) {
        return size_;
    }
    const std::uint64_t* const words = words_.data();
    std::size_t w = from / bitsPerWord;
    std::uint64_t rest = words[w] & ~lowMask(from % bitsPerWord);
    while (rest == 0) {
        if (++w == words_.size()) {
            return size_;
        }
        rest = words[w];
    }
    return w * bitsPerWord + static_cast<std::size_t>(std::countr_zero(rest));
}

BitVector BitVector::slice(std::size_t first, std::size_t count) const {
    LIGHTSOUT_ASSERT(first <= size_ && count <= size_ - first);
    BitVector result(count);
    const std::uint64_t* const from = words_.data();
    std::uint64_t* const to = result.words_.data();
    const std::size_t word = first / bitsPerWord;
    const std::size_t shift = first % bitsPerWord;
    for (std::size_t w = 0; w < wordsFor(count); ++w) {
        std::uint64_t bits = from[word + w] >> shift;
        if (shift != 0 && word + w + 1 < words_.size()) {
            bits |= from[word + w + 1] << (bitsPerWord - shift);
        }
        to[w] = bits;
    }
    result.clearBeyondEnd();
    return result;
}

void BitVector::assign(std::size_t first, const BitVector& part) {
    LIGHTSOUT_ASSERT(first <= size_ && part.size_ <= size_ - first);
    const std::uint64_t* const from = part.words_.data();
    std::uint64_t* const to = words_.data() + first / bitsPerWord;
    const std::size_t shift = first % bitsPerWord;
    for (std::size_t w = 0; w < wordsFor(part.size_); ++w) {
        const std::uint64_t mask = lowMask(std::min(bitsPerWord, part.size_ - w * bitsPerWord));
        to[w] = (to[w] & ~(mask << shift)) | (from[w] << shift);
        if (shift != 0 && (mask >> (bitsPerWord - shift)) != 0) {
            to[w + 1] =
                (to[w + 1] & ~(mask >> (bitsPerWord - shift))) | (from[w] >> (bitsPerWord - shift));
        }
    }
}

void BitVector::clearBeyondEnd() {
    if (size_ % bitsPerWord != 0) {
        words_.back() &= lowMask(size_ % bitsPerWord);
    }
}

} // namespace lightsout
