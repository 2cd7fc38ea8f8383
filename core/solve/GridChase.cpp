// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/GridChase.h"

#include "gf2/PackedRows.h"

#include <algorithm>

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

/// Goes down from row `firstRow`, which is `here`, to row `endRow`: it is in `here` again when the
/// number of rows is even, else in the place of `above`. If there are `presses`, each row that is
/// left is written there.
LIGHTSOUT_WIDEST_CLONES
void chaseRows(std::uint64_t* above, std::uint64_t* here, std::size_t columns,
               std::uint64_t selfMask, std::size_t firstRow, std::size_t endRow,
               const std::uint64_t* difference, RowPlaces differenceRows, std::uint64_t* presses,
               RowPlaces pressRows) {
    for (std::size_t r = firstRow; r < endRow; ++r) {
        if (presses != nullptr) {
            write(here, columns, presses + pressRows[r] / bitsPerWord, pressRows[r] % bitsPerWord);
        }
        step(above, here, columns, selfMask, difference + differenceRows[r] / bitsPerWord,
             differenceRows[r] % bitsPerWord);
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
    const std::uint64_t* const difference =
        difference_ == nullptr ? nothing.data() : difference_->words().data();
    const RowPlaces differenceRows{.first = 0, .stride = difference_ == nullptr ? 0 : columns};
    const RowPlaces pressRows = order == Order::upwards
                                    ? RowPlaces{(grid_.rows - 1) * columns, 0 - columns}
                                    : RowPlaces{0, columns};
    const std::size_t rowsPerCheckpoint = std::max<std::size_t>(wordsPerCheckpoint / words, 1);
    for (std::size_t row = 0; row < grid_.rows; row += rowsPerCheckpoint) {
        progress.checkpoint();
        const std::size_t end = std::min(row + rowsPerCheckpoint, grid_.rows);
        chaseRows(above.data(), here.data(), columns, grid_.selfInfluence ? ~std::uint64_t{0} : 0,
                  row, end, difference, differenceRows,
                  order == Order::none ? nullptr : presses.words().data(), pressRows);
        if ((end - row) % 2 != 0) {
            std::swap(above, here);
        }
    }
    BitVector after(columns);
    std::copy_n(here.data(), words, after.words().begin());
    return after;
}

} // namespace lightsout
