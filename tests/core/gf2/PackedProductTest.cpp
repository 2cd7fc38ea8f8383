// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/PackedProduct.h"

#include "tests/support/PlainPolynomials.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class PackedProductTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void multiplesAgreeWithPlainOnes();
    void plainMultiplesAreSumsOfShifts();
    void productsAgreeWithPlainOnes_data();
    void productsAgreeWithPlainOnes();
};

namespace {

std::vector<std::uint64_t> randomRow(std::size_t count, Random& random) {
    std::vector<std::uint64_t> words(count);
    for (std::uint64_t& word : words) {
        word = random.word();
    }
    return words;
}

} // namespace

void PackedProductTest::multiplesAgreeWithPlainOnes() {
    Random random(1);
    for (std::size_t size = 0; size <= 40; ++size) {
        const auto source = randomRow(size, random);
        for (const std::uint64_t factor :
             {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 63, ~std::uint64_t{0},
              random.word(), random.word()}) {
            // The row has additional words on both sides, which must not change.
            auto fast = randomRow(size + 3, random);
            auto plain = fast;
            addMultiple(fast.data() + 1, source, factor);
            addMultiplePlain(plain.data() + 1, source, factor);
            QCOMPARE(fast, plain);
        }
    }
}

void PackedProductTest::plainMultiplesAreSumsOfShifts() {
    Random random(2);
    for (std::size_t size = 1; size <= 5; ++size) {
        const auto source = randomRow(size, random);
        const std::uint64_t factor = random.word();
        std::vector<std::uint64_t> target(size + 1);
        addMultiplePlain(target.data(), source, factor);
        QCOMPARE(Polynomial::fromWords(target),
                 productPlain(Polynomial::fromWords({factor}), Polynomial::fromWords(source)));
    }
}

void PackedProductTest::productsAgreeWithPlainOnes_data() {
    QTest::addColumn<std::size_t>("first");
    QTest::addColumn<std::size_t>("second");
    for (const std::size_t first : {0U, 1U, 2U, 31U, 32U, 33U, 64U, 65U, 67U, 130U}) {
        for (const std::size_t second : {0U, 1U, 32U, 33U, 66U, 100U, 201U}) {
            QTest::addRow("%zu by %zu words", first, second) << first << second;
        }
    }
}

void PackedProductTest::productsAgreeWithPlainOnes() {
    QFETCH(std::size_t, first);
    QFETCH(std::size_t, second);
    Random random(first * 1000 + second);
    const auto a = randomRow(first, random);
    const auto b = randomRow(second, random);
    const auto before = randomRow(first + second, random);
    auto target = before;
    addProduct(target.data(), a, b);
    QCOMPARE(Polynomial::fromWords(target) + Polynomial::fromWords(before),
             productPlain(Polynomial::fromWords(a), Polynomial::fromWords(b)));
}

LIGHTSOUT_TEST(PackedProductTest)
#include "PackedProductTest.moc"
