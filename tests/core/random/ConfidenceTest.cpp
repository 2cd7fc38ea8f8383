// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Confidence.h"

#include "tests/support/Test.h"

#include <QTest>

#include <cmath>

using namespace lightsout;

class ConfidenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTables() {
        const auto isAbout = [](std::uint64_t samples, double factor) {
            return std::abs(confidenceFactor(samples) - factor) < 5e-4;
        };
        QVERIFY(isAbout(2, 12.706));
        QVERIFY(isAbout(3, 4.303));
        QVERIFY(isAbout(6, 2.571));
        QVERIFY(isAbout(31, 2.042));
        QVERIFY(isAbout(1'000'000'000, 1.960));
    }

    /// Between −t and t, Student's density has the area 95%.
    void agreesWithTheDensity() {
        for (const std::uint64_t samples : {2U, 3U, 6U, 17U, 200U}) {
            const double freedom = static_cast<double>(samples) - 1;
            const double factor = confidenceFactor(samples);
            // With x = √ν tan φ, the density is proportional to cos^(ν − 1) φ.
            const double end = std::atan(factor / std::sqrt(freedom));
            constexpr int steps = 20'000; // of Simpson's rule
            double area = 0;
            for (int i = 0; i <= steps; ++i) {
                const double angle = end * i / steps;
                const double weight = i == 0 || i == steps ? 1 : i % 2 == 1 ? 4 : 2;
                area += weight * std::pow(std::cos(angle), freedom - 1);
            }
            area *= 2 * end / steps / 3;
            area *= std::exp(std::lgamma((freedom + 1) / 2) - std::lgamma(freedom / 2)) /
                    std::sqrt(std::acos(-1.0));
            QVERIFY(std::abs(area - 0.95) < 1e-9);
        }
    }

    /// If a share p of all values differs from the others, n values are equal with probability
    /// (1 - p)^n, which is 5% for the largest p that the sample allows.
    void equalValuesLeaveRoomForOthers() {
        const std::vector<BigFraction> equal(20, 7);
        const SampleMean mean = sampleMean(equal, 0, 10);
        QVERIFY(mean.areEqual && mean.mean == 7);
        const double share = 1 - std::pow(0.05, 1.0 / 20);
        QVERIFY(std::abs(*mean.low - 7 * (1 - share)) < 0.02 && *mean.low < 7 * (1 - share));
        QVERIFY(std::abs(*mean.high - (7 + 3 * share)) < 0.02 && *mean.high > 7 + 3 * share);
        const SampleMean unlimited = sampleMean(equal, 0, INFINITY);
        QVERIFY(unlimited.low == mean.low && !unlimited.high);
        QVERIFY(sampleMean(equal, 0, 7).high == 7.0);
        const SampleMean single = sampleMean({7}, 0, 10);
        QVERIFY(!single.areEqual && !single.low && !single.high);
    }
};

LIGHTSOUT_TEST(ConfidenceTest)
#include "ConfidenceTest.moc"
