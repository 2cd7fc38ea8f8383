// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/StepMarks.h"

#include "game/Reduction.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <algorithm>

namespace lightsout {

namespace {

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

/// Returns the columns whose pivots were completed before this operation, in its phase.
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

/// Returns x₂ for vertex 1 (counted from 0), and so on.
std::vector<QString> symbols(QChar letter, const std::vector<Vertex>& vertices) {
    std::vector<QString> texts;
    for (const Vertex v : vertices) {
        texts.push_back(letter + subscript(shownNumber(v)));
    }
    return texts;
}

std::vector<QString> symbols(QChar letter, std::size_t count) {
    std::vector<QString> texts;
    for (std::size_t i = 0; i < count; ++i) {
        texts.push_back(letter + subscript(shownNumber(i)));
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
    MatrixHeads heads{.rowSymbols = symbols(QLatin1Char('R'), reduction.lights().size()),
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

} // namespace lightsout
