// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/FourRussians.h"
#include "support/FastestClones.h"

#include <algorithm>
#include <cstring>

// The implementation of addPickedRows(), for vectors of any register size.

namespace lightsout::fourRussians {

/// Tables that each hold the sums of all subsets of `bits` rows, for one cache line of the rows.
template <std::size_t bits>
struct Tables {
    static constexpr std::size_t bitsPerTable = bits;
    static constexpr std::size_t entries = std::size_t{1} << bits;
    static constexpr std::size_t count = (bitsPerWord + bits - 1) / bits;
    static constexpr std::size_t words = count * entries * wordsPerCacheLine;
};
/// Tables that are small enough for all of them to fit in the first-level cache.
using SmallTables = Tables<6>;
/// Tables that fit in the second-level cache. They need fewer additions, but take longer to build.
using LargeTables = Tables<8>;
/// The smallest number of rows for which the large tables are faster, as measured.
inline constexpr std::size_t minRowsForLargeTables = 2048;

/// A range of consecutive words of every row. They are read and written together, but only the
/// words from `first` to `end` may change.
struct Strip {
    std::size_t begin;
    std::size_t first;
    std::size_t end;
};

/// A cache line in registers.
template <typename Vector>
struct Registers {
    static constexpr std::size_t count = wordsPerCacheLine * sizeof(std::uint64_t) / sizeof(Vector);
    static constexpr std::size_t words = wordsPerCacheLine / count;

    LIGHTSOUT_INLINE void load(const std::uint64_t* from) {
        for (std::size_t i = 0; i < count; ++i) {
            std::memcpy(&parts[i], from + i * words, sizeof(Vector));
        }
    }
    LIGHTSOUT_INLINE void add(const std::uint64_t* from) {
        for (std::size_t i = 0; i < count; ++i) {
            Vector part;
            std::memcpy(&part, from + i * words, sizeof part);
            parts[i] ^= part;
        }
    }
    LIGHTSOUT_INLINE void store(std::uint64_t* to) const {
        for (std::size_t i = 0; i < count; ++i) {
            std::memcpy(to + i * words, &parts[i], sizeof(Vector));
        }
    }

    std::array<Vector, count> parts;
};

/// Builds the tables of the sums of the rows' parts, with zeros in place of words that must not
/// change.
template <typename Vector, typename Sizes>
LIGHTSOUT_INLINE void fillTables(std::uint64_t* tables, const PickedRows& rows, Strip strip) {
    for (std::size_t bit = 0; bit < bitsPerWord; ++bit) {
        alignas(wordsPerCacheLine * sizeof(std::uint64_t))
            std::array<std::uint64_t, wordsPerCacheLine>
                part{};
        if (rows[bit] != nullptr) {
            std::copy(rows[bit] + strip.first, rows[bit] + strip.end,
                      part.begin() + (strip.first - strip.begin));
        }
        Registers<Vector> row;
        row.load(part.data());
        std::uint64_t* const table =
            tables + bit / Sizes::bitsPerTable * Sizes::entries * wordsPerCacheLine;
        const std::size_t known = std::size_t{1} << (bit % Sizes::bitsPerTable);
        std::fill_n(table, wordsPerCacheLine, 0);
        for (std::size_t sum = 0; sum < known; ++sum) {
            Registers<Vector> total = row;
            total.add(table + sum * wordsPerCacheLine);
            total.store(table + (known + sum) * wordsPerCacheLine);
        }
    }
}

template <typename Vector, typename Sizes>
LIGHTSOUT_INLINE void addSums(Registers<Vector>& line, const std::uint64_t* tables,
                              std::uint64_t pick) {
    for (std::size_t table = 0; table < Sizes::count; ++table) {
        line.add(tables + (table * Sizes::entries + pick % Sizes::entries) * wordsPerCacheLine);
        pick >>= Sizes::bitsPerTable;
    }
}

template <typename Vector, typename Sizes>
LIGHTSOUT_INLINE void addFromTables(std::uint64_t* targets, std::size_t stride,
                                    std::span<const std::uint64_t> picks,
                                    const std::uint64_t* tables) {
    for (std::size_t r = 0; r < picks.size(); ++r) {
        std::uint64_t* const target = targets + r * stride;
        __builtin_prefetch(targets + std::min(r + BitMatrix::rowsAhead, picks.size() - 1) * stride,
                           1);
        if (picks[r] != 0) {
            Registers<Vector> line;
            line.load(target);
            addSums<Vector, Sizes>(line, tables, picks[r]);
            line.store(target);
        }
    }
}

/// Does the same as addFromTables() for rows shorter than a cache line.
template <typename Vector, typename Sizes>
LIGHTSOUT_INLINE void addShortFromTables(std::uint64_t* targets, std::size_t stride,
                                         std::size_t words, std::span<const std::uint64_t> picks,
                                         const std::uint64_t* tables) {
    for (std::size_t r = 0; r < picks.size(); ++r) {
        Registers<Vector> sum{};
        addSums<Vector, Sizes>(sum, tables, picks[r]);
        std::array<std::uint64_t, wordsPerCacheLine> line;
        sum.store(line.data());
        for (std::size_t w = 0; w < words; ++w) {
            targets[r * stride + w] ^= line[w];
        }
    }
}

/// The arguments of addPickedRows().
struct Addition {
    std::uint64_t* targets; ///< the first row
    std::size_t stride;
    std::size_t firstWord;
    std::size_t endWord;
    std::span<const std::uint64_t> picks;
    const PickedRows& rows;
};

template <typename Vector, typename Sizes>
LIGHTSOUT_INLINE void addStrips(const Addition& addition, std::uint64_t* tables) {
    const auto& [targets, stride, firstWord, endWord, picks, rows] = addition;
    if (endWord < wordsPerCacheLine) {
        fillTables<Vector, Sizes>(tables, rows, {.begin = 0, .first = firstWord, .end = endWord});
        addShortFromTables<Vector, Sizes>(targets, stride, endWord, picks, tables);
        return;
    }
    for (std::size_t first = firstWord; first < endWord;) {
        const std::size_t begin =
            std::min(first / wordsPerCacheLine * wordsPerCacheLine, endWord - wordsPerCacheLine);
        const std::size_t end = begin + wordsPerCacheLine;
        fillTables<Vector, Sizes>(tables, rows, {.begin = begin, .first = first, .end = end});
        addFromTables<Vector, Sizes>(targets + begin, stride, picks, tables);
        first = end;
    }
}

/// Returns the number of words that addRows() needs for its tables, which should begin at the start
/// of a cache line.
inline std::size_t tableWords(std::size_t rows) {
    return rows < minRowsForLargeTables ? SmallTables::words : LargeTables::words;
}

/// Performs the addition with vectors of this type; one or several of them fill a cache line.
template <typename Vector>
LIGHTSOUT_INLINE void addRows(const Addition& addition, std::uint64_t* tables) {
    if (addition.picks.size() < minRowsForLargeTables) {
        addStrips<Vector, SmallTables>(addition, tables);
    } else {
        addStrips<Vector, LargeTables>(addition, tables);
    }
}

} // namespace lightsout::fourRussians
