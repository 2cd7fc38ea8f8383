// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TileShapes.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class TileShapesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void twistedBoardsHaveNone();
};

void TileShapesTest::shapes_data() {
    QTest::addColumn<Lattice>("lattice");
    QTest::addColumn<std::vector<std::size_t>>("sizes");
    QTest::addColumn<std::vector<std::size_t>>("counts");
    using Numbers = std::vector<std::size_t>;
    const auto add = [](const char* name, const Lattice& lattice, const Numbers& sizes,
                        const Numbers& counts) {
        QTest::newRow(name) << lattice << sizes << counts;
    };
    // The shapes in the middle, at the sides and in the corners.
    add("6 x 7", Lattice{6, 7}, {5, 4, 3}, {20, 18, 4});
    add("2 x 5", Lattice{2, 5}, {4, 3}, {6, 4});
    add("1 x 5", Lattice{1, 5}, {3, 2}, {3, 2});
    add("1 x 1", Lattice{1, 1}, {1}, {1});
    add("torus 5 x 10", Lattice{5, 10, Topology::torus}, {5}, {50});
    add("cylinder 4 x 6", Lattice{4, 6, Topology::cylinder}, {5, 4}, {12, 12});
    add("king 5 x 5", Lattice{5, 5, Topology::plane, Neighbours::king}, {9, 6, 4}, {9, 12, 4});
}

void TileShapesTest::shapes() {
    QFETCH(Lattice, lattice);
    QFETCH(std::vector<std::size_t>, sizes);
    QFETCH(std::vector<std::size_t>, counts);
    std::vector<std::size_t> foundSizes;
    std::vector<std::size_t> foundCounts;
    for (const TileShape& shape : tileShapes(lattice)) {
        foundSizes.push_back(shape.cells.size());
        foundCounts.push_back(shape.count);
        for (const auto& [row, column] : shape.cells) {
            QVERIFY(std::abs(row) <= 1 && std::abs(column) <= 1);
        }
    }
    QVERIFY(foundSizes == sizes);
    QVERIFY(foundCounts == counts);
}

void TileShapesTest::twistedBoardsHaveNone() {
    QVERIFY(tileShapes(Lattice{5, 5, Topology::klein}).empty());
}

LIGHTSOUT_TEST(TileShapesTest)
#include "TileShapesTest.moc"
