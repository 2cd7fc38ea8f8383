// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "sparse/SparseMatrix.h"

namespace lightsout {

/// Returns the influence matrix of a lattice.
inline SparseMatrix matrixOf(const Lattice& lattice) {
    SparseMatrix matrix(lattice.vertexCount(), true);
    for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
        lattice.forEachNeighbour(cell, [&matrix](Vertex other) { matrix.addEntry(other); });
        matrix.addEntry(cell);
        matrix.endColumn();
    }
    return matrix;
}

inline std::vector<Point> placesOf(const Lattice& lattice) {
    std::vector<Point> positions;
    for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
        positions.push_back({static_cast<double>(lattice.columnOf(cell)),
                             static_cast<double>(lattice.rowOf(cell))});
    }
    return positions;
}

} // namespace lightsout
