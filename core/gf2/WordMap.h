// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Transposition.h"

namespace lightsout {

/// A linear map of 64 bits to 64 bits, looked up a byte at a time: the method of the four Russians.
class WordMap {
public:
    /// images[b] is what the map makes of bit b alone.
    explicit WordMap(const BitBlock& images) {
        for (std::size_t bit = 0; bit < bitsPerWord; ++bit) {
            Table& table = tables_[bit / bitsPerByte];
            const std::size_t known = std::size_t{1} << (bit % bitsPerByte);
            for (std::size_t sum = 0; sum < known; ++sum) {
                table[known + sum] = table[sum] ^ images[bit];
            }
        }
    }

    std::uint64_t operator()(std::uint64_t word) const {
        std::uint64_t image = 0;
        for (const Table& table : tables_) {
            image ^= table[word % table.size()];
            word >>= bitsPerByte;
        }
        return image;
    }

private:
    static constexpr std::size_t bitsPerByte = 8;
    using Table = std::array<std::uint64_t, std::size_t{1} << bitsPerByte>;

    std::array<Table, bitsPerWord / bitsPerByte> tables_{};
};

} // namespace lightsout
