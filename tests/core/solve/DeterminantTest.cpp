// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Determinant.h"

#include "game/Rule.h"
#include "graph/Families.h"
#include "tests/support/Cancelling.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace lightsout;

namespace {

std::string determinantOf(const BitMatrix& matrix, std::size_t threads = 1) {
    Progress progress;
    return determinant(matrix, threads, progress);
}

/// Returns the determinant as the sum over all permutations.
long long byPermutations(const BitMatrix& matrix) {
    std::vector<std::size_t> columns(matrix.rows());
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    long long sum = 0;
    do {
        bool isProductOne = true;
        std::size_t inversions = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            isProductOne = isProductOne && matrix.get(i, columns[i]);
            for (std::size_t j = 0; j < i; ++j) {
                inversions += columns[j] > columns[i] ? 1 : 0;
            }
        }
        sum += isProductOne ? (inversions % 2 == 0 ? 1 : -1) : 0;
    } while (std::ranges::next_permutation(columns).found);
    return sum;
}

} // namespace

class DeterminantTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheSumOverPermutations() {
        Random random(3);
        for (std::size_t n = 0; n <= 7; ++n) {
            for (int i = 0; i < 40; ++i) {
                const BitMatrix matrix = BitMatrix::random(n, n, random);
                QCOMPARE(determinantOf(matrix), std::to_string(byPermutations(matrix)));
            }
        }
    }

    /// If all entries except the diagonal are 1, the determinant is (n - 1) (-1)^(n - 1). If the
    /// diagonal is 1, too, it is 0 for n > 1.
    void knowsCompleteGraphs() {
        for (const std::size_t n : {1U, 2U, 63U, 64U, 65U, 200U}) {
            BitMatrix matrix = Rule(completeGraph(n)).influenceMatrix();
            QCOMPARE(determinantOf(matrix), std::string(n == 1 ? "1" : "0"));
            for (std::size_t i = 0; i < n; ++i) {
                matrix.flip(i, i);
            }
            QCOMPARE(determinantOf(matrix, 2), (n % 2 == 0 ? "-" : "") + std::to_string(n - 1));
        }
    }

    /// The 0/1 matrices of Paley's construction reach Hadamard's bound: for q = 3 mod 4, the
    /// circulant of the squares has |det| = (q + 1)^((q + 1)/2) / 2^q.
    void reachesHadamardsBound() {
        for (const std::size_t q : {3U, 7U, 11U, 103U}) {
            std::vector<bool> isSquare(q);
            for (std::size_t x = 1; x < q; ++x) {
                isSquare[x * x % q] = true;
            }
            BitMatrix matrix(q, q);
            for (std::size_t i = 0; i < q; ++i) {
                for (std::size_t j = 0; j < q; ++j) {
                    matrix.set(i, j, !isSquare[(j + q - i) % q]);
                }
            }
            const std::string value = determinantOf(matrix, 2);
            // This is ((q + 1) / 4)^((q + 1) / 2) · 2, because 2^q = 4^((q + 1)/2) / 2.
            std::string digits = "2";
            for (std::size_t i = 0; i < (q + 1) / 2; ++i) {
                std::size_t carry = 0;
                for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
                    carry += static_cast<std::size_t>(*digit - '0') * ((q + 1) / 4);
                    *digit = static_cast<char>('0' + carry % 10);
                    carry /= 10;
                }
                for (; carry > 0; carry /= 10) {
                    digits.insert(digits.begin(), static_cast<char>('0' + carry % 10));
                }
            }
            QCOMPARE(value.front() == '-' ? value.substr(1) : value, digits);
        }
    }

    void changesItsSignWithTwoRows() {
        Random random(9);
        for (const std::size_t n : {2U, 30U, 65U}) {
            BitMatrix matrix = BitMatrix::random(n, n, random);
            const std::string before = determinantOf(matrix);
            matrix.swapRows(0, n - 1);
            const std::string after = determinantOf(matrix);
            QVERIFY(before == "0" ? after == "0" : before == "-" + after || after == "-" + before);
            QCOMPARE(determinantOf(matrix.transposed()), after);
        }
    }

    void isCancelled() {
        Random random(2);
        const BitMatrix matrix = BitMatrix::random(400, 400, random);
        QVERIFY(timesCancelled([&](Progress& progress) { determinant(matrix, 2, progress); }) > 5);
    }
};

LIGHTSOUT_TEST(DeterminantTest)
#include "DeterminantTest.moc"
