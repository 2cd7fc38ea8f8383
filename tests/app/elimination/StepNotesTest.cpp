// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Recording.h"

#include "elimination/FormulaText.h"
#include "solve/Solver.h"
#include "text/FormulaSymbols.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

std::shared_ptr<const Recording> chaseOf(const Game& game, MatrixKind kind) {
    Progress progress;
    return record(game, EliminationMethod::chase, kind, progress);
}

/// Returns true if an equation such as "x₄ = 1 + x₁ + x₂" holds for these presses and lights to
/// change.
bool holds(const QString& equation, const BitVector& presses, const BitVector& difference) {
    bool sum = false;
    QString rest = equation;
    for (const FormulaSymbol& symbol : symbolsIn(equation)) {
        const BitVector& values = symbol.letter == QLatin1Char('d') ? difference : presses;
        sum = sum != values[symbol.vertex];
        rest.replace(symbol.begin, symbol.length, QString(symbol.length, QLatin1Char(' ')));
    }
    return sum == (rest.count(QLatin1Char('1')) % 2 == 1);
}

} // namespace

class StepNotesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every equation holds for a solution computed in another way, and expresses the press of the
    /// cell below by presses of the first row. It is listed at the step after which its row does
    /// not change before it is added to others.
    void theFillingsEquationsHold() {
        Random random(5);
        for (const Lattice& grid : {Lattice{.rows = 1, .cols = 1}, Lattice{.rows = 1, .cols = 4},
                                    Lattice{.rows = 3, .cols = 1}, Lattice{.rows = 3, .cols = 3},
                                    Lattice{.rows = 5, .cols = 4},
                                    Lattice{.rows = 4, .cols = 5, .selfInfluence = false}}) {
            const Rule rule(grid);
            const BitVector target(rule.vertexCount());
            const Game game(rule, randomSolvableLights(rule, target, random), target);
            Progress progress;
            const Result<Solver> solver = Solver::build(rule, progress);
            const Answer answer = solver->solve(game.difference(), progress);
            QVERIFY(answer.solvable);
            for (const MatrixKind kind : {MatrixKind::system, MatrixKind::inverse}) {
                const auto recording = chaseOf(game, kind);
                std::size_t equations = 0;
                std::size_t before = 0;
                for (const StepNote& note : recording->notes) {
                    QVERIFY(note.afterStep >= before);
                    before = note.afterStep;
                    if (note.kind != StepNote::Kind::equation) {
                        continue;
                    }
                    const QString equation = equationText(note.equation);
                    QVERIFY2(holds(equation, answer.vector, game.difference()),
                             qPrintable(equation));
                    const bool isFilling = equations + grid.cols < rule.vertexCount();
                    const auto symbols = symbolsIn(equation);
                    for (std::size_t i = isFilling ? 1 : 0; i < symbols.size(); ++i) {
                        QVERIFY(symbols[i].letter == QLatin1Char('d') ||
                                symbols[i].vertex < grid.cols);
                    }
                    if (isFilling) {
                        QCOMPARE(symbols[0].vertex, equations + grid.cols);
                    }
                    ++equations;
                }
                QCOMPARE(equations, rule.vertexCount());
            }
        }
    }

    /// These are the equations that the lecture gives for the 3 × 3 board with all lights on.
    void theLecturesEquations() {
        const auto recording =
            chaseOf(Game::allOn(Lattice{.rows = 3, .cols = 3}), MatrixKind::system);
        QCOMPARE(recording->notes[0].kind, StepNote::Kind::filling);
        QVERIFY(equationText(recording->notes[1].equation)
                    .contains(QStringLiteral("x₄ = 1 + x₁ + x₂")));
        QVERIFY(equationText(recording->notes[3].equation)
                    .contains(QStringLiteral("x₆ = 1 + x₂ + x₃")));
        QCOMPARE(recording->notes[7].kind, StepNote::Kind::smallSystem);
        QCOMPARE(recording->notes[7].afterStep, *recording->smallSystem);
    }

    /// Without a right-hand side, there are no equations; Gaussian elimination has only its two
    /// phases.
    void onlyThePhasesElsewhere() {
        const Game game = Game::allOn(Lattice{.rows = 3, .cols = 3});
        const auto chase = chaseOf(game, MatrixKind::matrix);
        for (const StepNote& note : chase->notes) {
            QVERIFY(note.kind != StepNote::Kind::equation);
        }
        Progress progress;
        const auto gauss = record(game, EliminationMethod::gauss, MatrixKind::system, progress);
        QCOMPARE(gauss->notes.size(), 2U);
        QCOMPARE(gauss->notes[1].kind, StepNote::Kind::goingUp);
        QCOMPARE(gauss->notes[1].afterStep, gauss->elimination.phaseChange);
    }
};

LIGHTSOUT_TEST(StepNotesTest)
#include "StepNotesTest.moc"
