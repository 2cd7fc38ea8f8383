// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Assert.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lightsout {

/// The range of sizes from `first` to `last`, both included; empty if last < first.
struct SizeRange {
    std::size_t first = 1;
    std::size_t last = 0;

    std::size_t count() const { return last < first ? 0 : last - first + 1; }
    bool contains(std::size_t size) const { return size >= first && size <= last; }

    friend bool operator==(const SizeRange&, const SizeRange&) = default;
};

/// A table of the nullities of all boards whose numbers of rows and columns are in two ranges.
struct NullityTable {
    SizeRange rows;
    SizeRange cols;
    /// The nullities in row-major order.
    std::vector<std::uint32_t> nullities;

    NullityTable(SizeRange rowSizes, SizeRange columnSizes)
        : rows(rowSizes), cols(columnSizes), nullities(rows.count() * cols.count()) {}

    /// Return the nullity of the board of this size. The arguments are sizes, not positions in the
    /// table.
    std::uint32_t& at(std::size_t row, std::size_t col) { return nullities[indexOf(row, col)]; }
    std::uint32_t at(std::size_t row, std::size_t col) const {
        return nullities[indexOf(row, col)];
    }

    friend bool operator==(const NullityTable&, const NullityTable&) = default;

private:
    std::size_t indexOf(std::size_t row, std::size_t col) const {
        LIGHTSOUT_ASSERT(rows.contains(row) && cols.contains(col));
        return (row - rows.first) * cols.count() + (col - cols.first);
    }
};

} // namespace lightsout
