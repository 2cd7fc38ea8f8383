// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Histogram.h"

#include "support/Random.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace lightsout;

class HistogramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAgreeWithASearch_data() {
        QTest::addColumn<bool>("areWhole");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("scale");
        QTest::newRow("one whole number") << true << 1 << 10.0;
        QTest::newRow("few whole numbers") << true << 200 << 7.0;
        QTest::newRow("many whole numbers") << true << 3000 << 12'345.0;
        QTest::newRow("negative and positive") << true << 300 << -50.0;
        QTest::newRow("tenths") << false << 500 << 0.9;
        QTest::newRow("tiny") << false << 500 << 3e-7;
        QTest::newRow("one number") << false << 1 << 0.3;
    }

    /// The number of values between the edges of each bin is its count.
    void countsAgreeWithASearch() {
        QFETCH(const bool, areWhole);
        QFETCH(const int, count);
        QFETCH(const double, scale);
        Random random(1);
        std::vector<double> values;
        for (int i = 0; i < count; ++i) {
            // Multiples of a tenth of the scale lie on edges.
            const double value = scale * (static_cast<double>(random.below(31)) / 10 - 1);
            values.push_back(areWhole ? std::round(value) : value);
        }
        const Histogram histogram = histogramOf(values, areWhole, 20);
        QVERIFY(!histogram.counts.empty() && histogram.counts.size() <= 20);
        QVERIFY(histogram.counts.front() > 0 && histogram.counts.back() > 0);
        QVERIFY(!areWhole || histogram.width == std::round(histogram.width));
        std::size_t sum = 0;
        for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
            const auto inBin = std::ranges::count_if(values, [&](double value) {
                return value >= histogram.low(bin) && value < histogram.low(bin + 1);
            });
            QCOMPARE(histogram.counts[bin], static_cast<std::size_t>(inBin));
            sum += histogram.counts[bin];
        }
        QCOMPARE(sum, values.size());
    }

    void widthsAreRound() {
        for (const double scale : {1e-9, 0.003, 1.0, 7.0, 1e6}) {
            std::vector<double> values;
            for (int i = 0; i < 100; ++i) {
                values.push_back(scale * i);
            }
            const double width = histogramOf(values, false).width;
            const double digit = width / std::pow(10, std::floor(std::log10(width) + 1e-9));
            QVERIFY(std::abs(digit - 1) < 1e-9 || std::abs(digit - 2) < 1e-9 ||
                    std::abs(digit - 5) < 1e-9);
        }
        QVERIFY(histogramOf({}, true).counts.empty());
    }
};

LIGHTSOUT_TEST(HistogramTest)
#include "HistogramTest.moc"
