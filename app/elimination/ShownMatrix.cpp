// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/ShownMatrix.h"

#include "game/Reduction.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <algorithm>
#include <ranges>

namespace lightsout {

namespace {

std::optional<Vertex> entryOf(const std::vector<Vertex>& vertices,
                              std::optional<std::size_t> index) {
    return index && *index < vertices.size() ? std::optional(vertices[*index]) : std::nullopt;
}

/// Marks the entries that the last operation changed.
void markOperation(MatrixMarks& marks, const BitMatrix& matrix, const RowOperation& operation) {
    marks.source = operation.source;
    marks.target = operation.target;
    marks.isSwap = operation.kind == RowOperation::Kind::swap;
    marks.changed = matrix.row(operation.source);
    if (marks.isSwap) {
        marks.changed ^= matrix.row(operation.target);
    }
}

/// Returns the columns that were completed before this operation in the same phase.
BitVector finishedColumns(const EliminationPlayer& player, const RowOperation& operation) {
    const RecordedElimination& elimination = player.elimination();
    const auto& pivots = elimination.pivots;
    BitVector finished(player.recording().columns);
    const std::size_t column = pivots[operation.source];
    if (player.isGoingUp()) {
        for (std::size_t row = operation.source + 1; row < pivots.size(); ++row) {
            finished.set(pivots[row]);
        }
    } else {
        for (std::size_t row = 0; row < operation.source; ++row) {
            finished.set(pivots[row]);
        }
        if (std::ranges::is_sorted(pivots)) {
            for (const std::size_t free : elimination.freeColumns) {
                finished.set(free, free < column);
            }
        }
    }
    return finished;
}

constexpr qsizetype maxNameLength = 7;

/// Returns a symbol for each vertex, such as x₂ for vertex 1 (counted from 0).
template <typename Numbers>
std::vector<QString> symbols(QChar letter, const Numbers& numbers) {
    std::vector<QString> texts;
    for (const std::size_t number : numbers) {
        texts.push_back(letter + subscript(shownNumber(number)));
    }
    return texts;
}

/// Whether the symbol next to a cell, such as x₃, is numbered by its position in the list or by the
/// vertex.
enum class Numbered { byPlace, byVertex };

/// Returns the names of these cells; empty if they would only repeat the numbers of the symbols.
std::vector<QString> cellNames(const Rule& rule, const std::vector<Vertex>& cells,
                               Numbered numbered) {
    std::vector<QString> names;
    bool saysMore = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        names.push_back(vertexShortName(rule, cells[i]).left(maxNameLength));
        const std::size_t index = numbered == Numbered::byVertex ? cells[i] : i;
        saysMore = saysMore || names.back() != QString::number(shownNumber(index));
    }
    return saysMore ? names : std::vector<QString>();
}

} // namespace

MatrixMarks marksOf(const EliminationPlayer& player) {
    MatrixMarks marks;
    const RecordedElimination& elimination = player.elimination();
    marks.pivots.assign(elimination.pivots.begin(),
                        elimination.pivots.begin() +
                            static_cast<std::ptrdiff_t>(player.pivotsFound()));
    if (const RowOperation* operation = player.lastOperation()) {
        markOperation(marks, player.matrix(), *operation);
        marks.column = elimination.pivots[operation->source];
        marks.finished = finishedColumns(player, *operation);
    }
    return marks;
}

MatrixMarks marksOf(const HandElimination& hand) {
    MatrixMarks marks;
    const EliminationState& state = hand.state();
    marks.pivots = state.pivots;
    marks.column = state.column;
    if (const RowOperation* operation = hand.lastOperation()) {
        markOperation(marks, hand.matrix(), *operation);
    }
    return marks;
}

MatrixHeads matrixHeads(const Rule& rule, MatrixKind kind) {
    const Reduction reduction(rule);
    MatrixHeads heads{.rowSymbols = symbols(
                          rowLetter(), std::views::iota(std::size_t{0}, reduction.lights().size())),
                      .columnSymbols = symbols(QLatin1Char('x'), reduction.buttons()),
                      .rowNames = cellNames(rule, reduction.lights(), Numbered::byPlace),
                      .columnNames = cellNames(rule, reduction.buttons(), Numbered::byVertex)};
    std::vector<QString> names; // names of the columns to the right of the bar
    if (!heads.columnNames.empty()) {
        names = heads.rowNames;
        names.resize(reduction.lights().size());
    }
    if (kind == MatrixKind::system) {
        heads.columnSymbols.push_back(QStringLiteral("d"));
        names.assign(names.empty() ? 0 : 1, QString());
    } else if (kind == MatrixKind::inverse) {
        const std::vector<QString> lights = symbols(QLatin1Char('d'), reduction.lights());
        heads.columnSymbols.insert(heads.columnSymbols.end(), lights.begin(), lights.end());
    } else {
        names.clear();
    }
    heads.columnNames.insert(heads.columnNames.end(), names.begin(), names.end());
    return heads;
}

MatrixHeads inverseHeads(const Rule& rule) {
    const Reduction reduction(rule);
    return {.rowSymbols = symbols(QLatin1Char('x'), reduction.buttons()),
            .columnSymbols = symbols(QLatin1Char('d'), reduction.lights()),
            .rowNames = cellNames(rule, reduction.buttons(), Numbered::byVertex),
            .columnNames = cellNames(rule, reduction.lights(), Numbered::byVertex)};
}

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
