// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/ClosedForms.h"

#include "census/Census.h"
#include "tests/support/Test.h"

using namespace lightsout;

class ClosedFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBoardHasAPossibleOne();
    void maxNumbersAreImpossible();
};

void ClosedFormsTest::everyBoardHasAPossibleOne() {
    constexpr std::size_t side = 14;
    Progress progress;
    for (const Topology topology : {Topology::plane, Topology::cylinder, Topology::torus,
                                    Topology::moebius, Topology::klein, Topology::projective}) {
        for (const Neighbours neighbours : {Neighbours::plus, Neighbours::king, Neighbours::knight,
                                            Neighbours::diagonal, Neighbours::rowColumn}) {
            for (const bool self : {true, false}) {
                Census census({topology, neighbours, self});
                const NullityTable table = census.table({1, side}, {1, side}, 1, progress);
                for (std::size_t rows = 1; rows <= side; ++rows) {
                    for (std::size_t cols = 1; cols <= side; ++cols) {
                        QVERIFY(isPossibleNullity(census.family().board(rows, cols),
                                                  table.at(rows, cols)));
                    }
                }
            }
        }
    }
}

void ClosedFormsTest::maxNumbersAreImpossible() {
    const Lattice square{.rows = 424, .cols = 424};
    QVERIFY(isPossibleNullity(square, 0) && isPossibleNullity(square, 424));
    QVERIFY(!isPossibleNullity(square, 7)); // the nullity of a square is even
    QVERIFY(!isPossibleNullity(square, 426));
    QVERIFY(!isPossibleNullity(square, 700'000'000));
    QVERIFY(isPossibleNullity({.rows = 3, .cols = 8}, 3) &&
            !isPossibleNullity({.rows = 3, .cols = 8}, 4));
    const Lattice king{.rows = 3, .cols = 3, .neighbours = Neighbours::king};
    QVERIFY(isPossibleNullity(king, 9) && !isPossibleNullity(king, 10));
}

LIGHTSOUT_TEST(ClosedFormsTest)
#include "ClosedFormsTest.moc"
