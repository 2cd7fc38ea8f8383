// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SolutionClasses.h"

#include "game/BoardSymmetry.h"
#include "solve/Solutions.h"
#include "solve/Solver.h"
#include "tests/support/Kernels.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QTest>

#include <map>
#include <set>

using namespace lightsout;

class SolutionClassesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishedSquares_data();
    void publishedSquares();
    void rectangle();
    void agreesWithOrbits();
    void withoutSymmetries();
    void cancels();
};

namespace {

/// Returns the classes of solutions that turn off these lights.
std::vector<SolutionClass> classesOf(const Rule& rule, const BitVector& lights) {
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    return solutionClasses(solver.solve(lights, progress).vector, kernelOf(solver),
                           *boardSymmetries(rule, {lights}), progress);
}

std::uint64_t total(const std::vector<SolutionClass>& classes) {
    std::uint64_t sum = 0;
    for (const SolutionClass& solutions : classes) {
        sum += solutions.size;
    }
    return sum;
}

} // namespace

// OEIS A075463: from all on to all off.
void SolutionClassesTest::publishedSquares_data() {
    QTest::addColumn<std::size_t>("size");
    QTest::addColumn<std::size_t>("classes");
    for (std::size_t n = 1; n <= solutionsUpToSymmetry.size(); ++n) {
        QTest::addRow("%zu", n) << n << solutionsUpToSymmetry.at(n - 1);
    }
    QTest::newRow("19") << std::size_t{19} << std::size_t{8356};
    QTest::newRow("23") << std::size_t{23} << std::size_t{2080};
}

void SolutionClassesTest::publishedSquares() {
    QFETCH(std::size_t, size);
    QFETCH(std::size_t, classes);
    const Rule rule(Lattice{.rows = size, .cols = size});
    const auto found = classesOf(rule, BitVector::ones(rule.vertexCount()));
    QCOMPARE(found.size(), classes);
    QCOMPARE(total(found), std::uint64_t{1} << nullityOfSquares.at(size - 1));
}

void SolutionClassesTest::rectangle() {
    const Rule rule(Lattice{.rows = 3, .cols = 14});
    QCOMPARE(classesOf(rule, BitVector::ones(42)).size(), std::size_t{2});
}

// Generates each orbit separately from one solution.
void SolutionClassesTest::agreesWithOrbits() {
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        const std::size_t vertices = 1 + random.below(7);
        const Rule rule(randomGraph(vertices, static_cast<unsigned>(random.below(101)), i % 2 == 0,
                                    SelfInfluences::mixed, random));
        const BitVector lights = i % 3 == 0 ? rule.changedBy(BitVector::random(vertices, random))
                                            : rule.changedBy(BitVector::ones(vertices));
        const auto symmetries = *boardSymmetries(rule, {lights});
        std::map<std::string, std::uint64_t> expected;
        std::set<std::string> seen;
        Progress progress;
        const Solver solver = *Solver::build(rule, progress);
        forEachSolution(solver.solve(lights, progress).vector, kernelOf(solver),
                        [&](const BitVector& solution) {
                            std::set<std::string> orbit{solution.toString()};
                            std::vector<BitVector> toVisit{solution};
                            while (!toVisit.empty()) {
                                const BitVector element = toVisit.back();
                                toVisit.pop_back();
                                for (const Permutation& symmetry : symmetries) {
                                    const BitVector moved = permuted(element, symmetry);
                                    if (orbit.insert(moved.toString()).second) {
                                        toVisit.push_back(moved);
                                    }
                                }
                            }
                            expected[*orbit.begin()] = orbit.size();
                            return true;
                        });
        std::map<std::string, std::uint64_t> found;
        std::size_t presses = 0;
        for (const auto& [representative, size] : classesOf(rule, lights)) {
            QVERIFY(representative.count() >= presses);
            presses = representative.count();
            found[representative.toString()] = size;
        }
        QCOMPARE(found, expected);
    }
}

void SolutionClassesTest::withoutSymmetries() {
    Progress progress;
    const std::vector<BitVector> kernel{*BitVector::fromString("0110"),
                                        *BitVector::fromString("1100")};
    const auto classes = solutionClasses(BitVector::ones(4), kernel, {}, progress);
    QCOMPARE(classes.size(), std::size_t{4});
    QCOMPARE(classes.front(), (SolutionClass{*BitVector::fromString("0011"), 1}));
    QCOMPARE(classes.back(), (SolutionClass{BitVector::ones(4), 1}));
    QCOMPARE(solutionClasses(BitVector(), {}, {}, progress).size(), std::size_t{1});
}

void SolutionClassesTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled,
                             solutionClasses(BitVector(1), {BitVector::ones(1)}, {}, progress));
}

LIGHTSOUT_TEST(SolutionClassesTest)
#include "SolutionClassesTest.moc"
