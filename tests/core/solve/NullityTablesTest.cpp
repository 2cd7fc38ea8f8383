// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Solver.h"
#include "tests/support/Lattices.h"
#include "tests/support/Test.h"

#include <QTest>

#include <bitset>

using namespace lightsout;

/// Compares whole tables of nullities by two independent algorithms: the solver, and a basis built
/// vector by vector from neighbours according to the definition of the surfaces.
class NullityTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothAlgorithmsAgree_data();
    void bothAlgorithmsAgree();
};

namespace {

constexpr std::size_t maxSide = 12;
using Column = std::bitset<maxSide * maxSide>;

struct Cell {
    int row;
    int column;
};

/// Returns the cell one step away, according to the definition of the surface; nullopt beyond a
/// border that is not glued.
std::optional<Cell> across(Topology topology, int rows, int cols, Cell cell) {
    const bool mirrorsRows = topology == Topology::moebius || topology == Topology::klein ||
                             topology == Topology::projective;
    if (cell.column < 0 || cell.column >= cols) {
        if (topology == Topology::plane) {
            return std::nullopt;
        }
        cell = {mirrorsRows ? rows - 1 - cell.row : cell.row, (cell.column + cols) % cols};
    }
    if (cell.row < 0 || cell.row >= rows) {
        const bool isOpen = topology == Topology::plane || topology == Topology::cylinder ||
                            topology == Topology::moebius;
        if (isOpen) {
            return std::nullopt;
        }
        cell = {(cell.row + rows) % rows,
                topology == Topology::projective ? cols - 1 - cell.column : cell.column};
    }
    return cell;
}

std::size_t nullityByBasis(const Lattice& lattice) {
    const int rows = static_cast<int>(lattice.rows);
    const int cols = static_cast<int>(lattice.cols);
    std::array<Column, maxSide * maxSide> basis;
    std::size_t nullity = 0;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < cols; ++column) {
            Column toggled;
            for (int down = -1; down <= 1; ++down) {
                for (int right = -1; right <= 1; ++right) {
                    const bool isStraight = down == 0 || right == 0;
                    if (!isStraight && lattice.neighbours == Neighbours::plus) {
                        continue;
                    }
                    const auto to =
                        across(lattice.topology, rows, cols, {row + down, column + right});
                    if (to) {
                        toggled.set(static_cast<std::size_t>(to->row * cols + to->column));
                    }
                }
            }
            toggled.set(static_cast<std::size_t>(row * cols + column), lattice.selfInfluence);
            // Each basis vector is stored under its first entry.
            while (toggled.any()) {
                const auto first = static_cast<std::size_t>(toggled._Find_first());
                if (basis.at(first).none()) {
                    basis.at(first) = toggled;
                    break;
                }
                toggled ^= basis.at(first);
            }
            if (toggled.none()) {
                ++nullity;
            }
        }
    }
    return nullity;
}

} // namespace

void NullityTablesTest::bothAlgorithmsAgree_data() {
    QTest::addColumn<Topology>("topology");
    QTest::addColumn<Neighbours>("neighbours");
    QTest::addColumn<bool>("self");
    for (const auto& [topology, name] : allTopologies) {
        for (const bool self : {true, false}) {
            const char* rule = self ? "" : ", self off";
            QTest::addRow("%s%s", name, rule) << topology << Neighbours::plus << self;
            QTest::addRow("%s, king%s", name, rule) << topology << Neighbours::king << self;
        }
    }
}

void NullityTablesTest::bothAlgorithmsAgree() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    QFETCH(bool, self);
    for (std::size_t rows = 1; rows <= maxSide; ++rows) {
        for (std::size_t cols = 1; cols <= maxSide; ++cols) {
            const Lattice lattice{rows, cols, topology, neighbours, self};
            Progress progress;
            const std::size_t nullity = Solver::build(lattice, progress)->nullity();
            QVERIFY2(nullity == nullityByBasis(lattice),
                     qPrintable(QString("%1 × %2: %3").arg(rows).arg(cols).arg(nullity)));
        }
    }
}

LIGHTSOUT_TEST(NullityTablesTest)
#include "NullityTablesTest.moc"
