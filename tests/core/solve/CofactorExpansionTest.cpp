// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/CofactorExpansion.h"

#include "game/Rule.h"
#include "graph/Lattice.h"
#include "solve/Determinant.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class CofactorExpansionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each minor and the last sum are the determinants that the modular method finds.
    void agreesWithTheModularMethod() {
        Random random(5);
        Progress progress;
        for (std::size_t n = 1; n <= maxExpandedSize; ++n) {
            for (int i = 0; i < 30; ++i) {
                const BitMatrix matrix = BitMatrix::random(n, n, random);
                const std::vector<CofactorTerm> terms = cofactorExpansion(matrix);
                QCOMPARE(terms.size(), n);
                for (std::size_t column = 0; column < n; ++column) {
                    QCOMPARE(std::to_string(terms[column].minor),
                             determinant(minorMatrix(matrix, column), 1, progress));
                    QCOMPARE(terms[column].entry, matrix.get(0, column));
                }
                QCOMPARE(std::to_string(terms.back().sum), determinant(matrix, 1, progress));
            }
        }
    }

    /// The matrix of three cells in a row has the rows 110, 111 and 011.
    void expandsThreeCellsInARow() {
        const Rule rule = Lattice{.rows = 1, .cols = 3};
        const std::vector<CofactorTerm> expected{
            {.entry = true, .isNegative = false, .minor = 0, .sum = 0},
            {.entry = true, .isNegative = true, .minor = 1, .sum = -1},
            {.entry = false, .isNegative = false, .minor = 1, .sum = -1}};
        QCOMPARE(cofactorExpansion(rule.influenceMatrix()), expected);
    }

    void leavesOutTheFirstRowAndTheColumn() {
        BitMatrix matrix(3, 3);
        matrix.set(0, 0);
        matrix.set(1, 0);
        matrix.set(2, 2);
        const BitMatrix minor = minorMatrix(matrix, 1);
        QVERIFY(minor.get(0, 0) && minor.get(1, 1));
        QVERIFY(!minor.get(0, 1) && !minor.get(1, 0));
    }
};

LIGHTSOUT_TEST(CofactorExpansionTest)
#include "CofactorExpansionTest.moc"
