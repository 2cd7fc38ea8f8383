// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/BoardSymmetry.h"

#include "game/Game.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class BoardSymmetryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRule_data() { addRuleZoo(); }
    void keepsTheRule();
    void keepsTheBoards();
    void permutes();
    void tooManyVertices();
};

// Permuting presses and then pressing them has the same effect as pressing them and then permuting
// the lights.
void BoardSymmetryTest::keepsTheRule() {
    QFETCH(Rule, rule);
    const auto symmetries = boardSymmetries(rule);
    QVERIFY(symmetries.has_value());
    Random random(1);
    for (const Permutation& symmetry : *symmetries) {
        const BitVector presses = BitVector::random(rule.vertexCount(), random);
        QCOMPARE(rule.changedBy(permuted(presses, symmetry)),
                 permuted(rule.changedBy(presses), symmetry));
    }
}

void BoardSymmetryTest::keepsTheBoards() {
    const Rule rule(Lattice{.rows = 3, .cols = 4});
    // Each of these boards preserves one reflection; together they preserve none.
    const BitVector leftColumn = *BitVector::fromString("100010001000");
    const BitVector topRow = *BitVector::fromString("111100000000");
    for (const BitVector& board : {leftColumn, topRow}) {
        const auto symmetries = boardSymmetries(rule, {board});
        QCOMPARE(symmetries->size(), std::size_t{1});
        QCOMPARE(permuted(board, symmetries->front()), board);
    }
    QVERIFY(boardSymmetries(rule, {leftColumn, topRow})->empty());
}

void BoardSymmetryTest::permutes() {
    QCOMPARE(permuted(*BitVector::fromString("1100"), {2, 0, 3, 1}).toString(),
             std::string("1010"));
    QCOMPARE(permuted(BitVector(), {}), BitVector());
}

void BoardSymmetryTest::tooManyVertices() {
    QVERIFY(!boardSymmetries(Lattice{.rows = 100, .cols = 100}).has_value());
}

LIGHTSOUT_TEST(BoardSymmetryTest)
#include "BoardSymmetryTest.moc"
