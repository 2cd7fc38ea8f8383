// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/RowPointing.h"

#include "board/BoardView.h"
#include "elimination/FormulaList.h"
#include "elimination/OutcomeCard.h"
#include "elimination/RowCard.h"
#include "matrix/MatrixView.h"

#include <algorithm>

namespace lightsout {

RowPointing::RowPointing(Workbench& workbench, const ShownMatrix& shown, MatrixView& matrix,
                         FormulaList& formulas, OutcomeCard& outcome, RowCard& row, QObject* parent)
    : QObject(parent), workbench_(workbench), shown_(shown), matrix_(matrix), formulas_(formulas),
      outcome_(outcome), row_(row) {
    Selection& selection = workbench.selection;
    connect(&selection, &Selection::vertexChanged, this, &RowPointing::followSelection);
    connect(&matrix, &MatrixView::rowPointedAt, this, &RowPointing::pointAtRow);
    connect(&matrix, &MatrixView::columnPointedAt, this, [this](std::optional<std::size_t> column) {
        workbench_.selection.setVertex(shown_.vertexOfColumn(column));
    });
    connect(&formulas, &FormulaList::pointedAt, this, &RowPointing::pointAtFormula);
    connect(&formulas, &FormulaList::symbolPointedAt, &selection, &Selection::setVertex);
    connect(&outcome, &OutcomeCard::choiceChanged, this, [this] {
        formulas_.setChoice(outcome_.choice());
        show();
    });
    connect(&workbench.guide, &Guide::changed, this, &RowPointing::show);
}

void RowPointing::forget() {
    pointed_.reset();
    kept_.reset();
}

void RowPointing::setPointed(std::optional<std::size_t> row) {
    pointed_.reset();
    if (row) {
        pointed_ = {*row, workbench_.document.vertexRevision()};
    }
}

void RowPointing::followSelection() {
    const std::optional<Vertex> vertex = workbench_.selection.vertex();
    matrix_.setPointedColumn(shown_.columnOf(vertex));
    formulas_.setMarkedSymbol(vertex);
    if (row_.isPointing()) {
        return;
    }
    if (shown_.isAtStart()) {
        setPointed(shown_.rowOf(vertex));
        matrix_.setPointedRow(shown_.rowOf(vertex));
    }
    show();
}

void RowPointing::pointAtRow(std::optional<std::size_t> row) {
    if (shown_.mode() == EliminationMode::outcome && shown_.matrix() != nullptr) {
        const EliminationOutcome& outcome = shown_.recording().outcome;
        if (outcome.inverse || !row) {
            pointAtFormula(shown_.vertexOfColumn(row)); // row i of the inverse is for column i
        } else {
            pointAtFormula(shown_.vertexOfColumn(
                *row < outcome.pivots.size() ? std::optional(outcome.pivots[*row]) : std::nullopt));
            matrix_.setPointedRow(row);
        }
        return;
    }
    setPointed(row);
    matrix_.setPointedRow(row);
    if (shown_.isAtStart()) {
        workbench_.selection.setVertex(shown_.vertexOfRow(row));
    }
    show();
}

void RowPointing::pointAtFormula(std::optional<Vertex> vertex) {
    setPointed(vertex);
    std::optional<std::size_t> row = shown_.columnOf(vertex);
    if (row && !shown_.recording().outcome.inverse) {
        const auto& pivots = shown_.recording().outcome.pivots;
        const auto place = std::ranges::find(pivots, *row);
        row = place == pivots.end()
                  ? std::nullopt
                  : std::optional(static_cast<std::size_t>(place - pivots.begin()));
    }
    matrix_.setPointedRow(row);
    workbench_.selection.setVertex(vertex);
    show();
}

void RowPointing::show() {
    const Guide& guide = workbench_.guide;
    BoardView& board = row_.board();
    board.setStars(guide.stars());
    board.setHint(guide.hint());
    board.setPattern(guide.certificate());
    const BitMatrix* matrix = shown_.matrix();
    if (matrix == nullptr) {
        row_.showNothing();
        return;
    }
    const Recording& recording = shown_.recording();
    if (shown_.mode() == EliminationMode::outcome || shown_.mode() == EliminationMode::methods) {
        const auto pointed = this->pointed();
        const bool isPress = pointed && *pointed < recording.vertices && shown_.columnOf(pointed);
        const auto press = isPress ? pointed : std::nullopt;
        formulas_.setPointedAt(press);
        row_.showOutcome(recording.outcome, outcome_.choice(), press);
        return;
    }
    const quint64 vertices = workbench_.document.vertexRevision();
    std::optional<std::size_t> row = pointed();
    if (!row || *row >= matrix->rows()) {
        const RowOperation* operation = shown_.lastOperation();
        row = operation != nullptr ? std::optional(operation->target) : kept_.copyIn(vertices);
    }
    if (row) {
        kept_ = {*row, vertices};
        row_.showRow(recording, *matrix, *row, shown_.isAtStart());
    } else {
        row_.showNothing();
    }
}

} // namespace lightsout

#include "moc_RowPointing.cpp"
