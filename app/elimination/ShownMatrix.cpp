// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/ShownMatrix.h"

#include "elimination/StepMarks.h"
#include "game/Reduction.h"

#include <algorithm>

namespace lightsout {

namespace {

std::optional<std::size_t> indexIn(const std::vector<Vertex>& vertices,
                                   std::optional<Vertex> vertex) {
    const auto place = vertex ? std::ranges::find(vertices, *vertex) : vertices.end();
    return place == vertices.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(place - vertices.begin()));
}

std::optional<Vertex> entryOf(const std::vector<Vertex>& vertices,
                              std::optional<std::size_t> index) {
    return index && *index < vertices.size() ? std::optional(vertices[*index]) : std::nullopt;
}

} // namespace

const BitMatrix* ShownMatrix::matrix() const {
    if (!player_.isLoaded() || !player_.recording().fits(workbench_.document.game().rule())) {
        return nullptr;
    }
    const EliminationOutcome& outcome = player_.recording().outcome;
    switch (mode()) {
    case EliminationMode::steps:
        return &player_.matrix();
    case EliminationMode::byHand:
        return &hand_.matrix();
    case EliminationMode::outcome:
    case EliminationMode::methods:
        break;
    }
    return outcome.inverse ? &*outcome.inverse : &outcome.reduced;
}

const RowOperation* ShownMatrix::lastOperation() const {
    return mode() == EliminationMode::byHand ? hand_.lastOperation() : player_.lastOperation();
}

bool ShownMatrix::isAtStart() const {
    return (mode() == EliminationMode::steps && player_.step() == 0) ||
           (mode() == EliminationMode::byHand && hand_.step() == 0);
}

std::optional<EliminationState> ShownMatrix::elimination() const {
    const bool isInProgress = mode() == EliminationMode::steps || mode() == EliminationMode::byHand;
    const BitMatrix* shown = isInProgress ? matrix() : nullptr;
    return shown == nullptr ? std::nullopt
                            : std::optional(eliminationState(*shown, recording().columns));
}

MatrixHeads ShownMatrix::heads() const {
    const Rule& rule = workbench_.document.game().rule();
    if (mode() != EliminationMode::outcome) {
        return matrixHeads(rule, recording().kind);
    }
    return recording().outcome.inverse ? inverseHeads(rule) : matrixHeads(rule, MatrixKind::system);
}

std::optional<Reduction> ShownMatrix::reduction() const {
    const Rule& rule = workbench_.document.game().rule();
    if (!rule.isMarked()) {
        return std::nullopt;
    }
    return matrix() != nullptr ? recording().reduction : Reduction(rule);
}

std::optional<std::size_t> ShownMatrix::columnOf(std::optional<Vertex> vertex) const {
    const std::optional<Reduction> reduction = this->reduction();
    return reduction ? indexIn(reduction->buttons(), vertex) : vertex;
}

std::optional<std::size_t> ShownMatrix::rowOf(std::optional<Vertex> vertex) const {
    const std::optional<Reduction> reduction = this->reduction();
    return reduction ? indexIn(reduction->lights(), vertex) : vertex;
}

std::optional<Vertex> ShownMatrix::vertexOfColumn(std::optional<std::size_t> column) const {
    const std::optional<Reduction> reduction = this->reduction();
    return reduction ? entryOf(reduction->buttons(), column) : column;
}

std::optional<Vertex> ShownMatrix::vertexOfRow(std::optional<std::size_t> row) const {
    const std::optional<Reduction> reduction = this->reduction();
    return reduction ? entryOf(reduction->lights(), row) : row;
}

void ShownMatrix::showIn(MatrixView& view) {
    const EliminationOutcome& outcome = recording().outcome;
    switch (mode()) {
    case EliminationMode::steps: {
        const bool isOneOn = player_.step() == lastStep_ + 1;
        lastStep_ = player_.step();
        view.setRowNamesShown(isAtStart());
        view.setMatrix(player_.matrix(), recording().columns, marksOf(player_), isOneOn);
        break;
    }
    case EliminationMode::byHand:
        view.setRowNamesShown(isAtStart());
        view.setMatrix(hand_.matrix(), hand_.columns(), marksOf(hand_), hand_.step() > 0);
        break;
    case EliminationMode::outcome: {
        MatrixMarks marks;
        if (!outcome.inverse) {
            marks.pivots = outcome.pivots;
            marks.target = outcome.contradiction;
        }
        view.setRowNamesShown(outcome.inverse.has_value());
        view.setMatrix(*matrix(), recording().columns, std::move(marks));
        break;
    }
    case EliminationMode::methods:
        break;
    }
}

} // namespace lightsout
