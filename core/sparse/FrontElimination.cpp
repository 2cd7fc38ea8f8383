// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/FrontElimination.h"

#include "gf2/FourRussians.h"
#include "support/FastestClones.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

/// Number of columns up to which plain elimination is faster than tables.
constexpr std::size_t maxPlainColumns = 64;
/// Minimum number of rows for which tables of sums are faster.
constexpr std::size_t minRowsForTables = 128;
/// The same number for small tables of narrow rows.
constexpr std::size_t minNarrowRowsForTables = 8;
/// Rows of at most this many words are added without checking whether that is necessary.
constexpr std::size_t maxNarrowWords = 4;

/// Returns the mask of the bits that `bits` bits occupy in their last word.
std::uint64_t lastMask(std::size_t bits) {
    return ~std::uint64_t{0} >> ((bitsPerWord - bits % bitsPerWord) % bitsPerWord);
}

/// Rows of an echelon form, cut off at the width of another matrix.
class CutRows {
public:
    CutRows(const EchelonForm& form, std::size_t columns)
        : form_(form), words_(wordsFor(columns)), lastMask_(lastMask(columns)) {}

    void addTo(std::span<std::uint64_t> target, std::size_t row) const {
        const std::uint64_t* const source = form_.matrix.rowWords(row).data();
        std::uint64_t* const to = target.data();
        for (std::size_t w = 0; w + 1 < words_; ++w) {
            to[w] ^= source[w];
        }
        to[words_ - 1] ^= source[words_ - 1] & lastMask_;
    }

private:
    const EchelonForm& form_;
    std::size_t words_;
    std::uint64_t lastMask_;
};

template <std::size_t words>
using NarrowRow = std::array<std::uint64_t, words>;

template <std::size_t words>
LIGHTSOUT_INLINE std::vector<std::size_t> eliminateNarrow(std::uint64_t* rows, std::size_t count,
                                                          std::size_t pivotColumns) {
    std::vector<std::size_t> pivots;
    pivots.reserve(pivotColumns);
    for (std::size_t column = 0; column < pivotColumns; ++column) {
        const auto entry = [column](const std::uint64_t* row) {
            return (row[column / bitsPerWord] >> (column % bitsPerWord)) & 1U;
        };
        std::size_t found = pivots.size();
        while (found < count && entry(rows + found * words) == 0) {
            ++found;
        }
        if (found == count) {
            continue;
        }
        NarrowRow<words> pivot;
        for (std::size_t w = 0; w < words; ++w) {
            pivot[w] = rows[found * words + w];
            rows[found * words + w] = rows[pivots.size() * words + w];
        }
        for (std::size_t r = 0; r < count; ++r) {
            std::uint64_t* const row = rows + r * words;
            const std::uint64_t mask = 0 - entry(row);
            for (std::size_t w = 0; w < words; ++w) {
                row[w] ^= pivot[w] & mask;
            }
        }
        std::copy_n(pivot.data(), words, rows + pivots.size() * words);
        pivots.push_back(column);
    }
    return pivots;
}

/// Eliminates rows that are stored without gaps.
LIGHTSOUT_WIDEST_CLONES std::vector<std::size_t> eliminateNarrow(std::uint64_t* rows,
                                                                 std::size_t count,
                                                                 std::size_t words,
                                                                 std::size_t pivotColumns) {
    static_assert(maxNarrowWords == 4);
    switch (words) {
    case 1:
        return eliminateNarrow<1>(rows, count, pivotColumns);
    case 2:
        return eliminateNarrow<2>(rows, count, pivotColumns);
    case 3:
        return eliminateNarrow<3>(rows, count, pivotColumns);
    default:
        return eliminateNarrow<4>(rows, count, pivotColumns);
    }
}

/// Uses a table of sums for every four columns. All pivots must be within the first word.
template <std::size_t words>
LIGHTSOUT_INLINE void clearNarrow(std::uint64_t* others, std::size_t count, std::uint64_t lastMask,
                                  const EchelonForm& form) {
    constexpr std::size_t columnsOfTable = 4;
    constexpr std::size_t sums = std::size_t{1} << columnsOfTable;
    std::array<std::array<NarrowRow<words>, sums>, bitsPerWord / columnsOfTable> tables;
    const std::size_t tableCount = form.pivots.back() / columnsOfTable + 1;
    std::size_t pivot = 0;
    for (std::size_t column = 0; column < tableCount * columnsOfTable; ++column) {
        auto& table = tables[column / columnsOfTable];
        const std::size_t known = std::size_t{1} << (column % columnsOfTable);
        table[0] = {};
        NarrowRow<words> row{};
        if (pivot < form.rank() && form.pivots[pivot] == column) {
            std::copy_n(form.matrix.rowWords(pivot++).data(), words, row.data());
            row[words - 1] &= lastMask;
        }
        for (std::size_t i = 0; i < known; ++i) {
            for (std::size_t w = 0; w < words; ++w) {
                table[known + i][w] = table[i][w] ^ row[w];
            }
        }
    }
    for (std::size_t r = 0; r < count; ++r) {
        std::uint64_t* const other = others + r * words;
        const std::uint64_t picks = other[0];
        for (std::size_t t = 0; t < tableCount; ++t) {
            const NarrowRow<words>& sum = tables[t][(picks >> (columnsOfTable * t)) % sums];
            for (std::size_t w = 0; w < words; ++w) {
                other[w] ^= sum[w];
            }
        }
    }
}

LIGHTSOUT_WIDEST_CLONES void clearNarrow(std::uint64_t* others, std::size_t count,
                                         std::size_t words, std::uint64_t lastMask,
                                         const EchelonForm& form) {
    switch (words) {
    case 1:
        clearNarrow<1>(others, count, lastMask, form);
        return;
    case 2:
        clearNarrow<2>(others, count, lastMask, form);
        return;
    case 3:
        clearNarrow<3>(others, count, lastMask, form);
        return;
    default:
        clearNarrow<4>(others, count, lastMask, form);
    }
}

} // namespace

void addBits(std::span<std::uint64_t> target, std::size_t targetBegin,
             std::span<const std::uint64_t> source, std::size_t sourceBegin, std::size_t count) {
    std::uint64_t* const to = target.data();
    const std::uint64_t* const from = source.data();
    while (count > 0) {
        const std::size_t shift = targetBegin % bitsPerWord;
        const std::size_t bits = std::min(count, bitsPerWord - shift);
        const std::size_t word = sourceBegin / bitsPerWord;
        const std::size_t sourceShift = sourceBegin % bitsPerWord;
        std::uint64_t part = from[word] >> sourceShift;
        if (sourceShift + bits > bitsPerWord) {
            part |= from[word + 1] << (bitsPerWord - sourceShift);
        }
        part &= ~std::uint64_t{0} >> (bitsPerWord - bits);
        to[targetBegin / bitsPerWord] ^= part << shift;
        targetBegin += bits;
        sourceBegin += bits;
        count -= bits;
    }
}

EchelonForm frontEchelonForm(BitMatrix rows, std::size_t pivotColumns, std::size_t threads,
                             Progress& progress) {
    if (pivotColumns > maxPlainColumns) {
        return reducedEchelonForm(std::move(rows), pivotColumns, progress, threads);
    }
    const std::size_t words = wordsFor(rows.cols());
    if (rows.rows() == 0 || words == 0 || words > maxNarrowWords) {
        return reducedEchelonFormPlain(std::move(rows), pivotColumns);
    }
    LIGHTSOUT_ASSERT(rows.stride() == words && pivotColumns <= rows.cols());
    std::vector<std::size_t> pivots =
        eliminateNarrow(rows.rowWords(0).data(), rows.rows(), words, pivotColumns);
    return {std::move(rows), std::move(pivots)};
}

void clearPivotColumns(BitMatrix& others, const EchelonForm& form, const Progress& progress) {
    if (others.rows() == 0 || others.cols() == 0 || form.rank() == 0) {
        return;
    }
    const std::size_t words = wordsFor(others.cols());
    if (words <= maxNarrowWords && others.rows() >= minNarrowRowsForTables &&
        form.pivots.back() < bitsPerWord) {
        LIGHTSOUT_ASSERT(others.stride() == words);
        clearNarrow(others.rowWords(0).data(), others.rows(), words, lastMask(others.cols()), form);
        return;
    }
    const CutRows pivotRows(form, others.cols());
    if (others.rows() < minRowsForTables) {
        for (std::size_t r = 0; r < others.rows(); ++r) {
            const std::span<std::uint64_t> row = others.rowWords(r);
            const std::uint64_t* const entries = row.data();
            std::size_t p = 0;
            for (const std::size_t pivot : form.pivots) {
                if ((entries[pivot / bitsPerWord] >> (pivot % bitsPerWord) & 1U) != 0) {
                    pivotRows.addTo(row, p);
                }
                ++p;
            }
        }
        return;
    }
    // No pivot's row has a 1 in another pivot's column, so the picks are independent of each other.
    std::vector<std::uint64_t> picks(others.rows());
    for (std::size_t p = 0; p < form.rank();) {
        progress.checkpoint();
        const std::size_t word = form.pivots[p] / bitsPerWord;
        PickedRows rows{};
        std::uint64_t mask = 0;
        for (; p < form.rank() && form.pivots[p] / bitsPerWord == word; ++p) {
            rows[form.pivots[p] % bitsPerWord] = form.matrix.rowWords(p).data();
            mask |= std::uint64_t{1} << (form.pivots[p] % bitsPerWord);
        }
        for (std::size_t r = 0; r < others.rows(); ++r) {
            picks[r] = others.rowWords(r)[word] & mask;
        }
        addPickedRows(others, 0, word, words, picks, rows);
    }
    for (std::size_t r = 0; r < others.rows(); ++r) {
        others.rowWords(r).back() &= lastMask(others.cols());
    }
}

} // namespace lightsout
