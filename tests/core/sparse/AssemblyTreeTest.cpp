// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/AssemblyTree.h"

#include "sparse/FrontalFactors.h"
#include "tests/core/sparse/GridMatrix.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class AssemblyTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void frontsFollowTheirDescendants();
    void bordersContainAllJoinedIndices();
    void subtreesToShareAreApart();
    void memoryIsBoundedWhateverThePivots();
    void eachThreadHasItsRemainders();
    void operationsGrowLikeThoseOfNestedDissection();
};

namespace {

AssemblyTree treeOf(const Lattice& lattice, bool byDegree = false) {
    const SparseMatrix matrix = matrixOf(lattice);
    const Progress progress;
    return {matrix,
            byDegree ? minimumDegreeOrder(matrix, progress)
                     : nestedDissection(matrix, placesOf(lattice), false, progress),
            progress};
}

std::vector<AssemblyTree> someTrees() {
    return {treeOf({.rows = 30, .cols = 31, .topology = Topology::projective}),
            treeOf({.rows = 25, .cols = 25}, true),
            treeOf({.rows = 16, .cols = 16, .neighbours = Neighbours::diagonal}),
            treeOf({.rows = 1, .cols = 1})};
}

} // namespace

void AssemblyTreeTest::frontsFollowTheirDescendants() {
    for (const AssemblyTree& tree : someTrees()) {
        const auto& fronts = tree.fronts();
        QCOMPARE(fronts.back().size(), std::size_t{0});
        for (std::uint32_t f = 0; f + 1 < fronts.size(); ++f) {
            QVERIFY(fronts[f].parent > f && fronts[f].size() > 0);
            QVERIFY(fronts[fronts[f].parent].firstDescendant <= fronts[f].firstDescendant);
            // The descendants of different children are not mixed.
            std::uint32_t next = fronts[f].firstDescendant;
            for (const std::uint32_t child : fronts[f].children) {
                QCOMPARE(fronts[child].firstDescendant, next);
                next = child + 1;
            }
            QCOMPARE(next, f);
        }
    }
}

void AssemblyTreeTest::bordersContainAllJoinedIndices() {
    const Lattice lattice{.rows = 20, .cols = 20, .topology = Topology::torus};
    const AssemblyTree tree = treeOf(lattice);
    for (const AssemblyTree::Front& front : tree.fronts()) {
        QVERIFY(std::ranges::is_sorted(front.border));
        for (std::uint32_t place = front.begin; place < front.end; ++place) {
            lattice.forEachNeighbour(tree.order()[place], [&](Vertex cell) {
                const std::uint32_t other = tree.positions()[cell];
                QVERIFY(other < front.end || std::ranges::binary_search(front.border, other));
            });
        }
    }
}

void AssemblyTreeTest::subtreesToShareAreApart() {
    for (const AssemblyTree& tree :
         {treeOf({.rows = 90, .cols = 90}), treeOf({.rows = 70, .cols = 70}, true)}) {
        QVERIFY(tree.subtreesToShare(1).empty());
        for (const std::size_t threads : {2U, 5U}) {
            const auto subtrees = tree.subtreesToShare(threads);
            QVERIFY(subtrees.size() > threads);
            double shared = 0;
            std::uint32_t next = 0;
            for (const AssemblyTree::Subtree& subtree : subtrees) {
                QVERIFY(next <= subtree.first);
                QCOMPARE(subtree.first, tree.fronts()[subtree.last].firstDescendant);
                next = subtree.last + 1;
                double operations = 0;
                for (std::uint32_t f = subtree.first; f <= subtree.last; ++f) {
                    operations += AssemblyTree::operations(tree.fronts()[f]);
                }
                QVERIFY(operations < tree.operations() / static_cast<double>(2 * threads));
                shared += operations;
            }
            QVERIFY(shared > 0.4 * tree.operations());
            QVERIFY(tree.memoryNeeded(threads) > tree.memoryNeeded(1));
        }
    }
    // The tree is too small for several threads.
    QVERIFY(treeOf({.rows = 8, .cols = 8}).subtreesToShare(2).empty());
}

void AssemblyTreeTest::memoryIsBoundedWhateverThePivots() {
    for (const Topology topology : {Topology::plane, Topology::torus}) {
        const Lattice lattice{.rows = 40, .cols = 40, .topology = topology};
        const SparseMatrix matrix = matrixOf(lattice);
        Progress progress;
        const FrontalFactors factors(matrix, treeOf(lattice), 1, progress);
        std::uint64_t words = 0;
        for (const FrontalFactors::Front& front : factors.fronts()) {
            for (const BitMatrix* part : {&front.reduced, &front.multipliers}) {
                words += part->rows() * wordsFor(part->cols());
            }
        }
        QVERIFY(words * sizeof(std::uint64_t) < factors.tree().memoryNeeded(1));
    }
}

// Each thread needs memory for the largest remainder and a list of lines.
void AssemblyTreeTest::eachThreadHasItsRemainders() {
    const AssemblyTree tree = treeOf({.rows = 90, .cols = 90});
    std::uint64_t largest = 0; // size of a remainder in bytes
    for (const AssemblyTree::Front& front : tree.fronts()) {
        largest = std::max(largest, std::uint64_t{front.border.size()} *
                                        wordsFor(front.border.size()) * sizeof(std::uint64_t));
    }
    for (const std::size_t threads : {16U, 40U}) {
        const std::uint64_t lists =
            tree.subtreesToShare(threads).size() * tree.positions().size() * sizeof(std::uint32_t);
        QVERIFY(tree.memoryNeeded(threads) >
                tree.memoryNeeded(1) + lists + (threads - 1) * largest);
    }
}

// The work is O(n³) for n × n cells (George 1973), plus n² fixed costs.
void AssemblyTreeTest::operationsGrowLikeThoseOfNestedDissection() {
    const double small = treeOf({.rows = 64, .cols = 64}).operations();
    const double large = treeOf({.rows = 256, .cols = 256}).operations();
    QVERIFY(large > 16 * small && large < 64 * small);
    // The measured work is 2.3 n³; merging groups carelessly costs more than three times as much.
    QVERIFY(large < 3.0 * 256 * 256 * 256);
}

LIGHTSOUT_TEST(AssemblyTreeTest)
#include "AssemblyTreeTest.moc"
