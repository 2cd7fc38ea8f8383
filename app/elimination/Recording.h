// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Reduction.h"
#include "gf2/Elimination.h"

#include <memory>

namespace lightsout {

/// The maximum number of vertices of a board that is eliminated step by step.
inline constexpr std::size_t maxEliminatedVertices = 2500;

/// The matrix to eliminate: A with the lights to change, A alone, A with the identity to compute
/// the inverse, or A alone with a diagonal of zeros or of ones, regardless of the rule.
enum class MatrixKind { system, matrix, inverse, zeroDiagonal, unitDiagonal };

/// Returns true if the matrix has no columns to the right of the bar.
constexpr bool isAlone(MatrixKind kind) {
    return kind != MatrixKind::system && kind != MatrixKind::inverse;
}

enum class EliminationMethod { gauss, chase };

/// A row of a matrix as an equation. Its text is created when it is displayed, so that its symbols
/// match the current numbering of vertices.
struct Equation {
    BitVector row;
    /// Number of columns to the left of the bar.
    std::size_t columns = 0;
    MatrixKind kind = MatrixKind::system;
    /// The only press on the left side, if the equation is solved for one.
    std::optional<std::size_t> press = {};

    friend bool operator==(const Equation&, const Equation&) = default;
};

/// The final results for [A | d], regardless of which matrix is eliminated. Vectors of presses,
/// lights or equations have an entry for each vertex of the board.
struct EliminationOutcome {
    /// The reduced [A | d] at the end: the pivot of row i is in column pivots[i].
    BitMatrix reduced;
    std::vector<std::size_t> pivots;
    std::size_t rank = 0;
    std::size_t nullity = 0;
    /// The general solution; valid if there is no contradiction.
    GeneralSolution solution;
    /// If there is a contradiction: the row in which it appears, and the set of equations that add
    /// up to 0 = 1.
    std::optional<std::size_t> contradiction;
    BitVector certificate;
    /// The equations of `certificate`, followed by 0 = 1.
    std::vector<Equation> proof = {};
    std::optional<BitMatrix> inverse; ///< with a row for each button and a column for each light
    /// The inverse with a row and a column for each vertex.
    std::optional<BitMatrix> inverseOfVertices;
};

/// A line between the steps of an elimination: the name of a phase that begins, or an equation that
/// has been found.
struct StepNote {
    enum class Kind { goingDown, goingUp, filling, smallSystem, firstRowPutIn, equation };

    Kind kind;
    /// Number of operations that precede the note.
    std::size_t afterStep = 0;
    Equation equation = {};
    /// The row that an equation of the small system describes.
    std::optional<std::size_t> row = {};

    friend bool operator==(const StepNote&, const StepNote&) = default;
};

/// A recorded elimination, and for row-by-row filling the step at which the small system in the
/// presses of the first row is isolated.
struct Recording {
    RecordedElimination elimination;
    /// The vertices of the columns to the left of the bar, and of the rows at the start.
    Reduction reduction{Rule()};
    std::size_t vertices = 0;
    /// Number of columns to the left of the bar.
    std::size_t columns = 0;
    std::optional<std::size_t> smallSystem = {};
    /// Number of columns of the grid that is filled row by row.
    std::size_t gridColumns = 0;
    MatrixKind kind = MatrixKind::system;
    /// Lines between the steps.
    std::vector<StepNote> notes = {};
    EliminationOutcome outcome = {};

    /// Returns true if the rule has as many vertices, buttons and lights as the recorded one.
    bool fits(const Rule& rule) const {
        return vertices == rule.vertexCount() && columns == rule.buttonCount() &&
               elimination.start.rows() == rule.lightCount();
    }
};

/// Returns a row of the matrix with an entry for each vertex instead of each button. If the
/// identity is to the right of the bar, that part also has an entry for each vertex instead of each
/// light.
BitVector rowOfVertices(const Recording& recording, const BitVector& row);

/// Returns [A | d], A, [A | I], or A with another diagonal, where A has a row for each light and a
/// column for each button.
BitMatrix matrixOf(const Game& game, MatrixKind kind, const Progress* progress = nullptr);

/// Records an elimination. Row-by-row filling requires a plane grid. Throws Cancelled.
std::shared_ptr<const Recording> record(const Game& game, EliminationMethod method, MatrixKind kind,
                                        Progress& progress);

/// Returns the index of a vertex in a list; nullopt if it is not there.
std::optional<std::size_t> indexIn(const std::vector<Vertex>& vertices,
                                   std::optional<Vertex> vertex);

} // namespace lightsout
