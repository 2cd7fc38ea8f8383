// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartData.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class ChartDataTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesBecomeCsv() {
        Chart chart;
        chart.x.title = QStringLiteral("black cells, by number");
        chart.series = {
            {.name = QStringLiteral("1000 games"),
             .shape = ChartShape::bars,
             .points = {{0, 0.25}, {1, 0.75}}},
            {.name = QStringLiteral("a \"band\""),
             .shape = ChartShape::band,
             .points = {{1, 3, 2}}},
        };
        QCOMPARE(chartCsv(chart), QStringLiteral("\"black cells, by number\",1000 games,"
                                                 "\"a \"\"band\"\" −\",\"a \"\"band\"\" +\"\r\n"
                                                 "0,0.25,,\r\n"
                                                 "1,0.75,2,3\r\n"));
        // The unit on the axis is in the names of the columns.
        chart.y.title = QStringLiteral("share of the games");
        chart.series[1].name.clear();
        QVERIFY(chartCsv(chart).contains(QStringLiteral(",1000 games (share of the games),"
                                                        "share of the games −,"
                                                        "share of the games +\r\n")));
        // Nothing is written twice, and no invisible characters.
        chart.series[0].name = QStringLiteral("share of the \u2066games\u2069");
        QVERIFY(
            chartCsv(chart).contains(QStringLiteral(",share of the games (share of the games)")));
        chart.series[0].name = chart.y.title;
        QVERIFY(chartCsv(chart).contains(QStringLiteral(",share of the games,")));
    }

    void rangesHoldTheData() {
        Chart chart;
        chart.series = {{.shape = ChartShape::line, .points = {{2, 5}, {6, 9}}}};
        QCOMPARE(wholeRangeOfX(chart).low, 2.0);
        QCOMPARE(wholeRangeOfX(chart).high, 6.0);
        QCOMPARE(wholeRangeOfY(chart).low, 0.0);
        QVERIFY(wholeRangeOfY(chart).high >= 9.0);
        chart.y.high = 7;
        QCOMPARE(wholeRangeOfY(chart).high, 7.0);
        // The highest value is below the top of a logarithmic axis, too.
        chart.y = {.isLogarithmic = true};
        QVERIFY(wholeRangeOfY(chart).high > 9.0 && wholeRangeOfY(chart).high < 10.0);
        QCOMPARE(wholeRangeOfY(chart).low, 5.0);
    }

    // A line through the middle of intervals does not make them thin, and none is cut in half.
    void intervalsAreAsWideAsTheirDistance() {
        Chart chart;
        chart.x.isInteger = true;
        ChartSeries intervals{.shape = ChartShape::boxes};
        for (int n = 2; n <= 9; ++n) {
            intervals.points.push_back({static_cast<double>(n), 3, 1});
        }
        chart.series = {intervals};
        const double half = markHalfWidth(chart);
        QVERIFY(half > 0.25);
        ChartSeries line{.shape = ChartShape::line};
        for (int step = 0; step <= 60; ++step) {
            line.points.push_back({2 + 7.0 * step / 60, 2});
        }
        chart.series.push_back(line);
        QCOMPARE(markHalfWidth(chart), half);
        QVERIFY(wholeRangeOfX(chart).low <= 2 - half);
        QVERIFY(wholeRangeOfX(chart).high >= 9 + half);
    }

    // A dot at an end of the axis is drawn whole.
    void leavesRoomForDots() {
        Chart chart;
        chart.series = {{.shape = ChartShape::dots, .points = {{1, 5}, {7, 6}}}};
        const ChartRange range = wholeRangeOfX(chart);
        QVERIFY(range.low < 1 && range.low > 0.8);
        QVERIFY(range.high > 7 && range.high < 7.2);
    }

    void aLogarithmicAxisLeavesOutZero() {
        Chart chart;
        chart.y.isLogarithmic = true;
        chart.series = {{.points = {{0, 0}, {1, 0.001}, {2, 10}}}};
        QCOMPARE(wholeRangeOfY(chart).low, 0.001);
        QVERIFY(wholeRangeOfY(chart).high > 10 && wholeRangeOfY(chart).high < 20);
    }

    void aLogarithmicAxisHasRoomAtItsEnds() {
        Chart chart;
        chart.x.isLogarithmic = true;
        chart.series = {{.points = {{2, 1}, {50, 1}}}};
        const ChartRange range = wholeRangeOfX(chart);
        QVERIFY(range.low < 1.8 && range.low > 1.5);
        QVERIFY(range.high > 55 && range.high < 60);
        chart.x.high = 50;
        QCOMPARE(wholeRangeOfX(chart).high, 50.0);
    }

    void rangesAreNeverEmpty() {
        Chart chart;
        QVERIFY(wholeRangeOfX(chart).low < wholeRangeOfX(chart).high);
        chart.series = {{.points = {{3, 0}}}};
        QVERIFY(wholeRangeOfX(chart).low < wholeRangeOfX(chart).high);
        QVERIFY(wholeRangeOfY(chart).low < wholeRangeOfY(chart).high);
        chart.y.isLogarithmic = true;
        QVERIFY(wholeRangeOfY(chart).low > 0);
        QVERIFY(wholeRangeOfY(chart).low < wholeRangeOfY(chart).high);
    }

    // The values are whole numbers two apart, such as numbers of presses of one parity.
    void barsOfWholeNumbersStandApart() {
        Chart chart;
        chart.x.isInteger = true;
        chart.series = {{.shape = ChartShape::bars, .points = {{0, 1}, {4, 2}, {8, 1}}}};
        QVERIFY(barGroupWidth(chart) < 1);
        QCOMPARE(wholeRangeOfX(chart).low, -0.5);
        QCOMPARE(wholeRangeOfX(chart).high, 8.5);
        // If there are too many bars to be distinguished, they are wider.
        chart.series[0].points = {{0, 1}, {50, 2}, {4800, 1}};
        QVERIFY(barGroupWidth(chart) > 10 && barGroupWidth(chart) < 50);
    }

    void singleBarIsNotTooWide() {
        Chart chart;
        chart.x.isInteger = true;
        for (const double x : {0.0, 1.0, 5.0, 1000.0}) {
            chart.series = {{.shape = ChartShape::bars, .points = {{x, 1}}}};
            const ChartRange range = wholeRangeOfX(chart);
            QVERIFY(barGroupWidth(chart) < (range.high - range.low) / 4);
            QVERIFY(range.low >= -0.5 && range.low < x && range.high > x);
        }
    }

    void ticksAreBelowBars() {
        Chart chart;
        chart.x.isInteger = true;
        chart.series = {{.shape = ChartShape::bars, .points = {{7, 1}, {11, 1}, {21, 1}}}};
        QCOMPARE(tickGridOfX(chart).first, 7.0);
        QCOMPARE(tickGridOfX(chart).step, 2.0);
        chart.series[0].points.push_back({22, 1});
        QCOMPARE(tickGridOfX(chart).step, 0.0);
        chart.series[0].points = {{7, 1}};
        QCOMPARE(tickGridOfX(chart).first, 7.0);
        QVERIFY(tickGridOfX(chart).step > 100);
    }

    void barsStandSideBySide() {
        Chart chart;
        const std::vector<ChartPoint> points{{0, 1}, {2, 1}, {4, 1}};
        chart.series = {{.shape = ChartShape::bars, .points = points},
                        {.shape = ChartShape::marks, .points = points},
                        {.shape = ChartShape::bars, .points = points}};
        const ChartRange left = barSlot(chart, 0);
        const ChartRange right = barSlot(chart, 2);
        QCOMPARE(left.high, right.low);
        QCOMPARE(left.low, -right.high);
        QVERIFY(right.high - left.low < 2.0);
        QVERIFY(wholeRangeOfX(chart).low < left.low);
    }
};

LIGHTSOUT_TEST(ChartDataTest)
#include "ChartDataTest.moc"
