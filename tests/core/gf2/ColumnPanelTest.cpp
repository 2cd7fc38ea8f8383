// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/ColumnPanel.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Compares with the elimination of one column after the other in all rows.
class ColumnPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eliminatesOneColumnAfterTheOther_data();
    void eliminatesOneColumnAfterTheOther();
    void eliminatesWholeRows();
};

namespace {

using Words = std::vector<std::uint64_t>;

ColumnPanel eliminatePlainly(Words& words, std::size_t columns) {
    ColumnPanel panel;
    for (std::size_t column = 0; column < columns; ++column) {
        const std::uint64_t bit = std::uint64_t{1} << column;
        std::size_t found = panel.rank();
        while (found < words.size() && (words[found] & bit) == 0) {
            ++found;
        }
        if (found == words.size()) {
            continue;
        }
        const std::size_t row = panel.rank();
        std::swap(words[found], words[row]);
        for (std::size_t r = 0; r < words.size(); ++r) {
            if (r != row && (words[r] & bit) != 0) {
                words[r] ^= words[row] & ~bit;
            }
        }
        panel.pivotMask |= bit;
        panel.foundIn.push_back(found);
    }
    return panel;
}

Words randomWords(std::size_t count, Random& random) {
    Words words(count);
    std::ranges::generate(words, [&] { return random.word(); });
    return words;
}

} // namespace

void ColumnPanelTest::eliminatesOneColumnAfterTheOther_data() {
    QTest::addColumn<std::size_t>("rows");
    for (const std::size_t rows : {0U, 1U, 5U, 63U, 64U, 65U, 128U, 511U, 512U, 513U, 700U}) {
        QTest::addRow("%zu rows", rows) << rows;
    }
}

void ColumnPanelTest::eliminatesOneColumnAfterTheOther() {
    QFETCH(std::size_t, rows);
    Random random(rows);
    const std::vector<Words> kinds = [&] {
        std::vector<Words> all(7, randomWords(rows, random));
        for (std::size_t r = 0; r < rows; ++r) {
            const bool isAmongFirst = r < 128;
            all[1][r] *= isAmongFirst ? 0 : 1;
            all[2][r] &= isAmongFirst ? ~(std::uint64_t{1} << 20) : ~std::uint64_t{0};
            all[3][r] &= ~(std::uint64_t{1} << 63);
            all[4][r] = (all[4][r] & 0xff) * 0x0101010101010101;
            all[5][r] = 0;
            all[6][r] = r < 60 ? 0 : all[6][r]; // all pivots are in rows 60 … 127
        }
        return all;
    }();
    for (const Words& before : kinds) {
        for (const std::size_t columns : {1U, 17U, 63U, 64U}) {
            Words plain = before;
            Words words = before;
            const ColumnPanel expected = eliminatePlainly(plain, columns);
            const ColumnPanel panel = eliminateColumns(words, columns);
            QCOMPARE(panel.pivotMask, expected.pivotMask);
            QCOMPARE(panel.foundIn, expected.foundIn);
            QCOMPARE(words, plain);
        }
    }
}

void ColumnPanelTest::eliminatesWholeRows() {
    Random random(1);
    for (const std::size_t rows : {1U, 40U, 64U, 100U, 600U}) {
        for (const std::size_t columns : {1U, 40U, 64U}) {
            const BitMatrix before = BitMatrix::random(rows, 700, random);
            BitMatrix after = before;
            const ColumnPanel panel = eliminatePanel(after, columns);
            BitMatrix swapped = before;
            for (std::size_t p = 0; p < panel.rank(); ++p) {
                swapped.swapRows(panel.foundIn[p], p);
            }
            // The first word of each row records the sum that the row is.
            for (std::size_t r = 0; r < rows; ++r) {
                BitVector sum = r < panel.rank() ? BitVector(700) : swapped.row(r);
                std::size_t pivotRow = 0;
                for (std::uint64_t left = panel.pivotMask; left != 0; left &= left - 1) {
                    if ((after.rowWords(r)[0] & left & (0 - left)) != 0) {
                        sum ^= swapped.row(pivotRow);
                    }
                    ++pivotRow;
                }
                QCOMPARE(after.row(r).slice(64, 636), sum.slice(64, 636));
            }
        }
    }
}

LIGHTSOUT_TEST(ColumnPanelTest)
#include "ColumnPanelTest.moc"
