// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/GridRows.h"

namespace lightsout {

void addHorizontalChange(BitVector& target, const BitVector& row, bool selfInfluence) {
    LIGHTSOUT_ASSERT(target.size() == row.size());
    const std::size_t words = wordsFor(row.size());
    std::uint64_t* const to = target.words().data();
    const std::uint64_t* const from = row.words().data();
    const std::uint64_t selfMask = selfInfluence ? ~std::uint64_t{0} : 0;
    std::uint64_t before = 0;
    for (std::size_t w = 0; w < words; ++w) {
        const std::uint64_t here = from[w];
        const std::uint64_t after = w + 1 < words ? from[w + 1] : 0;
        to[w] ^= ((here << 1) | (before >> (bitsPerWord - 1))) ^
                 ((here >> 1) | (after << (bitsPerWord - 1))) ^ (here & selfMask);
        before = here;
    }
    // The last cell has also flipped the bit beyond the end of the row; clear it.
    if (row.size() % bitsPerWord != 0) {
        to[words - 1] &= (std::uint64_t{1} << (row.size() % bitsPerWord)) - 1;
    }
}

BitVector planeGridChange(const Lattice& lattice, const BitVector& presses) {
    LIGHTSOUT_ASSERT(lattice.isPlaneGrid() && presses.size() == lattice.vertexCount());
    BitVector change(presses.size());
    BitVector above(lattice.cols);
    BitVector here = presses.slice(0, lattice.cols);
    for (std::size_t r = 0; r < lattice.rows; ++r) {
        BitVector below = r + 1 < lattice.rows ? presses.slice((r + 1) * lattice.cols, lattice.cols)
                                               : BitVector(lattice.cols);
        BitVector row = above ^ below;
        addHorizontalChange(row, here, lattice.selfInfluence);
        change.assign(r * lattice.cols, row);
        above = std::move(here);
        here = std::move(below);
    }
    return change;
}

} // namespace lightsout
