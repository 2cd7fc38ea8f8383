// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TileColours.h"

#include "graph/Families.h"
#include "tiling/TilePlacement.h"
#include "tiling/TilingSearch.h"

#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>

using namespace lightsout;

class TileColoursTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neighboursDifferAndColoursAreFew_data();
    void neighboursDifferAndColoursAreFew();
    void knownColoursStay();
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

void TileColoursTest::neighboursDifferAndColoursAreFew_data() {
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

void TileColoursTest::neighboursDifferAndColoursAreFew() {
    QFETCH(Rule, rule);
    QFETCH(std::size_t, most);
    const BitVector tiling = firstTiling(rule);
    const TileColours colours = colourTiles(rule, tiling);
    QVERIFY(neighboursDiffer(rule, tiling, colours));
    QVERIFY2(colourCount(colours) <= most, qPrintable(QString::number(colourCount(colours))));
}

// Tiles that are placed one by one keep their colours.
void TileColoursTest::knownColoursStay() {
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

LIGHTSOUT_TEST(TileColoursTest)
#include "TileColoursTest.moc"
