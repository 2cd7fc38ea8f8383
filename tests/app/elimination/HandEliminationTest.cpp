// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/HandElimination.h"

#include "tests/support/Test.h"

#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

using Kind = RowOperation::Kind;

namespace {

BitMatrix matrixOf(const std::vector<std::string>& rows) {
    std::vector<BitVector> vectors;
    for (const std::string& row : rows) {
        vectors.push_back(*BitVector::fromString(row));
    }
    return BitMatrix::fromRows(vectors, rows.front().size());
}

} // namespace

class HandEliminationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void operationsAreUndoneAndRedone() {
        const BitMatrix start = matrixOf({"0111", "1101", "1011"});
        HandElimination hand;
        QSignalSpy changed(&hand, &HandElimination::changed);
        hand.load(start, 3, false);
        hand.make({Kind::swap, 0, 1});
        hand.make({Kind::add, 0, 2});
        QVERIFY(hand.matrix() == matrixOf({"1101", "0111", "0110"}));
        QCOMPARE(changed.count(), 3);
        hand.setStep(0);
        QVERIFY(hand.matrix() == start);
        hand.setStep(2);
        QVERIFY(hand.matrix() == matrixOf({"1101", "0111", "0110"}));
        // A different operation after going back discards the undone ones.
        hand.setStep(1);
        hand.make({Kind::add, 1, 0});
        QCOMPARE(hand.operations().size(), std::size_t{2});
        hand.setStep(99);
        QCOMPARE(hand.step(), std::size_t{2});
    }

    void hintsLeadToTheEnd() {
        HandElimination hand;
        hand.load(matrixOf({"1110", "1101", "1011", "0111"}), 4, false);
        for (int i = 0; hand.state().next; ++i) {
            QVERIFY(i < 20);
            hand.make(*hand.state().next);
        }
        QCOMPARE(hand.state().pivots.size(), std::size_t{4});
        QVERIFY(hand.matrix() == BitMatrix::identity(4));
    }

    /// A light changes during the elimination: the operations are applied to the new right-hand
    /// side.
    void operationsAreKeptForTheSameRule() {
        HandElimination hand;
        hand.load(matrixOf({"110", "111"}), 2, false);
        hand.make({Kind::add, 0, 1});
        hand.load(matrixOf({"111", "111"}), 2, true);
        QCOMPARE(hand.step(), std::size_t{1});
        QVERIFY(hand.matrix() == matrixOf({"111", "000"}));
        hand.load(matrixOf({"11"}), 1, true);
        QCOMPARE(hand.step(), std::size_t{0});
    }
};

LIGHTSOUT_TEST(HandEliminationTest)
#include "HandEliminationTest.moc"
