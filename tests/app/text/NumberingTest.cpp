// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Numbering.h"

#include "tests/support/Test.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QTest>

using namespace lightsout;

class NumberingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Numbering::setCurrent({}); }

    void theFirstIsOneOrZero() {
        const Rule rule = Lattice{.rows = 3, .cols = 3};
        QCOMPARE(shownNumber(4), 5U);
        QCOMPARE(vertexShortName(rule, 5), QStringLiteral("6"));
        Numbering::setCurrent({.first = 0});
        QCOMPARE(shownNumber(4), 4U);
        QCOMPARE(vertexShortName(rule, 5), QStringLiteral("5"));
        QCOMPARE(vertexName(rule, 5), QStringLiteral("cell 5"));
        QCOMPARE(spokenVertexName(rule, 5), QStringLiteral("row 1, column 2"));
        QCOMPARE(vertexShortName(Graph(3), 2), QStringLiteral("2"));
    }

    /// A cell is named as the board shows it; screen readers read the row and the column.
    void cellsAreNamedAsTheBoardShowsThem() {
        const Rule rule = Lattice{.rows = 3, .cols = 4};
        for (const CellNumbers cells :
             {CellNumbers::automatic, CellNumbers::none, CellNumbers::consecutive}) {
            Numbering::setCurrent({.cells = cells});
            QCOMPARE(vertexName(rule, 6), QStringLiteral("cell 7"));
            QCOMPARE(vertexShortName(rule, 6), QStringLiteral("7"));
            QCOMPARE(spokenVertexName(rule, 6), QStringLiteral("row 2, column 3"));
        }
        Numbering::setCurrent({.cells = CellNumbers::rowAndColumn});
        QCOMPARE(vertexName(rule, 6), QStringLiteral("row 2, column 3"));
        QCOMPARE(vertexShortName(rule, 6), QStringLiteral("r2c3"));
        QCOMPARE(spokenVertexName(rule, 6), QStringLiteral("row 2, column 3"));
        QCOMPARE(vertexName(Graph(3), 2), QStringLiteral("vertex 3"));
    }
};

LIGHTSOUT_TEST(NumberingTest)
#include "NumberingTest.moc"
