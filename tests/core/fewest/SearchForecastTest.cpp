// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/SearchForecast.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class SearchForecastTest : public QObject {
    Q_OBJECT

private slots:
    void growthContinues();
    void ignoresImplausibleGrowth();
    void limitsDoubleTheWork();
    void fractionsEndAtOne();
};

void SearchForecastTest::growthContinues() {
    SearchForecast forecast;
    forecast.passed(10, 2000);
    forecast.passed(14, 32'000);
    QCOMPARE(forecast.nodes(14), 32'000.0);
    QCOMPARE(forecast.nodes(15), 64'000.0);
    QCOMPARE(forecast.nodes(12), 8000.0);
}

// If the number of nodes hardly grows or explodes, this is attributed to chance.
void SearchForecastTest::ignoresImplausibleGrowth() {
    SearchForecast falling;
    falling.passed(10, 10'000);
    falling.passed(11, 10);
    QCOMPARE(falling.nodes(61), 10 * std::exp(0.02 * 50));
    SearchForecast exploding;
    exploding.passed(10, 2000);
    exploding.passed(11, 1'000'000);
    QCOMPARE(exploding.nodes(12), 1e6 * std::exp(2.0));
    // A few nodes are not informative: the limit does not jump to the best known weight.
    SearchForecast few;
    few.passed(10, 1);
    few.passed(30, 2);
    QCOMPARE(few.nodes(32), 2 * std::exp(0.5 * 2));
    QVERIFY(few.nextLimit(2) <= 30 + 22);
}

void SearchForecastTest::limitsDoubleTheWork() {
    SearchForecast forecast;
    forecast.passed(10, 1'000'000);
    forecast.passed(11, 2'000'000);
    // Six million nodes are reached between one and two units further.
    QCOMPARE(forecast.nextLimit(1), std::size_t{12});
    QCOMPARE(forecast.nextLimit(2), std::size_t{13});
    SearchForecast quick;
    quick.passed(10, 1024);
    quick.passed(11, 2048);
    // Five doublings give 2^16.
    QCOMPARE(quick.nextLimit(2), std::size_t{15});
}

void SearchForecastTest::fractionsEndAtOne() {
    SearchForecast forecast;
    QCOMPARE(forecast.fraction(1, 0, 1), 0.0);
    forecast.passed(10, 2000);
    forecast.passed(11, 4000);
    QCOMPARE(forecast.fraction(12, 0, 12), 3.0 / 7);
    QCOMPARE(forecast.fraction(12, 1, 12), 1.0);
    QCOMPARE(forecast.fraction(12, 0.5, 14), 5.0 / 23);
}

LIGHTSOUT_TEST(SearchForecastTest)
#include "SearchForecastTest.moc"
