// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/DivisionSteps.h"

#include "tests/support/PlainPolynomials.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class DivisionStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithEuclid_data();
    void agreesWithEuclid();
    void allSmallPairs();
    void extremes();
};

namespace {

void check(const Polynomial& a, const Polynomial& b) {
    const auto [gcd, cofactor] = gcdByDivisionSteps(a, b, true);
    QCOMPARE(gcd, gcdPlain(a, b));
    QVERIFY(dividePlain(productPlain(a, cofactor) + gcd, b).remainder.isZero());
    QCOMPARE(gcdByDivisionSteps(a, b, false).gcd, gcd);
}

} // namespace

void DivisionStepsTest::agreesWithEuclid_data() {
    QTest::addColumn<std::size_t>("degree");
    for (const std::size_t degree : {1U, 2U, 31U, 32U, 33U, 62U, 63U, 64U, 65U, 126U, 127U, 128U,
                                     129U, 191U, 192U, 500U, 1000U}) {
        QTest::addRow("%zu", degree) << degree;
    }
}

void DivisionStepsTest::agreesWithEuclid() {
    QFETCH(std::size_t, degree);
    Random random(degree);
    for (int round = 0; round < 60; ++round) {
        const Polynomial b = randomPolynomial(degree, random);
        const Polynomial a = randomPolynomial(random.below(degree), random);
        check(a, b);
        // The polynomials have a common factor, or zeros as lowest coefficients.
        const Polynomial common = randomPolynomial(random.below(70), random);
        check(a * common, b * common);
        check(a * Polynomial::monomial(5), b * Polynomial::monomial(random.below(80) + 5));
    }
}

void DivisionStepsTest::allSmallPairs() {
    for (std::uint64_t b = 1; b < 128; ++b) {
        for (std::uint64_t a = 0; a < b && std::bit_width(a) < std::bit_width(b); ++a) {
            check(Polynomial::fromWords({a}), Polynomial::fromWords({b}));
        }
    }
}

void DivisionStepsTest::extremes() {
    Random random(3);
    for (const std::size_t degree : {1U, 63U, 64U, 65U, 200U}) {
        const Polynomial b = randomPolynomial(degree, random);
        check(Polynomial::zero(), b);
        check(Polynomial::one(), b);
        check(Polynomial::one(), Polynomial::monomial(degree));
        check(Polynomial::monomial(degree - 1), Polynomial::monomial(degree));
        // One divides the other.
        check(b, b * randomPolynomial(70, random));
        // All quotients of Euclid's algorithm are s.
        check(fibonacciPolynomial(degree), fibonacciPolynomial(degree + 1));
    }
}

LIGHTSOUT_TEST(DivisionStepsTest)
#include "DivisionStepsTest.moc"
