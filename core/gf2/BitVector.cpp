// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/BitVector.h"

#include "gf2/DotProduct.h"

#include <algorithm>

namespace lightsout {

namespace {

/// The `count` ≤ 64 lowest bits set.
constexpr std::uint64_t lowMask(std::size_t count) {
    return count == bitsPerWord ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

} // namespace

BitVector BitVector::ones(std::size_t size) {
    BitVector result(size);
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
    for (std::size_t w = 0; w < words_.size(); ++w) {
        words_[w] ^= other.words_[w];
    }
    return *this;
}

bool BitVector::dot(const BitVector& other) const {
    LIGHTSOUT_ASSERT(size_ == other.size_);
    return lightsout::dot(words(), other.words());
}

std::size_t BitVector::overlap(const BitVector& other) const {
    LIGHTSOUT_ASSERT(size_ == other.size_);
    std::size_t total = 0;
    for (std::size_t w = 0; w < words_.size(); ++w) {
        total += static_cast<std::size_t>(std::popcount(words_[w] & other.words_[w]));
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
    std::size_t w = from / bitsPerWord;
    std::uint64_t rest = words_[w] & ~lowMask(from % bitsPerWord);
    while (rest == 0) {
        if (++w == words_.size()) {
            return size_;
        }
        rest = words_[w];
    }
    return w * bitsPerWord + static_cast<std::size_t>(std::countr_zero(rest));
}

BitVector BitVector::slice(std::size_t first, std::size_t count) const {
    LIGHTSOUT_ASSERT(first <= size_ && count <= size_ - first);
    BitVector result(count);
    const std::size_t word = first / bitsPerWord;
    const std::size_t shift = first % bitsPerWord;
    for (std::size_t w = 0; w < result.words_.size(); ++w) {
        std::uint64_t bits = words_[word + w] >> shift;
        if (shift != 0 && word + w + 1 < words_.size()) {
            bits |= words_[word + w + 1] << (bitsPerWord - shift);
        }
        result.words_[w] = bits;
    }
    result.clearBeyondEnd();
    return result;
}

void BitVector::assign(std::size_t first, const BitVector& part) {
    LIGHTSOUT_ASSERT(first <= size_ && part.size_ <= size_ - first);
    const std::size_t shift = first % bitsPerWord;
    for (std::size_t w = 0; w < part.words_.size(); ++w) {
        const std::size_t target = first / bitsPerWord + w;
        const std::uint64_t mask = lowMask(std::min(bitsPerWord, part.size_ - w * bitsPerWord));
        words_[target] = (words_[target] & ~(mask << shift)) | (part.words_[w] << shift);
        if (shift != 0 && (mask >> (bitsPerWord - shift)) != 0) {
            words_[target + 1] = (words_[target + 1] & ~(mask >> (bitsPerWord - shift))) |
                                 (part.words_[w] >> (bitsPerWord - shift));
        }
    }
}

void BitVector::clearBeyondEnd() {
    if (size_ % bitsPerWord != 0) {
        words_.back() &= lowMask(size_ % bitsPerWord);
    }
}

} // namespace lightsout
