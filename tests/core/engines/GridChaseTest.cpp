// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/GridChase.h"

#include "game/GridRows.h"
#include "tests/support/Printing.h"
#include "tests/support/Sizes.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class GridChaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithRowsOnTheirOwn_data() { addAwkwardSizes(1); }
    void agreesWithRowsOnTheirOwn();
    void rowsOfManyWords();
    void manyRows();
    void cancels();
};

namespace {

struct Rows {
    BitVector presses;
    BitVector after;
};

/// Computes the same with a separate vector for each row.
Rows chasePlain(const Lattice& grid, const BitVector& difference, BitVector here) {
    BitVector presses(grid.vertexCount());
    BitVector above(grid.cols);
    for (std::size_t r = 0; r < grid.rows; ++r) {
        presses.assign(r * grid.cols, here);
        above ^= difference.slice(r * grid.cols, grid.cols);
        addHorizontalChange(above, here, grid.selfInfluence);
        std::swap(above, here);
    }
    return {std::move(presses), std::move(here)};
}

void compare(const Lattice& grid, Random& random) {
    const Progress progress;
    const BitVector difference = BitVector::random(grid.vertexCount(), random);
    const BitVector firstRow = BitVector::random(grid.cols, random);
    const GridChase chase(grid, difference);
    const Rows expected = chasePlain(grid, difference, firstRow);
    {
        // The presses may get this memory, and must overwrite all of it.
        const BitVector used = BitVector::ones(grid.vertexCount());
        QVERIFY(used.any());
    }
    QVERIFY(chase.presses(firstRow, progress) == expected.presses);
    QVERIFY(chase.rowAfterLast(firstRow, progress) == expected.after);

    const GridChase quiet(grid);
    const Rows rows = chasePlain(grid, BitVector(grid.vertexCount()), firstRow);
    QVERIFY(quiet.presses(firstRow, progress) == rows.presses);
    QVERIFY(quiet.rowAfterLast(firstRow, progress) == rows.after);
    QCOMPARE(quiet.lastRow(firstRow, progress),
             rows.presses.slice((grid.rows - 1) * grid.cols, grid.cols));
}

} // namespace

void GridChaseTest::agreesWithRowsOnTheirOwn() {
    QFETCH(std::size_t, size);
    Random random(size);
    for (const std::size_t rows : {1U, 2U, 3U, 64U, 65U}) {
        for (const bool selfInfluence : {false, true}) {
            compare({.rows = rows, .cols = size, .selfInfluence = selfInfluence}, random);
        }
    }
    for (std::size_t cols = 1; cols <= 70; ++cols) {
        compare({.rows = size, .cols = cols}, random);
    }
}

// Rows have up to one, two, three and four registers of 512 cells, and more.
void GridChaseTest::rowsOfManyWords() {
    Random random(2);
    for (const std::size_t border : {448U, 512U, 960U, 1024U, 1536U, 2048U, 2560U}) {
        for (const std::size_t cols :
             {border - 24, border - 8, border - 1, border, border + 1, border + 37}) {
            for (const std::size_t rows : {1U, 2U, 7U, 66U}) {
                compare({.rows = rows, .cols = cols, .selfInfluence = rows != 2}, random);
            }
        }
    }
}

// These are more rows than are chased between two checks of the cancel flag.
void GridChaseTest::manyRows() {
    Random random(1);
    compare({.rows = 70'001, .cols = 13}, random);
    compare({.rows = 301, .cols = 64 * 300 + 9}, random);
}

void GridChaseTest::cancels() {
    Progress progress;
    progress.cancel();
    const Lattice grid{.rows = 3, .cols = 3};
    QVERIFY_THROWS_EXCEPTION(Cancelled, GridChase(grid).presses(BitVector(3), progress));
}

LIGHTSOUT_TEST(GridChaseTest)
#include "GridChaseTest.moc"
