// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/ClosedForms.h"

#include "census/SideRoots.h"
#include "graph/Limits.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns a number of presses that suffices to determine all others. It is an upper bound on the
/// nullity.
std::uint64_t maxDeciding(const Lattice& board) {
    const std::uint64_t cells = saturatingProduct(board.rows, board.cols);
    if (board.neighbours != Neighbours::plus) {
        return cells;
    }
    const std::uint64_t twoRows = 2 * std::uint64_t{board.cols};
    const std::uint64_t twoColumns = 2 * std::uint64_t{board.rows};
    switch (board.topology) {
    case Topology::plane:
        return std::min(board.rows, board.cols);
    case Topology::cylinder:
        return std::min({cells, twoRows / 2, twoColumns});
    case Topology::torus:
        return std::min({cells, twoRows, twoColumns});
    case Topology::moebius:
    case Topology::klein:
        return std::min(cells, twoColumns);
    case Topology::projective:
        break;
    }
    return cells;
}

/// Returns the nullity of J ⊗ I + I ⊗ J, plus I with self-influence, where each J is an all-ones
/// matrix. The nullity is a sum over the pairs of their Jordan blocks. For odd n, J has the
/// eigenvalue 1 once and, n - 1 times, the eigenvalue 0; for even n, it has one block of size 2 and
/// n - 2 blocks of size 1, all for the eigenvalue 0.
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

/// Returns the nullity of one side's matrix: P for diagonal neighbours and P + I for king's
/// neighbours, where P is the adjacency matrix of the side.
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

bool isPossibleNullity(const Lattice& board, std::uint64_t nullity) {
    const bool mustBeEven = board.topology == Topology::plane && board.rows == board.cols &&
                            board.neighbours == Neighbours::plus && board.selfInfluence;
    return nullity <= maxDeciding(board) && !(mustBeEven && nullity % 2 == 1);
}

} // namespace lightsout
