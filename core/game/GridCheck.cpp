// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/GridCheck.h"

namespace lightsout {

GridCheck::GridCheck(const Lattice& grid, const BitVector& presses, const BitVector* change)
    : grid_(grid), selfMask_(grid.selfInfluence ? ~std::uint64_t{0} : 0), presses_(presses.words()),
      above_(grid.cols), here_(grid.cols), zeros_(grid.cols),
      change_(change != nullptr ? change->words().data() : zeros_.data()),
      changeStride_(change != nullptr ? grid.cols : 0) {
    LIGHTSOUT_ASSERT(grid.isPlaneGrid() && presses.size() == grid.vertexCount());
    LIGHTSOUT_ASSERT(change == nullptr || change->size() == grid.vertexCount());
    LIGHTSOUT_ASSERT(presses.size() > 0);
}

void GridCheck::goToNextRow() {
    // The row below was put in the place of the one above.
    std::swap(above_, here_);
    ++row_;
}

/// Reads row r + 1 in the place of row r - 1, and returns the wrong cells of row r, or-ed together:
/// as long as whole registers can be read. `isByte`, if rows beginWithBytes().
template <std::size_t words, bool isByte>
LIGHTSOUT_INLINE std::uint64_t GridCheck::wrongInWideRows(std::size_t endRow) {
    const WideShape<words> shape(grid_.cols);
    Wide<words> wrong{};
    for (; row_ < endRow; goToNextRow()) {
        const std::size_t nextBit = (row_ + 1) * grid_.cols;
        if (nextBit / bitsPerWord + shape.wordsRead() > presses_.size()) {
            break;
        }
        const std::uint64_t* const next = presses_.data() + nextBit / bitsPerWord;
        const std::size_t changeBit = row_ * changeStride_;
        const std::uint64_t* const change = change_ + changeBit / bitsPerWord;
        std::uint64_t* const above = above_.data();
        const std::uint64_t* const here = here_.data();
        Wide<words> before{};
        Wide<words> centre;
        load<words>(here, centre);
        const auto look = [&](std::size_t w, bool isLast) LIGHTSOUT_INLINED {
            Wide<words> behind;
            load<words>(here + w + words, behind);
            Wide<words> rest;
            load<words>(above + w, rest);
            addHorizontalChange<words>(before, centre, behind, selfMask_, rest);
            Wide<words> expected;
            loadFromBit<words, isByte>(change + w, changeBit % bitsPerWord, expected);
            Wide<words> below;
            loadFromBit<words, isByte>(next + w, nextBit % bitsPerWord, below);
            rest ^= expected ^ below;
            if (isLast) {
                rest &= shape.inLast;
                below &= shape.inLast;
            }
            store<words>(below, above + w);
            wrong |= rest;
            before = centre;
            centre = behind;
        };
        for (std::size_t w = 0; w < shape.last; w += words) {
            look(w, false);
        }
        look(shape.last, true);
    }
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < words; ++w) {
        any |= wrong[w];
    }
    return any;
}

/// The same for one row, word by word.
std::uint64_t GridCheck::wrongInRow() {
    const bool isLastRow = row_ + 1 == grid_.rows;
    std::uint64_t* const above = above_.data();
    const std::uint64_t* const here = here_.data();
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
        const std::uint64_t fromLeft = (here[w] << 1) | (*(here + w - 1) >> (bitsPerWord - 1));
        const std::uint64_t fromRight = (here[w] >> 1) | (here[w + 1] << (bitsPerWord - 1));
        // The last cell's right neighbour lies beyond the row.
        wrong |= (above[w] ^ below ^ fromLeft ^ fromRight ^ (here[w] & selfMask_) ^
                  wordFrom(change_, changeBit)) &
                 (~std::uint64_t{0} >> (bitsPerWord - bits));
        above[w] = below;
    }
    return wrong;
}

bool GridCheck::areRightUpTo(std::size_t endRow) {
    LIGHTSOUT_ASSERT(row_ <= endRow && endRow <= grid_.rows);
    if (row_ == 0) {
        readRow(presses_.data(), 0, grid_.cols, here_.data());
    }
    std::uint64_t wrong = 0;
    withWidestRegisters([&]<std::size_t words>() LIGHTSOUT_INLINED {
        wrong = beginWithBytes(grid_.cols) ? wrongInWideRows<words, true>(endRow)
                                           : wrongInWideRows<words, false>(endRow);
    });
    for (; row_ < endRow; goToNextRow()) {
        wrong |= wrongInRow();
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
