// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/BoardText.h"
#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class BoardTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsCountFromOne() {
        const Rule rule = Lattice{.rows = 3, .cols = 4};
        QCOMPARE(vertexName(rule, 6), QStringLiteral("cell 7"));
        QCOMPARE(vertexShortName(rule, 6), QStringLiteral("7"));
    }

    void labelsReplaceNumbers() {
        Graph graph = pathGraph(3);
        graph.setLabel(1, "Łódź");
        const Rule rule(graph);
        QCOMPARE(vertexName(rule, 0), QStringLiteral("vertex 1"));
        QCOMPARE(vertexShortName(rule, 1), QStringLiteral("Łódź"));
    }

    void movesHaveNames() {
        QCOMPARE(moveName(Press{4}), QStringLiteral("press"));
        QCOMPARE(moveName(FlipStart{{1}}), QStringLiteral("edit lights"));
    }
};

LIGHTSOUT_TEST(BoardTextTest)
#include "BoardTextTest.moc"
