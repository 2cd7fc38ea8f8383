// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Elimination.h"

#include "gf2/ColumnPanel.h"

#include <algorithm>
#include <bit>

namespace lightsout {

EchelonForm reducedEchelonForm(BitMatrix matrix, std::size_t pivotColumns, Progress& progress) {
    LIGHTSOUT_ASSERT(pivotColumns <= matrix.cols());
    std::vector<std::size_t> pivots;
    for (std::size_t column = 0; column < pivotColumns && pivots.size() < matrix.rows();
         column += bitsPerWord) {
        progress.checkpoint(static_cast<double>(column) / static_cast<double>(pivotColumns));
        const std::size_t word = column / bitsPerWord;
        const ColumnPanel panel = eliminatePanel(
            matrix, word, std::min(bitsPerWord, pivotColumns - column), 0, pivots.size());
        const std::uint64_t* const words = panel.words.data();
        for (std::size_t r = 0; r < matrix.rows(); ++r) {
            matrix.rowWords(r).data()[word] = words[r] & ~panel.pivotMask;
        }
        for (std::uint64_t left = panel.pivotMask; left != 0; left &= left - 1) {
            const auto offset = static_cast<std::size_t>(std::countr_zero(left));
            matrix.flip(pivots.size(), column + offset);
            pivots.push_back(column + offset);
        }
    }
    return {std::move(matrix), std::move(pivots)};
}

EchelonForm reducedEchelonFormPlain(BitMatrix matrix, std::size_t pivotColumns) {
    LIGHTSOUT_ASSERT(pivotColumns <= matrix.cols());
    std::vector<std::size_t> pivots;
    const std::size_t stride = matrix.stride();
    for (std::size_t column = 0; column < pivotColumns && pivots.size() < matrix.rows(); ++column) {
        const std::uint64_t* const words = matrix.rowWords(0).data() + column / bitsPerWord;
        const auto isOne = [&](std::size_t row) {
            return ((words[row * stride] >> (column % bitsPerWord)) & 1U) != 0;
        };
        std::size_t found = pivots.size();
        while (found < matrix.rows() && !isOne(found)) {
            ++found;
        }
        if (found == matrix.rows()) {
            continue;
        }
        matrix.swapRows(found, pivots.size());
        for (std::size_t r = 0; r < matrix.rows(); ++r) {
            if (r != pivots.size() && isOne(r)) {
                matrix.addRow(r, pivots.size());
            }
        }
        pivots.push_back(column);
    }
    return {std::move(matrix), std::move(pivots)};
}

std::vector<std::size_t> freeColumns(const std::vector<std::size_t>& pivots, std::size_t cols) {
    std::vector<std::size_t> result;
    auto nextPivot = pivots.begin();
    for (std::size_t column = 0; column < cols; ++column) {
        if (nextPivot != pivots.end() && *nextPivot == column) {
            ++nextPivot;
        } else {
            result.push_back(column);
        }
    }
    return result;
}

std::vector<BitVector> kernelBasis(const EchelonForm& form, std::size_t cols) {
    std::vector<BitVector> basis;
    for (const std::size_t freeColumn : freeColumns(form.pivots, cols)) {
        BitVector vector = BitVector::unit(cols, freeColumn);
        for (std::size_t r = 0; r < form.rank(); ++r) {
            if (form.matrix.get(r, freeColumn)) {
                vector.flip(form.pivots[r]);
            }
        }
        basis.push_back(std::move(vector));
    }
    return basis;
}

} // namespace lightsout
