// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/Tiles.h"

#include "graph/Families.h"
#include "tiling/TilingSearch.h"

#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class TilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyBoardAllowsAllEffectivePresses_data();
    void emptyBoardAllowsAllEffectivePresses();
    void theMiddleOfThreeByThree();
    void aWholeTiling();
    void nothingMayChangeTwice();
    void neighboursDifferAndColoursAreFew_data();
    void neighboursDifferAndColoursAreFew();
    void knownColoursStay();
    void shapes_data();
    void shapes();
    void twistedBoardsHaveNone();
};

namespace {

bool neighboursDiffer(const Rule& rule, const BitVector& presses, const TileColours& colours) {
    const auto placement = placeTiles(rule, presses);
    bool differ = true;
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (presses[v] != colours[v].has_value()) {
            return false;
        }
        rule.forEachToggled(v, [&](Vertex beside) {
            const auto one = placement->tileOf[v];
            const auto other = placement->tileOf[beside];
            differ = differ && (!one || !other || one == other || colours[*one] != colours[*other]);
        });
    }
    return differ;
}

std::size_t colourCount(const TileColours& colours) {
    std::size_t count = 0;
    for (const auto& colour : colours) {
        count = std::max(count, colour ? *colour + 1 : 0);
    }
    return count;
}

BitVector firstTiling(const Rule& rule) {
    Progress progress;
    TilingSearch search = *TilingSearch::build(rule, progress);
    return search.next(progress) ? search.presses() : BitVector(rule.vertexCount());
}

} // namespace

void TilesTest::emptyBoardAllowsAllEffectivePresses_data() {
    addRuleZoo();
}

void TilesTest::emptyBoardAllowsAllEffectivePresses() {
    QFETCH(Rule, rule);
    const BitMatrix matrix = rule.influenceMatrix();
    const auto placement = placeTiles(rule, BitVector(rule.vertexCount()));
    QVERIFY(placement.has_value());
    QCOMPARE(placement->left, rule.vertexCount());
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        QVERIFY(!placement->tileOf[v]);
        QCOMPARE(bool{placement->allowed[v]}, matrix.column(v).any());
        QCOMPARE(bool{placement->dead[v]}, matrix.row(v).none());
    }
}

// The plus leaves the four corners, which no press can change any more.
void TilesTest::theMiddleOfThreeByThree() {
    const auto placement = placeTiles(Lattice{3, 3}, BitVector::unit(9, 4));
    QCOMPARE(placement->dead.toString(), std::string("101000101"));
    QVERIFY(placement->allowed.none());
    QCOMPARE(placement->left, std::size_t{4});
    QVERIFY(placement->tileOf[1] == Vertex{4} && !placement->tileOf[0]);
}

void TilesTest::aWholeTiling() {
    const auto placement = placeTiles(Lattice{4, 4}, *BitVector::fromString("0100000110000010"));
    QCOMPARE(placement->left, std::size_t{0});
    QVERIFY(placement->dead.none());
    QVERIFY(placement->tileOf[15] == Vertex{14} && placement->tileOf[3] == Vertex{7});
}

void TilesTest::nothingMayChangeTwice() {
    QVERIFY(!placeTiles(Lattice{1, 4}, *BitVector::fromString("1010")));
    QVERIFY(!placeTiles(Lattice{1, 4}, *BitVector::fromString("1100")));
    QVERIFY(placeTiles(Lattice{1, 4}, *BitVector::fromString("1001")).has_value());
    QCOMPARE(placeTiles(Rule(), BitVector())->left, std::size_t{0});
}

void TilesTest::neighboursDifferAndColoursAreFew_data() {
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<std::size_t>("most");
    const auto add = [](const char* name, const Rule& rule, std::size_t most) {
        QTest::newRow(name) << rule << most;
    };
    add("4 x 4", Lattice{4, 4}, 3);
    add("2 x 9", Lattice{2, 9}, 2);
    add("1 x 8", Lattice{1, 8}, 2);
    // The five tiles of the small torus all touch each other.
    add("torus 5 x 5", Lattice{5, 5, Topology::torus}, 5);
    add("torus 10 x 10", Lattice{10, 10, Topology::torus}, 4);
    add("torus 50 x 50", Lattice{50, 50, Topology::torus}, 5);
    add("king 9 x 9", Lattice{9, 9, Topology::plane, Neighbours::king}, 4);
    add("cube", hypercubeGraph(3), 2);
    add("empty", Rule(), 0);
}

void TilesTest::neighboursDifferAndColoursAreFew() {
    QFETCH(Rule, rule);
    QFETCH(std::size_t, most);
    const BitVector tiling = firstTiling(rule);
    const TileColours colours = colourTiles(rule, tiling);
    QVERIFY(neighboursDiffer(rule, tiling, colours));
    QVERIFY2(colourCount(colours) <= most, qPrintable(QString::number(colourCount(colours))));
}

// Tiles that are placed one by one keep their colours.
void TilesTest::knownColoursStay() {
    const Rule rule = Lattice{10, 10, Topology::torus};
    const BitVector tiling = firstTiling(rule);
    BitVector placed(100);
    TileColours colours;
    tiling.forEachOne([&](Vertex v) {
        placed.set(v);
        TileColours next = colourTiles(rule, placed, colours);
        QVERIFY(neighboursDiffer(rule, placed, next));
        for (Vertex u = 0; u < colours.size(); ++u) {
            QVERIFY(!colours[u] || colours[u] == next[u]);
        }
        colours = std::move(next);
    });
    QVERIFY(colourCount(colours) <= 7);
    // Wrong colours are corrected.
    const TileColours same(100, std::size_t{0});
    QVERIFY(neighboursDiffer(rule, tiling, colourTiles(rule, tiling, same)));
}

void TilesTest::shapes_data() {
    QTest::addColumn<Lattice>("lattice");
    QTest::addColumn<std::vector<std::size_t>>("sizes");
    QTest::addColumn<std::vector<std::size_t>>("counts");
    using Numbers = std::vector<std::size_t>;
    const auto add = [](const char* name, const Lattice& lattice, const Numbers& sizes,
                        const Numbers& counts) {
        QTest::newRow(name) << lattice << sizes << counts;
    };
    // The shapes in the middle, at the sides and in the corners.
    add("6 x 7", Lattice{6, 7}, {5, 4, 3}, {20, 18, 4});
    add("2 x 5", Lattice{2, 5}, {4, 3}, {6, 4});
    add("1 x 5", Lattice{1, 5}, {3, 2}, {3, 2});
    add("1 x 1", Lattice{1, 1}, {1}, {1});
    add("torus 5 x 10", Lattice{5, 10, Topology::torus}, {5}, {50});
    add("cylinder 4 x 6", Lattice{4, 6, Topology::cylinder}, {5, 4}, {12, 12});
    add("king 5 x 5", Lattice{5, 5, Topology::plane, Neighbours::king}, {9, 6, 4}, {9, 12, 4});
}

void TilesTest::shapes() {
    QFETCH(Lattice, lattice);
    QFETCH(std::vector<std::size_t>, sizes);
    QFETCH(std::vector<std::size_t>, counts);
    std::vector<std::size_t> foundSizes;
    std::vector<std::size_t> foundCounts;
    for (const TileShape& shape : tileShapes(lattice)) {
        foundSizes.push_back(shape.cells.size());
        foundCounts.push_back(shape.count);
        for (const auto& [row, column] : shape.cells) {
            QVERIFY(std::abs(row) <= 1 && std::abs(column) <= 1);
        }
    }
    QVERIFY(foundSizes == sizes);
    QVERIFY(foundCounts == counts);
}

void TilesTest::twistedBoardsHaveNone() {
    QVERIFY(tileShapes(Lattice{5, 5, Topology::klein}).empty());
}

LIGHTSOUT_TEST(TilesTest)
#include "TilesTest.moc"
