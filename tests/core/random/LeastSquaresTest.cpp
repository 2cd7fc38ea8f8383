// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/LeastSquares.h"

#include "support/Random.h"
#include "tests/support/Test.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace lightsout;

using Points = std::vector<std::pair<double, double>>;

class LeastSquaresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Anscombe's quartet: Graphs in Statistical Analysis (1973). The standard error of the slope
    /// is 0.118, and the 0.975 quantile of Student's t with 9 degrees of freedom is 2.262.
    void agreesWithAnscombe() {
        const Points points{{10, 8.04}, {8, 6.95}, {13, 7.58},  {9, 8.81}, {11, 8.33}, {14, 9.96},
                            {6, 7.24},  {4, 4.26}, {12, 10.84}, {7, 4.82}, {5, 5.68}};
        const auto line = leastSquaresLine(points);
        QVERIFY(line && std::abs(line->slope - 0.500) < 5e-4);
        QVERIFY(std::abs(line->intercept - 3.00) < 5e-3);
        QVERIFY(std::abs(line->slopeMargin - 2.262 * 0.1179) < 1e-3);
        QVERIFY(line->marginAt(9) < line->marginAt(4));
    }

    void aLineIsFoundExactly() {
        const auto line = leastSquaresLine(Points{{1, 5}, {2, 7}, {4, 11}});
        QVERIFY(line && std::abs(line->at(100) - 203) < 1e-9 && line->slopeMargin < 1e-9);
    }

    void needsThreePointsAndTwoPlaces() {
        QVERIFY(!leastSquaresLine({}));
        QVERIFY(!leastSquaresLine(Points{{1, 5}, {2, 7}}));
        QVERIFY(!leastSquaresLine(Points{{1, 5}, {1, 7}, {1, 9}}));
    }

    /// In about 95 of 100 samples, the intervals contain the true slope and the true value.
    void intervalsContainTheTruth() {
        Random random(5);
        constexpr int samples = 1000;
        int slopes = 0;
        int values = 0;
        for (int sample = 0; sample < samples; ++sample) {
            Points points;
            for (int x = 1; x <= 8; ++x) {
                double error = -6; // the sum of twelve uniform numbers is nearly normal
                for (int i = 0; i < 12; ++i) {
                    error += static_cast<double>(random.below(1U << 20U)) / (1U << 20U);
                }
                points.emplace_back(x, 2 - 0.7 * x + error);
            }
            const auto line = leastSquaresLine(points);
            slopes += std::abs(line->slope + 0.7) <= line->slopeMargin ? 1 : 0;
            values += std::abs(line->at(7) - (2 - 0.7 * 7)) <= line->marginAt(7) ? 1 : 0;
        }
        for (const int inside : {slopes, values}) {
            QVERIFY2(std::abs(inside - 0.95 * samples) < 27, // 4 standard deviations
                     qPrintable(QString::number(inside)));
        }
    }
};

LIGHTSOUT_TEST(LeastSquaresTest)
#include "LeastSquaresTest.moc"
