// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/GridCheck.h"

#include "game/GridRows.h"
#include "game/Rule.h"
#include "tests/support/Printing.h"
#include "tests/support/Sizes.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class GridCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acceptsTheChange_data() { addAwkwardSizes(1); }
    void acceptsTheChange();
    void seesEveryWrongCell_data() { addAwkwardSizes(1); }
    void seesEveryWrongCell();
    void rowsOfManyWords();
    void knowsQuietPatterns();
    void rulesWithoutGridDoLikewise();
};

void GridCheckTest::acceptsTheChange() {
    QFETCH(std::size_t, size);
    Random random(size);
    for (const std::size_t other : awkwardSizes) {
        for (const bool selfInfluence : {false, true}) {
            const Lattice grid{.rows = size, .cols = other, .selfInfluence = selfInfluence};
            const BitVector presses = BitVector::random(grid.vertexCount(), random);
            const BitVector change = planeGridChange(grid, presses);
            QVERIFY(planeGridChangeIs(grid, presses, change));
            QCOMPARE(planeGridChangeIsNone(grid, presses), change.none());
        }
    }
}

void GridCheckTest::seesEveryWrongCell() {
    QFETCH(std::size_t, size);
    Random random(size);
    for (const std::size_t other : {1U, 5U, 64U, 65U}) {
        const Lattice grid{.rows = other, .cols = size};
        BitVector presses = BitVector::random(grid.vertexCount(), random);
        BitVector change = planeGridChange(grid, presses);
        for (Vertex cell = 0; cell < grid.vertexCount(); ++cell) {
            change.flip(cell);
            QVERIFY(!planeGridChangeIs(grid, presses, change));
            change.flip(cell);
            presses.flip(cell);
            QVERIFY(!planeGridChangeIs(grid, presses, change));
            presses.flip(cell);
        }
        for (Vertex cell = 0; cell < grid.vertexCount(); ++cell) {
            const BitVector press = BitVector::unit(grid.vertexCount(), cell);
            QVERIFY(!planeGridChangeIsNone(grid, press));
        }
    }
}

// Rows have up to one, two, three and four registers of 512 cells, and more; wrong cells are next
// to the borders of registers.
void GridCheckTest::rowsOfManyWords() {
    Random random(3);
    for (const std::size_t border : {448U, 512U, 1024U, 1536U, 2048U}) {
        for (const std::size_t cols : {border - 1, border, border + 1, border + 37}) {
            const Lattice grid{.rows = 3, .cols = cols, .selfInfluence = border != 512};
            const BitVector presses = BitVector::random(grid.vertexCount(), random);
            BitVector change = planeGridChange(grid, presses);
            QVERIFY(planeGridChangeIs(grid, presses, change));
            for (std::size_t row = 0; row < grid.rows; ++row) {
                for (std::size_t column = 0; column < cols; column += 1 + random.below(40)) {
                    for (const std::size_t wrong : {column, column / 64 * 64, cols - 1}) {
                        change.flip(grid.cell(row, wrong));
                        QVERIFY(!planeGridChangeIs(grid, presses, change));
                        change.flip(grid.cell(row, wrong));
                    }
                }
            }
        }
    }
}

void GridCheckTest::knowsQuietPatterns() {
    // On a 2 × 2 board without self-influence, opposite corners change the same lights.
    const Lattice grid{.rows = 2, .cols = 2, .selfInfluence = false};
    QVERIFY(planeGridChangeIsNone(grid, BitVector(4)));
    QVERIFY(planeGridChangeIsNone(grid, *BitVector::fromString("1001")));
    QVERIFY(!planeGridChangeIsNone(grid, *BitVector::fromString("1100")));
}

void GridCheckTest::rulesWithoutGridDoLikewise() {
    Random random(5);
    for (const Topology topology : {Topology::plane, Topology::torus}) {
        const Rule rule = Lattice{.rows = 4, .cols = 6, .topology = topology};
        const BitVector presses = BitVector::random(24, random);
        BitVector change = rule.changedBy(presses);
        QVERIFY(rule.changes(presses, change));
        change.flip(7);
        QVERIFY(!rule.changes(presses, change));
        QVERIFY(rule.togglesEvenly(BitVector(24)));
        QVERIFY(!rule.togglesEvenly(BitVector::unit(24, 3)));
    }
}

LIGHTSOUT_TEST(GridCheckTest)
#include "GridCheckTest.moc"
