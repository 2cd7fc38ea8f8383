// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TilePlacement.h"

#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class TilePlacementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyBoardAllowsAllEffectivePresses_data();
    void emptyBoardAllowsAllEffectivePresses();
    void theMiddleOfThreeByThree();
    void aWholeTiling();
    void nothingMayChangeTwice();
};

void TilePlacementTest::emptyBoardAllowsAllEffectivePresses_data() {
    addRuleZoo();
}

void TilePlacementTest::emptyBoardAllowsAllEffectivePresses() {
    QFETCH(Rule, rule);
    const BitMatrix matrix = rule.influenceMatrix();
    const auto placement = placeTiles(rule, BitVector(rule.vertexCount()));
    QVERIFY(placement.has_value());
    QCOMPARE(placement->left, rule.vertexCount());
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        QVERIFY(!placement->tileOf[v]);
        QCOMPARE(bool{placement->allowed[v]}, matrix.column(v).any());
        QCOMPARE(bool{placement->dead[v]}, matrix.row(v).none());
    }
}

// The plus leaves the four corners, which no press can change any more.
void TilePlacementTest::theMiddleOfThreeByThree() {
    const auto placement = placeTiles(Lattice{3, 3}, BitVector::unit(9, 4));
    QCOMPARE(placement->dead.toString(), std::string("101000101"));
    QVERIFY(placement->allowed.none());
    QCOMPARE(placement->left, std::size_t{4});
    QVERIFY(placement->tileOf[1] == Vertex{4} && !placement->tileOf[0]);
}

void TilePlacementTest::aWholeTiling() {
    const auto placement = placeTiles(Lattice{4, 4}, *BitVector::fromString("0100000110000010"));
    QCOMPARE(placement->left, std::size_t{0});
    QVERIFY(placement->dead.none());
    QVERIFY(placement->tileOf[15] == Vertex{14} && placement->tileOf[3] == Vertex{7});
}

void TilePlacementTest::nothingMayChangeTwice() {
    QVERIFY(!placeTiles(Lattice{1, 4}, *BitVector::fromString("1010")));
    QVERIFY(!placeTiles(Lattice{1, 4}, *BitVector::fromString("1100")));
    QVERIFY(placeTiles(Lattice{1, 4}, *BitVector::fromString("1001")).has_value());
    QCOMPARE(placeTiles(Rule(), BitVector())->left, std::size_t{0});
}

LIGHTSOUT_TEST(TilePlacementTest)
#include "TilePlacementTest.moc"
