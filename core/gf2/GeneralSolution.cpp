// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/GeneralSolution.h"

namespace lightsout {

GeneralSolution generalSolution(const RecordedElimination& elimination, std::size_t columns) {
    LIGHTSOUT_ASSERT(columns < elimination.result.cols());
    GeneralSolution solution{
        .particular = BitVector(columns), .parameters = elimination.freeColumns, .directions = {}};
    for (const std::size_t parameter : solution.parameters) {
        solution.directions.push_back(BitVector::unit(columns, parameter));
    }
    for (std::size_t row = 0; row < elimination.rank(); ++row) {
        const std::size_t unknown = elimination.pivots[row];
        solution.particular.set(unknown, elimination.result.get(row, columns));
        for (std::size_t i = 0; i < solution.parameters.size(); ++i) {
            solution.directions[i].set(unknown,
                                       elimination.result.get(row, solution.parameters[i]));
        }
    }
    return solution;
}

BitVector rowsAddedUp(const RecordedElimination& elimination, std::size_t row) {
    BitVector rows = BitVector::unit(elimination.start.rows(), row);
    for (std::size_t i = elimination.operations.size(); i-- > 0;) {
        const RowOperation& operation = elimination.operations[i];
        const bool source = rows[operation.source];
        const bool target = rows[operation.target];
        if (operation.kind == RowOperation::Kind::swap) {
            rows.set(operation.source, target);
            rows.set(operation.target, source);
        } else if (target) {
            rows.flip(operation.source);
        }
    }
    return rows;
}

std::optional<BitMatrix> inverse(const RecordedElimination& elimination) {
    const std::size_t order = elimination.start.rows();
    LIGHTSOUT_ASSERT(elimination.start.cols() == 2 * order);
    if (elimination.rank() < order) {
        return std::nullopt;
    }
    BitMatrix rows(order, order);
    for (std::size_t row = 0; row < order; ++row) {
        rows.setRow(elimination.pivots[row], elimination.result.row(row).slice(order, order));
    }
    return rows;
}

bool determinant(const RecordedElimination& elimination, std::size_t columns) {
    LIGHTSOUT_ASSERT(elimination.start.rows() == columns);
    return elimination.rank() == columns;
}

} // namespace lightsout
