// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Records.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class RecordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordsOfSquares();
    void distributions();
};

// These are the values of LightsOut-Math.
void RecordsTest::recordsOfSquares() {
    const std::vector<std::uint32_t> squares(nullityOfSquares.begin(), nullityOfSquares.end());
    QCOMPARE(recordSizes(squares), (std::vector<std::size_t>{4, 9, 19, 30, 39, 61, 65, 79, 123}));
    QCOMPARE(recordSizes(std::vector<std::uint32_t>{2, 1, 2, 3}), (std::vector<std::size_t>{1, 4}));
    QVERIFY(recordSizes({}).empty());
    QVERIFY(recordSizes(std::vector<std::uint32_t>(9)).empty());
}

void RecordsTest::distributions() {
    QVERIFY(distributionOf({}).empty());
    const std::vector<std::uint32_t> values{0, 2, 0, 4, 2, 0};
    QVERIFY(distributionOf(values) ==
            (std::map<std::uint32_t, std::size_t>{{0, 3}, {2, 2}, {4, 1}}));
}

LIGHTSOUT_TEST(RecordsTest)
#include "RecordsTest.moc"
