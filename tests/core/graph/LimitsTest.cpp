// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Limits.h"

#include "tests/support/Test.h"

#include <QTest>

#include <limits>

using namespace lightsout;

class LimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void productStopsAtTheLargestNumber();
    void promisedBoardsAreAllowed();
};

void LimitsTest::productStopsAtTheLargestNumber() {
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    QCOMPARE(saturatingProduct(0, largest), std::uint64_t{0});
    QCOMPARE(saturatingProduct(largest, 0), std::uint64_t{0});
    QCOMPARE(saturatingProduct(1, largest), largest);
    QCOMPARE(saturatingProduct(6, 7), std::uint64_t{42});
    // (2^32 - 1)(2^32 + 1) = 2^64 - 1 just fits.
    QCOMPARE(saturatingProduct(4'294'967'295, 4'294'967'297), largest);
    QCOMPARE(saturatingProduct(4'294'967'295, 4'294'967'296), largest - 4'294'967'295);
    QCOMPARE(saturatingProduct(4'294'967'296, 4'294'967'296), largest);
    QCOMPARE(saturatingProduct(largest, 2), largest);
    QCOMPARE(saturatingProduct(3, largest / 3), largest);
    QCOMPARE(saturatingProduct(3, largest / 3 + 1), largest);
}

// The boards that the design requires are within the limits.
void LimitsTest::promisedBoardsAreAllowed() {
    QVERIFY(maxLatticeCells >= saturatingProduct(10'000, 10'000));
    QVERIFY(maxGraphVertices <= maxLatticeCells);
}

LIGHTSOUT_TEST(LimitsTest)
#include "LimitsTest.moc"
