// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassTables.h"

#include "tests/support/Kernels.h"
#include "tests/support/RandomCosets.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace lightsout;

class ClassTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameSpace();
    void indexDecidesClass();
    void indexBecomesKnown();
    void parityClassesBecomeKnownTogether();
    void steps();
    void entriesAreMinima();
    void unitsForHeavyVectors();
    void memory();
    void cancels();
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

std::uint64_t indexOf(const PlaceClass& placeClass, std::uint64_t coordinates) {
    std::uint64_t index = 0;
    for (std::size_t i = 0; i < placeClass.added.size(); ++i) {
        index ^= ((coordinates >> i) & 1U) != 0 ? placeClass.added[i] : 0;
    }
    return index;
}

std::size_t weightAt(const BitVector& vector, const PlaceClass& placeClass) {
    return static_cast<std::size_t>(std::ranges::count_if(
        placeClass.positions, [&](std::size_t place) { return vector[place]; }));
}

/// Returns the least weight of a class for each value of the known bits of its index.
std::vector<std::size_t> leastWeights(const Coset& coset, const PlaceClass& placeClass,
                                      std::size_t knownBits) {
    std::vector<std::size_t> least(std::size_t{1} << knownBits, SIZE_MAX);
    for (std::uint64_t x = 0; x < std::uint64_t{1} << coset.basis.size(); ++x) {
        std::uint64_t index = 0;
        for (std::size_t i = 0; i < coset.basis.size(); ++i) {
            index ^= ((x >> i) & 1U) != 0 ? placeClass.added[i] : 0;
        }
        std::size_t& entry = least[index >> (placeClass.rank() - knownBits)];
        entry = std::min(entry, weightAt(vectorOf(coset, x), placeClass));
    }
    return least;
}

void checkTables(const Coset& original, const PlaceClasses& classes, std::size_t most,
                 std::size_t threads) {
    const ClassCoordinates coordinates = classCoordinates(original.basis, classes);
    const Coset coset{original.offset, coordinates.basis};
    Progress progress;
    const ClassTables tables(coordinates, coset.offset, most, threads, progress);
    std::vector<std::size_t> least;
    std::size_t elsewhere = coset.offset.count();
    std::size_t leastSum = 0;
    std::uint64_t bytes = 0;
    for (const PlaceClass& placeClass : coordinates.classes) {
        least.push_back(leastWeights(coset, placeClass, 0).front());
        leastSum += least.back();
        elsewhere -= weightAt(coset.offset, placeClass);
    }
    QCOMPARE(tables.leastSum(), leastSum + elsewhere);
    QVERIFY(most <= tables.leastSum() || (most - tables.leastSum()) / tables.unit() < 255);
    for (std::size_t c = 0; c < least.size(); ++c) {
        const PlaceClass& placeClass = coordinates.classes[c];
        QVERIFY(tables.ofClass(c).back().knownBits == placeClass.rank());
        for (const ClassTables::Table& table : tables.ofClass(c)) {
            const std::vector<std::size_t> expected =
                leastWeights(coset, placeClass, table.knownBits);
            QCOMPARE(table.entries.size(), expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i) {
                QCOMPARE(std::size_t{table.entries[i]},
                         std::min<std::size_t>((expected[i] - least[c]) / tables.unit(), 255));
            }
            bytes += expected.size();
        }
    }
    QCOMPARE(ClassTables::memoryNeeded(coordinates), bytes);
}

} // namespace

void ClassTablesTest::sameSpace() {
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
        const std::vector<std::uint64_t> columns = columnWords(coset.basis);
        QCOMPARE(positions, columns.size() - static_cast<std::size_t>(
                                                 std::ranges::count(columns, std::uint64_t{0})));
    }
}

void ClassTablesTest::indexDecidesClass() {
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

void ClassTablesTest::indexBecomesKnown() {
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
void ClassTablesTest::parityClassesBecomeKnownTogether() {
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

void ClassTablesTest::steps() {
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

void ClassTablesTest::entriesAreMinima() {
    Random random(1);
    for (int i = 0; i < 60; ++i) {
        const std::size_t dimension = 1 + random.below(9);
        const Coset coset = randomCoset(dimension + random.below(80), dimension, random);
        checkTables(coset, randomClasses(coset.offset.size(), 1 + random.below(4), random),
                    coset.offset.count(), 1 + random.below(3));
    }
}

// The weights do not fit into a byte: 600 positions are equal.
void ClassTablesTest::unitsForHeavyVectors() {
    Random random(2);
    for (const std::size_t most : {std::size_t{10}, std::size_t{700}, std::size_t{70'000}}) {
        Coset coset = randomCoset(70'000, 6, random);
        for (std::size_t place = 1000; place < 70'000; ++place) {
            for (BitVector& vector : coset.basis) {
                vector.set(place, place < 2000 && vector[place % 3]);
            }
            coset.offset.set(place, false);
        }
        checkTables(coset, PlaceClasses(70'000), most, 2);
        checkTables(coset, randomClasses(70'000, 3, random), most, 1);
    }
    // The balances exceed 16 bits.
    Coset wide = randomCoset(70'000, 3, random);
    wide.offset = BitVector(70'000);
    checkTables(wide, PlaceClasses(70'000), 40'000, 1);
}

void ClassTablesTest::memory() {
    // One class has rank 34, and four bits become known at a time.
    ClassCoordinates coordinates;
    coordinates.basis.resize(64);
    PlaceClass placeClass;
    for (std::size_t i = 0; i < 34; ++i) {
        placeClass.decisive.push_back(i);
    }
    coordinates.classes.push_back(placeClass);
    std::uint64_t bytes = std::uint64_t{1} << 34;
    for (std::size_t bits = 4; bits < 34; bits += 4) {
        bytes += std::uint64_t{1} << bits;
    }
    QCOMPARE(ClassTables::memoryNeeded(coordinates), bytes);
    for (std::size_t i = 34; i < 64; ++i) {
        coordinates.classes[0].decisive.push_back(i);
    }
    QCOMPARE(ClassTables::memoryNeeded(coordinates), UINT64_MAX);
}

void ClassTablesTest::cancels() {
    Random random(3);
    const Coset coset = randomCoset(50, 8, random);
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, ClassTables(classCoordinates(coset.basis, PlaceClasses(50)),
                                                    coset.offset, 50, 1, progress));
}

LIGHTSOUT_TEST(ClassTablesTest)
#include "ClassTablesTest.moc"
