// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/GridChase.h"

#include "gf2/PackedRows.h"
#include "gf2/WideRows.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

/// Words between two looks at the cancel flag.
constexpr std::size_t wordsPerCheckpoint = 1 << 16;

/// An aligned row between two words of zeros, the neighbours beyond the borders.
class WorkingRow {
public:
    explicit WorkingRow(std::size_t words) : words_(words + 2) {}
    std::uint64_t* data() { return words_.data() + 1; }

private:
    std::vector<std::uint64_t> words_;
};

/// B here + the row above + what has to change: the 64 cells of word w of the row below.
LIGHTSOUT_INLINE std::uint64_t below(const std::uint64_t* above, const std::uint64_t* here,
                                     std::uint64_t selfMask, std::uint64_t change) {
    const std::uint64_t fromLeft = (here[0] << 1) | (here[-1] >> (bitsPerWord - 1));
    const std::uint64_t fromRight = (here[0] >> 1) | (here[1] << (bitsPerWord - 1));
    return *above ^ fromLeft ^ fromRight ^ (here[0] & selfMask) ^ change;
}

/// Puts the row below `here` in the place of the one above. `difference` begins in the word `from`.
LIGHTSOUT_INLINE void step(std::uint64_t* __restrict above, const std::uint64_t* __restrict here,
                           std::size_t columns, std::uint64_t selfMask,
                           const std::uint64_t* __restrict from, std::size_t shift) {
    const std::size_t last = wordsFor(columns) - 1;
    for (std::size_t w = 0; w < last; ++w) {
        above[w] = below(above + w, here + w, selfMask, bitsAt(from + w, shift));
    }
    const std::size_t bits = bitsInLastWord(columns);
    // The last cell's right neighbour lies beyond the row.
    above[last] = below(above + last, here + last, selfMask, bitsAt(from + last, shift, bits)) &
                  (~std::uint64_t{0} >> (bitsPerWord - bits));
}

/// Adds an aligned row to zeros from bit `shift` of the word `to` on. The words at both ends may
/// hold other rows.
LIGHTSOUT_INLINE void write(const std::uint64_t* __restrict row, std::size_t columns,
                            std::uint64_t* __restrict to, std::size_t shift) {
    const std::size_t last = wordsFor(columns) - 1;
    to[0] |= row[0] << shift;
    for (std::size_t w = 1; w < last; ++w) {
        to[w] = (row[w] << shift) | ((row[w - 1] >> 1) >> (bitsPerWord - 1 - shift));
    }
    if (last > 0) {
        to[last] |= (row[last] << shift) | ((row[last - 1] >> 1) >> (bitsPerWord - 1 - shift));
    }
    if (shift + bitsInLastWord(columns) > bitsPerWord) {
        to[last + 1] |= row[last] >> (bitsPerWord - shift);
    }
}

/// Where rows begin among the bits of a board: at `first`, and `stride` later each (or, as unsigned
/// numbers wrap, earlier).
struct RowPlaces {
    std::size_t first;
    std::size_t stride;

    std::size_t operator[](std::size_t row) const { return first + row * stride; }
};

/// What a chase reads and writes.
struct ChasedBoard {
    std::size_t columns;
    std::uint64_t selfMask;
    const std::uint64_t* difference;
    RowPlaces differenceRows;
    std::uint64_t* presses; ///< none: nothing is written
    RowPlaces pressRows;
};

#if defined(LIGHTSOUT_WIDE_ROWS)
/// chaseRows() with both rows in registers.
template <std::size_t registers>
LIGHTSOUT_WIDE void chaseWideRows(std::uint64_t* above, std::uint64_t* here,
                                  const ChasedBoard& board, std::size_t firstRow,
                                  std::size_t endRow) {
    const WideShape<registers> shape(board.columns);
    WideRow<registers> wideAbove = shape.load(above);
    WideRow<registers> wideHere = shape.load(here);
    for (std::size_t r = firstRow; r < endRow; ++r) {
        if (board.presses != nullptr) {
            shape.write(wideHere, board.presses + board.pressRows[r] / bitsPerWord,
                        board.pressRows[r] % bitsPerWord);
        }
        const WideRow<registers> change =
            shape.read(board.difference + board.differenceRows[r] / bitsPerWord,
                       board.differenceRows[r] % bitsPerWord);
        const WideRow<registers> below =
            added(added(wideAbove, change), shape.change(wideHere, board.selfMask));
        wideAbove = wideHere;
        wideHere = below;
    }
    const bool isSwapped = (endRow - firstRow) % 2 != 0;
    shape.store(wideHere, isSwapped ? above : here);
    shape.store(wideAbove, isSwapped ? here : above);
}

/// True if the rows are short enough for that.
bool chaseIfWide(std::uint64_t* above, std::uint64_t* here, const ChasedBoard& board,
                 std::size_t firstRow, std::size_t endRow) {
    static constexpr std::array<decltype(&chaseWideRows<1>), maxRegistersOfRow> chases{
        chaseWideRows<1>, chaseWideRows<2>, chaseWideRows<3>, chaseWideRows<4>};
    const std::size_t registers = (wordsFor(board.columns) - 1) / wordsOfRegister;
    if (!hasWideRows() || registers >= chases.size()) {
        return false;
    }
    chases[registers](above, here, board, firstRow, endRow);
    return true;
}
#else
bool chaseIfWide(std::uint64_t* /*above*/, std::uint64_t* /*here*/, const ChasedBoard& /*board*/,
                 std::size_t /*firstRow*/, std::size_t /*endRow*/) {
    return false;
}
#endif

/// Goes down from row `firstRow`, which is `here`, to row `endRow`: it is in `here` again when the
/// number of rows is even, else in the place of `above`. If there are `presses`, each row that is
/// left is written there.
LIGHTSOUT_WIDEST_CLONES
void chaseRows(std::uint64_t* above, std::uint64_t* here, const ChasedBoard& board,
               std::size_t firstRow, std::size_t endRow) {
    for (std::size_t r = firstRow; r < endRow; ++r) {
        if (board.presses != nullptr) {
            write(here, board.columns, board.presses + board.pressRows[r] / bitsPerWord,
                  board.pressRows[r] % bitsPerWord);
        }
        step(above, here, board.columns, board.selfMask,
             board.difference + board.differenceRows[r] / bitsPerWord,
             board.differenceRows[r] % bitsPerWord);
        std::uint64_t* const next = above;
        above = here;
        here = next;
    }
}

} // namespace

GridChase::GridChase(const Lattice& grid, const BitVector* difference)
    : grid_(grid), difference_(difference) {
    LIGHTSOUT_ASSERT(grid.isPlaneGrid());
    LIGHTSOUT_ASSERT(difference == nullptr || difference->size() == grid.vertexCount());
}

BitVector GridChase::rowAfterLast(const BitVector& firstRow, const Progress& progress) const {
    BitVector none;
    return run(firstRow, Order::none, none, progress);
}

BitVector GridChase::presses(const BitVector& firstRow, const Progress& progress) const {
    BitVector presses(grid_.vertexCount());
    run(firstRow, Order::downwards, presses, progress);
    return presses;
}

BitVector GridChase::pressesUpsideDown(const BitVector& firstRow, const Progress& progress) const {
    BitVector presses(grid_.vertexCount());
    run(firstRow, Order::upwards, presses, progress);
    return presses;
}

BitVector GridChase::run(const BitVector& firstRow, Order order, BitVector& presses,
                         const Progress& progress) const {
    const std::size_t columns = grid_.cols;
    LIGHTSOUT_ASSERT(firstRow.size() == columns && columns > 0);
    const std::size_t words = wordsFor(columns);
    WorkingRow above(words);
    WorkingRow here(words);
    std::ranges::copy(firstRow.words(), here.data());

    const std::vector<std::uint64_t> nothing(difference_ == nullptr ? words + 1 : 0);
    const ChasedBoard board{
        .columns = columns,
        .selfMask = grid_.selfInfluence ? ~std::uint64_t{0} : 0,
        .difference = difference_ == nullptr ? nothing.data() : difference_->words().data(),
        .differenceRows = {.first = 0, .stride = difference_ == nullptr ? 0 : columns},
        .presses = order == Order::none ? nullptr : presses.words().data(),
        .pressRows = order == Order::upwards ? RowPlaces{(grid_.rows - 1) * columns, 0 - columns}
                                             : RowPlaces{0, columns}};
    const std::size_t rowsPerCheckpoint = std::max<std::size_t>(wordsPerCheckpoint / words, 1);
    for (std::size_t row = 0; row < grid_.rows; row += rowsPerCheckpoint) {
        progress.checkpoint();
        const std::size_t end = std::min(row + rowsPerCheckpoint, grid_.rows);
        if (!chaseIfWide(above.data(), here.data(), board, row, end)) {
            chaseRows(above.data(), here.data(), board, row, end);
        }
        if ((end - row) % 2 != 0) {
            std::swap(above, here);
        }
    }
    BitVector after(columns);
    std::copy_n(here.data(), words, after.words().begin());
    return after;
}

} // namespace lightsout
