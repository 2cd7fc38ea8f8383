// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Recording.h"

#include "elimination/StepNotes.h"
#include "gf2/Elimination.h"
#include "solve/RecordedChase.h"

namespace lightsout {

namespace {

EliminationOutcome outcomeOf(const RecordedElimination& system, const Game& game,
                             Progress& progress) {
    const std::size_t vertices = game.vertexCount();
    EliminationOutcome outcome{.reduced = system.result,
                               .pivots = system.pivots,
                               .rank = system.rank(),
                               .nullity = vertices - system.rank(),
                               .solution = {},
                               .contradiction = system.contradiction,
                               .certificate = {},
                               .proof = {},
                               .inverse = {}};
    if (system.contradiction) {
        outcome.certificate = rowsAddedUp(system, *system.contradiction);
        outcome.certificate.forEachOne([&](Vertex light) {
            outcome.proof.push_back({.row = system.start.row(light), .columns = vertices});
        });
        outcome.proof.push_back(
            {.row = system.result.row(*system.contradiction), .columns = vertices});
    } else {
        outcome.solution = generalSolution(system, vertices);
    }
    if (outcome.nullity == 0) {
        const BitMatrix both =
            game.rule().influenceMatrix().augmented(BitMatrix::identity(vertices));
        outcome.inverse =
            reducedEchelonForm(both, vertices, progress).matrix.columns(vertices, vertices);
    }
    return outcome;
}

} // namespace

BitMatrix matrixOf(const Game& game, MatrixKind kind) {
    BitMatrix matrix = game.rule().influenceMatrix();
    if (kind == MatrixKind::zeroDiagonal || kind == MatrixKind::unitDiagonal) {
        for (Vertex v = 0; v < game.vertexCount(); ++v) {
            matrix.set(v, v, kind == MatrixKind::unitDiagonal);
        }
    }
    if (isAlone(kind)) {
        return matrix;
    }
    if (kind == MatrixKind::inverse) {
        return matrix.augmented(BitMatrix::identity(game.vertexCount()));
    }
    BitMatrix rightSide(game.vertexCount(), 1);
    rightSide.setColumn(0, game.difference());
    return matrix.augmented(rightSide);
}

std::shared_ptr<const Recording> record(const Game& game, EliminationMethod method, MatrixKind kind,
                                        Progress& progress) {
    const std::size_t vertices = game.vertexCount();
    auto recording = std::make_shared<Recording>();
    recording->columns = vertices;
    recording->kind = kind;
    BitMatrix matrix = matrixOf(game, kind);
    if (method == EliminationMethod::chase) {
        RecordedChase chase = recordChase(*game.rule().lattice(), std::move(matrix), progress);
        recording->elimination = std::move(chase.elimination);
        recording->smallSystem = chase.smallSystem;
        recording->gridColumns = game.rule().lattice()->cols;
    } else {
        recording->elimination = recordElimination(std::move(matrix), vertices, progress);
    }
    recording->outcome =
        outcomeOf(kind == MatrixKind::system
                      ? recording->elimination
                      : recordElimination(matrixOf(game, MatrixKind::system), vertices, progress),
                  game, progress);
    recording->notes = stepNotes(*recording, progress);
    return recording;
}

} // namespace lightsout
