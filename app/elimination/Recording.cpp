// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Recording.h"

#include "gf2/Elimination.h"
#include "solve/RecordedChase.h"

#include <algorithm>

namespace lightsout {

namespace {

BitVector spreadRow(const BitVector& row, const Reduction& reduction, std::size_t vertices,
                    MatrixKind kind) {
    const std::size_t buttons = reduction.buttons().size();
    const std::size_t right = kind == MatrixKind::system    ? 1
                              : kind == MatrixKind::inverse ? vertices
                                                            : 0;
    BitVector spread(vertices + right);
    spread.assign(0, spreadEntries(row.slice(0, buttons), reduction.buttons(), vertices));
    const BitVector rest = row.slice(buttons, row.size() - buttons);
    spread.assign(vertices, kind == MatrixKind::inverse
                                ? spreadEntries(rest, reduction.lights(), vertices)
                                : rest);
    return spread;
}

/// Sets the entries where the row of a vertex meets its column. A vertex without a light or without
/// a button has no such entry.
void setDiagonal(BitMatrix& matrix, const Reduction& reduction, bool value) {
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        const std::vector<Vertex>& buttons = reduction.buttons();
        const auto button = std::ranges::lower_bound(buttons, reduction.lights()[row]);
        if (button != buttons.end() && *button == reduction.lights()[row]) {
            matrix.set(row, static_cast<std::size_t>(button - buttons.begin()), value);
        }
    }
}

EliminationOutcome outcomeOf(const RecordedElimination& system, const Game& game,
                             const Reduction& reduction, Progress& progress) {
    const std::size_t vertices = game.vertexCount();
    const std::size_t buttons = reduction.buttons().size();
    const auto ofVertices = [&](const BitVector& presses) {
        return spreadEntries(presses, reduction.buttons(), vertices);
    };
    EliminationOutcome outcome{.reduced = system.result,
                               .pivots = system.pivots,
                               .rank = system.rank(),
                               .nullity = buttons - system.rank(),
                               .solution = {},
                               .contradiction = system.contradiction,
                               .certificate = {},
                               .proof = {},
                               .inverse = {},
                               .inverseOfVertices = {}};
    if (system.contradiction) {
        const auto equation = [&](const BitVector& row) {
            return Equation{.row = spreadRow(row, reduction, vertices, MatrixKind::system),
                            .columns = vertices};
        };
        const BitVector rows = rowsAddedUp(system, *system.contradiction);
        rows.forEachOne(
            [&](std::size_t row) { outcome.proof.push_back(equation(system.start.row(row))); });
        outcome.proof.push_back(equation(system.result.row(*system.contradiction)));
        outcome.certificate = spreadEntries(rows, reduction.lights(), vertices);
    } else {
        outcome.solution = generalSolution(system, buttons);
        outcome.solution.particular = ofVertices(outcome.solution.particular);
        for (std::size_t& parameter : outcome.solution.parameters) {
            parameter = reduction.buttons()[parameter];
        }
        for (BitVector& direction : outcome.solution.directions) {
            direction = ofVertices(direction);
        }
    }
    if (outcome.nullity == 0 && reduction.isSquare()) {
        const BitMatrix both =
            reduction.matrix(game.rule()).augmented(BitMatrix::identity(buttons));
        outcome.inverse =
            reducedEchelonForm(both, buttons, progress).matrix.columns(buttons, buttons);
        outcome.inverseOfVertices =
            game.rule().isMarked() ? reduction.spreadInverse(*outcome.inverse, vertices, &progress)
                                   : *outcome.inverse;
    }
    return outcome;
}

/// Adds notes with the equations of the filling. Each equation is placed at the step at which it is
/// complete, before its row is added to others.
void addFilling(std::vector<StepNote>& notes, const Recording& recording, Progress& progress) {
    const RecordedElimination& elimination = recording.elimination;
    const std::size_t smallSystem = *recording.smallSystem;
    if (isAlone(recording.kind)) { // without a right-hand side, the rows are not equations
        notes.push_back({StepNote::Kind::smallSystem, smallSystem});
        return;
    }
    BitMatrix matrix = elimination.start;
    std::size_t step = 0;
    const std::size_t filled = recording.columns - recording.gridColumns;
    for (std::size_t row = 0; row < filled; ++row) {
        progress.checkpoint();
        while (step < smallSystem && elimination.operations[step].source < row) {
            apply(matrix, elimination.operations[step++]);
        }
        notes.push_back({StepNote::Kind::equation,
                         step,
                         {.row = matrix.row(row),
                          .columns = recording.columns,
                          .kind = recording.kind,
                          .press = elimination.pivots[row]}});
    }
    while (step < smallSystem) {
        apply(matrix, elimination.operations[step++]);
    }
    notes.push_back({StepNote::Kind::smallSystem, smallSystem});
    for (std::size_t row = filled; row < recording.columns; ++row) {
        notes.push_back(
            {StepNote::Kind::equation,
             smallSystem,
             {.row = matrix.row(row), .columns = recording.columns, .kind = recording.kind},
             row});
    }
}

/// Returns notes for the phases of an elimination. For row-by-row filling, also returns the
/// equations that express each press in terms of the first row, such as "x₄ = 1 + x₁ + x₂", and the
/// small system. The notes are in ascending order of their steps. Takes O(operations) time. Throws
/// Cancelled.
std::vector<StepNote> stepNotes(const Recording& recording, Progress& progress) {
    const RecordedElimination& elimination = recording.elimination;
    const std::size_t steps = elimination.operations.size();
    const bool fills = recording.smallSystem.has_value();
    std::vector<StepNote> notes;
    if (fills) {
        notes.push_back({StepNote::Kind::filling, 0});
        addFilling(notes, recording, progress);
    } else if (elimination.phaseChange > 0) {
        notes.push_back({StepNote::Kind::goingDown, 0});
    }
    if (elimination.phaseChange < steps) {
        notes.push_back({fills ? StepNote::Kind::firstRowPutIn : StepNote::Kind::goingUp,
                         elimination.phaseChange});
    }
    return notes;
}

} // namespace

BitVector rowOfVertices(const Recording& recording, const BitVector& row) {
    return spreadRow(row, recording.reduction, recording.vertices, recording.kind);
}

BitMatrix matrixOf(const Game& game, MatrixKind kind, const Progress* progress) {
    const Reduction reduction(game.rule());
    if (kind == MatrixKind::system) {
        return reduction.system(game, progress);
    }
    BitMatrix matrix = reduction.matrix(game.rule(), progress);
    if (kind == MatrixKind::zeroDiagonal || kind == MatrixKind::unitDiagonal) {
        setDiagonal(matrix, reduction, kind == MatrixKind::unitDiagonal);
    }
    return isAlone(kind) ? matrix : matrix.augmented(BitMatrix::identity(matrix.rows()));
}

std::shared_ptr<const Recording> record(const Game& game, EliminationMethod method, MatrixKind kind,
                                        Progress& progress) {
    const std::size_t buttons = game.rule().buttonCount();
    auto recording = std::make_shared<Recording>();
    recording->reduction = Reduction(game.rule());
    recording->vertices = game.vertexCount();
    recording->columns = buttons;
    recording->kind = kind;
    BitMatrix matrix = matrixOf(game, kind, &progress);
    if (method == EliminationMethod::chase) {
        RecordedChase chase = recordChase(*game.rule().lattice(), std::move(matrix), progress);
        recording->elimination = std::move(chase.elimination);
        recording->smallSystem = chase.smallSystem;
        recording->gridColumns = game.rule().lattice()->cols;
    } else {
        recording->elimination = recordElimination(std::move(matrix), buttons, progress);
    }
    recording->outcome = outcomeOf(
        kind == MatrixKind::system
            ? recording->elimination
            : recordElimination(matrixOf(game, MatrixKind::system, &progress), buttons, progress),
        game, recording->reduction, progress);
    recording->notes = stepNotes(*recording, progress);
    return recording;
}

std::optional<std::size_t> indexIn(const std::vector<Vertex>& vertices,
                                   std::optional<Vertex> vertex) {
    const auto place = vertex ? std::ranges::find(vertices, *vertex) : vertices.end();
    return place == vertices.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(place - vertices.begin()));
}

} // namespace lightsout
