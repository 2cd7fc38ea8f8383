// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/SparseMatrix.h"

#include "support/Assert.h"

namespace lightsout {

SparseMatrix::SparseMatrix(std::size_t size, bool isSymmetric)
    : size_(size), isSymmetric_(isSymmetric) {
    LIGHTSOUT_ASSERT(size < UINT32_MAX);
    columnEnds_.reserve(size + 1);
    if (size == 0) {
        transpose(nullptr);
    }
}

void SparseMatrix::endColumn(const Progress* progress) {
    LIGHTSOUT_ASSERT(columnEnds_.size() <= size_);
    columnEnds_.push_back(rows_.size());
    if (columnEnds_.size() == size_ + 1 && !isSymmetric_) {
        transpose(progress);
    }
}

void SparseMatrix::transpose(const Progress* progress) {
    rowEnds_.assign(size_ + 1, 0);
    for (std::size_t column = 0; column < size_; ++column) {
        checkpoint(progress);
        for (const std::uint32_t row : rowsOf(column)) {
            ++rowEnds_[row + 1];
        }
    }
    for (std::size_t row = 0; row < size_; ++row) {
        rowEnds_[row + 1] += rowEnds_[row];
    }
    std::vector<std::size_t> next = rowEnds_;
    columns_.resize(rows_.size());
    for (std::size_t column = 0; column < size_; ++column) {
        checkpoint(progress);
        for (const std::uint32_t row : rowsOf(column)) {
            columns_[next[row]++] = static_cast<std::uint32_t>(column);
        }
    }
}

} // namespace lightsout
