// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep/Measurement.h"

#include "graph/Families.h"
#include "random/WinningTimes.h"
#include "tests/support/Lattices.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

namespace {

Measurement measured(Quantity quantity, const Rule& rule, std::uint64_t presses = 0) {
    Progress progress;
    return measure(quantity, Game::allOn(rule), presses, 1, progress);
}

QString valueOf(Quantity quantity, const Rule& rule, std::uint64_t presses = 0) {
    return QString::fromStdString(measured(quantity, rule, presses).value.value_or("none"));
}

Measurement sample(const char* value) {
    return {.value = value, .low = {}, .high = {}, .isProven = true};
}

} // namespace

class MeasurementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quantitiesHaveTheirNames() {
        for (const Quantity quantity : allQuantities()) {
            QVERIFY(quantityNamed(nameOf(quantity)) == quantity);
        }
        QCOMPARE(allQuantities().size(), std::size_t{14});
        QVERIFY(!quantityNamed("beauty"));
        QVERIFY(nameOf(Quantity::fillingOperations) == "filling-operations");
    }

    /// Values that stand in the literature: OEIS A159257, A075462, A053951 and so on.
    void boardsHaveTheirKnownValues() {
        QCOMPARE(valueOf(Quantity::rank, grid(5, 5)), QString("23"));
        QCOMPARE(valueOf(Quantity::nullity, grid(19, 19)), QString("16"));
        QCOMPARE(valueOf(Quantity::solvableShare, grid(4, 4)), QString("1/16"));
        QCOMPARE(valueOf(Quantity::solvableShare, grid(3, 3)), QString("1"));
        QCOMPARE(valueOf(Quantity::fewest, grid(5, 5)), QString("15"));
        QCOMPARE(valueOf(Quantity::classes, grid(5, 5)), QString("1"));
        QCOMPARE(valueOf(Quantity::hardest, grid(5, 5)), QString("15"));
        QCOMPARE(valueOf(Quantity::hardest, grid(4, 4)), QString("7"));
        QCOMPARE(valueOf(Quantity::hardest, grid(3, 3)), QString("9"));
        QCOMPARE(valueOf(Quantity::tilings, hypercubeGraph(7)), QString("240"));
        QCOMPARE(valueOf(Quantity::tilings, grid(3, 3)), QString("0"));
        QCOMPARE(valueOf(Quantity::mean, grid(2, 2), 0), QString("4"));
        QCOMPARE(valueOf(Quantity::mean, grid(2, 2), 1), QString("1"));
        QCOMPARE(valueOf(Quantity::variance, grid(2, 2), 1), QString("0"));
        QCOMPARE(valueOf(Quantity::automorphisms, generalizedPetersenGraph(5, 2)), QString("120"));
        QVERIFY(std::abs(valueOf(Quantity::chance, grid(5, 5)).toDouble() - 8'773'774.05) < 0.01);
        QVERIFY(valueOf(Quantity::chance, grid(6, 6)).toDouble() > 6.8e10);
        QCOMPARE(valueOf(Quantity::fillingOperations, completeGraph(4)), QString("none"));
        QVERIFY(valueOf(Quantity::gaussOperations, grid(5, 5)).toInt() > 25);
        QVERIFY(valueOf(Quantity::fillingOperations, grid(5, 5)).toInt() > 25);
    }

    /// The first time from which on the law is within a hundredth of its limit.
    void limitTimeIsWhenTheLimitIsNear() {
        const int time = valueOf(Quantity::limitTime, grid(3, 3)).toInt();
        QVERIFY(time > 5 && time < 100);
        // Already there: the empty board, and one whose presses change nothing.
        QCOMPARE(valueOf(Quantity::limitTime, Rule()), QString("0"));
        QCOMPARE(valueOf(Quantity::limitTime, Graph(5, false)), QString("0"));
    }

    void whatIsNotKnownHasNoValue() {
        // One light of two can't be put out alone.
        Progress progress;
        const Game unsolvable(pathGraph(2), BitVector::unit(2, 0), BitVector(2));
        const Measurement none = measure(Quantity::fewest, unsolvable, 0, 1, progress);
        QVERIFY(!none.value && none.isProven);
        QVERIFY(!measure(Quantity::chance, unsolvable, 0, 1, progress).value);
        QVERIFY(measure(Quantity::classes, unsolvable, 0, 1, progress) == sample("0"));
        const Measurement large = measured(Quantity::limitTime, grid(12, 12));
        QVERIFY(!large.value && !large.isProven);
        const Measurement fewest = measured(Quantity::fewest, grid(9, 9));
        QVERIFY(fewest.low == fewest.value && fewest.high == fewest.value && fewest.isProven);
    }

    void meansOfSamples() {
        QVERIFY(averageOf({sample("1/16")}) == sample("1/16"));
        const Measurement mean = averageOf({sample("1"), sample("3"), sample("1/2")});
        QVERIFY(mean.value == "1.5");
        // s² = (0.25 + 2.25 + 1) / 2
        const double width = 1.96 * std::sqrt(1.75 / 3);
        QVERIFY(std::abs(std::stod(*mean.low) - (1.5 - width)) < 1e-12);
        QVERIFY(std::abs(std::stod(*mean.high) - (1.5 + width)) < 1e-12);
        const Measurement some = averageOf({sample("4"), {}});
        QVERIFY(some.value == "4" && !some.low && !some.isProven);
        QVERIFY(!averageOf({{}, {}}).value);
    }

    void workIsCancelled() {
        Progress progress;
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(
            (void)measure(Quantity::chance, Game::allOn(grid(5, 5)), 0, 1, progress), Cancelled);
    }
};

LIGHTSOUT_TEST(MeasurementTest)
#include "MeasurementTest.moc"
