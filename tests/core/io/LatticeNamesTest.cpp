// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/LatticeNames.h"

#include "tests/support/Lattices.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class LatticeNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesLeadBack();
    void unknownNames();
};

void LatticeNamesTest::namesLeadBack() {
    for (const auto& [topology, name] : allTopologies) {
        QVERIFY(topologyNamed(nameOf(topology)) == topology);
    }
    for (const auto& [neighbours, name] : allNeighbours) {
        QVERIFY(neighboursNamed(nameOf(neighbours)) == neighbours);
    }
    QVERIFY(nameOf(Topology::projective) == "projective");
    QVERIFY(nameOf(Neighbours::rowColumn) == "row-column");
}

void LatticeNamesTest::unknownNames() {
    QVERIFY(!topologyNamed("Torus") && !topologyNamed("") && !topologyNamed("plus"));
    QVERIFY(!neighboursNamed("rowcolumn"));
}

LIGHTSOUT_TEST(LatticeNamesTest)
#include "LatticeNamesTest.moc"
