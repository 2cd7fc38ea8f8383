// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <array>

namespace lightsout {

/// A linear map from 64 bits to values of several words. Values are looked up six bits at a time,
/// with the method of the four Russians. All tables together fit in the first-level cache.
template <typename Value>
class WordMap {
public:
    /// images[b] is the image of bit b alone.
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

} // namespace lightsout
