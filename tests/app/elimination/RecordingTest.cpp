// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Recording.h"

#include "elimination/ShownMatrix.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Eliminations of boards that lack buttons or lights.
class RecordingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holesAreTakenOut();
    void moreButtonsThanLights();
    void moreLightsThanButtons();
};

namespace {

Game pathWith(const std::vector<VertexMark>& marks) {
    Graph graph = pathGraph(4);
    graph.mark(marks);
    return Game::allOn(graph);
}

std::shared_ptr<const Recording> recorded(const Game& game) {
    Progress progress;
    return record(game, EliminationMethod::gauss, MatrixKind::system, progress);
}

} // namespace

void RecordingTest::holesAreTakenOut() {
    const Game game = pathWith({{.vertex = 1, .hasButton = false, .hasLight = false}});
    const auto recording = recorded(game);
    QCOMPARE(recording->columns, std::size_t{3});
    QCOMPARE(recording->elimination.start.rows(), std::size_t{3});
    QCOMPARE(recording->outcome.rank, std::size_t{2}); // vertices 2 and 3 have the same effect
    QCOMPARE(recording->outcome.nullity, std::size_t{1});
    const GeneralSolution& solution = recording->outcome.solution;
    QCOMPARE(game.rule().changedBy(solution.particular), game.difference());
    QCOMPARE(solution.directions.size(), std::size_t{1});
    QCOMPARE(solution.directions[0], *BitVector::fromString("0011"));
    QVERIFY(solution.parameters == std::vector<std::size_t>{3});
    const MatrixHeads heads = matrixHeads(game.rule(), MatrixKind::system);
    QVERIFY(heads.columnSymbols == (std::vector<QString>{"x₁", "x₃", "x₄", "d"}));
    QVERIFY(heads.rowNames == (std::vector<QString>{"1", "3", "4"}));
    // The columns and d are already numbered by vertex.
    QVERIFY(heads.columnNames.empty());
    QVERIFY(inverseHeads(game.rule()).rowNames.empty());
    QVERIFY(inverseHeads(game.rule()).columnNames.empty());
}

void RecordingTest::moreButtonsThanLights() {
    const Game game = pathWith({{.vertex = 3, .hasButton = true, .hasLight = false}});
    const auto recording = recorded(game);
    QCOMPARE(recording->elimination.start.rows(), std::size_t{3});
    QCOMPARE(recording->elimination.start.cols(), std::size_t{5});
    QCOMPARE(recording->outcome.nullity, std::size_t{1});
    QVERIFY(!recording->outcome.inverse && !recording->outcome.contradiction);
    QCOMPARE(game.rule().changedBy(recording->outcome.solution.particular), game.difference());
}

void RecordingTest::moreLightsThanButtons() {
    const Game game = pathWith({{.vertex = 0, .hasButton = false, .hasLight = true},
                                {.vertex = 2, .hasButton = false, .hasLight = true}});
    const auto recording = recorded(game);
    QCOMPARE(recording->columns, std::size_t{2});
    QCOMPARE(recording->outcome.nullity, std::size_t{0});
    QVERIFY(!recording->outcome.inverse);
    // Light 2 is changed by both presses, lights 0 and 1 by the first, light 3 by the second.
    QVERIFY(recording->outcome.contradiction.has_value());
    const BitVector& certificate = recording->outcome.certificate;
    QVERIFY(game.rule().parityOfToggled(certificate).none());
    QVERIFY(certificate.dot(game.difference()));
    for (const Equation& equation : recording->outcome.proof) {
        QCOMPARE(equation.columns, std::size_t{4});
        QCOMPARE(equation.row.size(), std::size_t{5});
    }
}

LIGHTSOUT_TEST(RecordingTest)
#include "RecordingTest.moc"
