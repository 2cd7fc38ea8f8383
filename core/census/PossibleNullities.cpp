// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/PossibleNullities.h"

#include "graph/Limits.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns an upper bound for the number of presses that determine all others.
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

} // namespace

bool isPossibleNullity(const Lattice& board, std::uint64_t nullity) {
    const bool mustBeEven = board.topology == Topology::plane && board.rows == board.cols &&
                            board.neighbours == Neighbours::plus && board.selfInfluence;
    return nullity <= maxDeciding(board) && !(mustBeEven && nullity % 2 == 1);
}

} // namespace lightsout
