// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lightsout {

/// A square matrix over GF(2) that stores only the positions of its ones.
///
/// It is built column by column. Indices have 32 bits, so the size is less than 2^32.
class SparseMatrix {
public:
    /// If `isSymmetric` is true, the columns to be added must form a symmetric matrix, and are
    /// stored only once.
    SparseMatrix(std::size_t size, bool isSymmetric);

    /// Adds a 1 to the current column. No row may be added twice.
    void addEntry(std::size_t row) { rows_.push_back(static_cast<std::uint32_t>(row)); }
    /// Ends the current column. After the last column, the matrix is ready. Unless the matrix is
    /// symmetric, its rows are then computed in O(entries). Throws Cancelled if `progress`, which
    /// may be null, is cancelled.
    void endColumn(const Progress* progress = nullptr);

    std::size_t size() const { return size_; }
    std::size_t entryCount() const { return rows_.size(); }

    /// Returns the rows of the column's ones, in the order in which they were added.
    std::span<const std::uint32_t> rowsOf(std::size_t column) const {
        return {rows_.data() + columnEnds_[column], rows_.data() + columnEnds_[column + 1]};
    }
    /// Returns the columns of the row's ones.
    std::span<const std::uint32_t> columnsOf(std::size_t row) const {
        return isSymmetric_ ? rowsOf(row)
                            : std::span(columns_.data() + rowEnds_[row],
                                        columns_.data() + rowEnds_[row + 1]);
    }

    /// Calls visit(j) for all j ≠ i such that entry (i, j) or (j, i) is 1. These are the neighbours
    /// in the graph of the symmetrised matrix. May visit some j twice.
    template <typename Visitor>
    void forEachNeighbour(std::size_t i, Visitor visit) const {
        const auto visitAll = [&](std::span<const std::uint32_t> indices) {
            for (const std::uint32_t j : indices) {
                if (j != i) {
                    visit(j);
                }
            }
        };
        visitAll(rowsOf(i));
        if (!isSymmetric_) {
            visitAll(columnsOf(i));
        }
    }

private:
    void transpose(const Progress* progress);

    std::size_t size_;
    bool isSymmetric_;
    std::vector<std::size_t> columnEnds_{0}; ///< a 0, then the end of each column in rows_
    std::vector<std::uint32_t> rows_;
    std::vector<std::size_t> rowEnds_; ///< the same for the rows; not used if symmetric
    std::vector<std::uint32_t> columns_;
};

} // namespace lightsout
