// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/GridRows.h"

#include "tests/support/Printing.h"
#include "tests/support/Sizes.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class GridRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void horizontalChangeAgreesWithLoop_data() { addAwkwardSizes(); }
    void horizontalChangeAgreesWithLoop();
    void planeGridChangeAgreesWithLoop_data() { addAwkwardSizes(1); }
    void planeGridChangeAgreesWithLoop();
};

void GridRowsTest::horizontalChangeAgreesWithLoop() {
    QFETCH(std::size_t, size);
    Random random(size);
    for (const bool selfInfluence : {false, true}) {
        for (const BitVector& row : {BitVector::random(size, random), BitVector::ones(size)}) {
            const BitVector before = BitVector::random(size, random);
            BitVector changed = before;
            addHorizontalChange(changed, row, selfInfluence);
            BitVector expected = before;
            for (std::size_t i = 0; i < size; ++i) {
                if (i > 0 && row[i - 1]) {
                    expected.flip(i);
                }
                if (i + 1 < size && row[i + 1]) {
                    expected.flip(i);
                }
                if (selfInfluence && row[i]) {
                    expected.flip(i);
                }
            }
            QCOMPARE(changed, expected); // compares the words, including the bits beyond the end
        }
    }
}

void GridRowsTest::planeGridChangeAgreesWithLoop() {
    QFETCH(std::size_t, size);
    Random random(size + 1);
    for (const std::size_t other : {1U, 2U, 3U, 7U, 64U}) {
        for (const bool selfInfluence : {false, true}) {
            for (const Lattice& grid :
                 {Lattice{.rows = size, .cols = other, .selfInfluence = selfInfluence},
                  Lattice{.rows = other, .cols = size, .selfInfluence = selfInfluence}}) {
                const BitVector presses = BitVector::random(grid.vertexCount(), random);
                BitVector expected(grid.vertexCount());
                presses.forEachOne([&](Vertex cell) {
                    grid.forEachNeighbour(cell, [&](Vertex light) { expected.flip(light); });
                    if (selfInfluence) {
                        expected.flip(cell);
                    }
                });
                QCOMPARE(planeGridChange(grid, presses), expected);
            }
        }
    }
}

LIGHTSOUT_TEST(GridRowsTest)
#include "GridRowsTest.moc"
