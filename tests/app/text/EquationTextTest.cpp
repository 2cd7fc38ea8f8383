// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/EquationText.h"
#include "graph/Families.h"
#include "text/NumberText.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class EquationTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsTheNeighbours() {
        const Game game = Game::allOn(Lattice{.rows = 3, .cols = 3});
        QCOMPARE(equationText(game, 4), isolated(QStringLiteral("x₂ + x₄ + x₅ + x₆ + x₈ = 1")));
    }

    void oneWayInfluencesStandInTheRowOfTheirTarget() {
        Graph graph(2);
        graph.addArc(0, 1);
        const Game game(Rule(graph), *BitVector::fromString("10"), BitVector(2));
        QCOMPARE(equationText(game, 0), isolated(QStringLiteral("x₁ = 1")));
        QCOMPARE(equationText(game, 1), isolated(QStringLiteral("x₁ + x₂ = 0")));
    }

    void anUnreachableLightHasAnEmptySum() {
        const Game game = Game::allOn(Graph(1, false));
        QCOMPARE(equationText(game, 0), isolated(QStringLiteral("0 = 1")));
    }

    void longSumsAreCut() {
        const QString text = equationText(Game::allOn(completeGraph(30)), 0);
        QVERIFY(text.contains(QStringLiteral("… + x₃₀ = 1")));
        QCOMPARE(text.count(QLatin1Char('x')), 9);
    }
};

LIGHTSOUT_TEST(EquationTextTest)
#include "EquationTextTest.moc"
