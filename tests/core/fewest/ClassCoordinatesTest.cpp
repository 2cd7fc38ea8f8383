// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassCoordinates.h"

#include "tests/support/Kernels.h"
#include "tests/support/RandomCosets.h"

#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

using namespace lightsout;

class ClassCoordinatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameSpace();
    void indexDecidesClass();
    void indexBecomesKnown();
    void parityClassesBecomeKnownTogether();
    void steps();
};

namespace {

struct Case {
    Coset coset;
    ClassCoordinates coordinates;
};

std::vector<Case> cases() {
    Random random(1);
    std::vector<Case> all;
    for (int i = 0; i < 80; ++i) {
        const std::size_t dimension = 1 + random.below(9);
        Coset coset = randomCoset(dimension + random.below(30), dimension, random);
        const PlaceClasses classes =
            randomClasses(coset.offset.size(), 1 + random.below(5), random);
        ClassCoordinates coordinates = classCoordinates(coset.basis, classes);
        all.push_back({std::move(coset), std::move(coordinates)});
    }
    return all;
}

std::uint64_t indexOf(const PlaceClass& positions, std::uint64_t coordinates) {
    std::uint64_t index = 0;
    for (std::size_t i = 0; i < positions.added.size(); ++i) {
        index ^= ((coordinates >> i) & 1U) != 0 ? positions.added[i] : 0;
    }
    return index;
}

} // namespace

void ClassCoordinatesTest::sameSpace() {
    for (const auto& [coset, coordinates] : cases()) {
        QCOMPARE(coordinates.basis.size(), coset.basis.size());
        std::set<std::string> before;
        std::set<std::string> after;
        const Coset changed{coset.offset, coordinates.basis};
        for (std::uint64_t x = 0; x < std::uint64_t{1} << coset.basis.size(); ++x) {
            before.insert(vectorOf(coset, x).toString());
            after.insert(vectorOf(changed, x).toString());
        }
        QVERIFY(before == after);
        // Every position where the vectors differ is in exactly one class.
        std::size_t positions = 0;
        for (const PlaceClass& one : coordinates.classes) {
            positions += one.positions.size();
        }
        const std::vector<std::uint64_t> columns = placeColumns(coset.basis);
        QCOMPARE(positions, columns.size() - static_cast<std::size_t>(
                                                 std::ranges::count(columns, std::uint64_t{0})));
    }
}

void ClassCoordinatesTest::indexDecidesClass() {
    for (const auto& [coset, coordinates] : cases()) {
        const Coset changed{coset.offset, coordinates.basis};
        for (const PlaceClass& one : coordinates.classes) {
            std::map<std::uint64_t, std::string> seen;
            std::set<std::string> different;
            for (std::uint64_t x = 0; x < std::uint64_t{1} << coset.basis.size(); ++x) {
                const BitVector vector = vectorOf(changed, x);
                std::string entries;
                for (const std::size_t place : one.positions) {
                    entries += vector[place] ? '1' : '0';
                }
                different.insert(entries);
                const std::uint64_t index = indexOf(one, x);
                QVERIFY(index < std::uint64_t{1} << one.rank());
                QCOMPARE(seen.emplace(index, entries).first->second, entries);
            }
            QCOMPARE(different.size(), std::size_t{1} << one.rank());
        }
    }
}

void ClassCoordinatesTest::indexBecomesKnown() {
    for (const auto& [coset, coordinates] : cases()) {
        for (const PlaceClass& one : coordinates.classes) {
            QVERIFY(std::ranges::is_sorted(one.decisive));
            for (std::size_t i = 0; i < coset.basis.size(); ++i) {
                // A coordinate does not change bits that are determined before it.
                const auto decided = static_cast<std::size_t>(
                    std::ranges::lower_bound(one.decisive, i) - one.decisive.begin());
                QCOMPARE(decided == 0 ? 0 : one.added[i] >> (one.rank() - decided),
                         std::uint64_t{0});
                if (decided < one.rank() && one.decisive[decided] == i) {
                    QCOMPARE(one.added[i], std::uint64_t{1} << (one.rank() - 1 - decided));
                }
            }
        }
    }
}

// After the first class, each coordinate determines something of each of the three others.
void ClassCoordinatesTest::parityClassesBecomeKnownTogether() {
    const Lattice lattice{.rows = 39, .cols = 39};
    Progress progress;
    const ClassCoordinates coordinates =
        classCoordinates(kernelOf(*Solver::build(lattice, progress)), parityClasses(lattice));
    QCOMPARE(coordinates.classes.size(), std::size_t{4});
    for (std::size_t c = 0; c < 4; ++c) {
        const PlaceClass& one = coordinates.classes[c];
        QCOMPARE(one.rank(), std::size_t{16});
        for (std::size_t i = 0; i < 16; ++i) {
            QCOMPARE(one.decisive[i], c == 0 ? i : 16 + i);
        }
    }
}

void ClassCoordinatesTest::steps() {
    const auto stepsOf = [](std::size_t dimension) {
        ClassCoordinates coordinates;
        coordinates.basis.resize(dimension);
        return coordinates.steps();
    };
    QCOMPARE(stepsOf(0), std::vector<std::size_t>());
    QCOMPARE(stepsOf(1), std::vector<std::size_t>{1});
    QCOMPARE(stepsOf(4), std::vector<std::size_t>{4});
    QCOMPARE(stepsOf(10), (std::vector<std::size_t>{2, 6, 10}));
}

LIGHTSOUT_TEST(ClassCoordinatesTest)
#include "ClassCoordinatesTest.moc"
