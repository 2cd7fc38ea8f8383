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
};

LIGHTSOUT_TEST(ConfidenceTest)
#include "ConfidenceTest.moc"
