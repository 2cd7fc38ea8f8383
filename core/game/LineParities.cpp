// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/LineParities.h"

namespace lightsout {

RowsAndColumns lineParities(const BitVector& board, std::size_t rows, std::size_t cols) {
    LIGHTSOUT_ASSERT(board.size() == rows * cols);
    RowsAndColumns parities{BitVector(rows), BitVector(cols)};
    for (std::size_t r = 0; r < rows; ++r) {
        const BitVector row = board.slice(r * cols, cols);
        parities.rows.set(r, row.count() % 2 == 1);
        parities.cols ^= row;
    }
    return parities;
}

void flipLines(BitVector& board, const RowsAndColumns& lines) {
    const std::size_t cols = lines.cols.size();
    LIGHTSOUT_ASSERT(board.size() == lines.rows.size() * cols);
    const BitVector others = lines.cols ^ BitVector::ones(cols);
    for (std::size_t r = 0; r < lines.rows.size(); ++r) {
        board.assign(r * cols, board.slice(r * cols, cols) ^ (lines.rows[r] ? others : lines.cols));
    }
}

BitVector pressesWithParities(const RowsAndColumns& parities) {
    const std::size_t cols = parities.cols.size();
    BitVector presses(parities.rows.size() * cols);
    std::size_t row = parities.rows.findNext(0);
    std::size_t col = parities.cols.findNext(0);
    while (row < parities.rows.size() || col < cols) {
        // Once the odd rows or the odd columns are used up, an even number of odd lines of the
        // other kind remain. Their presses are all on line 0 of the kind that is used up. They do
        // not change its parity.
        presses.flip((row < parities.rows.size() ? row : 0) * cols + (col < cols ? col : 0));
        row = row < parities.rows.size() ? parities.rows.findNext(row + 1) : row;
        col = col < cols ? parities.cols.findNext(col + 1) : col;
    }
    return presses;
}

BitVector rowColumnChange(const Lattice& lattice, const BitVector& presses) {
    LIGHTSOUT_ASSERT(lattice.neighbours == Neighbours::rowColumn);
    BitVector change = lattice.selfInfluence ? presses : BitVector(presses.size());
    flipLines(change, lineParities(presses, lattice.rows, lattice.cols));
    return change;
}

} // namespace lightsout
