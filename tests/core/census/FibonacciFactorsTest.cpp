// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/FibonacciFactors.h"
#include "census/Census.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class FibonacciFactorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void multiplyBack();
    void areIrreducible();
    void explainNullities();
    void periodsFindTheBoardsWithTheFactors();
    void cancels();
};

namespace {

Polynomial product(const std::vector<PolynomialFactor>& factors) {
    Polynomial result = Polynomial::one();
    for (const auto& [factor, multiplicity] : factors) {
        for (std::size_t i = 0; i < multiplicity; ++i) {
            result = result * factor;
        }
    }
    return result;
}

/// Returns true if no polynomial of degree 1 … d/2 divides it.
bool isIrreducible(const Polynomial& p) {
    for (std::uint64_t bits = 2; bits >> (*p.degree() / 2 + 1) == 0; ++bits) {
        if (divide(p, Polynomial::fromWords({bits})).remainder.isZero()) {
            return false;
        }
    }
    return true;
}

} // namespace

void FibonacciFactorsTest::multiplyBack() {
    for (std::size_t k = 1; k <= 130; ++k) {
        const auto factors = fibonacciFactors(k, Progress());
        QCOMPARE(product(factors), fibonacciPolynomial(k));
        for (std::size_t i = 1; i < factors.size(); ++i) {
            QVERIFY(*factors[i - 1].factor.degree() <= *factors[i].factor.degree());
        }
    }
}

void FibonacciFactorsTest::areIrreducible() {
    for (std::size_t k = 1; k <= 130; ++k) {
        for (const auto& [factor, multiplicity] : fibonacciFactors(k, Progress())) {
            QVERIFY(multiplicity >= 1);
            if (*factor.degree() <= 20) {
                QVERIFY(isIrreducible(factor));
            }
        }
    }
    QCOMPARE(fibonacciFactors(256, Progress()).size(), std::size_t{1});
    // ψ_85 has four factors of equal degree, because 2^8 = 1 modulo 85.
    QCOMPARE(fibonacciFactors(85, Progress()).size(), std::size_t{7});
}

void FibonacciFactorsTest::explainNullities() {
    Progress progress;
    for (const bool self : {true, false}) {
        const NullityTable table =
            Census({.selfInfluence = self}).table({1, 40}, {1, 40}, 2, progress);
        for (std::size_t rows = 1; rows <= 40; ++rows) {
            for (std::size_t cols = 1; cols <= 40; ++cols) {
                const NullityReason reason = reasonForNullity(rows, cols, self, progress);
                QCOMPARE(*product(reason.common).degree(), std::size_t{table.at(rows, cols)});
                const Polynomial ofRows = fibonacciPolynomial(rows + 1);
                QCOMPARE(product(reason.ofRows), self ? ofRows.shiftedByOne() : ofRows);
                QCOMPARE(product(reason.ofCols), fibonacciPolynomial(cols + 1));
            }
        }
    }
}

/// Exactly the boards named by the periods have the common factors.
void FibonacciFactorsTest::periodsFindTheBoardsWithTheFactors() {
    constexpr std::size_t side = 24;
    for (const bool self : {true, false}) {
        for (std::size_t rows = 1; rows <= side; ++rows) {
            for (std::size_t cols = 1; cols <= side; ++cols) {
                const NullityReason reason = reasonForNullity(rows, cols, self, Progress());
                const Polynomial common = product(reason.common);
                for (std::size_t n = 1; n <= side; ++n) {
                    const Polynomial f = fibonacciPolynomial(n + 1);
                    const auto has = [&common](const Polynomial& p) {
                        return divide(p, common).remainder.isZero();
                    };
                    QCOMPARE(has(f), (n + 1) % reason.colPeriod == 0);
                    QCOMPARE(has(self ? f.shiftedByOne() : f), (n + 1) % reason.rowPeriod == 0);
                }
            }
        }
    }
}

void FibonacciFactorsTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, fibonacciFactors(85, progress));
}

LIGHTSOUT_TEST(FibonacciFactorsTest)
#include "FibonacciFactorsTest.moc"
