// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSpec.h"

#include "graph/Limits.h"
#include "graph/Symmetry.h"
#include "io/LatticeNames.h"
#include "solve/Solver.h"
#include "tests/support/Lattices.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class BoardSpecTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lattices();
    void holes();
    void publishedNullities_data();
    void publishedNullities();
    void automorphisms_data();
    void automorphisms();
    void selfInfluence();
    void smallGraphs();
    void boardsByChance();
    void everyOptionIsUnderstood();
    void distinguishesSpecificationsFromFiles();
    void refuses_data();
    void refuses();
    void refusesWhatTakesTooMuchMemory();
    void refusesAllBeginnings();
};

void BoardSpecTest::lattices() {
    const auto plain = parseBoardSpec("grid:2x3");
    QVERIFY(plain->lattice() != nullptr);
    QVERIFY(*plain->lattice() == (Lattice{.rows = 2, .cols = 3}));
    for (const auto& [topology, topologyName] : allTopologies) {
        for (const auto& [neighbours, neighboursName] : allNeighbours) {
            for (const bool self : {false, true}) {
                const std::string text = std::string("grid:7x9,self=") + (self ? "on" : "off") +
                                         ",neighbours=" + std::string(nameOf(neighbours)) +
                                         ",topology=" + std::string(nameOf(topology));
                const auto rule = parseBoardSpec(text);
                QVERIFY2(rule.hasValue(), text.c_str());
                QVERIFY(*rule->lattice() == (Lattice{7, 9, topology, neighbours, self}));
                QVERIFY(*parseBoardSpec(boardSpec(*rule->lattice())) == *rule);
            }
        }
    }
    QCOMPARE(boardSpec(*plain->lattice()), std::string("grid:2x3"));
    QCOMPARE(boardSpec({8, 1, Topology::klein, Neighbours::king, false}),
             std::string("grid:8x1,topology=klein,neighbours=king,self=off"));
    // Such a grid is stored as a few numbers, even if no document could hold it.
    QCOMPARE(parseBoardSpec("grid:100000x100000")->vertexCount(), std::size_t{10'000'000'000});
    QCOMPARE(parseBoardSpec("grid:46340x46340")->vertexCount(), std::size_t{2'147'395'600});
}

void BoardSpecTest::holes() {
    const auto rule = parseBoardSpec("grid:3x4,holes=6,1,topology=torus,self=off");
    QVERIFY(rule->cells() != nullptr);
    QCOMPARE(rule->cells()->topology, Topology::torus);
    QCOMPARE(rule->vertexCount(), std::size_t{12});
    QCOMPARE(rule->buttonCount(), std::size_t{10});
    const Lattice whole{.rows = 3, .cols = 4, .topology = Topology::torus, .selfInfluence = false};
    for (Vertex v = 0; v < 12; ++v) {
        const bool isHole = v == 0 || v == 5;
        QCOMPARE(rule->hasButton(v), !isHole);
        QCOMPARE(rule->hasLight(v), !isHole);
        QVERIFY(!rule->selfInfluence(v));
        for (Vertex u = 0; u < 12; ++u) {
            const bool joined = !isHole && u != 0 && u != 5 && toGraph(whole).hasArc(u, v);
            QCOMPARE(rule->graph()->hasArc(u, v), joined);
        }
    }
    QCOMPARE(parseBoardSpec("grid:5x5,holes=13")->lightCount(), std::size_t{24});
    QCOMPARE(parseBoardSpec("grid:1x2,holes=1,2")->buttonCount(), std::size_t{0});
    QVERIFY(parseBoardSpec("grid:9x9,neighbours=row-column,holes=81")->hasButton(79));
}

void BoardSpecTest::publishedNullities_data() {
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<std::size_t>("nullity");
    const auto add = [](const char* spec, std::size_t nullity) {
        QTest::newRow(spec) << QByteArray(spec) << nullity;
    };
    // OEIS A159257.
    add("grid:5x5", 2);
    add("grid:4x4", 4);
    // OEIS A165738.
    add("grid:5x5,topology=torus", 8);
    // These nullities have closed forms: a path of n vertices has nullity 1 if n mod 3 = 2, a cycle
    // 2 if 3 divides n, a complete graph n-1, a complete bipartite graph 1 if both sides are odd,
    // and a hypercube of odd dimension k 2^(k-1). Without self-influence, the n × n grid has
    // nullity n.
    add("path:5", 1);
    add("path:6", 0);
    add("cycle:9", 2);
    add("cycle:10", 0);
    add("complete:7", 6);
    add("complete:1999", 1998);
    add("complete:2001", 2000);
    add("complete:1000000", 999'999);
    add("complete:999999,self=off", 1);
    add("complete:1000000,self=off", 0);
    add("bipartite:3x5", 1);
    add("bipartite:3x4", 0);
    add("hypercube:5", 16);
    add("hypercube:4", 0);
    add("grid:6x6,self=off", 6);
    // These were recomputed for this project from the definitions by an independent script, without
    // and with self-influence.
    add("petersen", 5);
    add("petersen,self=off", 4);
    add("tetrahedron", 3);
    add("tetrahedron,self=off", 0);
    add("octahedron", 0);
    add("octahedron,self=off", 4);
    add("dodecahedron", 6);
    add("dodecahedron,self=off", 4);
    add("icosahedron", 6);
    add("icosahedron,self=off", 0);
    add("heawood", 1);
    add("heawood,self=off", 6);
    add("moebius-kantor", 4);
    add("moebius-kantor,self=off", 0);
    add("desargues", 6);
    add("desargues,self=off", 8);
    add("nauru", 4);
    add("nauru,self=off", 8);
    add("hypercube:3", 4);
    add("cube:2", 8);
    add("cube:3", 6);
    // The makers of the toy promised a solution for every position.
    add("merlin", 0);
}

void BoardSpecTest::publishedNullities() {
    QFETCH(QByteArray, spec);
    QFETCH(std::size_t, nullity);
    Progress progress;
    const auto rule = parseBoardSpec(spec.toStdString());
    QVERIFY(rule.hasValue());
    QCOMPARE(Solver::build(*rule, progress)->nullity(), nullity);
}

void BoardSpecTest::automorphisms_data() {
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<std::string>("count");
    const auto add = [](const char* spec, const char* count) {
        QTest::newRow(spec) << QByteArray(spec) << std::string(count);
    };
    // The orders of the automorphism groups of the platonic solids, and of the cubic symmetric
    // graphs in Foster's census (Bouwer and others, "The Foster Census", 1988).
    add("tetrahedron", "24");
    add("hypercube:3", "48");
    add("discs:4", "6");
    add("grid3d:3x3x3", "48");
    add("grid3d:2x3x4", "8");
    add("torus3d:3x3x3", "1296"); // 3!³ · 3!
    add("arms:5x5:2", "8");
    add("octahedron", "48");
    add("dodecahedron", "120");
    add("icosahedron", "120");
    add("petersen", "120");
    add("petersen:5:2", "120");
    add("petersen:12:5", "144"); // Nauru's graph
    add("heawood", "336");
    add("moebius-kantor", "96");
    add("pappus", "216");
    add("desargues", "240");
    add("nauru", "144");
    add("cube:3", "48");
    add("star:5", "24");
    add("wheel:6", "10");
    add("circulant:8:1", "16");
    add("merlin", "8");
    add("grid:5x5", "8");
}

void BoardSpecTest::automorphisms() {
    QFETCH(QByteArray, spec);
    QFETCH(std::string, count);
    QCOMPARE(*automorphismCount(parseBoardSpec(spec.toStdString())->toGraph()), count);
}

// The connected graphs on four vertices with the fewest and the most edges, and the empty graph.
void BoardSpecTest::smallGraphs() {
    const auto arcs = [](const char* spec) { return parseBoardSpec(spec)->graph()->arcCount(); };
    QCOMPARE(arcs("connected:4:1"), std::size_t{6});
    QCOMPARE(arcs("connected:4:2"), std::size_t{6});
    QCOMPARE(arcs("connected:4:6"), std::size_t{12});
    QCOMPARE(arcs("simple:4:1"), std::size_t{0});
    QCOMPARE(arcs("simple:4:11"), std::size_t{12});
    QCOMPARE(parseBoardSpec("connected:7:853,self=off")->graph()->selfInfluence(6), false);
    QCOMPARE(parseBoardSpec("simple:4:12").error().code, ErrorCode::numberOutOfRange);
    QCOMPARE(parseBoardSpec("simple:4:12").error().expected, std::uint64_t{11});
    QCOMPARE(parseBoardSpec("connected:4:0").error().code, ErrorCode::numberOutOfRange);
    QCOMPARE(parseBoardSpec("simple:8:1").error().code, ErrorCode::tooManyVertices);
}

void BoardSpecTest::boardsByChance() {
    for (const char* spec : {"gnp:12:0.4", "regular:12:3", "tree:12", "planar:12"}) {
        const auto one = parseBoardSpec(spec, {.seed = 1});
        QCOMPARE(one->vertexCount(), std::size_t{12});
        QVERIFY(*parseBoardSpec(spec, {.seed = 1}) == *one);
        QVERIFY(*parseBoardSpec(spec, {.seed = 2}) != *one);
    }
    QCOMPARE(parseBoardSpec("gnp:9:1,self=off")->edgeCount(), std::size_t{36});
    QCOMPARE(parseBoardSpec("gnp:9:0")->edgeCount(), std::size_t{0});
    QCOMPARE(parseBoardSpec("regular:10:3")->edgeCount(), std::size_t{15});
    for (const char* spec :
         {"gnp:9", "gnp:9:", "gnp:9:2", "gnp:9:-1", "gnp:9:x", "gnp:0:1", "regular:9:9",
          "regular:9:3", "regular:9", "tree:0", "planar:", "gnp:9999999999:0.1", "gnp:1000000:0"}) {
        QVERIFY2(!parseBoardSpec(spec), spec);
    }
    QCOMPARE(parseBoardSpec("regular:9:3").error().expected, std::uint64_t{2});
    QCOMPARE(parseBoardSpec("regular:9:10").error().expected, std::uint64_t{8});
}

void BoardSpecTest::selfInfluence() {
    for (const char* name : {"grid:2x2", "hex:2x2", "triangular:2x2", "cube:1", "merlin",
                             "circulant:5:1,2", "petersen"}) {
        const std::string spec = name;
        QVERIFY(parseBoardSpec(spec)->selfInfluence(0));
        QVERIFY(!parseBoardSpec(spec, {.selfInfluence = false})->selfInfluence(0));
        QVERIFY(!parseBoardSpec(spec + ",self=off")->selfInfluence(3));
        QVERIFY(parseBoardSpec(spec + ",self=on", {.selfInfluence = false})->selfInfluence(3));
    }
}

void BoardSpecTest::everyOptionIsUnderstood() {
    for (const std::string_view option : boardSpecOptions()) {
        const auto rule = parseBoardSpec("grid:3x4," + std::string(option));
        QVERIFY2(rule.hasValue(), std::string(option).c_str());
        QVERIFY(rule->lattice() != nullptr);
    }
}

void BoardSpecTest::distinguishesSpecificationsFromFiles() {
    for (const char* text : {"grid:5x5", "petersen", "petersen,self=off", "cube:", "grid"}) {
        QVERIFY(isBoardSpec(text));
    }
    for (const char* text : {"", "-", "./petersen", "petersen.edges", "grids:5x5", "C:grid"}) {
        QVERIFY(!isBoardSpec(text));
    }
}

void BoardSpecTest::refuses_data() {
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("column");
    const auto add = [](const char* spec, ErrorCode code, std::size_t column) {
        QTest::newRow(spec) << QByteArray(spec) << code << column;
    };
    add("", ErrorCode::unknownBoard, 1);
    add("gird:5x5", ErrorCode::unknownBoard, 1);
    add("grid", ErrorCode::syntax, 5);
    add("grid:", ErrorCode::notANumber, 6);
    add("grid:5", ErrorCode::syntax, 7);
    add("grid:5x", ErrorCode::notANumber, 8);
    add("grid:5x5x5", ErrorCode::syntax, 9);
    add("grid:-5x5", ErrorCode::notANumber, 6);
    add("grid:0x5", ErrorCode::numberOutOfRange, 6);
    add("grid:5x0", ErrorCode::numberOutOfRange, 8);
    add("grid:5x5,", ErrorCode::unknownOption, 10);
    add("grid:5x5,depth=2", ErrorCode::unknownOption, 10);
    add("grid:5x5,topology=disc", ErrorCode::unknownOptionValue, 10);
    add("grid:5x5,self=on,neighbours=", ErrorCode::unknownOptionValue, 18);
    add("grid:5x5,self", ErrorCode::unknownOptionValue, 10);
    add("petersen,topology=torus", ErrorCode::unknownOption, 10);
    add("petersen:5", ErrorCode::syntax, 11);
    add("petersen:5:3", ErrorCode::numberOutOfRange, 12);
    add("petersen:2:1", ErrorCode::numberOutOfRange, 10);
    add("cycle:2", ErrorCode::numberOutOfRange, 7);
    add("wheel:3", ErrorCode::numberOutOfRange, 7);
    add("path:0", ErrorCode::numberOutOfRange, 6);
    add("path:é", ErrorCode::notANumber, 6);
    add("circulant:5", ErrorCode::syntax, 12);
    add("circulant:5:", ErrorCode::notANumber, 13);
    add("circulant:5:1,x", ErrorCode::unknownOption, 15);
    add("circulant:5:0", ErrorCode::numberOutOfRange, 13);
    add("bipartite:3", ErrorCode::syntax, 12);
    add("grid:1048577x1048576", ErrorCode::tooManyVertices, 6);
    add("grid:4294967296x4294967296", ErrorCode::tooManyVertices, 6);
    add("grid:99999999999999999999x1", ErrorCode::numberOutOfRange, 6);
    add("grid:18446744073709551616x1", ErrorCode::numberOutOfRange, 6);
    add("circulant:5:99999999999999999999", ErrorCode::numberOutOfRange, 13);
    add("circulant:5:1,5", ErrorCode::numberOutOfRange, 15);
    add("circulant:1:2", ErrorCode::numberOutOfRange, 13);
    add("grid:5x5,self=on,self=off", ErrorCode::repeated, 18);
    add("petersen,self=on,self=on", ErrorCode::repeated, 18);
    add("grid:5x5,topology=torus,self=off,topology=plane", ErrorCode::repeated, 34);
    add("grid:5x5,holes", ErrorCode::unknownOptionValue, 10);
    add("grid:5x5,holes=", ErrorCode::notANumber, 16);
    add("grid:5x5,holes=0", ErrorCode::numberOutOfRange, 16);
    add("grid:5x5,holes=3,26", ErrorCode::numberOutOfRange, 18);
    add("grid:5x5,holes=3,x", ErrorCode::unknownOption, 18);
    add("grid:5x5,holes=3,4,3", ErrorCode::repeated, 21);
    add("grid:5x5,holes=3,holes=4", ErrorCode::repeated, 18);
    add("hex:5x5,holes=3", ErrorCode::unknownOption, 9);
    add("grid:2000x2000,holes=3", ErrorCode::tooManyVertices, 6);
    add("path:1048577", ErrorCode::tooManyVertices, 6);
    add("hypercube:21", ErrorCode::tooManyVertices, 11);
    add("hypercube:64", ErrorCode::tooManyVertices, 11);
    add("cube:419", ErrorCode::tooManyVertices, 6);
    add("cube:18446744073709551615", ErrorCode::tooManyVertices, 6);
    add("hex:2000x2000", ErrorCode::tooManyVertices, 5);
    add("complete:18446744073709551615", ErrorCode::tooManyVertices, 10);
    add("bipartite:10000x10000", ErrorCode::tooManyArcs, 11);
    add("discs:0", ErrorCode::numberOutOfRange, 7);
    add("discs:18446744073709551615", ErrorCode::tooManyVertices, 7);
    add("grid3d:3x3", ErrorCode::syntax, 11);
    add("torus3d:4294967296x4294967296x2", ErrorCode::tooManyVertices, 9);
    add("arms:5x5", ErrorCode::syntax, 9);
    add("arms:5x5:0", ErrorCode::numberOutOfRange, 10);
    add("arms:1000x1000:18446744073709551615", ErrorCode::tooManyArcs, 6);
    add("switches:18446744073709551615x1", ErrorCode::tooManyVertices, 10);
    add("switches:3x3,self=on", ErrorCode::unknownOption, 14);
    add("bipartite:18446744073709551615x18446744073709551615", ErrorCode::tooManyVertices, 11);
}

void BoardSpecTest::refuses() {
    QFETCH(QByteArray, spec);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, column);
    const auto rule = parseBoardSpec(spec.toStdString());
    QVERIFY(!rule.hasValue());
    QCOMPARE(rule.error().code, code);
    QVERIFY(rule.error().position == (Position{1, column}));
}

void BoardSpecTest::refusesWhatTakesTooMuchMemory() {
    for (const char* spec : {"grid:4000x4000", "complete:1000", "hypercube:20", "cube:100"}) {
        const auto rule = parseBoardSpec(spec, {.memory = 4'000'000});
        QVERIFY(!rule.hasValue());
        QCOMPARE(rule.error().code, ErrorCode::tableTooLarge);
        QCOMPARE(rule.error().expected, std::uint64_t{4'000'000});
        QVERIFY(rule.error().found > 4'000'000);
    }
    QVERIFY(parseBoardSpec("grid:2000x2000", {.memory = 4'000'000}).hasValue());
    QVERIFY(parseBoardSpec("complete:100", {.memory = 4'000'000}).hasValue());
}

void BoardSpecTest::refusesAllBeginnings() {
    const std::string spec = "grid:12x12,topology=klein";
    for (std::size_t length = 0; length < spec.size(); ++length) {
        const auto rule = parseBoardSpec(std::string_view(spec).substr(0, length));
        // The beginnings "grid:12x1" and "grid:12x12" are specifications themselves.
        QCOMPARE(rule.hasValue(), length == 9 || length == 10);
    }
}

LIGHTSOUT_TEST(BoardSpecTest)
#include "BoardSpecTest.moc"
