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

/// Returns the columns that were completed before the operation that leads to this step, in the
/// same phase.
BitVector finishedColumns(const EliminationPlayer& player, std::size_t step) {
    const RowOperation& operation = player.elimination().operations[step - 1];
    const RecordedElimination& elimination = player.elimination();
    const auto& pivots = elimination.pivots;
    BitVector finished(player.recording().columns);
    const std::size_t column = pivots[operation.source];
    if (player.isGoingUp(step)) {
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

MatrixMarks marksOf(const EliminationPlayer& player, std::size_t step, const BitMatrix& matrix) {
    MatrixMarks marks;
    const RecordedElimination& elimination = player.elimination();
    marks.pivots.assign(elimination.pivots.begin(),
                        elimination.pivots.begin() +
                            static_cast<std::ptrdiff_t>(player.pivotsFound(step)));
    if (step > 0) {
        const RowOperation& operation = elimination.operations[step - 1];
        markOperation(marks, matrix, operation);
        marks.column = elimination.pivots[operation.source];
        marks.finished = finishedColumns(player, step);
    }
    return marks;
}

MatrixMarks marksOf(const HandElimination& hand, std::size_t step, const BitMatrix& matrix) {
    MatrixMarks marks;
    const EliminationState state =
        step == hand.step() ? hand.state() : eliminationState(matrix, hand.columns());
    marks.pivots = state.pivots;
    marks.column = state.column;
    if (step > 0) {
        markOperation(marks, matrix, hand.operations()[step - 1]);
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
    const BitMatrix* shown = isInProgress() ? matrix() : nullptr;
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

BitMatrix ShownMatrix::matrixAt(std::size_t goal) const {
    BitMatrix result = *matrix();
    for (std::size_t at = step(); at < goal; ++at) {
        apply(result, operations()[at]);
    }
    for (std::size_t at = step(); at > goal; --at) {
        apply(result, operations()[at - 1]); // each operation is its own inverse
    }
    return result;
}

std::size_t ShownMatrix::filmedStep() const {
    const std::size_t next = stepInFilm();
    return next > 0 && shareInFilm() < filmTurned ? next - 1 : next;
}

double ShownMatrix::shareInFilm() const {
    return 1 - (static_cast<double>(stepInFilm()) - film_.position());
}

void ShownMatrix::showIn(MatrixView& view) {
    const EliminationOutcome& outcome = recording().outcome;
    const bool isOther = filmedRecording_ != &recording() || filmedMode_ != mode();
    filmedRecording_ = &recording();
    filmedMode_ = mode();
    if (isInProgress()) {
        film_.setSpeed(player_.speed());
        if (isOther || !view.canFilm() || stepInFilm() > operations().size()) {
            film_.cutTo(static_cast<double>(step()));
        } else {
            film_.goTo(step());
        }
        showFilm(view);
    } else if (mode() == EliminationMode::outcome) {
        MatrixMarks marks;
        if (!outcome.inverse) {
            marks.pivots = outcome.pivots;
            marks.target = outcome.contradiction;
        }
        view.setRowNamesShown(outcome.inverse.has_value());
        view.setMatrix(*matrix(), recording().columns, std::move(marks));
    }
}

void ShownMatrix::showFilm(MatrixView& view) {
    const std::size_t next = stepInFilm();
    const BitMatrix shown = matrixAt(next);
    viewStep_ = next;
    filmedStep_ = filmedStep();
    filmed_ = filmedStep_ == next ? shown : matrixAt(filmedStep_);
    view.setRowNamesShown(isFilmAtStart());
    view.setMatrix(shown, recording().columns,
                   mode() == EliminationMode::byHand ? marksOf(hand_, next, shown)
                                                     : marksOf(player_, next, shown),
                   shareInFilm());
}

bool ShownMatrix::followFilm(MatrixView& view) {
    if (!isInProgress() || matrix() == nullptr || filmedRecording_ != &recording()) {
        film_.cutTo(0);
        return false;
    }
    const bool isOther = stepInFilm() != viewStep_ || filmedStep() != filmedStep_;
    if (isOther) {
        showFilm(view);
    } else {
        view.setFilm(shareInFilm());
    }
    return isOther;
}

} // namespace lightsout
