// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/GoodnessOfFit.h"

#include "support/Random.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace lightsout;

namespace {

/// Returns the probabilities of 0 … n successes in n trials, by adding one trial at a time.
std::vector<double> binomialLaw(std::size_t n, double chance) {
    std::vector<double> law{1};
    for (std::size_t trial = 0; trial < n; ++trial) {
        law.push_back(0);
        for (std::size_t i = law.size() - 1; i > 0; --i) {
            law[i] = law[i] * (1 - chance) + law[i - 1] * chance;
        }
        law[0] *= 1 - chance;
    }
    return law;
}

/// Returns the chance that the χ² law exceeds x: for an even number of degrees of freedom, the
/// chance of fewer than df / 2 events of a Poisson law of mean x / 2; for an odd one, that of a
/// squared normal variable, to which integration by parts adds a term for every two more degrees.
double chanceAbove(double x, std::size_t degreesOfFreedom) {
    if (degreesOfFreedom % 2 == 1) {
        double chance = std::erfc(std::sqrt(x / 2));
        for (std::size_t j = 1; j <= degreesOfFreedom / 2; ++j) {
            const double power = static_cast<double>(j) - 0.5;
            chance += std::pow(x / 2, power) * std::exp(-x / 2) / std::tgamma(power + 1);
        }
        return chance;
    }
    double term = std::exp(-x / 2);
    double sum = term;
    for (std::size_t k = 1; k < degreesOfFreedom / 2; ++k) {
        term *= x / 2 / static_cast<double>(k);
        sum += term;
    }
    return sum;
}

} // namespace

class GoodnessOfFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Mendel's peas, for example in Fisher, Has Mendel's work been rediscovered? (1936).
    void agreesWithMendelsPeas() {
        const std::vector<std::uint64_t> peas{315, 101, 108, 32};
        const std::vector<double> law{9 / 16.0, 3 / 16.0, 3 / 16.0, 1 / 16.0};
        const auto fit = goodnessOfFit(peas, law);
        QVERIFY(fit && fit->degreesOfFreedom() == 3);
        QVERIFY(std::abs(fit->chiSquared - 0.470) < 5e-4);
        QVERIFY(std::abs(fit->p - 0.925) < 5e-4);
    }

    void agreesWithTheClosedFormula() {
        Random random(1);
        for (const std::size_t values : {2U, 3U, 4U, 5U, 10U, 11U, 64U, 65U}) {
            const std::vector<double> law(values, 1.0 / static_cast<double>(values));
            std::vector<std::uint64_t> counts(values);
            for (std::uint64_t& count : counts) {
                count = 20 + random.below(20);
            }
            const auto fit = goodnessOfFit(counts, law);
            QVERIFY(fit && fit->degreesOfFreedom() == values - 1);
            double sum = 0;
            double games = 0;
            for (const std::uint64_t count : counts) {
                games += static_cast<double>(count);
            }
            for (const std::uint64_t count : counts) {
                const double expected = games / static_cast<double>(values);
                sum += std::pow(static_cast<double>(count) - expected, 2) / expected;
            }
            QVERIFY(std::abs(fit->chiSquared - sum) < 1e-9);
            QVERIFY(std::abs(fit->p - chanceAbove(fit->chiSquared, values - 1)) < 1e-12);
        }
    }

    void joinsValuesThatAreRarelyExpected() {
        const std::vector<double> law = binomialLaw(20, 0.5);
        std::vector<std::uint64_t> counts(law.size());
        counts[10] = 100;
        const auto fit = goodnessOfFit(counts, law);
        QVERIFY(fit);
        std::size_t next = 0;
        double expected = 0;
        for (const JoinedValues& bin : fit->bins) {
            QCOMPARE(bin.first, next);
            QVERIFY(bin.expected >= 5);
            QCOMPARE(bin.observed, bin.first <= 10 && bin.last >= 10 ? 100U : 0U);
            expected += bin.expected;
            next = bin.last + 1;
        }
        QCOMPARE(next, law.size());
        QVERIFY(std::abs(expected - 100) < 1e-9);
        QVERIFY(fit->p < 1e-6);
    }

    void impossibleValuesTakeNoPart() {
        const std::vector<double> law{0.5, 1e-17, 0.5, 0};
        const auto fit = goodnessOfFit(std::vector<std::uint64_t>{60, 0, 40, 0}, law);
        QVERIFY(fit && fit->degreesOfFreedom() == 1);
        QCOMPARE(fit->chiSquared, 4.0);
        QVERIFY(std::abs(fit->p - std::erfc(std::sqrt(2.0))) < 1e-12);
        const auto wrong = goodnessOfFit(std::vector<std::uint64_t>{60, 1, 39, 0}, law);
        QVERIFY(wrong && wrong->p == 0 && std::isinf(wrong->chiSquared));
    }

    void needsTwoBins() {
        QVERIFY(!goodnessOfFit({}, {}));
        QVERIFY(!goodnessOfFit(std::vector<std::uint64_t>{7}, std::vector<double>{1}));
        QVERIFY(!goodnessOfFit(std::vector<std::uint64_t>{4, 5}, std::vector<double>{0.5, 0.5}));
        QVERIFY(!goodnessOfFit(std::vector<std::uint64_t>{0, 0}, std::vector<double>{0.5, 0.5}));
    }

    /// A sample from the law has p ≤ 5% in about 5% of all cases.
    void rejectsOneTrueSampleInTwenty() {
        const std::vector<double> law = binomialLaw(9, 0.4);
        Random random(7);
        constexpr int samples = 4000;
        int rejected = 0;
        for (int sample = 0; sample < samples; ++sample) {
            std::vector<std::uint64_t> counts(law.size());
            for (int game = 0; game < 1000; ++game) {
                double rest = static_cast<double>(random.below(1U << 30U)) / (1U << 30U);
                std::size_t value = 0;
                while (value + 1 < law.size() && rest >= law[value]) {
                    rest -= law[value++];
                }
                ++counts[value];
            }
            rejected += goodnessOfFit(counts, law)->p <= 0.05 ? 1 : 0;
        }
        QVERIFY2(std::abs(rejected - samples / 20) < 60, qPrintable(QString::number(rejected)));
    }

    void usualSuccessesLeaveOutOneInForty() {
        for (const std::size_t trials : {1U, 2U, 9U, 10U, 40U, 100U}) {
            for (const double chance : {1e-9, 0.01, 0.1, 1 / 3.0, 0.5, 0.9, 0.999}) {
                const std::vector<double> law = binomialLaw(trials, chance);
                const auto [least, greatest] = usualSuccesses(trials, chance);
                const auto at = [&law](std::uint64_t count) {
                    return law.begin() + static_cast<std::ptrdiff_t>(count);
                };
                QVERIFY(greatest <= trials);
                QVERIFY(std::accumulate(law.begin(), at(least), 0.0) <= 0.025);
                QVERIFY(std::accumulate(law.begin(), at(least + 1), 0.0) > 0.025);
                QVERIFY(std::accumulate(at(greatest + 1), law.end(), 0.0) <= 0.025);
                QVERIFY(std::accumulate(at(greatest), law.end(), 0.0) > 0.025);
            }
            QVERIFY(usualSuccesses(trials, 0) == std::pair(std::uint64_t{0}, std::uint64_t{0}));
            QVERIFY(usualSuccesses(trials, 1) ==
                    std::pair(std::uint64_t{trials}, std::uint64_t{trials}));
        }
        QVERIFY(usualSuccesses(0, 0.5) == std::pair(std::uint64_t{0}, std::uint64_t{0}));
    }
};

LIGHTSOUT_TEST(GoodnessOfFitTest)
#include "GoodnessOfFitTest.moc"
