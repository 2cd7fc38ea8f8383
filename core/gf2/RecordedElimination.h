// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// An elementary row operation over GF(2). Each operation is its own inverse.
struct RowOperation {
    enum class Kind {
        swap, ///< exchanges rows `source` and `target`
        add,  ///< row `target` += row `source`
    };
    Kind kind;
    std::size_t source;
    std::size_t target;

    friend bool operator==(const RowOperation&, const RowOperation&) = default;
};

void apply(BitMatrix& matrix, const RowOperation& operation);

/// An elimination as a student would write it down: all operations in order.
///
/// Rows and columns count from 0. Row i < rank() of the result contains the pivot of column
/// pivots[i], which is the only 1 in that column.
struct RecordedElimination {
    BitMatrix start;
    std::vector<RowOperation> operations;
    /// Index of the first operation of the backward phase; operations.size() if there is none.
    std::size_t phaseChange = 0;
    std::vector<std::size_t> pivots;
    /// The eliminated columns without a pivot, in ascending order.
    std::vector<std::size_t> freeColumns;
    BitMatrix result;
    /// A row of the result that is zero in the eliminated columns but not beyond them: 0 = 1.
    std::optional<std::size_t> contradiction;

    std::size_t rank() const { return pivots.size(); }
};

/// Performs Gaussian elimination of the first `columns` columns in textbook order. The current row
/// is the pivot row if it has a 1 in the current column. Otherwise it is first swapped with the
/// first lower row that has a 1 there. Then the pivot row is added to the lower rows with a 1 in
/// this column, from top to bottom. If neither the current row nor a lower row has a 1 in this
/// column, the column is free, and the current row stays the same for the next column. In the
/// backward phase, from the last pivot up, each pivot row is added to the rows above it that have a
/// 1 in its column, from top to bottom. O(operations · cols / 64). Throws Cancelled; the operations
/// so far are then in `known`, unless it is null (see RowOperationRecorder::unfinished()).
RecordedElimination recordElimination(BitMatrix matrix, std::size_t columns, Progress& progress,
                                      RecordedElimination* known = nullptr);

/// Performs operations on a matrix and records them.
class RowOperationRecorder {
public:
    RowOperationRecorder(BitMatrix matrix, Progress& progress)
        : start_(matrix), matrix_(std::move(matrix)), progress_(progress) {}

    const BitMatrix& matrix() const { return matrix_; }
    /// Returns the number of operations so far.
    std::size_t count() const { return operations_.size(); }

    /// Perform and record one operation. Throw Cancelled.
    void swap(std::size_t a, std::size_t b) { make({RowOperation::Kind::swap, a, b}); }
    void add(std::size_t source, std::size_t target) {
        make({RowOperation::Kind::add, source, target});
    }

    /// Performs the forward phase on the rows from `firstRow` onwards and the first `columns`
    /// columns, in the order of recordElimination(). Returns the pivots' columns, row by row.
    std::vector<std::size_t> eliminateForward(std::size_t firstRow, std::size_t columns);
    /// Clears column `pivots[i]` in every row above row firstRow + i, from the last pivot up.
    void eliminateBackward(std::size_t firstRow, const std::vector<std::size_t>& pivots);

    /// Returns the whole recording. Nothing may be recorded afterwards. `columns` is the number of
    /// columns eliminated.
    RecordedElimination finish(std::size_t phaseChange, std::vector<std::size_t> pivots,
                               std::size_t columns) &&;

    /// Returns the operations so far, with the present matrix as the result, and without pivots.
    RecordedElimination unfinished() &&;

private:
    void make(const RowOperation& operation);

    BitMatrix start_;
    BitMatrix matrix_;
    Progress& progress_;
    std::vector<RowOperation> operations_;
    std::optional<std::size_t> backward_; ///< number of operations before eliminateBackward()
};

/// The operations first … end-1 of a recording.
struct OperationGroup {
    std::size_t first;
    std::size_t end;

    friend bool operator==(const OperationGroup&, const OperationGroup&) = default;
};

/// Returns the operations grouped by pivot. A textbook writes the operations of a group together
/// before the next matrix. A group never contains operations of both phases.
std::vector<OperationGroup> operationGroups(const RecordedElimination& elimination);

/// The progress of the elimination of a matrix, for any choice of operations.
struct EliminationState {
    /// The columns of the finished pivots, row by row. Each pivot has only zeros below it, and all
    /// lower rows have only zeros to the left of it.
    std::vector<std::size_t> pivots;
    /// The column to eliminate next; empty once the matrix is reduced.
    std::optional<std::size_t> column;
    /// The next operation of recordElimination(); empty once the matrix is reduced.
    std::optional<RowOperation> next;
    /// True once the forward phase is done.
    bool isGoingUp = false;
};

/// Returns the state of the elimination of the first `columns` columns. O(rows · columns).
EliminationState eliminationState(const BitMatrix& matrix, std::size_t columns);

} // namespace lightsout
