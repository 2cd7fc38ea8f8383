// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

namespace lightsout {

/// The lattices of all sizes that share a surface and a rule.
struct LatticeFamily {
    Topology topology = Topology::plane;
    Neighbours neighbours = Neighbours::plus;
    bool selfInfluence = true;

    Lattice board(std::size_t rows, std::size_t cols) const {
        return {.rows = rows,
                .cols = cols,
                .topology = topology,
                .neighbours = neighbours,
                .selfInfluence = selfInfluence};
    }

    friend bool operator==(const LatticeFamily&, const LatticeFamily&) = default;
};

/// Returns the family to which a board belongs.
inline LatticeFamily familyOf(const Lattice& board) {
    return {board.topology, board.neighbours, board.selfInfluence};
}

} // namespace lightsout
