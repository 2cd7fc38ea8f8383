// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "gf2/BitVector.h"

#include <array>

namespace lightsout {

/// A linear map from 64 bits to values of several words. Values are looked up six bits at a time,
/// with the method of the four Russians. All tables together fit in the first-level cache.
template <typename Value>
class WordMap {
public:
    /// Creates the map for which images[b] is the image of the word with only bit b set.
    explicit WordMap(const std::array<Value, bitsPerWord>& images) {
        for (std::size_t bit = 0; bit < bitsPerWord; ++bit) {
            Table& table = tables_[bit / bitsPerTable];
            const std::size_t known = std::size_t{1} << (bit % bitsPerTable);
            table[0] = Value{};
            for (std::size_t sum = 0; sum < known; ++sum) {
                table[known + sum] = table[sum] ^ images[bit];
            }
        }
    }

    Value operator()(std::uint64_t word) const {
        Value image{};
        for (const Table& table : tables_) {
            image ^= table[word % table.size()];
            word >>= bitsPerTable;
        }
        return image;
    }

private:
    static constexpr std::size_t bitsPerTable = 6;
    using Table = std::array<Value, std::size_t{1} << bitsPerTable>;

    std::array<Table, (bitsPerWord + bitsPerTable - 1) / bitsPerTable> tables_;
};

/// The pivots found by eliminating the 64 columns in one word of each row.
struct ColumnPanel {
    std::uint64_t pivotMask = 0; ///< the columns that have a pivot
    /// Pivot number p, from the left, was found in row foundIn[p] and moved to row p by swapping
    /// the two rows; the swaps are made in this order.
    std::vector<std::size_t> foundIn;

    std::size_t rank() const { return foundIn.size(); }
};

/// Performs Gauss–Jordan elimination of up to 64 columns. `words` contains one word for each row.
/// Looks for pivots in the first `columns` bits, each in the topmost possible row, and adds their
/// rows to the others so that each pivot becomes the only 1 in its column. The entries in columns
/// with a pivot are replaced by a record: an entry is 1 if the pivot's original row is a summand of
/// this row's new value. This also holds for the pivot's own row. O(rows · 64), or O(rows · 8) if
/// the first rows contain all pivots.
ColumnPanel eliminateColumns(std::span<std::uint64_t> words, std::size_t columns);

/// Does the same for the first word of each row, and applies the same operations to the other
/// words. O(rows · (64 + words · 11)) word operations.
ColumnPanel eliminatePanel(BitMatrix& rows, std::size_t columns);

} // namespace lightsout
