// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/PivotAddition.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class PivotAdditionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threadsForMuchWorkOnly();
    void linesCoverAllWords();
    void cancels();
};

namespace {

PivotAddition additionTo(std::size_t rows) {
    return {.firstRow = 0, .picks = PackedWords(rows)};
}

} // namespace

void PivotAdditionTest::threadsForMuchWorkOnly() {
    QCOMPARE(threadsFor({}, 100, 3), std::size_t{1});
    std::vector<PivotAddition> additions{additionTo(1000)};
    QCOMPARE(threadsFor(additions, 10, 3), std::size_t{1});
    QCOMPARE(threadsFor(additions, 100, 3), std::size_t{3});
    additions.push_back(additionTo(8000));
    QCOMPARE(threadsFor(additions, 5, 3), std::size_t{1});
    QCOMPARE(threadsFor(additions, 10, 3), std::size_t{3});
}

void PivotAdditionTest::linesCoverAllWords() {
    for (const std::size_t first : {0U, 5U, 8U}) {
        for (std::size_t end = first; end < 40; ++end) {
            std::size_t next = first;
            for (const WordRange& range : cacheLines(first, end)) {
                QCOMPARE(range.first, next);
                QVERIFY(next == first || next % wordsPerCacheLine == 0);
                next = range.end;
            }
            QCOMPARE(next, end);
        }
    }
}

void PivotAdditionTest::cancels() {
    BitMatrix matrix = BitMatrix::identity(4);
    const std::vector<PivotAddition> additions{pivotAddition(matrix, matrix.rowWords(0), 1, 0, 0)};
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, addPivotRows(matrix, additions, {0, 1}, progress));
    QVERIFY(matrix == BitMatrix::identity(4));
}

LIGHTSOUT_TEST(PivotAdditionTest)
#include "PivotAdditionTest.moc"
