// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ProfileGrid.h"

#include "gf2/DotProduct.h"

namespace lightsout {

std::uint32_t ProfileGrid::touchedBefore(std::size_t column) const {
    std::uint32_t columns = 0;
    if (column > 0) {
        columns |= std::uint32_t{1} << (column - 1);
    }
    if (isCylinder && cols > 2 && column + 1 == cols) {
        columns |= 1;
    }
    return columns;
}

std::uint32_t ProfileGrid::changedInRow(std::uint32_t presses) const {
    std::uint32_t lights = selfInfluence ? presses : 0;
    for (std::size_t column = 0; column < cols; ++column) {
        const std::uint32_t bit = std::uint32_t{1} << column;
        const std::uint32_t before = touchedBefore(column);
        lights ^= (presses & bit) != 0 ? before : 0;
        lights ^= parity(presses & before) ? bit : 0;
    }
    return lights;
}

std::uint32_t ProfileGrid::acrossJoint(std::uint32_t row) const {
    if (ends != Ends::joinedReversed) {
        return row;
    }
    std::uint32_t reversed = 0;
    for (std::size_t column = 0; column < cols; ++column) {
        reversed |= ((row >> column) & 1U) << (cols - 1 - column);
    }
    return reversed;
}

std::vector<std::uint32_t> ProfileGrid::rowsOf(const BitVector& lights) const {
    std::vector<std::uint32_t> result(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < cols; ++column) {
            const std::size_t cell = isTransposed ? column * rows + row : row * cols + column;
            result[row] |= static_cast<std::uint32_t>(lights[cell] ? 1 : 0) << column;
        }
    }
    return result;
}

std::vector<ProfileGrid> profileGridsOf(const Rule& rule, std::size_t maxCols) {
    using Ends = ProfileGrid::Ends;
    const Lattice* lattice = rule.lattice();
    if (lattice == nullptr || lattice->neighbours != Neighbours::plus) {
        return {};
    }
    std::vector<ProfileGrid> grids;
    const auto add = [&](bool isTransposed, bool isCylinder, Ends ends) {
        const ProfileGrid grid{.rows = isTransposed ? lattice->cols : lattice->rows,
                               .cols = isTransposed ? lattice->rows : lattice->cols,
                               .isCylinder = isCylinder,
                               .isTransposed = isTransposed,
                               .selfInfluence = lattice->selfInfluence,
                               .ends = ends};
        if (grid.cols <= maxCols && grid.rows >= (ends == Ends::open ? 2U : 4U)) {
            grids.push_back(grid);
        }
    };
    switch (lattice->topology) {
    case Topology::plane:
        add(lattice->cols > lattice->rows, false, Ends::open);
        break;
    case Topology::cylinder:
        add(false, true, Ends::open);
        add(true, false, Ends::joined);
        break;
    case Topology::moebius:
        add(true, false, Ends::joinedReversed);
        break;
    case Topology::torus:
        add(lattice->cols > lattice->rows, true, Ends::joined);
        break;
    case Topology::klein:
        add(true, true, Ends::joinedReversed);
        break;
    case Topology::projective:
        break;
    }
    return grids;
}

} // namespace lightsout
