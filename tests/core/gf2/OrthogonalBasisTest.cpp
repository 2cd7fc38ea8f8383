// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/OrthogonalBasis.h"

#include "gf2/Elimination.h"
#include "support/Random.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

namespace {

using Vectors = std::vector<BitVector>;

/// Returns all vectors of the span, except zero.
Vectors spanOf(const Vectors& basis) {
    Vectors all;
    for (std::uint64_t choice = 1; choice < std::uint64_t{1} << basis.size(); ++choice) {
        BitVector sum(basis.front().size());
        for (std::size_t i = 0; i < basis.size(); ++i) {
            if (((choice >> i) & 1U) != 0) {
                sum ^= basis[i];
            }
        }
        all.push_back(sum);
    }
    return all;
}

bool areIndependent(const Vectors& vectors) {
    return vectors.empty() ||
           reducedEchelonFormPlain(BitMatrix::fromRows(vectors, vectors.front().size()),
                                   vectors.front().size())
                   .rank() == vectors.size();
}

/// Returns true if these vectors can be extended to an orthogonal basis by vectors of the space.
bool canExtend(const Vectors& chosen, const Vectors& space, std::size_t dimension) {
    if (chosen.size() == dimension) {
        return true;
    }
    return std::ranges::any_of(space, [&](const BitVector& vector) {
        if (std::ranges::any_of(chosen,
                                [&](const BitVector& other) { return other.dot(vector); })) {
            return false;
        }
        Vectors more = chosen;
        more.push_back(vector);
        return areIndependent(more) && canExtend(more, space, dimension);
    });
}

Vectors randomBasis(std::size_t dimension, std::size_t size, bool onlyEven, Random& random) {
    Vectors basis;
    while (basis.size() < dimension) {
        BitVector vector = BitMatrix::random(1, size, random).row(0);
        if (onlyEven && vector.count() % 2 == 1) {
            vector.flip(0);
        }
        basis.push_back(vector);
        if (!areIndependent(basis)) {
            basis.pop_back();
        }
    }
    return basis;
}

} // namespace

class OrthogonalBasisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All sets of vectors of the space are tried.
    void agreesWithBruteForce() {
        Random random(7);
        int without = 0;
        for (std::size_t dimension = 1; dimension <= 4; ++dimension) {
            for (int i = 0; i < 60; ++i) {
                const Vectors basis = randomBasis(dimension, 6, i % 2 == 0, random);
                const Vectors space = spanOf(basis);
                const auto found = orthogonalBasis(basis);
                QCOMPARE(found.has_value(), canExtend({}, space, dimension));
                without += found ? 0 : 1;
                if (!found) {
                    continue;
                }
                QCOMPARE(found->size(), dimension);
                QVERIFY(areIndependent(*found));
                for (std::size_t j = 0; j < dimension; ++j) {
                    QVERIFY(std::ranges::find(space, (*found)[j]) != space.end());
                    for (std::size_t k = 0; k < j; ++k) {
                        QVERIFY(!(*found)[j].dot((*found)[k]));
                    }
                }
            }
        }
        QVERIFY(without > 10);
    }

    void theEmptySpaceHasTheEmptyBasis() {
        QVERIFY(orthogonalBasis({})->empty());
        QVERIFY(freeColumnBasis({}).empty());
    }

    /// The vectors are those by which the parameters of a general solution change it.
    void freeColumnsAreThoseOfElimination() {
        Random random(11);
        Progress progress;
        for (int i = 0; i < 100; ++i) {
            BitMatrix matrix = BitMatrix::random(5, 9, random);
            BitMatrix system = matrix.augmented(BitMatrix(5, 1));
            const GeneralSolution solution =
                generalSolution(recordElimination(system, 9, progress), 9);
            Vectors mixed = solution.directions;
            for (std::size_t j = 1; j < mixed.size(); ++j) {
                mixed[0] ^= mixed[j];
                mixed[j] ^= mixed[j - 1];
            }
            if (areIndependent(mixed)) {
                QCOMPARE(freeColumnBasis(mixed), solution.directions);
            }
        }
    }
};

LIGHTSOUT_TEST(OrthogonalBasisTest)
#include "OrthogonalBasisTest.moc"
