// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Lattice.h"

#include "tests/support/Lattices.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace lightsout;

class LatticeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsAreNumberedRowByRow();
    void neighboursAreASymmetricSet_data() { addTopologiesAndNeighbours(); }
    void neighboursAreASymmetricSet();
    void neighboursAgreeWithTheGluing_data();
    void neighboursAgreeWithTheGluing();
    void placesBeyondTheBorder();
    void projectivePlaneGluesOppositeCells();
    void edgeCountCountsPairs_data() { addTopologiesAndNeighbours(); }
    void edgeCountCountsPairs();
    void edgeCountOfHugeBoards();
    void shortSidesGiveSimpleEdges();
    void graphHasTheSameArcs_data() { addTopologiesAndNeighbours(); }
    void graphHasTheSameArcs();
};

namespace {

std::vector<Vertex> neighboursOf(const Lattice& lattice, Vertex cell) {
    std::vector<Vertex> found;
    lattice.forEachNeighbour(cell, [&found](Vertex other) { found.push_back(other); });
    std::ranges::sort(found);
    return found;
}

bool areNeighbours(const Lattice& lattice, Vertex a, Vertex b) {
    return std::ranges::binary_search(neighboursOf(lattice, a), b);
}

/// Returns true if a displacement on an infinite board leads to a neighbour.
bool isStep(Neighbours neighbours, long rows, long cols) {
    const long high = std::max(std::labs(rows), std::labs(cols));
    const long low = std::min(std::labs(rows), std::labs(cols));
    switch (neighbours) {
    case Neighbours::plus:
        return high == 1 && low == 0;
    case Neighbours::king:
        return high == 1;
    case Neighbours::diagonal:
        return high == 1 && low == 1;
    case Neighbours::knight:
        return high == 2 && low == 1;
    case Neighbours::rowColumn:
        break;
    }
    return false;
}

/// Applies the definition, slowly: the universal cover consists of infinitely many copies of the
/// board. Copy (down, right) is shifted by that many heights and widths of the board. It is upside
/// down in every second column of copies if the left–right gluing reverses rows. Two cells are
/// neighbours if any copy of one is a step away from the other. (Not for the projective plane,
/// whose cover is a sphere.)
bool areNeighboursOnCover(const Lattice& lattice, Vertex a, Vertex b) {
    if (a == b) {
        return false;
    }
    if (lattice.neighbours == Neighbours::rowColumn) {
        return lattice.rowOf(a) == lattice.rowOf(b) || lattice.columnOf(a) == lattice.columnOf(b);
    }
    const bool wrapsRows =
        lattice.topology == Topology::torus || lattice.topology == Topology::klein;
    const bool reverses =
        lattice.topology == Topology::moebius || lattice.topology == Topology::klein;
    const long farDown = wrapsRows ? 4 : 0;
    const long farRight = lattice.topology == Topology::plane ? 0 : 4;
    const auto rows = static_cast<long>(lattice.rows);
    const auto cols = static_cast<long>(lattice.cols);
    const auto row = static_cast<long>(lattice.rowOf(b));
    const auto column = static_cast<long>(lattice.columnOf(b));
    for (long down = -farDown; down <= farDown; ++down) {
        for (long right = -farRight; right <= farRight; ++right) {
            const long seenRow = reverses && right % 2 != 0 ? rows - 1 - row : row;
            if (isStep(lattice.neighbours,
                       seenRow + down * rows - static_cast<long>(lattice.rowOf(a)),
                       column + right * cols - static_cast<long>(lattice.columnOf(a)))) {
                return true;
            }
        }
    }
    return false;
}

/// Calls check(lattice) for all boards from 1 × 1 to 6 × 6.
template <typename Check>
void forSmallBoards(Topology topology, Neighbours neighbours, Check check) {
    for (std::size_t rows = 1; rows <= 6; ++rows) {
        for (std::size_t cols = 1; cols <= 6; ++cols) {
            check(Lattice{rows, cols, topology, neighbours});
        }
    }
}

} // namespace

void LatticeTest::cellsAreNumberedRowByRow() {
    const Lattice lattice{.rows = 3, .cols = 4};
    QCOMPARE(lattice.vertexCount(), std::size_t{12});
    QCOMPARE(lattice.cell(1, 2), Vertex{6});
    for (Vertex cell = 0; cell < 12; ++cell) {
        QCOMPARE(lattice.cell(lattice.rowOf(cell), lattice.columnOf(cell)), cell);
        QVERIFY(lattice.rowOf(cell) < 3 && lattice.columnOf(cell) < 4);
    }
    QCOMPARE(neighboursOf(lattice, 5), (std::vector<Vertex>{1, 4, 6, 9}));
    QCOMPARE(neighboursOf(lattice, 3), (std::vector<Vertex>{2, 7}));
}

void LatticeTest::neighboursAreASymmetricSet() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    forSmallBoards(topology, neighbours, [](const Lattice& lattice) {
        for (Vertex a = 0; a < lattice.vertexCount(); ++a) {
            const std::vector<Vertex> found = neighboursOf(lattice, a);
            QCOMPARE(std::ranges::adjacent_find(found), found.end());
            for (const Vertex b : found) {
                QVERIFY(b < lattice.vertexCount());
                QVERIFY(b != a);
                QVERIFY2(areNeighbours(lattice, b, a), qPrintable(QString("%1 x %2: %3, %4")
                                                                      .arg(lattice.rows)
                                                                      .arg(lattice.cols)
                                                                      .arg(a)
                                                                      .arg(b)));
            }
        }
    });
}

void LatticeTest::neighboursAgreeWithTheGluing_data() {
    addTopologiesAndNeighbours(Topology::projective);
}

void LatticeTest::neighboursAgreeWithTheGluing() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    forSmallBoards(topology, neighbours, [](const Lattice& lattice) {
        for (Vertex a = 0; a < lattice.vertexCount(); ++a) {
            for (Vertex b = 0; b < lattice.vertexCount(); ++b) {
                const QString where =
                    QString("%1 x %2: %3, %4").arg(lattice.rows).arg(lattice.cols).arg(a).arg(b);
                QVERIFY2(areNeighbours(lattice, a, b) == areNeighboursOnCover(lattice, a, b),
                         qPrintable(where));
            }
        }
    });
}

// On a projective plane, antipodal points of the border are identified, so a step beyond the border
// leads to the opposite cell. On other surfaces, the gluing determines the cells to the right of
// and below a 3 × 4 board.
void LatticeTest::placesBeyondTheBorder() {
    const auto at = [](Topology topology, std::int64_t row, std::int64_t column) {
        return Lattice{.rows = 3, .cols = 4, .topology = topology}.cellAt(row, column);
    };
    for (const Topology topology : {Topology::plane, Topology::cylinder, Topology::torus,
                                    Topology::moebius, Topology::klein, Topology::projective}) {
        QVERIFY(at(topology, 2, 1) == Vertex{9});
    }
    QVERIFY(!at(Topology::plane, 0, 4) && !at(Topology::plane, -1, 0));
    QVERIFY(at(Topology::cylinder, 0, 4) == Vertex{0} &&
            at(Topology::cylinder, 0, -1) == Vertex{3});
    QVERIFY(!at(Topology::cylinder, 3, 0));
    QVERIFY(at(Topology::torus, 3, 1) == Vertex{1} && at(Topology::torus, -1, -1) == Vertex{11});
    QVERIFY(at(Topology::moebius, 0, 4) == Vertex{8} && at(Topology::moebius, 0, 8) == Vertex{0});
    QVERIFY(!at(Topology::moebius, 3, 0));
    QVERIFY(at(Topology::klein, 0, 4) == Vertex{8} && at(Topology::klein, 3, 1) == Vertex{1});
    QVERIFY(at(Topology::projective, 0, 4) == Vertex{8});
    QVERIFY(at(Topology::projective, 3, 1) == Vertex{2});
}

void LatticeTest::projectivePlaneGluesOppositeCells() {
    forSmallBoards(Topology::projective, Neighbours::plus, [](const Lattice& lattice) {
        const Lattice plane{lattice.rows, lattice.cols};
        const std::size_t last = lattice.vertexCount() - 1;
        for (Vertex a = 0; a <= last; ++a) {
            std::vector<Vertex> expected = neighboursOf(plane, a);
            const std::size_t row = lattice.rowOf(a);
            const std::size_t column = lattice.columnOf(a);
            const bool onBorder =
                row == 0 || row + 1 == lattice.rows || column == 0 || column + 1 == lattice.cols;
            if (onBorder) {
                expected.push_back(last - a);
            }
            std::ranges::sort(expected);
            expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
            std::erase(expected, a);
            QCOMPARE(neighboursOf(lattice, a), expected);
        }
    });
}

void LatticeTest::edgeCountCountsPairs() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    forSmallBoards(topology, neighbours, [](const Lattice& lattice) {
        std::size_t ends = 0;
        for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
            ends += neighboursOf(lattice, cell).size();
        }
        QCOMPARE(ends % 2, std::size_t{0});
        QCOMPARE(lattice.edgeCount(), ends / 2);
    });
}

void LatticeTest::edgeCountOfHugeBoards() {
    QCOMPARE((Lattice{.rows = 10'000, .cols = 10'000}.edgeCount()), std::size_t{199'980'000});
    QCOMPARE((Lattice{.rows = 1'000'000, .cols = 1}.edgeCount()), std::size_t{999'999});
    QCOMPARE((Lattice{.rows = 1000, .cols = 2000, .neighbours = Neighbours::rowColumn}.edgeCount()),
             std::size_t{2'998'000'000});
    QCOMPARE((Lattice{.rows = 300, .cols = 200, .topology = Topology::torus}.edgeCount()),
             std::size_t{120'000});
}

// On a cycle of two cells, going left and going right lead to the same cell, which gives one edge.
void LatticeTest::shortSidesGiveSimpleEdges() {
    for (const Topology topology : {Topology::torus, Topology::klein, Topology::projective}) {
        QCOMPARE((Lattice{.rows = 1, .cols = 1, .topology = topology}.edgeCount()), std::size_t{0});
    }
    QCOMPARE((Lattice{.rows = 2, .cols = 2, .topology = Topology::torus}.edgeCount()),
             std::size_t{4});
    QCOMPARE((Lattice{.rows = 1, .cols = 2, .topology = Topology::torus}.edgeCount()),
             std::size_t{1});
    QCOMPARE((Lattice{.rows = 2, .cols = 3, .topology = Topology::torus}.edgeCount()),
             std::size_t{9});
    QCOMPARE((Lattice{.rows = 1, .cols = 5, .topology = Topology::torus}.edgeCount()),
             std::size_t{5});
    QCOMPARE((Lattice{.rows = 5, .cols = 2, .topology = Topology::cylinder}.edgeCount()),
             std::size_t{13});
}

void LatticeTest::graphHasTheSameArcs() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    forSmallBoards(topology, neighbours, [](Lattice lattice) {
        lattice.selfInfluence = lattice.rows % 2 == 0;
        const Graph graph = toGraph(lattice);
        QCOMPARE(graph.vertexCount(), lattice.vertexCount());
        QVERIFY(graph.isUndirected());
        QCOMPARE(graph.edgeCount(), lattice.edgeCount());
        for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
            QCOMPARE(graph.targets(cell), neighboursOf(lattice, cell));
            QCOMPARE(graph.selfInfluence(cell), lattice.selfInfluence);
            QCOMPARE(graph.position(cell).x, static_cast<double>(lattice.columnOf(cell)));
            QCOMPARE(graph.position(cell).y, static_cast<double>(lattice.rowOf(cell)));
        }
    });
}

LIGHTSOUT_TEST(LatticeTest)
#include "LatticeTest.moc"
