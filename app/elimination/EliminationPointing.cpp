// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPage.h"

#include "board/BoardView.h"
#include "elimination/FormulaList.h"
#include "elimination/OutcomeCard.h"
#include "elimination/RowCard.h"
#include "elimination/ToolRow.h"
#include "matrix/MatrixView.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

// What is pointed at: rows, formulas and their symbols, and what is said of them beside the board.

namespace lightsout {

void EliminationPage::connectFormulas() {
    connect(tools_, &ToolRow::formulasChosen, this, &EliminationPage::refresh);
    connect(tools_, &ToolRow::formulaCopyWanted, this, [this](bool asLatex) {
        QGuiApplication::clipboard()->setText(asLatex ? formulas_->latexText()
                                                      : formulas_->plainText());
    });
    connect(formulas_, &FormulaList::pointedAt, this, &EliminationPage::pointAtFormula);
    connect(formulas_, &FormulaList::symbolPointedAt, &workbench_.selection, &Selection::setVertex);
    connect(formulas_, &FormulaList::choiceWanted, outcome_, &OutcomeCard::choose);
    connect(outcome_, &OutcomeCard::choiceChanged, this, [this] {
        formulas_->setChoice(outcome_->choice());
        showRow();
    });
}

void EliminationPage::pointAtRow(std::optional<std::size_t> row) {
    if (mode() == Mode::outcome && player_.isLoaded()) {
        const EliminationOutcome& outcome = player_.recording().outcome;
        if (outcome.inverse || !row) {
            pointAtFormula(row);
        } else {
            pointAtFormula(*row < outcome.pivots.size() ? std::optional(outcome.pivots[*row])
                                                        : std::nullopt);
            matrix_->setPointedRow(row);
        }
        return;
    }
    pointedRow_ = row;
    matrix_->setPointedRow(row);
    if (isAtStart()) {
        workbench_.selection.setVertex(row);
    }
    showRow();
}

void EliminationPage::pointAtFormula(std::optional<Vertex> vertex) {
    pointedRow_ = vertex;
    std::optional<std::size_t> row = vertex;
    if (vertex && !player_.recording().outcome.inverse) {
        const auto& pivots = player_.recording().outcome.pivots;
        const auto place = std::ranges::find(pivots, *vertex);
        row = place == pivots.end()
                  ? std::nullopt
                  : std::optional(static_cast<std::size_t>(place - pivots.begin()));
    }
    matrix_->setPointedRow(row);
    workbench_.selection.setVertex(vertex);
    showRow();
}

void EliminationPage::showRow() {
    const Guide& guide = workbench_.guide;
    BoardView& board = row_->board();
    board.setStars(guide.stars());
    board.setHint(guide.hint());
    board.setPattern(guide.certificate());
    if (!player_.isLoaded()) {
        row_->showNothing();
        return;
    }
    if (mode() == Mode::outcome || mode() == Mode::methods) {
        const std::size_t cells = player_.recording().columns;
        const auto press = pointedRow_ && *pointedRow_ < cells ? pointedRow_ : std::nullopt;
        formulas_->setPointedAt(press);
        row_->showOutcome(player_.recording().outcome, outcome_->choice(), press);
        return;
    }
    std::optional<std::size_t> row = pointedRow_;
    if (!row || *row >= shownMatrix()->rows()) {
        const RowOperation* operation = lastOperation();
        row = operation != nullptr ? std::optional(operation->target) : keptRow_;
    }
    keptRow_ = row;
    if (row) {
        const Recording& recording = player_.recording();
        row_->showRow(*shownMatrix(), recording.columns, recording.kind, *row, isAtStart());
    } else {
        row_->showNothing();
    }
}

} // namespace lightsout
