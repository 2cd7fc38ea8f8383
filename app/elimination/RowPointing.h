// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/ShownMatrix.h"

namespace lightsout {

class FormulaList;
class OutcomeCard;
class RowCard;

/// The row or formula that is pointed at: in the matrix, among the formulas and on the board alike,
/// and what is said of it beside the board.
class RowPointing : public QObject {
    Q_OBJECT

public:
    RowPointing(Workbench& workbench, const ShownMatrix& shown, MatrixView& matrix,
                FormulaList& formulas, OutcomeCard& outcome, RowCard& row, QObject* parent);

    /// Points at nothing, without saying so: another matrix is coming.
    void forget();
    /// Says what there is to say of the row pointed at, else of the last operation's.
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
    OfRevision<std::size_t> kept_; ///< spoken of until another is pointed at
};

} // namespace lightsout
