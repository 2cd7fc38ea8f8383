// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/FourRussians.h"

#include "support/FastestClones.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace lightsout {

namespace {

/// A cache line of a row, which processors add in one to four steps.
using Line = std::uint64_t __attribute__((vector_size(64)));
constexpr std::size_t lineWords = sizeof(Line) / sizeof(std::uint64_t);

// All tables together fit the first-level cache.
constexpr std::size_t bitsPerTable = 6;
constexpr std::size_t tableEntries = std::size_t{1} << bitsPerTable;
constexpr std::size_t tableCount = (bitsPerWord + bitsPerTable - 1) / bitsPerTable;
/// How far ahead rows are asked for: the next one is often on another page of memory.
constexpr std::size_t rowsAhead = 16;

/// Some words that follow each other in every row. They are read and written together, but only
/// those from `first` to `end` are to change.
struct Strip {
    std::size_t begin;
    std::size_t first;
    std::size_t end;
};

/// Makes the tables of the sums of the rows' parts, zeros where nothing is to change.
LIGHTSOUT_INLINE void fillTables(Line* tables, const PickedRows& rows, Strip strip) {
    for (std::size_t bit = 0; bit < bitsPerWord; ++bit) {
        alignas(Line) std::array<std::uint64_t, lineWords> part{};
        if (rows[bit] != nullptr) {
            std::copy(rows[bit] + strip.first, rows[bit] + strip.end,
                      part.begin() + (strip.first - strip.begin));
        }
        Line row;
        std::memcpy(&row, part.data(), sizeof row);
        Line* const table = tables + bit / bitsPerTable * tableEntries;
        const std::size_t known = std::size_t{1} << (bit % bitsPerTable);
        table[0] = Line{};
        for (std::size_t sum = 0; sum < known; ++sum) {
            table[known + sum] = table[sum] ^ row;
        }
    }
}

LIGHTSOUT_INLINE void addFromTables(std::uint64_t* targets, std::size_t stride,
                                    std::span<const std::uint64_t> picks, const Line* tables) {
    for (std::size_t r = 0; r < picks.size(); ++r) {
        std::uint64_t* const target = targets + r * stride;
        __builtin_prefetch(targets + std::min(r + rowsAhead, picks.size() - 1) * stride, 1);
        std::uint64_t pick = picks[r];
        if (pick == 0) {
            continue;
        }
        Line line;
        std::memcpy(&line, target, sizeof line);
        for (std::size_t table = 0; table < tableCount; ++table) {
            line ^= tables[table * tableEntries + pick % tableEntries];
            pick >>= bitsPerTable;
        }
        std::memcpy(target, &line, sizeof line);
    }
}

/// The same where rows are shorter than a line.
LIGHTSOUT_INLINE void addShortFromTables(std::uint64_t* targets, std::size_t stride,
                                         std::size_t words, std::span<const std::uint64_t> picks,
                                         const Line* tables) {
    for (std::size_t r = 0; r < picks.size(); ++r) {
        std::uint64_t pick = picks[r];
        Line sum{};
        for (std::size_t table = 0; table < tableCount; ++table) {
            sum ^= tables[table * tableEntries + pick % tableEntries];
            pick >>= bitsPerTable;
        }
        for (std::size_t w = 0; w < words; ++w) {
            targets[r * stride + w] ^= sum[w];
        }
    }
}

LIGHTSOUT_WIDEST_CLONES
void addStrips(std::uint64_t* targets, std::size_t stride, std::size_t firstWord,
               std::size_t endWord, std::span<const std::uint64_t> picks, const PickedRows& rows,
               Line* tables) {
    if (endWord < lineWords) {
        fillTables(tables, rows, {.begin = 0, .first = firstWord, .end = endWord});
        addShortFromTables(targets, stride, endWord, picks, tables);
        return;
    }
    for (std::size_t first = firstWord; first < endWord;) {
        const std::size_t begin = std::min(first / lineWords * lineWords, endWord - lineWords);
        const std::size_t end = begin + lineWords;
        fillTables(tables, rows, {.begin = begin, .first = first, .end = end});
        addFromTables(targets + begin, stride, picks, tables);
        first = end;
    }
}

} // namespace

void addPickedRows(BitMatrix& targets, std::size_t firstRow, std::size_t firstWord,
                   std::span<const std::uint64_t> picks, const PickedRows& rows) {
    LIGHTSOUT_ASSERT(firstRow + picks.size() <= targets.rows());
    if (picks.empty()) {
        return;
    }
    const auto tables = std::make_unique_for_overwrite<Line[]>(tableCount * tableEntries);
    const std::span<std::uint64_t> first = targets.rowWords(firstRow);
    addStrips(first.data(), targets.stride(), firstWord, first.size(), picks, rows, tables.get());
}

} // namespace lightsout
