// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/KernelBasis.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class KernelBasisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itsVectorsAreTheSolvers() {
        for (const std::size_t side : {1, 3, 5, 9}) { // nullities 0, 0, 2 and 8
            Progress progress;
            const auto solver = Solver::build(Lattice{.rows = side, .cols = side}, progress);
            const std::vector<BitVector> basis = kernelBasis(*solver, progress);
            QCOMPARE(basis.size(), solver->nullity());
            for (std::size_t i = 0; i < basis.size(); ++i) {
                QVERIFY(basis[i] == solver->kernelVector(i) && basis[i].any());
                QVERIFY(solver->rule().changedBy(basis[i]).none());
            }
            for (const std::size_t most : {std::size_t{0}, std::size_t{3}}) {
                const std::vector<BitVector> first = kernelBasis(*solver, progress, most);
                QCOMPARE(first.size(), std::min(most, basis.size()));
                QVERIFY(std::equal(first.begin(), first.end(), basis.begin()));
            }
        }
    }

    void canBeCancelled() {
        Progress progress;
        const auto solver = Solver::build(Lattice{.rows = 5, .cols = 5}, progress);
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(kernelBasis(*solver, progress), Cancelled);
    }
};

LIGHTSOUT_TEST(KernelBasisTest)
#include "KernelBasisTest.moc"
