// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/ShownMatrix.h"

namespace lightsout {

class FormulaList;
class OutcomeCard;
class RowCard;

/// Synchronises the row or formula pointed at between the matrix, the formulas and the board, and
/// keeps the text about it next to the board up to date.
class RowPointing : public QObject {
    Q_OBJECT

public:
    RowPointing(Workbench& workbench, const ShownMatrix& shown, MatrixView& matrix,
                FormulaList& formulas, OutcomeCard& outcome, RowCard& row, QObject* parent);

    /// Clears the row pointed at without a signal. Called before another matrix is loaded.
    void forget();
    /// Shows the text about the row pointed at, or about the last operation's row.
    void show();

private:
    void followSelection();
    void pointAtRow(std::optional<std::size_t> row);
    void pointAtFormula(std::optional<Vertex> vertex);

    std::optional<std::size_t> pointed() const {
        return pointed_.copyIn(workbench_.document.vertexRevision());
    }
    void setPointed(std::optional<std::size_t> row);

    Workbench& workbench_;
    const ShownMatrix& shown_;
    MatrixView& matrix_;
    FormulaList& formulas_;
    OutcomeCard& outcome_;
    RowCard& row_;
    OfRevision<std::size_t> pointed_;
    OfRevision<std::size_t> kept_; ///< row described until another one is pointed at
};

} // namespace lightsout
