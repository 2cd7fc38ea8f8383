// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/GridChase.h"

#include "game/GridCheck.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Words of a board between two looks at the cancel flag, and at what was written: as many as stay
/// in the cache, of both boards.
constexpr std::size_t wordsPerBlock = 1 << 13;

/// What a chase reads and writes.
struct ChasedBoard {
    std::size_t columns;
    std::size_t words; ///< of each whole board
    std::uint64_t selfMask;
    const std::uint64_t* difference;
    std::size_t differenceStride; ///< none: the same row again and again
    std::uint64_t* presses;       ///< none: nothing is written
};

/// A row and the one above it.
struct TwoRows {
    WorkingRow above;
    WorkingRow here;
};

/// Goes down from row `row`, which is `here`, as long as whole registers can be read and written;
/// returns the row that it came to. Each row that is left is written, if `isWriting`; `isByte`, if
/// rows beginWithBytes().
template <std::size_t words, bool isByte, bool isWriting>
LIGHTSOUT_INLINE std::size_t chaseWideRows(TwoRows& rows, const ChasedBoard& board, std::size_t row,
                                           std::size_t endRow) {
    const WideShape<words> shape(board.columns);
    for (; row < endRow; ++row) {
        const std::size_t bit = row * board.columns;
        const std::size_t shift = bit % bitsPerWord;
        if (bit / bitsPerWord + shape.wordsRead() >= board.words) {
            break; // leaves the last row at least, behind which there have to be zeros
        }
        const std::size_t differenceBit = row * board.differenceStride;
        const std::uint64_t* const difference = board.difference + differenceBit / bitsPerWord;
        std::uint64_t* const to = isWriting ? board.presses + bit / bitsPerWord : nullptr;
        std::uint64_t* const above = rows.above.data();
        const std::uint64_t* const here = rows.here.data();
        Wide<words> before{};
        Wide<words> centre;
        load<words>(here, centre);
        // The first word begins with the end of the row above.
        std::uint64_t first = isWriting && shift > 0 ? to[0] : 0;
        const auto step = [&](std::size_t w, bool isLast) LIGHTSOUT_INLINED {
            if constexpr (isWriting) {
                storeFromBit<words, isByte>(before, centre, first, to + w, shift);
                first = 0;
            }
            Wide<words> behind;
            load<words>(here + w + words, behind);
            Wide<words> below;
            load<words>(above + w, below);
            addHorizontalChange<words>(before, centre, behind, board.selfMask, below);
            Wide<words> change;
            loadFromBit<words, isByte>(difference + w, differenceBit % bitsPerWord, change);
            below ^= change;
            if (isLast) {
                below &= shape.inLast;
            }
            store<words>(below, above + w);
            before = centre;
            centre = behind;
        };
        for (std::size_t w = 0; w < shape.last; w += words) {
            step(w, false);
        }
        step(shape.last, true);
        if constexpr (isWriting && !isByte) {
            to[shape.last + words] =
                (here[shape.last + words - 1] >> 1) >> (bitsPerWord - 1 - shift);
        }
        std::swap(rows.above, rows.here);
    }
    return row;
}

/// Writes an aligned row from bit `shift` of the word `to` on, behind what is there.
void write(const std::uint64_t* row, std::size_t columns, std::uint64_t* to, std::size_t shift) {
    const std::size_t last = wordsFor(columns) - 1;
    to[0] = (to[0] & ((std::uint64_t{1} << shift) - 1)) | (row[0] << shift);
    for (std::size_t w = 1; w <= last; ++w) {
        to[w] = (row[w] << shift) | ((row[w - 1] >> 1) >> (bitsPerWord - 1 - shift));
    }
    if (shift + bitsInLastWord(columns) > bitsPerWord) {
        to[last + 1] = row[last] >> (bitsPerWord - shift);
    }
}

/// Puts the row below `here` in the place of the one above, word by word. The row of the difference
/// begins with bit `shift` of the word `from`.
void step(std::uint64_t* above, const std::uint64_t* here, const ChasedBoard& board,
          const std::uint64_t* from, std::size_t shift) {
    const std::size_t last = wordsFor(board.columns) - 1;
    for (std::size_t w = 0; w <= last; ++w) {
        const std::size_t bits = w < last ? bitsPerWord : bitsInLastWord(board.columns);
        const std::uint64_t fromLeft = (here[w] << 1) | (*(here + w - 1) >> (bitsPerWord - 1));
        const std::uint64_t fromRight = (here[w] >> 1) | (here[w + 1] << (bitsPerWord - 1));
        above[w] ^=
            fromLeft ^ fromRight ^ (here[w] & board.selfMask) ^ bitsAt(from + w, shift, bits);
    }
    // The last cell's right neighbour lies beyond the row.
    above[last] &= ~std::uint64_t{0} >> (bitsPerWord - bitsInLastWord(board.columns));
}

/// Goes down from row `row`, which is `here`, to row `endRow`. If there are `presses`, each row
/// that is left is written there.
void chaseRows(TwoRows& rows, const ChasedBoard& board, std::size_t row, std::size_t endRow) {
    const bool isByte = beginWithBytes(board.columns);
    const bool isWriting = board.presses != nullptr;
    withWidestRegisters([&]<std::size_t words>() LIGHTSOUT_INLINED {
        if (isByte) {
            row = isWriting ? chaseWideRows<words, true, true>(rows, board, row, endRow)
                            : chaseWideRows<words, true, false>(rows, board, row, endRow);
        } else {
            row = isWriting ? chaseWideRows<words, false, true>(rows, board, row, endRow)
                            : chaseWideRows<words, false, false>(rows, board, row, endRow);
        }
    });
    for (; row < endRow; ++row) {
        const std::size_t bit = row * board.columns;
        if (isWriting) {
            write(rows.here.data(), board.columns, board.presses + bit / bitsPerWord,
                  bit % bitsPerWord);
        }
        const std::size_t differenceBit = row * board.differenceStride;
        step(rows.above.data(), rows.here.data(), board,
             board.difference + differenceBit / bitsPerWord, differenceBit % bitsPerWord);
        std::swap(rows.above, rows.here);
    }
}

BitVector rowOf(WorkingRow& words, std::size_t columns) {
    BitVector row(columns);
    std::copy_n(words.data(), row.words().size(), row.words().begin());
    return row;
}

constexpr auto goOn = [](std::size_t /*end*/) { return true; };

} // namespace

GridChase::GridChase(const Lattice& grid, const BitVector* difference)
    : grid_(grid), difference_(difference) {
    LIGHTSOUT_ASSERT(grid.isPlaneGrid());
    LIGHTSOUT_ASSERT(difference == nullptr || difference->size() == grid.vertexCount());
}

BitVector GridChase::rowAfterLast(const BitVector& firstRow, const Progress& progress) const {
    Rows rows = run(firstRow, nullptr, progress, goOn);
    return rowOf(rows.after, grid_.cols);
}

BitVector GridChase::lastRow(const BitVector& firstRow, const Progress& progress) const {
    Rows rows = run(firstRow, nullptr, progress, goOn);
    return rowOf(rows.last, grid_.cols);
}

BitVector GridChase::presses(const BitVector& firstRow, const Progress& progress) const {
    BitVector presses = BitVector::unset(grid_.vertexCount());
    run(firstRow, &presses, progress, goOn);
    return presses;
}

std::optional<BitVector> GridChase::solution(const BitVector& firstRow,
                                             const Progress& progress) const {
    BitVector presses = BitVector::unset(grid_.vertexCount());
    GridCheck check(grid_, presses, difference_);
    bool isRight = true;
    run(firstRow, &presses, progress, [&](std::size_t end) {
        // A row is right or wrong with the presses below it.
        isRight = check.areRightUpTo(end == grid_.rows ? end : end - 1);
        return isRight;
    });
    return isRight ? std::optional(std::move(presses)) : std::nullopt;
}

template <typename Written>
GridChase::Rows GridChase::run(const BitVector& firstRow, BitVector* presses,
                               const Progress& progress, Written written) const {
    const std::size_t columns = grid_.cols;
    LIGHTSOUT_ASSERT(firstRow.size() == columns && columns > 0);
    TwoRows rows{.above = WorkingRow(columns), .here = WorkingRow(columns)};
    std::ranges::copy(firstRow.words(), rows.here.data());

    WorkingRow nothing(columns);
    const ChasedBoard board{.columns = columns,
                            .words = wordsFor(grid_.vertexCount()),
                            .selfMask = grid_.selfInfluence ? ~std::uint64_t{0} : 0,
                            .difference = difference_ == nullptr ? nothing.data()
                                                                 : difference_->words().data(),
                            .differenceStride = difference_ == nullptr ? 0 : columns,
                            .presses = presses == nullptr ? nullptr : presses->words().data()};
    const std::size_t rowsPerBlock = std::max<std::size_t>(wordsPerBlock / wordsFor(columns), 1);
    for (std::size_t row = 0; row < grid_.rows; row += rowsPerBlock) {
        progress.checkpoint();
        const std::size_t end = std::min(row + rowsPerBlock, grid_.rows);
        chaseRows(rows, board, row, end);
        if (!written(end)) {
            break;
        }
    }
    return {.last = std::move(rows.above), .after = std::move(rows.here)};
}

} // namespace lightsout
