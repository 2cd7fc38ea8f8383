// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/FrontElimination.h"

#include "gf2/FourRussians.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Columns up to which plain elimination is faster than tables.
constexpr std::size_t maxPlainColumns = 64;
/// Rows from which on tables of sums pay.
constexpr std::size_t minRowsForTables = 128;

/// The bits that `bits` bits take of their last word.
std::uint64_t lastMask(std::size_t bits) {
    return ~std::uint64_t{0} >> ((bitsPerWord - bits % bitsPerWord) % bitsPerWord);
}

/// Rows of an echelon form, cut off where those of another matrix end.
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

} // namespace

void addBits(std::span<std::uint64_t> target, std::size_t targetBegin,
             std::span<const std::uint64_t> source, std::size_t sourceBegin, std::size_t count) {
    while (count > 0) {
        const std::size_t shift = targetBegin % bitsPerWord;
        const std::size_t bits = std::min(count, bitsPerWord - shift);
        const std::size_t word = sourceBegin / bitsPerWord;
        const std::size_t sourceShift = sourceBegin % bitsPerWord;
        std::uint64_t part = source[word] >> sourceShift;
        if (sourceShift + bits > bitsPerWord) {
            part |= source[word + 1] << (bitsPerWord - sourceShift);
        }
        part &= ~std::uint64_t{0} >> (bitsPerWord - bits);
        target[targetBegin / bitsPerWord] ^= part << shift;
        targetBegin += bits;
        sourceBegin += bits;
        count -= bits;
    }
}

EchelonForm frontEchelonForm(BitMatrix rows, std::size_t pivotColumns, Progress& progress) {
    return pivotColumns <= maxPlainColumns
               ? reducedEchelonFormPlain(std::move(rows), pivotColumns)
               : reducedEchelonForm(std::move(rows), pivotColumns, progress);
}

void clearPivotColumns(BitMatrix& others, const EchelonForm& form, const Progress& progress) {
    if (others.rows() == 0 || others.cols() == 0) {
        return;
    }
    const CutRows pivotRows(form, others.cols());
    if (others.rows() < minRowsForTables) {
        for (std::size_t r = 0; r < others.rows(); ++r) {
            for (std::size_t p = 0; p < form.rank(); ++p) {
                if (others.get(r, form.pivots[p])) {
                    pivotRows.addTo(others.rowWords(r), p);
                }
            }
        }
        return;
    }
    // No pivot's row has a 1 in another pivot's column: the picks do not depend on each other.
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
        addPickedRows(others, 0, word, picks, rows);
    }
    for (std::size_t r = 0; r < others.rows(); ++r) {
        others.rowWords(r).back() &= lastMask(others.cols());
    }
}

} // namespace lightsout
