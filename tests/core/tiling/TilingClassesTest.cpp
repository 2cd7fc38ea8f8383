// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TilingClasses.h"

#include "game/BoardSymmetry.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"
#include "tiling/TilingSearch.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace lightsout;

class TilingClassesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void classes_data();
    void classes();
    void classesAreOrbits();
    void withoutSymmetryEachIsItsOwn();
};

namespace {

std::vector<BitVector> allTilings(const Rule& rule) {
    Progress progress;
    TilingSearch search = *TilingSearch::build(rule, progress);
    std::vector<BitVector> tilings;
    while (search.next(progress)) {
        tilings.push_back(search.presses());
    }
    return tilings;
}

} // namespace

void TilingClassesTest::classes_data() {
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<std::vector<std::uint64_t>>("sizes");
    using Sizes = std::vector<std::uint64_t>;
    const auto add = [](const char* name, const Rule& rule, const Sizes& sizes) {
        QTest::newRow(name) << rule << sizes;
    };
    // Tori have the lattice tiling and its mirror image, each in five positions.
    add("torus 5 x 5", Lattice{5, 5, Topology::torus}, {10});
    add("torus 10 x 10", Lattice{10, 10, Topology::torus}, {10});
    add("4 x 4", Lattice{4, 4}, {2});
    add("2 x 7", Lattice{2, 7}, {2});
    add("5 x 5", Lattice{5, 5}, {});
    add("cube", hypercubeGraph(3), {4});
    // The Hamming code is unique up to symmetry.
    add("cube of dimension 7", hypercubeGraph(7), {240});
    add("icosahedron", icosahedronGraph(), {6});
}

void TilingClassesTest::classes() {
    QFETCH(Rule, rule);
    QFETCH(std::vector<std::uint64_t>, sizes);
    Progress progress;
    const auto classes = tilingClasses(allTilings(rule), *boardSymmetries(rule), progress);
    std::vector<std::uint64_t> found;
    for (const TilingClass& tilingClass : classes) {
        QVERIFY(isTiling(rule, tilingClass.representative));
        found.push_back(tilingClass.size);
    }
    QVERIFY(found == sizes);
}

// The 5 × 5 board with king's neighbours has 12 tilings. The classes are the orbits under the
// symmetries of the square, generated one by one.
void TilingClassesTest::classesAreOrbits() {
    const Rule rule = Lattice{5, 5, Topology::plane, Neighbours::king};
    const std::vector<Permutation> symmetries = *boardSymmetries(rule);
    Progress progress;
    const auto classes = tilingClasses(allTilings(rule), symmetries, progress);
    std::uint64_t total = 0;
    for (const TilingClass& tilingClass : classes) {
        std::set<std::string> orbit{tilingClass.representative.toString()};
        for (bool grows = true; grows;) {
            grows = false;
            for (const std::string& digits : std::set<std::string>(orbit)) {
                for (const Permutation& symmetry : symmetries) {
                    grows =
                        orbit.insert(permuted(*BitVector::fromString(digits), symmetry).toString())
                            .second ||
                        grows;
                }
            }
        }
        QCOMPARE(orbit.size(), std::size_t{tilingClass.size});
        QCOMPARE(*orbit.begin(), tilingClass.representative.toString());
        total += tilingClass.size;
    }
    QCOMPARE(total, std::uint64_t{12});
}

void TilingClassesTest::withoutSymmetryEachIsItsOwn() {
    Progress progress;
    const auto classes = tilingClasses(allTilings(Lattice{1, 5}), {}, progress);
    QCOMPARE(classes.size(), std::size_t{2});
    QCOMPARE(classes[0].representative.toString(), std::string("01001"));
    QCOMPARE(classes[1].representative.toString(), std::string("10010"));
}

LIGHTSOUT_TEST(TilingClassesTest)
#include "TilingClassesTest.moc"
