// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/ClosedForms.h"

#include "census/SideRoots.h"

namespace lightsout {

namespace {

/// Returns the nullity of J ⊗ I + I ⊗ J, plus I with self-influence, for the all-ones matrices J:
/// the sum is over pairs of their Jordan blocks. For odd n, J has the eigenvalue 1 once and the
/// eigenvalue 0 n - 1 times; for even n, it has one block of size 2 and n - 2 of size 1 for the
/// eigenvalue 0.
std::size_t rowColumnNullity(const Lattice& lattice) {
    const std::size_t rows = lattice.rows;
    const std::size_t cols = lattice.cols;
    const bool rowsAreOdd = rows % 2 == 1;
    const bool colsAreOdd = cols % 2 == 1;
    if (lattice.selfInfluence) {
        return (colsAreOdd ? rows - 1 : 0) + (rowsAreOdd ? cols - 1 : 0);
    }
    return (rows - 1) * (cols - 1) + (rowsAreOdd == colsAreOdd ? 1 : 0);
}

/// Returns the nullity of one side's matrix: P for diagonal neighbours, P + I for king's
/// neighbours.
std::size_t sideNullity(const SideRoots& side, Neighbours neighbours) {
    if (neighbours == Neighbours::diagonal) {
        return blockCount(side.zeroBlocks);
    }
    // The eigenvalue 1 is ζ + 1/ζ for the third roots of unity ζ.
    return side.order % 3 == 0 ? blockCount(side.otherBlocks) : 0;
}

} // namespace

std::optional<std::size_t> closedFormNullity(const Lattice& lattice) {
    if (lattice.vertexCount() == 1) {
        return lattice.selfInfluence ? 0 : 1;
    }
    if (lattice.neighbours == Neighbours::rowColumn) {
        return rowColumnNullity(lattice);
    }
    const bool isProduct =
        lattice.neighbours == (lattice.selfInfluence ? Neighbours::king : Neighbours::diagonal);
    if (!isProduct || !isProductOfSides(lattice.topology)) {
        return std::nullopt;
    }
    const LatticeFamily family{lattice.topology, lattice.neighbours, lattice.selfInfluence};
    const std::size_t ofRows = sideNullity(rowSide(family, lattice.rows), lattice.neighbours);
    const std::size_t ofCols = sideNullity(columnSide(family, lattice.cols), lattice.neighbours);
    return lattice.vertexCount() - (lattice.rows - ofRows) * (lattice.cols - ofCols);
}

} // namespace lightsout
