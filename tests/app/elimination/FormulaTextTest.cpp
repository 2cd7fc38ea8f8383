// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/FormulaText.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

QString plain(QString formula) {
    return formula.remove(QChar(0x2066)).remove(QChar(0x2069));
}

std::shared_ptr<const Recording> recordingOf(const Game& game) {
    Progress progress;
    return record(game, EliminationMethod::gauss, MatrixKind::system, progress);
}

} // namespace

class FormulaTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Pressing the result of each of the 16 choices solves the board.
    void everyChoiceSolvesTheBoard() {
        const Game game = Game::allOn(Lattice{.rows = 4, .cols = 4});
        const auto recording = recordingOf(game);
        const GeneralSolution& solution = recording->outcome.solution;
        QCOMPARE(solution.parameters.size(), 4U);
        for (unsigned bits = 0; bits < 16; ++bits) {
            BitVector choice(4);
            for (std::size_t i = 0; i < 4; ++i) {
                choice.set(i, (bits >> i) % 2 == 1);
            }
            BitVector presses(16);
            for (std::size_t press = 0; press < 16; ++press) {
                const QString formula = plain(solutionFormula(solution, choice, press));
                presses.set(press, formula.endsWith(QLatin1Char('1')));
                QVERIFY(formula.endsWith(QStringLiteral("= 1")) ||
                        formula.endsWith(QStringLiteral("= 0")));
            }
            QVERIFY(game.rule().changedBy(presses) == game.difference());
            for (std::size_t i = 0; i < 4; ++i) {
                QCOMPARE(presses[solution.parameters[i]], choice[i]);
            }
        }
    }

    void sumsAreWrittenAsInABook() {
        GeneralSolution solution;
        solution.particular = *BitVector::fromString("100");
        solution.parameters = {1, 2};
        solution.directions = {*BitVector::fromString("110"), *BitVector::fromString("101")};
        BitVector choice(2);
        choice.set(1);
        QCOMPARE(plain(solutionFormula(solution, choice, 0)),
                 QStringLiteral("x₁ = 1 + t₁ + t₂ = 1 + 0 + 1 = 0"));
        QCOMPARE(plain(solutionFormula(solution, choice, 1)), QStringLiteral("x₂ = t₁ = 0"));
        QCOMPARE(plain(solutionFormula(solution, choice, 2)), QStringLiteral("x₃ = t₂ = 1"));
        solution = {.particular = *BitVector::fromString("10"), .parameters = {}, .directions = {}};
        QCOMPARE(plain(solutionFormula(solution, {}, 0)), QStringLiteral("x₁ = 1"));
        QCOMPARE(plain(solutionFormula(solution, {}, 1)), QStringLiteral("x₂ = 0"));
    }

    /// A long sum is shortened in the middle, except in copies.
    void longSumsAreCut() {
        BitMatrix inverse(1, 200);
        for (std::size_t i = 0; i < 200; ++i) {
            inverse.set(0, i);
        }
        QCOMPARE(inverseFormula(inverse, 0).count(QLatin1Char('d')), maxShownTerms - 1);
        QVERIFY(inverseFormula(inverse, 0).contains(QStringLiteral("+ … + d₂₀₀")));
        QCOMPARE(inverseFormula(inverse, 0, unlimitedTerms).count(QLatin1Char('d')), 200);
    }

    void latexHasItsIndices() {
        QCOMPARE(formulaLatex(QStringLiteral("⁦x₁₂ = d₁ + d₃⁩")),
                 QStringLiteral("x_{12} = d_{1} + d_{3}"));
        QCOMPARE(formulaLatex(QStringLiteral("0 = 1")), QStringLiteral("0 = 1"));
    }
};

LIGHTSOUT_TEST(FormulaTextTest)
#include "FormulaTextTest.moc"
