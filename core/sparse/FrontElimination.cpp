#include "sparse/FrontElimination.h"

#include "gf2/GrayCode.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Columns up to which plain elimination is faster than tables.
constexpr std::size_t mostPlainColumns = 64;
constexpr std::size_t tableRows = 8;
/// Rows from which on a table of 2^8 sums pays.
constexpr std::size_t leastRowsForTables = 256;

void addWords(std::span<std::uint64_t> target, const std::uint64_t* source) {
    for (std::size_t w = 0; w < target.size(); ++w) {
        target[w] ^= source[w];
    }
}

/// Rows of an echelon form, cut off where those of another matrix end.
class CutRows {
public:
    CutRows(const EchelonForm& form, std::size_t columns)
        : form_(form), words_(wordsFor(columns)),
          lastMask_(~std::uint64_t{0} >> ((bitsPerWord - columns % bitsPerWord) % bitsPerWord)) {}

    void addTo(std::span<std::uint64_t> target, std::size_t row) const {
        const auto source = form_.matrix.rowWords(row);
        for (std::size_t w = 0; w + 1 < words_; ++w) {
            target[w] ^= source[w];
        }
        target[words_ - 1] ^= source[words_ - 1] & lastMask_;
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
    return pivotColumns <= mostPlainColumns
               ? reducedEchelonFormPlain(std::move(rows), pivotColumns)
               : reducedEchelonForm(std::move(rows), pivotColumns, progress);
}

void clearPivotColumns(BitMatrix& others, const EchelonForm& form, const Progress& progress) {
    if (others.rows() == 0 || others.cols() == 0) {
        return;
    }
    const CutRows pivotRows(form, others.cols());
    if (others.rows() < leastRowsForTables) {
        for (std::size_t r = 0; r < others.rows(); ++r) {
            for (std::size_t p = 0; p < form.rank(); ++p) {
                if (others.get(r, form.pivots[p])) {
                    pivotRows.addTo(others.rowWords(r), p);
                }
            }
        }
        return;
    }
    const std::size_t width = wordsFor(others.cols());
    std::vector<std::uint64_t> table((std::size_t{1} << tableRows) * width);
    for (std::size_t first = 0; first < form.rank(); first += tableRows) {
        progress.checkpoint();
        const std::size_t count = std::min(tableRows, form.rank() - first);
        std::size_t sum = 0;
        for (std::uint64_t step = 1; step < std::uint64_t{1} << count; ++step) {
            const std::size_t flipped = grayCodeFlip(step);
            const std::size_t next = sum ^ (std::size_t{1} << flipped);
            const std::span<std::uint64_t> entry(table.data() + next * width, width);
            std::copy_n(table.data() + sum * width, width, entry.begin());
            pivotRows.addTo(entry, first + flipped);
            sum = next;
        }
        for (std::size_t r = 0; r < others.rows(); ++r) {
            std::size_t entry = 0;
            for (std::size_t p = 0; p < count; ++p) {
                entry |= std::size_t{others.get(r, form.pivots[first + p])} << p;
            }
            if (entry != 0) {
                addWords(others.rowWords(r), table.data() + entry * width);
            }
        }
    }
}

} // namespace lightsout
