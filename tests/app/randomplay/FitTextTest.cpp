// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/FitText.h"

#include "text/SpokenText.h"

#include "tests/support/Test.h"

#include <array>

using namespace lightsout;

namespace {

QString textFor(const std::array<std::uint64_t, 3>& counts, const std::array<double, 3>& law) {
    const auto name = [](std::size_t least, std::size_t most) {
        return QStringLiteral("%1–%2").arg(least).arg(most);
    };
    return withoutIsolates(fitText(goodnessOfFit(counts, law).value(), name));
}

} // namespace

class FitTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With one degree of freedom, χ² exceeds 3.84 in 5 % of experiments.
    void agreementEndsAtFivePercent() {
        const QString agree = QStringLiteral("games and law agree");
        QCOMPARE(textFor({50, 50, 0}, {0.5, 0.5, 0}), agree);
        QCOMPARE(textFor({59, 41, 0}, {0.5, 0.5, 0}), agree); // χ² = 3.24
        QCOMPARE(textFor({40, 60, 0}, {0.6, 0.4, 0}),
                 QStringLiteral("games and law differ most at 1–1: 60.0 % instead of 40.0 %"));
        QVERIFY(textFor({60, 40, 0}, {0.5, 0.5, 0}) != agree); // χ² = 4
    }

    void joinedValuesAreNamedTogether() {
        QCOMPARE(textFor({50, 30, 20}, {0.80, 0.16, 0.04}),
                 QStringLiteral("games and law differ most at 1–2: 50.0 % instead of 20.0 %"));
    }

    void impossibleGamesAreNamed() {
        QCOMPARE(textFor({50, 49, 1}, {0.5, 0.5, 0}),
                 QStringLiteral("the law excludes some of the games"));
    }
};

LIGHTSOUT_TEST(FitTextTest)
#include "FitTextTest.moc"
