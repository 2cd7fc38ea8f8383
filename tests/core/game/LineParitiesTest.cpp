// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/LineParities.h"

#include "game/Rule.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class LineParitiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parities();
    void pressesHaveTheirParities();
    void changesAreThoseOfTheNeighbours();
};

void LineParitiesTest::parities() {
    const RowsAndColumns odd = lineParities(*BitVector::fromString("110"
                                                                   "100"),
                                            2, 3);
    QCOMPARE(odd.rows, *BitVector::fromString("01"));
    QCOMPARE(odd.cols, *BitVector::fromString("010"));
}

void LineParitiesTest::pressesHaveTheirParities() {
    Random random(3);
    for (const auto& [rows, cols] :
         {std::pair(1U, 1U), std::pair(1U, 7U), std::pair(6U, 2U), std::pair(63U, 65U)}) {
        for (int i = 0; i < 20; ++i) {
            RowsAndColumns wanted{BitVector::random(rows, random), BitVector::random(cols, random)};
            wanted.rows.set(0, wanted.rows[0] !=
                                   ((wanted.rows.count() + wanted.cols.count()) % 2 == 1));
            const BitVector presses = pressesWithParities(wanted);
            const RowsAndColumns found = lineParities(presses, rows, cols);
            QCOMPARE(found.rows, wanted.rows);
            QCOMPARE(found.cols, wanted.cols);
            QCOMPARE(presses.count(), std::max(wanted.rows.count(), wanted.cols.count()));
        }
    }
}

void LineParitiesTest::changesAreThoseOfTheNeighbours() {
    Random random(4);
    for (const auto& [rows, cols] : {std::pair(1U, 1U), std::pair(1U, 5U), std::pair(4U, 1U),
                                     std::pair(3U, 65U), std::pair(64U, 4U), std::pair(9U, 7U)}) {
        for (const bool self : {false, true}) {
            for (const Topology topology : {Topology::plane, Topology::klein}) {
                const Lattice lattice{rows, cols, topology, Neighbours::rowColumn, self};
                const BitVector presses = BitVector::random(lattice.vertexCount(), random);
                QCOMPARE(Rule(lattice).changedBy(presses),
                         Rule(toGraph(lattice)).changedBy(presses));
            }
        }
    }
}

LIGHTSOUT_TEST(LineParitiesTest)
#include "LineParitiesTest.moc"
