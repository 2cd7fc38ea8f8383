#include "elimination/StepMarks.h"

#include "document/VertexText.h"

#include <algorithm>

namespace lightsout {

namespace {

/// The entries that the last operation changed, now that it is made.
void markOperation(MatrixMarks& marks, const BitMatrix& matrix, const RowOperation& operation) {
    marks.source = operation.source;
    marks.target = operation.target;
    marks.isSwap = operation.kind == RowOperation::Kind::swap;
    marks.changed = matrix.row(operation.source);
    if (marks.isSwap) {
        marks.changed ^= matrix.row(operation.target);
    }
}

/// The columns whose pivots were done with before this operation, in its phase.
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

constexpr qsizetype longestName = 7;

std::vector<QString> symbols(QChar letter, std::size_t count) {
    std::vector<QString> texts;
    for (std::size_t i = 1; i <= count; ++i) {
        texts.push_back(letter + subscript(i));
    }
    return texts;
}

/// Nothing where they would say no more than the symbols' numbers.
std::vector<QString> cellNames(const Rule& rule) {
    std::vector<QString> names;
    bool saysMore = false;
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        names.push_back(vertexShortName(rule, v).left(longestName));
        saysMore = saysMore || names.back() != QString::number(v + 1);
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

MatrixHeads matrixHeads(const Rule& rule, const Recording& recording) {
    const std::size_t cells = recording.columns;
    const std::size_t rightColumns = recording.elimination.start.cols() - cells;
    MatrixHeads heads{.rowSymbols = symbols(QLatin1Char('R'), cells),
                      .columnSymbols = symbols(QLatin1Char('x'), cells),
                      .rowNames = cellNames(rule),
                      .columnNames = cellNames(rule)};
    if (rightColumns == 1) {
        heads.columnSymbols.push_back(QStringLiteral("d"));
    } else if (rightColumns == cells) {
        const std::vector<QString> lights = symbols(QLatin1Char('d'), cells);
        heads.columnSymbols.insert(heads.columnSymbols.end(), lights.begin(), lights.end());
    }
    if (!heads.columnNames.empty()) {
        const std::vector<QString> names = heads.columnNames;
        heads.columnNames.resize(cells + rightColumns);
        if (rightColumns == cells) {
            std::ranges::copy(names,
                              heads.columnNames.begin() + static_cast<std::ptrdiff_t>(cells));
        }
    }
    return heads;
}

MatrixHeads inverseHeads(const Rule& rule) {
    return {.rowSymbols = symbols(QLatin1Char('x'), rule.vertexCount()),
            .columnSymbols = symbols(QLatin1Char('d'), rule.vertexCount()),
            .rowNames = cellNames(rule),
            .columnNames = cellNames(rule)};
}

} // namespace lightsout
