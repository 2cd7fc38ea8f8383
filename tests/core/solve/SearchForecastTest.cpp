// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SearchForecast.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class SearchForecastTest : public QObject {
    Q_OBJECT

private slots:
    void growthGoesOn();
    void growthIsNotBelieved();
    void limitsAreWorthTheirWork();
    void fractionsEndAtOne();
};

void SearchForecastTest::growthGoesOn() {
    SearchForecast forecast;
    forecast.passed(10, 1000);
    forecast.passed(14, 16'000);
    QCOMPARE(forecast.nodes(14), 16'000.0);
    QCOMPARE(forecast.nodes(15), 32'000.0);
    QCOMPARE(forecast.nodes(12), 4000.0);
}

// Nodes that hardly grow, or that explode, are taken for chance.
void SearchForecastTest::growthIsNotBelieved() {
    SearchForecast falling;
    falling.passed(10, 1000);
    falling.passed(11, 10);
    QCOMPARE(falling.nodes(61), 10 * std::exp(0.02 * 50));
    SearchForecast exploding;
    exploding.passed(10, 1);
    exploding.passed(11, 1'000'000);
    QCOMPARE(exploding.nodes(12), 1e6 * std::exp(2.0));
}

void SearchForecastTest::limitsAreWorthTheirWork() {
    SearchForecast forecast;
    forecast.passed(10, 1'000'000);
    forecast.passed(11, 2'000'000);
    // Six million nodes are between one unit and two further.
    QCOMPARE(forecast.nextLimit(1), std::size_t{12});
    QCOMPARE(forecast.nextLimit(2), std::size_t{13});
    SearchForecast quick;
    quick.passed(10, 16);
    quick.passed(11, 32);
    // Eleven doublings to 2^16.
    QCOMPARE(quick.nextLimit(2), std::size_t{21});
}

void SearchForecastTest::fractionsEndAtOne() {
    SearchForecast forecast;
    QCOMPARE(forecast.fraction(1, 0, 1), 0.0);
    forecast.passed(10, 1000);
    forecast.passed(11, 2000);
    QCOMPARE(forecast.fraction(12, 0, 12), 3.0 / 7);
    QCOMPARE(forecast.fraction(12, 1, 12), 1.0);
    QCOMPARE(forecast.fraction(12, 0.5, 14), 5.0 / 23);
}

LIGHTSOUT_TEST(SearchForecastTest)
#include "SearchForecastTest.moc"
