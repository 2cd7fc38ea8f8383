// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/GridCheck.h"

namespace lightsout {

GridCheck::GridCheck(const Lattice& grid, const BitVector& presses, const BitVector* change)
    : grid_(grid), selfMask_(grid.selfInfluence ? ~std::uint64_t{0} : 0),
      presses_(presses.words()), rows_{.above = WorkingRow(grid.cols),
                                       .here = WorkingRow(grid.cols)},
      zeros_(grid.cols), change_(change != nullptr ? change->words().data() : zeros_.data()),
      changeStride_(change != nullptr ? grid.cols : 0) {
    LIGHTSOUT_ASSERT(grid.isPlaneGrid() && presses.size() == grid.vertexCount());
    LIGHTSOUT_ASSERT(change == nullptr || change->size() == grid.vertexCount());
    LIGHTSOUT_ASSERT(presses.size() > 0);
}

/// Processes rows as long as whole registers can be read. For each row r, reads row r + 1 into the
/// place of row r - 1. Returns the bitwise OR of the wrong cells of all these rows. `isByte` is the
/// value of beginWithBytes() for these rows.
template <std::size_t words, std::size_t registers, bool isByte>
LIGHTSOUT_INLINE std::uint64_t GridCheck::wrongInWideRows(std::size_t endRow) {
    using Row = WideRow<words, registers>;
    const std::size_t columns = grid_.cols;
    const std::uint64_t selfMask = selfMask_;
    const std::size_t count = registersOfRow(columns, words);
    Wide<words> inLast;
    cellsInLastRegister<words>(columns, inLast);
    Wide<words> wrong{};
    const auto step = [&](Row& above, const Row& here, std::size_t row) LIGHTSOUT_INLINED {
        const std::size_t nextBit = (row + 1) * columns;
        const std::uint64_t* const next = presses_.data() + nextBit / bitsPerWord;
        const std::size_t changeBit = row * changeStride_;
        const std::uint64_t* const change = change_ + changeBit / bitsPerWord;
        for (std::size_t i = 0; i < here.count(); ++i) {
            Wide<words> rest;
            Wide<words> expected;
            Wide<words> below;
            above.get(i, rest);
            addHorizontalChange<words, registers>(here, i, selfMask, rest);
            loadFromBit<words, isByte>(change + i * words, changeBit % bitsPerWord, expected);
            loadFromBit<words, isByte>(next + i * words, nextBit % bitsPerWord, below);
            rest ^= expected ^ below;
            if (i + 1 == here.count()) {
                rest &= inLast;
                below &= inLast;
            }
            above.put(i, below);
            wrong |= rest;
        }
    };
    // The last rows are left to wrongInRow(), because loading whole registers could read past the
    // end of the presses.
    const std::size_t wordsBefore = presses_.size() - std::min(presses_.size(), count * words + 1);
    const std::size_t lastRead = wordsBefore * bitsPerWord / columns;
    const std::size_t end = std::min(endRow, lastRead - std::min<std::size_t>(lastRead, 1));
    row_ = goDown<words, registers>(rows_, count, row_, end, step);
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < words; ++w) {
        any |= wrong[w];
    }
    return any;
}

/// Checks one row word by word. Returns the bitwise OR of its wrong cells.
std::uint64_t GridCheck::wrongInRow() {
    const bool isLastRow = row_ + 1 == grid_.rows;
    std::uint64_t* const above = rows_.above.data();
    const std::uint64_t* const here = rows_.here.data();
    const std::size_t changeBit = row_ * changeStride_;
    const std::size_t nextBit = (row_ + 1) * grid_.cols;
    const std::size_t last = wordsFor(grid_.cols) - 1;
    std::uint64_t wrong = 0;
    for (std::size_t w = 0; w <= last; ++w) {
        const std::size_t bits = w < last ? bitsPerWord : bitsInLastWord(grid_.cols);
        const auto wordFrom = [&](const std::uint64_t* board, std::size_t bit) {
            return bitsAt(board + bit / bitsPerWord + w, bit % bitsPerWord, bits);
        };
        const std::uint64_t below = isLastRow ? 0 : wordFrom(presses_.data(), nextBit);
        // Mask out the bit beyond the end of the row, which the last cell would also flip.
        wrong |= (above[w] ^ below ^ horizontalChange(here + w, selfMask_) ^
                  wordFrom(change_, changeBit)) &
                 (~std::uint64_t{0} >> (bitsPerWord - bits));
        above[w] = below;
    }
    return wrong;
}

bool GridCheck::areRightUpTo(std::size_t endRow) {
    LIGHTSOUT_ASSERT(row_ <= endRow && endRow <= grid_.rows);
    if (row_ == 0) {
        readRow(presses_.data(), 0, grid_.cols, rows_.here.data());
    }
    std::uint64_t wrong = 0;
    withWidestRegisters(
        grid_.cols, [&]<std::size_t words, std::size_t registers>() LIGHTSOUT_INLINED {
            wrong = beginWithBytes(grid_.cols) ? wrongInWideRows<words, registers, true>(endRow)
                                               : wrongInWideRows<words, registers, false>(endRow);
        });
    for (; row_ < endRow; ++row_) {
        wrong |= wrongInRow();
        // wrongInRow() has replaced the row above with the row below.
        std::swap(rows_.above, rows_.here);
    }
    return wrong == 0;
}

namespace {

bool isChange(const Lattice& lattice, const BitVector& presses, const BitVector* change) {
    return lattice.vertexCount() == 0 ||
           GridCheck(lattice, presses, change).areRightUpTo(lattice.rows);
}

} // namespace

bool planeGridChangeIs(const Lattice& lattice, const BitVector& presses, const BitVector& change) {
    return isChange(lattice, presses, &change);
}

bool planeGridChangeIsNone(const Lattice& lattice, const BitVector& presses) {
    return isChange(lattice, presses, nullptr);
}

} // namespace lightsout
