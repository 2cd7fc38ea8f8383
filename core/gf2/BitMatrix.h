// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

namespace lightsout {

/// A dense matrix over GF(2), packed row by row.
///
/// Each row occupies whole words, laid out like a BitVector of cols() entries. Long rows begin at
/// the start of a cache line. Invariant: all bits of a row beyond cols() are zero. Rows and columns
/// count from 0.
class BitMatrix {
public:
    BitMatrix() = default;
    BitMatrix(std::size_t rows, std::size_t cols)
        : rows_(rows), cols_(cols), stride_(strideFor(cols)), words_(zeroWords(rows * stride_)) {}

    static BitMatrix identity(std::size_t size);
    static BitMatrix random(std::size_t rows, std::size_t cols, Random& random);
    /// All rows must have `cols` entries.
    static BitMatrix fromRows(const std::vector<BitVector>& rows, std::size_t cols);

    std::size_t rows() const { return rows_; }
    std::size_t cols() const { return cols_; }

    bool get(std::size_t row, std::size_t col) const {
        LIGHTSOUT_ASSERT(row < rows_ && col < cols_);
        return ((words_[row * stride_ + col / bitsPerWord] >> (col % bitsPerWord)) & 1U) != 0;
    }
    void set(std::size_t row, std::size_t col, bool value = true) {
        if (get(row, col) != value) {
            flip(row, col);
        }
    }
    void flip(std::size_t row, std::size_t col) {
        LIGHTSOUT_ASSERT(row < rows_ && col < cols_);
        words_[row * stride_ + col / bitsPerWord] ^= std::uint64_t{1} << (col % bitsPerWord);
    }

    /// The number of rows to prefetch ahead when a few words of each row are read in turn. The next
    /// row is often on another page of memory.
    static constexpr std::size_t rowsAhead = 16;
    /// Returns the number of words from the beginning of one row to the beginning of the next.
    std::size_t stride() const { return stride_; }
    /// Returns the packed words of one row. Callers that write to them must preserve the invariant.
    std::span<std::uint64_t> rowWords(std::size_t row) {
        LIGHTSOUT_ASSERT(row < rows_);
        return {words_.data() + row * stride_, wordsFor(cols_)};
    }
    std::span<const std::uint64_t> rowWords(std::size_t row) const {
        LIGHTSOUT_ASSERT(row < rows_);
        return {words_.data() + row * stride_, wordsFor(cols_)};
    }

    /// Returns the words first … end-1 of the rows firstRow … endRow-1, column by column: element i
    /// holds word first+i of all these rows.
    std::vector<PackedWords> wordColumns(std::size_t first, std::size_t end, std::size_t firstRow,
                                         std::size_t endRow) const;
    /// Writes words in the order of wordColumns() to the rows, beginning with row `firstRow`.
    /// Callers must preserve the invariant.
    void setWordColumns(std::size_t first, std::size_t firstRow,
                        const std::vector<PackedWords>& columns);

    BitVector row(std::size_t row) const;
    BitVector column(std::size_t col) const;
    void setRow(std::size_t row, const BitVector& entries);
    void setColumn(std::size_t col, const BitVector& entries);

    void swapRows(std::size_t a, std::size_t b);
    /// Adds row `source` to row `target`, beginning with word `firstWord`.
    void addRow(std::size_t target, std::size_t source, std::size_t firstWord = 0);

    BitMatrix transposed() const;
    /// Returns the columns of this matrix followed by those of `right`. Both must have the same
    /// number of rows.
    BitMatrix augmented(const BitMatrix& right) const;
    /// Returns the columns first … first+count-1.
    BitMatrix columns(std::size_t first, std::size_t count) const;

    friend BitVector operator*(const BitMatrix& a, const BitVector& x);
    /// Returns the product. O(n³ / 64).
    friend BitMatrix operator*(const BitMatrix& a, const BitMatrix& b);
    friend bool operator==(const BitMatrix&, const BitMatrix&) = default;

private:
    static std::size_t strideFor(std::size_t cols);

    std::size_t rows_ = 0;
    std::size_t cols_ = 0;
    std::size_t stride_ = 0;
    PackedWords words_;
};

} // namespace lightsout
