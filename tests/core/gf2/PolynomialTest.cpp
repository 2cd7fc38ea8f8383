// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Polynomial.h"

#include "gf2/BitMatrix.h"

#include "tests/support/PlainPolynomials.h"
#include "tests/support/Printing.h"
#include "tests/support/Sizes.h"
#include "tests/support/Test.h"

#include <QTest>

#include <numeric>

using namespace lightsout;

class PolynomialTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makers();
    void dropsLeadingZeros();
    void additionIsAGroup();
    void productAgreesWithLoop();
    void ringLaws();
    void divisionIdentity();
    void longDivisionAgreesWithPlain();
    void gcdDividesAndCombines();
    void gcdOfMultiples();
    void gcdWithoutCofactor();
    void reversedReadsBackwards();
    void squaredIsTheProduct();
    void shiftedByOneIsHorner();
    void fibonacciRecurrence();
    void fibonacciIdentities();
    void fibonacciDivisibility();
    void fibonacciIsThePathsCharacteristic();
    void agreesWithEuclid_data();
    void agreesWithEuclid();
    void allSmallPairs();
    void extremes();
    void unitVectorsAreTheBasis();
    void isLinear_data();
    void isLinear();
    void goesThereAndBack_data();
    void goesThereAndBack();
    void timesVariableShiftsBothWays();
};

namespace {

/// Returns the zero polynomial, and random polynomials whose degrees are near the word length.
std::vector<Polynomial> polynomials(std::uint64_t seed) {
    Random random(seed);
    std::vector<Polynomial> result{Polynomial::zero()};
    for (const std::size_t degree : {0U, 1U, 2U, 62U, 63U, 64U, 65U, 127U, 128U, 129U, 200U}) {
        result.push_back(randomPolynomial(degree, random));
    }
    return result;
}

bool divides(const Polynomial& divisor, const Polynomial& p) {
    return divide(p, divisor).remainder.isZero();
}

/// Returns p(x), computed by Horner's rule.
Polynomial valueAt(const Polynomial& p, const Polynomial& x) {
    Polynomial value;
    for (std::size_t k = p.isZero() ? 0 : *p.degree() + 1; k-- > 0;) {
        value = value * x;
        if (p.coefficient(k)) {
            value += Polynomial::one();
        }
    }
    return value;
}

void check(const Polynomial& a, const Polynomial& b) {
    const auto [gcd, cofactor] = gcdByDivisionSteps(a, b, true);
    QCOMPARE(gcd, gcdPlain(a, b));
    QVERIFY(dividePlain(productPlain(a, cofactor) + gcd, b).remainder.isZero());
    QCOMPARE(gcdByDivisionSteps(a, b, false).gcd, gcd);
}

} // namespace

void PolynomialTest::makers() {
    QVERIFY(Polynomial::zero().isZero());
    QVERIFY(!Polynomial::zero().degree().has_value());
    QVERIFY(!Polynomial::zero().coefficient(0));
    QCOMPARE(Polynomial::one(), Polynomial::fromWords({1}));
    for (const std::size_t exponent : {0U, 1U, 63U, 64U, 65U, 127U, 128U, 200U}) {
        const Polynomial power = Polynomial::monomial(exponent);
        QVERIFY(power.degree() == exponent);
        for (std::size_t k = 0; k < 300; ++k) {
            QCOMPARE(power.coefficient(k), k == exponent);
        }
    }
}

void PolynomialTest::dropsLeadingZeros() {
    QVERIFY(Polynomial::fromWords({}).isZero());
    QVERIFY(Polynomial::fromWords({0, 0, 0}).isZero());
    QCOMPARE(Polynomial::fromWords({5, 0, 0}), Polynomial::fromWords({5}));
    const Polynomial p = Polynomial::monomial(200) + Polynomial::monomial(1);
    QCOMPARE(p + Polynomial::monomial(200), Polynomial::monomial(1));
    QCOMPARE((p + Polynomial::monomial(200)).words().size(), std::size_t{1});
}

void PolynomialTest::additionIsAGroup() {
    for (const Polynomial& a : polynomials(1)) {
        QVERIFY((a + a).isZero());
        QCOMPARE(a + Polynomial::zero(), a);
        for (const Polynomial& b : polynomials(2)) {
            QCOMPARE(a + b, b + a);
            QCOMPARE((a + b) + b, a);
            for (std::size_t k = 0; k < 210; ++k) {
                QCOMPARE((a + b).coefficient(k), a.coefficient(k) != b.coefficient(k));
            }
        }
    }
}

void PolynomialTest::productAgreesWithLoop() {
    for (const Polynomial& a : polynomials(3)) {
        for (const Polynomial& b : polynomials(4)) {
            QCOMPARE(a * b, productPlain(a, b));
            // Checks the shift coefficient by coefficient.
            Polynomial shifted;
            shifted.addShifted(b, 77);
            for (std::size_t k = 0; k < 300; ++k) {
                QCOMPARE(shifted.coefficient(k), k >= 77 && b.coefficient(k - 77));
            }
            QCOMPARE(b * Polynomial::monomial(77), shifted);
        }
        QCOMPARE(a.timesVariable(), a * Polynomial::monomial(1));
    }
}

void PolynomialTest::ringLaws() {
    const Polynomial c = polynomials(5).back();
    for (const Polynomial& a : polynomials(6)) {
        QCOMPARE(a * Polynomial::one(), a);
        QVERIFY((a * Polynomial::zero()).isZero());
        for (const Polynomial& b : polynomials(7)) {
            QCOMPARE(a * b, b * a);
            QCOMPARE((a * b) * c, a * (b * c));
            QCOMPARE((a + b) * c, a * c + b * c);
            if (!a.isZero() && !b.isZero()) {
                QVERIFY((a * b).degree() == *a.degree() + *b.degree());
            }
        }
    }
}

void PolynomialTest::divisionIdentity() {
    for (const Polynomial& dividend : polynomials(8)) {
        for (const Polynomial& divisor : polynomials(9)) {
            if (divisor.isZero()) {
                continue;
            }
            const auto [quotient, remainder] = divide(dividend, divisor);
            QCOMPARE(quotient * divisor + remainder, dividend);
            QVERIFY(remainder.isZero() || *remainder.degree() < *divisor.degree());
            QVERIFY(divide(dividend * divisor, divisor).quotient == dividend);
        }
    }
}

void PolynomialTest::longDivisionAgreesWithPlain() {
    Random random(21);
    for (const std::size_t dividendDegree : {500U, 1000U, 1023U, 1024U, 1025U}) {
        for (std::size_t degree = 0; degree <= dividendDegree; degree += random.below(40) + 1) {
            const Polynomial dividend = randomPolynomial(dividendDegree, random);
            const Polynomial divisor = randomPolynomial(degree, random);
            const auto [quotient, remainder] = divide(dividend, divisor);
            const auto [plainQuotient, plainRemainder] = dividePlain(dividend, divisor);
            QCOMPARE(quotient, plainQuotient);
            QCOMPARE(remainder, plainRemainder);
        }
    }
}

void PolynomialTest::gcdDividesAndCombines() {
    for (const Polynomial& a : polynomials(10)) {
        for (const Polynomial& b : polynomials(11)) {
            const auto [gcd, cofactor] = gcdWithCofactor(a, b);
            if (a.isZero() || b.isZero()) {
                QCOMPARE(gcd, a + b);
                continue;
            }
            QVERIFY(divides(gcd, a));
            QVERIFY(divides(gcd, b));
            QVERIFY(divides(b, a * cofactor + gcd));
            QCOMPARE(gcdWithCofactor(b, a).gcd, gcd);
        }
    }
}

void PolynomialTest::gcdOfMultiples() {
    const Polynomial common = polynomials(12).back();
    for (const Polynomial& a : polynomials(13)) {
        for (const Polynomial& b : polynomials(14)) {
            const Polynomial gcd = gcdWithCofactor(a, b).gcd;
            QCOMPARE(gcdWithCofactor(a * common, b * common).gcd, gcd * common);
        }
    }
}

void PolynomialTest::gcdWithoutCofactor() {
    for (const Polynomial& a : polynomials(18)) {
        for (const Polynomial& b : polynomials(19)) {
            QCOMPARE(gcd(a, b), gcdWithCofactor(a, b).gcd);
        }
    }
}

void PolynomialTest::reversedReadsBackwards() {
    QVERIFY(Polynomial::zero().reversed().isZero());
    for (const Polynomial& p : polynomials(20)) {
        const Polynomial reversed = p.reversed();
        for (std::size_t k = 0; !p.isZero() && k <= *p.degree(); ++k) {
            QCOMPARE(reversed.coefficient(k), p.coefficient(*p.degree() - k));
        }
        // Trailing zeros become leading zeros, which are dropped.
        QCOMPARE(p.timesVariable().reversed(), reversed);
    }
}

void PolynomialTest::squaredIsTheProduct() {
    for (const Polynomial& p : polynomials(15)) {
        QCOMPARE(p.squared(), p * p);
    }
}

void PolynomialTest::shiftedByOneIsHorner() {
    const Polynomial next = Polynomial::monomial(1) + Polynomial::one();
    for (const Polynomial& p : polynomials(16)) {
        QCOMPARE(p.shiftedByOne(), valueAt(p, next));
        QCOMPARE(p.shiftedByOne().shiftedByOne(), p);
        for (const Polynomial& q : polynomials(17)) {
            QCOMPARE((p * q).shiftedByOne(), p.shiftedByOne() * q.shiftedByOne());
        }
    }
}

void PolynomialTest::fibonacciRecurrence() {
    Polynomial previous = Polynomial::zero();
    Polynomial current = Polynomial::one();
    QCOMPARE(fibonacciPolynomial(0), previous);
    for (std::size_t k = 1; k <= 200; ++k) {
        QCOMPARE(fibonacciPolynomial(k), current);
        QVERIFY(current.degree() == k - 1);
        const Polynomial next = current.timesVariable() + previous;
        previous = current;
        current = next;
    }
}

void PolynomialTest::fibonacciIdentities() {
    for (std::size_t k = 0; k <= 150; ++k) {
        const Polynomial f = fibonacciPolynomial(k);
        const Polynomial next = fibonacciPolynomial(k + 1);
        QCOMPARE(fibonacciPolynomial(2 * k), f.squared().timesVariable());
        QCOMPARE(fibonacciPolynomial(2 * k + 1), f.squared() + next.squared());
        for (std::size_t power = 1; power <= k; power *= 2) {
            Polynomial expected;
            expected.addShifted(f, power);
            QCOMPARE(fibonacciPolynomial(k + power) + fibonacciPolynomial(k - power), expected);
        }
    }
    for (std::size_t j = 0; j <= 12; ++j) {
        const std::size_t power = std::size_t{1} << j;
        QCOMPARE(fibonacciPolynomial(power), Polynomial::monomial(power - 1));
    }
}

// gcd(f_a, f_b) = f_gcd(a, b), as for Fibonacci numbers.
void PolynomialTest::fibonacciDivisibility() {
    for (std::size_t a = 1; a <= 40; ++a) {
        for (std::size_t b = 1; b <= 40; ++b) {
            QCOMPARE(gcdWithCofactor(fibonacciPolynomial(a), fibonacciPolynomial(b)).gcd,
                     fibonacciPolynomial(std::gcd(a, b)));
        }
    }
}

// By Cayley and Hamilton, f_{n+1} of the path matrix is zero. f_k for k ≤ n is not, because its
// first column is the unit vector e_k.
void PolynomialTest::fibonacciIsThePathsCharacteristic() {
    for (std::size_t n = 1; n <= 70; ++n) {
        BitMatrix path(n, n);
        for (std::size_t i = 0; i + 1 < n; ++i) {
            path.flip(i, i + 1);
            path.flip(i + 1, i);
        }
        const auto firstColumn = [&](const Polynomial& p) {
            BitVector value(n);
            for (std::size_t k = *p.degree() + 1; k-- > 0;) {
                value = path * value;
                value.set(0, value[0] != p.coefficient(k));
            }
            return value;
        };
        for (std::size_t k = 1; k <= n; ++k) {
            QCOMPARE(firstColumn(fibonacciPolynomial(k)), BitVector::unit(n, k - 1));
        }
        QVERIFY(firstColumn(fibonacciPolynomial(n + 1)).none());
    }
}

void PolynomialTest::agreesWithEuclid_data() {
    QTest::addColumn<std::size_t>("degree");
    for (const std::size_t degree : {1U, 2U, 31U, 32U, 33U, 62U, 63U, 64U, 65U, 126U, 127U, 128U,
                                     129U, 191U, 192U, 500U, 1000U}) {
        QTest::addRow("%zu", degree) << degree;
    }
}

void PolynomialTest::agreesWithEuclid() {
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

void PolynomialTest::allSmallPairs() {
    for (std::uint64_t b = 1; b < 128; ++b) {
        for (std::uint64_t a = 0; a < b && std::bit_width(a) < std::bit_width(b); ++a) {
            check(Polynomial::fromWords({a}), Polynomial::fromWords({b}));
        }
    }
}

void PolynomialTest::extremes() {
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

void PolynomialTest::unitVectorsAreTheBasis() {
    for (std::size_t k = 1; k <= 300; ++k) {
        for (const std::size_t size : {k, k + 1, std::size_t{1000}}) {
            QCOMPARE(fromFibonacciBasis(BitVector::unit(size, k - 1)), fibonacciPolynomial(k));
            QCOMPARE(toFibonacciBasis(fibonacciPolynomial(k), size), BitVector::unit(size, k - 1));
        }
    }
}

void PolynomialTest::isLinear_data() {
    addAwkwardSizes();
}

void PolynomialTest::isLinear() {
    QFETCH(std::size_t, size);
    Random random(size);
    const BitVector row = BitVector::random(size, random);
    Polynomial sum;
    row.forEachOne([&sum](std::size_t k) { sum += fibonacciPolynomial(k + 1); });
    QCOMPARE(fromFibonacciBasis(row), sum);
}

void PolynomialTest::goesThereAndBack_data() {
    addAwkwardSizes();
    QTest::newRow("4095") << std::size_t{4095};
    QTest::newRow("10000") << std::size_t{10'000};
}

void PolynomialTest::goesThereAndBack() {
    QFETCH(std::size_t, size);
    Random random(size + 1);
    for (int round = 0; round < 20; ++round) {
        const BitVector row = BitVector::random(size, random);
        QCOMPARE(toFibonacciBasis(fromFibonacciBasis(row), size), row);
        const Polynomial p = polynomialWith(row);
        QCOMPARE(fromFibonacciBasis(toFibonacciBasis(p, size)), p);
    }
}

// s f_k = f_{k-1} + f_{k+1}.
void PolynomialTest::timesVariableShiftsBothWays() {
    Random random(7);
    const std::size_t size = 200;
    const Polynomial p = randomPolynomial(150, random);
    const BitVector row = toFibonacciBasis(p, size);
    const BitVector product = toFibonacciBasis(p.timesVariable(), size);
    for (std::size_t k = 0; k < size; ++k) {
        const bool fromBelow = k > 0 && row[k - 1];
        const bool fromAbove = k + 1 < size && row[k + 1];
        QCOMPARE(product[k], fromBelow != fromAbove);
    }
}

LIGHTSOUT_TEST(PolynomialTest)
#include "PolynomialTest.moc"
