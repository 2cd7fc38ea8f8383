// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "elimination/EliminationPlayer.h"
#include "elimination/Film.h"
#include "elimination/HandElimination.h"
#include "matrix/MatrixView.h"

#include <cmath>

namespace lightsout {

/// Return the marks at a step with this matrix: the rows of the operation, its column, the pivots
/// found, the completed columns, and the entries just changed.
MatrixMarks marksOf(const EliminationPlayer& player, std::size_t step, const BitMatrix& matrix);
MatrixMarks marksOf(const HandElimination& hand, std::size_t step, const BitMatrix& matrix);

/// Returns the headers of a matrix. Rows are called R₁, R₂, …, each with the name of the cell whose
/// light the row's equation describes at the start. Columns to the left of the bar are called x₁,
/// x₂, …, each with the name of its cell. The column to the right of the bar is called d; the
/// columns of the identity are called d₁, d₂, ….
MatrixHeads matrixHeads(const Rule& rule, MatrixKind kind);
/// Returns the headers of A⁻¹, whose rows are presses and whose columns are lights.
MatrixHeads inverseHeads(const Rule& rule);

enum class EliminationMode { steps, byHand, outcome, methods };

/// The matrix of the current mode, with its headers and marks.
class ShownMatrix {
public:
    ShownMatrix(const Workbench& workbench, const EliminationPlayer& player,
                const HandElimination& hand)
        : workbench_(workbench), player_(player), hand_(hand) {}

    EliminationMode mode() const { return mode_; }
    void setMode(EliminationMode mode) { mode_ = mode; }
    /// Returns the matrix, or null if no elimination of a board of this size has been recorded.
    /// This can happen after a move, because other slots may run before those of the page.
    const BitMatrix* matrix() const;
    /// Returns the current recording; there must be a matrix.
    const Recording& recording() const { return player_.recording(); }
    /// Returns the operation that led to the matrix, or null if there is none.
    const RowOperation* lastOperation() const;
    /// Returns true before the first step, when the rows are still the equations of the lights.
    bool isAtStart() const;
    /// Returns the progress of the elimination; nullopt if the matrix is its result.
    std::optional<EliminationState> elimination() const;
    MatrixHeads heads() const;
    /// Return the column of a vertex's button, and the row of its light at the start; nullopt if
    /// it has none.
    std::optional<std::size_t> columnOf(std::optional<Vertex> vertex) const;
    std::optional<std::size_t> rowOf(std::optional<Vertex> vertex) const;
    /// Return the vertex of a column or of a row at the start.
    std::optional<Vertex> vertexOfColumn(std::optional<std::size_t> column) const;
    std::optional<Vertex> vertexOfRow(std::optional<std::size_t> row) const;
    /// Shows the matrix in a view. A step or a few steps are filmed. There must be a matrix.
    void showIn(MatrixView& view);
    /// Shows in a view what the film has reached. Returns true if filmedMatrix() or
    /// filmedOperation() has changed.
    bool followFilm(MatrixView& view);
    /// Films the last operation from the moment at which the moved row has arrived.
    void skipToArrival() {
        film_.cutTo(static_cast<double>(step()) - 0.5);
        film_.goTo(step());
    }
    /// The position between steps that is shown.
    Film& film() { return film_; }
    /// Return the matrix and the operation that the film has reached. While an operation is filmed,
    /// the matrix is the one before it until all entries have changed. The operation is null at
    /// the start.
    const BitMatrix& filmedMatrix() const { return filmed_; }
    const RowOperation* filmedOperation() const {
        const std::size_t next = stepInFilm();
        return next == 0 || next > operations().size() ? nullptr : &operations()[next - 1];
    }
    bool isFilmAtStart() const { return filmedStep_ == 0; }

private:
    bool isInProgress() const {
        return mode() == EliminationMode::steps || mode() == EliminationMode::byHand;
    }
    std::size_t step() const {
        return mode() == EliminationMode::byHand ? hand_.step() : player_.step();
    }
    const std::vector<RowOperation>& operations() const {
        return mode() == EliminationMode::byHand ? hand_.operations()
                                                 : player_.elimination().operations;
    }
    /// Returns the number of operations whose results the film has shown.
    std::size_t filmedStep() const;
    /// Returns how much of the operation has been filmed, from 0 to 1.
    double shareInFilm() const;
    /// Returns the step that follows the operation being filmed, or the step that is shown.
    std::size_t stepInFilm() const { return static_cast<std::size_t>(std::ceil(film_.position())); }
    /// Returns the matrix at a step near the current one.
    BitMatrix matrixAt(std::size_t step) const;
    void showFilm(MatrixView& view);

    /// Returns the buttons of the columns and the lights of the rows; nullopt if each vertex has
    /// both.
    std::optional<Reduction> reduction() const;

    const Workbench& workbench_;
    const EliminationPlayer& player_;
    const HandElimination& hand_;
    EliminationMode mode_ = EliminationMode::steps;
    Film film_;
    BitMatrix filmed_;
    std::size_t filmedStep_ = 0; ///< the step of filmed_
    std::size_t viewStep_ = 0;   ///< the step in the view
    const Recording* filmedRecording_ = nullptr;
    EliminationMode filmedMode_ = EliminationMode::steps;
};

} // namespace lightsout
