// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/BitMatrix.h"

#include "gf2/DotProduct.h"
#include "gf2/Transposition.h"

#include <algorithm>

namespace lightsout {

std::size_t BitMatrix::strideFor(std::size_t cols) {
    const std::size_t words = wordsFor(cols);
    const std::size_t lines = (words + wordsPerCacheLine - 1) / wordsPerCacheLine;
    return words < 2 * wordsPerCacheLine ? words : (lines | 1) * wordsPerCacheLine;
}

BitMatrix BitMatrix::identity(std::size_t size) {
    BitMatrix result(size, size);
    for (std::size_t i = 0; i < size; ++i) {
        result.flip(i, i);
    }
    return result;
}

BitMatrix BitMatrix::random(std::size_t rows, std::size_t cols, Random& random) {
    BitMatrix result(rows, cols);
    for (std::size_t r = 0; r < rows; ++r) {
        result.setRow(r, BitVector::random(cols, random));
    }
    return result;
}

BitMatrix BitMatrix::fromRows(const std::vector<BitVector>& rows, std::size_t cols) {
    BitMatrix result(rows.size(), cols);
    for (std::size_t r = 0; r < rows.size(); ++r) {
        result.setRow(r, rows[r]);
    }
    return result;
}

std::vector<PackedWords> BitMatrix::wordColumns(std::size_t first, std::size_t end,
                                                std::size_t firstRow, std::size_t endRow) const {
    LIGHTSOUT_ASSERT(first <= end && end <= wordsFor(cols_));
    LIGHTSOUT_ASSERT(firstRow <= endRow && endRow <= rows_);
    std::vector<PackedWords> columns;
    for (std::size_t w = first; w < end; ++w) {
        columns.emplace_back(endRow - firstRow);
    }
    for (std::size_t r = firstRow; r < endRow; ++r) {
        __builtin_prefetch(&words_[std::min(r + rowsAhead, endRow - 1) * stride_ + first]);
        for (std::size_t w = first; w < end; ++w) {
            columns[w - first][r - firstRow] = words_[r * stride_ + w];
        }
    }
    return columns;
}

void BitMatrix::setWordColumns(std::size_t first, std::size_t firstRow,
                               const std::vector<PackedWords>& columns) {
    LIGHTSOUT_ASSERT(first + columns.size() <= wordsFor(cols_));
    for (std::size_t r = firstRow; r < rows_; ++r) {
        for (std::size_t w = 0; w < columns.size(); ++w) {
            words_[r * stride_ + first + w] = columns[w][r - firstRow];
        }
    }
}

BitVector BitMatrix::row(std::size_t row) const {
    BitVector result(cols_);
    std::ranges::copy(rowWords(row), result.words().begin());
    return result;
}

BitVector BitMatrix::column(std::size_t col) const {
    BitVector result(rows_);
    for (std::size_t r = 0; r < rows_; ++r) {
        if (get(r, col)) {
            result.flip(r);
        }
    }
    return result;
}

void BitMatrix::setRow(std::size_t row, const BitVector& entries) {
    LIGHTSOUT_ASSERT(entries.size() == cols_);
    std::ranges::copy(entries.words(), rowWords(row).begin());
}

void BitMatrix::setColumn(std::size_t col, const BitVector& entries) {
    LIGHTSOUT_ASSERT(entries.size() == rows_);
    for (std::size_t r = 0; r < rows_; ++r) {
        set(r, col, entries[r]);
    }
}

void BitMatrix::swapRows(std::size_t a, std::size_t b) {
    if (a != b) {
        std::ranges::swap_ranges(rowWords(a), rowWords(b));
    }
}

void BitMatrix::addRow(std::size_t target, std::size_t source, std::size_t firstWord) {
    // Also adds the padding at the end of the row, which is harmless because all bits beyond the
    // last column are zero.
    LIGHTSOUT_ASSERT(target < rows_ && source < rows_);
    std::uint64_t* const to = words_.data() + target * stride_;
    const std::uint64_t* const from = words_.data() + source * stride_;
    for (std::size_t w = firstWord; w < stride_; ++w) {
        to[w] ^= from[w];
    }
}

BitMatrix BitMatrix::transposed() const {
    BitMatrix result(cols_, rows_);
    const std::uint64_t* const words = words_.data();
    std::uint64_t* const to = result.words_.data();
    BitBlock block{};
    for (std::size_t top = 0; top < rows_; top += bitsPerWord) {
        const std::size_t height = std::min(bitsPerWord, rows_ - top);
        for (std::size_t w = 0; w < wordsFor(cols_); ++w) {
            block.fill(0);
            for (std::size_t r = 0; r < height; ++r) {
                block[r] = words[(top + r) * stride_ + w];
            }
            transpose(block);
            const std::size_t width = std::min(bitsPerWord, cols_ - w * bitsPerWord);
            for (std::size_t c = 0; c < width; ++c) {
                to[(w * bitsPerWord + c) * result.stride_ + top / bitsPerWord] = block[c];
            }
        }
    }
    return result;
}

BitMatrix BitMatrix::augmented(const BitMatrix& right) const {
    LIGHTSOUT_ASSERT(rows_ == right.rows_);
    BitMatrix result(rows_, cols_ + right.cols_);
    for (std::size_t r = 0; r < rows_; ++r) {
        BitVector entries(result.cols_);
        entries.assign(0, row(r));
        entries.assign(cols_, right.row(r));
        result.setRow(r, entries);
    }
    return result;
}

BitMatrix BitMatrix::columns(std::size_t first, std::size_t count) const {
    BitMatrix result(rows_, count);
    for (std::size_t r = 0; r < rows_; ++r) {
        result.setRow(r, row(r).slice(first, count));
    }
    return result;
}

BitVector operator*(const BitMatrix& a, const BitVector& x) {
    LIGHTSOUT_ASSERT(a.cols() == x.size());
    BitVector result(a.rows());
    for (std::size_t r = 0; r < a.rows(); ++r) {
        if (dot(a.rowWords(r), x.words())) {
            result.flip(r);
        }
    }
    return result;
}

BitMatrix operator*(const BitMatrix& a, const BitMatrix& b) {
    LIGHTSOUT_ASSERT(a.cols() == b.rows());
    BitMatrix result(a.rows(), b.cols());
    for (std::size_t r = 0; r < a.rows(); ++r) {
        std::uint64_t* const sum = result.rowWords(r).data();
        a.row(r).forEachOne([&](std::size_t k) {
            const std::uint64_t* const entries = b.rowWords(k).data();
            for (std::size_t w = 0; w < wordsFor(b.cols()); ++w) {
                sum[w] ^= entries[w];
            }
        });
    }
    return result;
}

} // namespace lightsout
