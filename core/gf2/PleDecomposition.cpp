// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/PleDecomposition.h"

#include "gf2/DotProduct.h"

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

std::size_t lowestOne(std::uint64_t bits) {
    return static_cast<std::size_t>(std::countr_zero(bits));
}

} // namespace

PleDecomposition::PleDecomposition(BitMatrix matrix, Progress& progress, std::size_t threads) {
    const std::size_t columns = matrix.cols();
    factors_ = eliminateDownwards(std::move(matrix), columns, threads, progress);
}

Answer PleDecomposition::solve(const BitVector& rightHandSide, Progress& progress) const {
    LIGHTSOUT_ASSERT(rightHandSide.size() == factors_.matrix.rows());
    // Indexed by pivot column: the right-hand side of the pivot's row when its block was processed.
    BitVector given(factors_.matrix.cols());
    BitVector unknowns(factors_.matrix.cols());
    const std::span<const std::uint64_t> givenWords = std::as_const(given).words();
    for (std::size_t b = 0; b < factors_.blocks.size(); ++b) {
        progress.checkpoint();
        std::size_t row = factors_.blocks[b].firstRow;
        for (std::uint64_t left = factors_.blocks[b].pivotMask; left != 0;
             left &= left - 1, ++row) {
            if (rightHandSide[factors_.rowOrder[row]] !=
                dot(factors_.matrix.rowWords(row).first(b), givenWords.first(b))) {
                given.words()[b] |= left & (0 - left);
            }
        }
        row = factors_.blocks[b].firstRow;
        for (std::uint64_t left = factors_.blocks[b].pivotMask; left != 0;
             left &= left - 1, ++row) {
            if (dot(factors_.matrix.rowWords(row).subspan(b, 1), givenWords.subspan(b, 1))) {
                unknowns.words()[b] |= left & (0 - left);
            }
        }
    }
    for (std::size_t row = factors_.rank; row < factors_.matrix.rows(); ++row) {
        if (rightHandSide[factors_.rowOrder[row]] !=
            dot(factors_.matrix.rowWords(row), givenWords)) {
            return {.solvable = false, .vector = leftKernelVector(row)};
        }
    }
    substituteBackward(factors_, unknowns);
    return {.solvable = true, .vector = std::move(unknowns)};
}

BitVector PleDecomposition::kernelVector(std::size_t index) const {
    LIGHTSOUT_ASSERT(index < nullity());
    BitVector vector(factors_.matrix.cols());
    for (std::size_t b = 0; b < factors_.blocks.size(); ++b) {
        const std::size_t columns = std::min(bitsPerWord, factors_.matrix.cols() - b * bitsPerWord);
        std::uint64_t free =
            ~factors_.blocks[b].pivotMask & (~std::uint64_t{0} >> (bitsPerWord - columns));
        const auto count = static_cast<std::size_t>(std::popcount(free));
        if (index >= count) {
            index -= count;
            continue;
        }
        for (; index > 0; --index) {
            free &= free - 1;
        }
        vector.flip(b * bitsPerWord + lowestOne(free));
        break;
    }
    substituteBackward(factors_, vector);
    return vector;
}

/// Returns the rows of A whose sum became the given zero row.
BitVector PleDecomposition::leftKernelVector(std::size_t row) const {
    BitVector rows = BitVector::unit(factors_.matrix.rows(), factors_.rowOrder[row]);
    // Marks the summands among the pivots' rows, in the state that these had when their blocks were
    // processed.
    std::vector<std::uint64_t> picked(factors_.blocks.size());
    std::ranges::copy(factors_.matrix.rowWords(row), picked.begin());
    for (std::size_t b = factors_.blocks.size(); b-- > 0;) {
        std::size_t pivotRow = factors_.blocks[b].firstRow;
        for (std::uint64_t left = factors_.blocks[b].pivotMask; left != 0;
             left &= left - 1, ++pivotRow) {
            if ((picked[b] & left & (0 - left)) == 0) {
                continue;
            }
            rows.flip(factors_.rowOrder[pivotRow]);
            const auto entries = factors_.matrix.rowWords(pivotRow);
            for (std::size_t w = 0; w < b; ++w) {
                picked[w] ^= entries[w];
            }
        }
    }
    return rows;
}

} // namespace lightsout
