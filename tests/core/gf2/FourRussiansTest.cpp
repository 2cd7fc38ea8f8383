// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/FourRussians.h"

#include "gf2/FourRussiansTables.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class FourRussiansTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsRowsOneByOne_data();
    void addsRowsOneByOne();
    void rowsOfTheTargetsAreAddedAsTheyWere();
    void endsAtTheGivenEnd();
    void vectorsOfAnySizeAddTheSame();
};

namespace {

/// Adds one row at a time.
void addPickedRowsPlain(BitMatrix& targets, std::size_t firstRow, std::size_t firstWord,
                        const std::vector<std::uint64_t>& picks, const BitMatrix& rows) {
    for (std::size_t r = 0; r < picks.size(); ++r) {
        for (std::size_t bit = 0; bit < rows.rows(); ++bit) {
            if (((picks[r] >> bit) & 1U) == 0) {
                continue;
            }
            for (std::size_t w = firstWord; w < targets.rowWords(0).size(); ++w) {
                targets.rowWords(firstRow + r)[w] ^= rows.rowWords(bit)[w];
            }
        }
    }
}

std::vector<std::uint64_t> randomPicks(std::size_t count, Random& random) {
    std::vector<std::uint64_t> picks(count);
    for (std::uint64_t& pick : picks) {
        pick = random.word() & (random.below(4) == 0 ? 0 : ~std::uint64_t{0});
    }
    return picks;
}

/// Adds with vectors of this type, from the second word on.
template <typename Vector>
BitMatrix sumByVectors(BitMatrix targets, const std::vector<std::uint64_t>& picks,
                       const PickedRows& rows) {
    PackedWords tables(fourRussians::tableWords(picks.size()));
    const std::size_t words = wordsFor(targets.cols());
    fourRussians::addRows<Vector>(
        {targets.rowWords(0).data(), targets.stride(), 1, words, picks, rows}, tables.data());
    return targets;
}

PickedRows rowsOf(const BitMatrix& matrix) {
    PickedRows rows{};
    for (std::size_t bit = 0; bit < matrix.rows(); ++bit) {
        rows[bit] = matrix.rowWords(bit).data();
    }
    return rows;
}

} // namespace

void FourRussiansTest::addsRowsOneByOne_data() {
    QTest::addColumn<std::size_t>("columns");
    for (const std::size_t columns :
         {1U, 64U, 65U, 448U, 449U, 512U, 513U, 640U, 1023U, 1024U, 1025U, 1100U, 2048U}) {
        QTest::addRow("%zu columns", columns) << columns;
    }
}

void FourRussiansTest::addsRowsOneByOne() {
    QFETCH(std::size_t, columns);
    Random random(columns);
    for (const std::size_t count : {0U, 1U, 17U, 70U, 2050U}) {
        for (const std::size_t sources : {0U, 1U, 6U, 8U, 63U, 64U}) {
            const BitMatrix rows = BitMatrix::random(sources, columns, random);
            const auto picks = randomPicks(count, random);
            const std::size_t step = count > 1000 ? 7 : 3;
            for (std::size_t word = 0; word < wordsFor(columns); word += step) {
                BitMatrix fast = BitMatrix::random(count + 5, columns, random);
                BitMatrix plain = fast;
                addPickedRows(fast, 2, word, wordsFor(columns), picks, rowsOf(rows));
                addPickedRowsPlain(plain, 2, word, picks, rows);
                QVERIFY(fast == plain);
            }
        }
    }
}

void FourRussiansTest::rowsOfTheTargetsAreAddedAsTheyWere() {
    Random random(1);
    for (const std::size_t columns : {100U, 700U}) {
        const BitMatrix before = BitMatrix::random(64, columns, random);
        const auto picks = randomPicks(64, random);
        BitMatrix fast = before;
        addPickedRows(fast, 0, 0, wordsFor(columns), picks, rowsOf(fast));
        BitMatrix plain = before;
        addPickedRowsPlain(plain, 0, 0, picks, before);
        QVERIFY(fast == plain);
    }
}

void FourRussiansTest::endsAtTheGivenEnd() {
    constexpr std::size_t columns = 1500;
    Random random(3);
    const BitMatrix rows = BitMatrix::random(64, columns, random);
    const BitMatrix before = BitMatrix::random(40, columns, random);
    const auto picks = randomPicks(40, random);
    BitMatrix all = before;
    addPickedRowsPlain(all, 0, 0, picks, rows);
    for (const std::size_t first : {0U, 1U, 8U, 13U, 20U}) {
        for (std::size_t end = first; end <= wordsFor(columns); ++end) {
            BitMatrix part = before;
            addPickedRows(part, 0, first, end, picks, rowsOf(rows));
            for (std::size_t r = 0; r < part.rows(); ++r) {
                for (std::size_t w = 0; w < wordsFor(columns); ++w) {
                    const BitMatrix& expected = first <= w && w < end ? all : before;
                    QCOMPARE(part.rowWords(r)[w], std::as_const(expected).rowWords(r)[w]);
                }
            }
        }
    }
}

// This includes vectors of a whole cache line, which only some processors have; otherwise, the
// compiler replaces them by smaller ones.
void FourRussiansTest::vectorsOfAnySizeAddTheSame() {
    using Line = std::uint64_t __attribute__((vector_size(64)));
    using Pair = std::uint64_t __attribute__((vector_size(16)));
    Random random(4);
    for (const std::size_t columns : {300U, 512U, 1100U}) {
        for (const std::size_t count : {70U, 2050U}) {
            const BitMatrix rows = BitMatrix::random(64, columns, random);
            const PickedRows picked = rowsOf(rows);
            const auto picks = randomPicks(count, random);
            const BitMatrix before = BitMatrix::random(count, columns, random);
            BitMatrix plain = before;
            addPickedRowsPlain(plain, 0, 1, picks, rows);
            QVERIFY(sumByVectors<Line>(before, picks, picked) == plain);
            QVERIFY(sumByVectors<Pair>(before, picks, picked) == plain);
        }
    }
}

LIGHTSOUT_TEST(FourRussiansTest)
#include "FourRussiansTest.moc"
