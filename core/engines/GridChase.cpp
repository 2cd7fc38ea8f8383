// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/GridChase.h"

#include "game/GridCheck.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Number of words of a board between two checkpoints, and between two checks of written rows: this
/// many words of the difference and of the presses fit in the cache.
constexpr std::size_t wordsPerBlock = 1 << 13;

/// Prefetch distance on a large board, in words. This is the size of a page, because the
/// processor's own prefetching stops at the end of each page.
constexpr std::size_t wordsAhead = 512;

/// The boards that a chase reads and writes.
struct ChasedBoard {
    std::size_t columns;
    std::size_t words; ///< number of words of each board
    std::uint64_t selfMask;
    const std::uint64_t* difference;
    std::size_t differenceStride; ///< 0 if all rows use the same words
    std::uint64_t* presses;       ///< null if nothing is to be written
};

/// Moves down from row `row`, which is rows.here, to row `endRow` at most, as long as whole
/// registers can be read and written. Returns the row that it reaches. If `isWriting` is true,
/// writes each row before leaving it. `isByte` must be the result of beginWithBytes() for these
/// rows.
template <std::size_t words, std::size_t registers, bool isByte, bool isWriting>
LIGHTSOUT_INLINE std::size_t chaseWideRows(TwoRows& rows, const ChasedBoard& given, std::size_t row,
                                           std::size_t endRow) {
    using Row = WideRow<words, registers>;
    const ChasedBoard board = given;
    const std::size_t count = registersOfRow(board.columns, words);
    Wide<words> inLast;
    cellsInLastRegister<words>(board.columns, inLast);
    const auto step = [&](Row& above, const Row& here, std::size_t at) LIGHTSOUT_INLINED {
        const std::size_t bit = at * board.columns;
        const std::size_t shift = bit % bitsPerWord;
        const std::size_t differenceBit = at * board.differenceStride;
        const std::uint64_t* const difference = board.difference + differenceBit / bitsPerWord;
        std::uint64_t* const to = isWriting ? board.presses + bit / bitsPerWord : nullptr;
        // The first word begins with the end of the row above.
        std::uint64_t first = isWriting && !isByte && shift > 0 ? to[0] : 0;
        for (std::size_t i = 0; i < here.count(); ++i) {
            if constexpr (isWriting) {
                Wide<words> part;
                Wide<words> before;
                here.get(i, part);
                here.getBefore(i, before);
                storeFromBit<words, isByte>(part, before, first, to + i * words, shift);
                first = 0;
            }
            Wide<words> below;
            Wide<words> change;
            above.get(i, below);
            addHorizontalChange<words, registers>(here, i, board.selfMask, below);
            if constexpr (registers == 0) {
                __builtin_prefetch(difference + i * words + wordsAhead);
            }
            loadFromBit<words, isByte>(difference + i * words, differenceBit % bitsPerWord, change);
            below ^= change;
            if (i + 1 == here.count()) {
                below &= inLast;
            }
            above.put(i, below);
        }
        if constexpr (isWriting && !isByte) {
            Wide<words> last;
            here.get(here.count() - 1, last);
            to[count * words] = (last[words - 1] >> 1) >> (bitsPerWord - 1 - shift);
        }
    };
    // The last rows are left to the caller, because whole registers could extend past the last word
    // of the board, whose unused bits must be zero.
    const std::size_t wordsBefore = board.words - std::min(board.words, count * words + 1);
    const std::size_t end = std::min(endRow, (wordsBefore * bitsPerWord) / board.columns);
    return goDown<words, registers>(rows, count, row, end, step);
}

/// Writes a row, which begins at a word boundary, to the bits that begin at bit `shift` of the word
/// `to`. Keeps the bits below `shift`.
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

/// Overwrites the row above `here` with the row below it, word by word. The row of the difference
/// begins at bit `shift` of the word `from`.
void goDownByWords(std::uint64_t* above, const std::uint64_t* here, const ChasedBoard& board,
                   const std::uint64_t* from, std::size_t shift) {
    const std::size_t last = wordsFor(board.columns) - 1;
    for (std::size_t w = 0; w <= last; ++w) {
        const std::size_t bits = w < last ? bitsPerWord : bitsInLastWord(board.columns);
        above[w] ^= horizontalChange(here + w, board.selfMask) ^ bitsAt(from + w, shift, bits);
    }
    // Clear the bits beyond the end of the row, where the last cell would have its right neighbour.
    above[last] &= ~std::uint64_t{0} >> (bitsPerWord - bitsInLastWord(board.columns));
}

/// Moves down from row `row`, which is rows.here, to row `endRow`. Unless board.presses is null,
/// writes each row to it before leaving the row.
void chaseRows(TwoRows& rows, const ChasedBoard& board, std::size_t row, std::size_t endRow) {
    const bool isByte = beginWithBytes(board.columns);
    const bool isWriting = board.presses != nullptr;
    withWidestRegisters(
        board.columns, [&]<std::size_t words, std::size_t registers>() LIGHTSOUT_INLINED {
            if (isByte) {
                row = isWriting
                          ? chaseWideRows<words, registers, true, true>(rows, board, row, endRow)
                          : chaseWideRows<words, registers, true, false>(rows, board, row, endRow);
            } else {
                row = isWriting
                          ? chaseWideRows<words, registers, false, true>(rows, board, row, endRow)
                          : chaseWideRows<words, registers, false, false>(rows, board, row, endRow);
            }
        });
    for (; row < endRow; ++row) {
        const std::size_t bit = row * board.columns;
        if (isWriting) {
            write(rows.here.data(), board.columns, board.presses + bit / bitsPerWord,
                  bit % bitsPerWord);
        }
        const std::size_t differenceBit = row * board.differenceStride;
        goDownByWords(rows.above.data(), rows.here.data(), board,
                      board.difference + differenceBit / bitsPerWord, differenceBit % bitsPerWord);
        std::swap(rows.above, rows.here);
    }
}

BitVector rowOf(WorkingRow& words, std::size_t columns) {
    BitVector row(columns);
    std::copy_n(words.data(), row.words().size(), row.words().begin());
    return row;
}

constexpr auto toTheEnd = [](std::size_t /*end*/) { return true; };

} // namespace

GridChase::GridChase(const Lattice& grid, const BitVector* difference)
    : grid_(grid), difference_(difference) {
    LIGHTSOUT_ASSERT(grid.isPlaneGrid());
    LIGHTSOUT_ASSERT(difference == nullptr || difference->size() == grid.vertexCount());
}

BitVector GridChase::rowAfterLast(const BitVector& firstRow, const Progress& progress) const {
    Rows rows = run(firstRow, nullptr, progress, toTheEnd);
    return rowOf(rows.after, grid_.cols);
}

BitVector GridChase::lastRow(const BitVector& firstRow, const Progress& progress) const {
    Rows rows = run(firstRow, nullptr, progress, toTheEnd);
    return rowOf(rows.last, grid_.cols);
}

BitVector GridChase::presses(const BitVector& firstRow, const Progress& progress) const {
    BitVector presses = BitVector::unset(grid_.vertexCount());
    run(firstRow, &presses, progress, toTheEnd);
    return presses;
}

std::optional<BitVector> GridChase::solution(const BitVector& firstRow,
                                             const Progress& progress) const {
    BitVector presses = BitVector::unset(grid_.vertexCount());
    GridCheck check(grid_, presses, difference_);
    bool isRight = true;
    run(firstRow, &presses, progress, [&](std::size_t end) {
        // Row end - 1 also depends on the presses of row `end`, which have not been written yet.
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
