// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CosetWeights.h"
#include "fewest/FewestPresses.h"
#include "fewest/HardestBoards.h"
#include "gf2/Elimination.h"
#include "graph/Families.h"
#include "solve/KernelBasis.h"
#include "solve/NearestSolvable.h"
#include "solve/SolutionClasses.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <bit>
#include <map>

using namespace lightsout;

/// Tables of lights and buttons that differ in number, against trying all sets of presses.
class TablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithBruteForce_data();
    void agreesWithBruteForce();
    void refusesLightsThatAreNone();
    void largeBoardsAgreeWithPlainElimination_data();
    void largeBoardsAgreeWithPlainElimination();
};

namespace {

/// A table of lights (rows) and buttons (columns) at random vertices of a board that may also have
/// holes.
struct Table {
    BitMatrix matrix;
    std::vector<Vertex> buttons;
    std::vector<Vertex> lights;
    Rule rule;
};

Table randomTable(std::size_t rows, std::size_t cols, std::size_t vertices, unsigned percent,
                  Random& random) {
    const auto choose = [&](std::size_t count) {
        std::vector<Vertex> chosen;
        for (Vertex v = 0; v < vertices; ++v) {
            if (random.below(vertices - v) < count - chosen.size()) {
                chosen.push_back(v);
            }
        }
        return chosen;
    };
    Table table{BitMatrix(rows, cols), choose(cols), choose(rows), Rule()};
    std::vector<VertexMark> marks;
    for (Vertex v = 0; v < vertices; ++v) {
        marks.push_back({v, std::ranges::binary_search(table.buttons, v),
                         std::ranges::binary_search(table.lights, v)});
    }
    Graph graph(vertices, false);
    graph.mark(marks);
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < cols; ++column) {
            if (random.below(100) < percent) {
                table.matrix.set(row, column);
                graph.flip({table.buttons[column], table.lights[row]});
            }
        }
    }
    table.rule = std::move(graph);
    return table;
}

/// The lights that a set of presses changes, both as bits.
std::uint64_t changedBy(const Table& table, std::uint64_t presses) {
    std::uint64_t changed = 0;
    for (std::size_t row = 0; row < table.matrix.rows(); ++row) {
        bool isOdd = false;
        for (std::size_t column = 0; column < table.matrix.cols(); ++column) {
            isOdd = isOdd != ((presses >> column & 1U) != 0 && table.matrix.get(row, column));
        }
        changed |= std::uint64_t{isOdd} << row;
    }
    return changed;
}

BitVector spread(std::uint64_t bits, const std::vector<Vertex>& vertices, std::size_t size) {
    BitVector vector(size);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        vector.set(vertices[i], (bits >> i & 1U) != 0);
    }
    return vector;
}

std::size_t rankOf(BitMatrix matrix) {
    Progress progress;
    const std::size_t cols = matrix.cols();
    return reducedEchelonForm(std::move(matrix), cols, progress).rank();
}

} // namespace

void TablesTest::agreesWithBruteForce_data() {
    QTest::addColumn<std::size_t>("rows");
    QTest::addColumn<std::size_t>("cols");
    for (std::size_t rows = 0; rows <= 7; ++rows) {
        for (std::size_t cols = 0; cols <= 7; ++cols) {
            QTest::addRow("%zu x %zu", rows, cols) << rows << cols;
        }
    }
}

void TablesTest::agreesWithBruteForce() {
    QFETCH(std::size_t, rows);
    QFETCH(std::size_t, cols);
    Progress progress;
    Random random(100 * rows + cols);
    for (int i = 0; i < 12; ++i) {
        const std::size_t vertices = std::max(rows, cols) + random.below(rows + cols + 2);
        // Few ones and few zeros make tables of small rank.
        const auto percent = std::vector<unsigned>{0, 15, 50, 90}[static_cast<std::size_t>(i) % 4];
        const Table table = randomTable(rows, cols, vertices, percent, random);
        const Rule& rule = table.rule;
        QCOMPARE(Reduction(rule).matrix(rule), table.matrix);
        const Solver solver = *Solver::build(rule, progress);

        // The presses of each board, by trying all of them.
        std::map<std::uint64_t, std::vector<std::uint64_t>> solutions;
        for (std::uint64_t presses = 0; presses < std::uint64_t{1} << cols; ++presses) {
            solutions[changedBy(table, presses)].push_back(presses);
        }
        const std::size_t rank = static_cast<std::size_t>(std::countr_zero(solutions.size()));
        QCOMPARE(solutions.size(), std::size_t{1} << rank);
        QCOMPARE(solver.rank(), rank);
        QCOMPARE(solver.nullity(), cols - rank);
        const std::vector<BitVector> kernel = kernelBasis(solver, progress);
        QCOMPARE(rankOf(BitMatrix::fromRows(kernel, vertices)), cols - rank);
        for (const BitVector& pattern : kernel) {
            QVERIFY(rule.changedBy(pattern).none());
            QCOMPARE(
                spreadEntries(selectedEntries(pattern, table.buttons), table.buttons, vertices),
                pattern);
        }
        const std::vector<BitVector> left = *leftKernelBasis(rule, 1000, progress);
        QCOMPARE(left.size(), rows - rank);
        QCOMPARE(rankOf(BitMatrix::fromRows(left, vertices)), rows - rank);
        for (const BitVector& set : left) {
            QVERIFY(rule.parityOfToggled(set).none());
            QCOMPARE(spreadEntries(selectedEntries(set, table.lights), table.lights, vertices),
                     set);
        }

        std::vector<std::size_t> boards(cols + 1);
        for (std::uint64_t lights = 0; lights < std::uint64_t{1} << rows; ++lights) {
            const BitVector difference = spread(lights, table.lights, vertices);
            const Answer answer = solver.solve(difference, progress);
            const auto known = solutions.find(lights);
            QCOMPARE(answer.solvable, known != solutions.end());
            if (known == solutions.end()) {
                QVERIFY(rule.parityOfToggled(answer.vector).none());
                QVERIFY(answer.vector.dot(difference));
                std::size_t nearest = rows;
                for (const auto& [other, presses] : solutions) {
                    nearest = std::min<std::size_t>(
                        nearest, static_cast<std::size_t>(std::popcount(other ^ lights)));
                }
                const LightsToChange change = nearestSolvable(difference, left, progress);
                QCOMPARE(change.lights.count(), nearest);
                QVERIFY(solver.solve(difference ^ change.lights, progress).solvable);
                continue;
            }
            std::map<std::size_t, std::uint64_t> weights;
            for (const std::uint64_t presses : known->second) {
                ++weights[static_cast<std::size_t>(std::popcount(presses))];
            }
            const auto [least, ways] = *weights.begin();
            ++boards[least];
            const FewestPresses fewest =
                fewestPresses(solver, answer.vector, thoroughEffort(1), progress);
            QVERIFY(fewest.isProven());
            QCOMPARE(fewest.presses.count(), least);
            QCOMPARE(fewest.ways, std::to_string(ways));
            QCOMPARE(rule.changedBy(fewest.presses), difference);
            for (const auto& [weight, count] :
                 weightDistribution(answer.vector, kernel, 1, progress)) {
                QCOMPARE(weights[weight], count);
            }
        }
        const BoardsByPresses counted = boardsByPresses(rule, kernel, progress);
        for (std::size_t presses = 0; presses <= cols; ++presses) {
            QCOMPARE(presses < counted.counts.size() ? counted.counts[presses] : std::string("0"),
                     std::to_string(boards[presses]));
        }
        QCOMPARE(counted.hardest.size(), vertices);
        QCOMPARE(counted.hardest.count(), counted.counts.size() - 1);
    }
}

void TablesTest::refusesLightsThatAreNone() {
    Graph graph = pathGraph(3);
    graph.mark({{.vertex = 2, .hasButton = true, .hasLight = false}});
    Progress progress;
    const Solver solver = *Solver::build(graph, progress);
    const Answer answer = solver.solve(*BitVector::fromString("001"), progress);
    QVERIFY(!answer.solvable);
    QCOMPARE(answer.vector, *BitVector::fromString("001"));
}

void TablesTest::largeBoardsAgreeWithPlainElimination_data() {
    QTest::addColumn<Rule>("rule");
    Random random(8);
    for (const Topology topology : {Topology::plane, Topology::torus}) {
        // Sparse and dense boards, with holes, and with more buttons or more lights.
        Graph holes = toGraph(Lattice{.rows = 48, .cols = 47, .topology = topology});
        Graph buttons = holes;
        Graph lights = holes;
        std::vector<VertexMark> ofHoles;
        std::vector<VertexMark> ofButtons;
        std::vector<VertexMark> ofLights;
        for (Vertex v = 0; v < holes.vertexCount(); ++v) {
            if (random.below(30) == 0) {
                ofHoles.push_back({v, false, false});
                ofButtons.push_back({v, true, false});
                ofLights.push_back({v, false, true});
            }
        }
        holes.mark(ofHoles);
        buttons.mark(ofButtons);
        lights.mark(ofLights);
        const char* const name = topology == Topology::plane ? "plane" : "torus";
        QTest::addRow("%s with holes", name) << Rule(holes);
        QTest::addRow("%s with more buttons", name) << Rule(buttons);
        QTest::addRow("%s with more lights", name) << Rule(lights);
    }
}

void TablesTest::largeBoardsAgreeWithPlainElimination() {
    QFETCH(Rule, rule);
    Progress progress;
    const Solver solver = *Solver::build(rule, progress);
    const std::size_t rank = rankOf(Reduction(rule).matrix(rule));
    QCOMPARE(solver.rank(), rank);
    QCOMPARE(solver.nullity(), rule.buttonCount() - rank);
    Random random(4);
    // Answers and patterns are verified against the rule by the solver itself.
    const Game game(rule, randomSolvableLights(rule, BitVector(rule.vertexCount()), random),
                    BitVector(rule.vertexCount()));
    QVERIFY(solver.solve(game.difference(), progress).solvable);
    for (std::size_t i = 0; i < std::min<std::size_t>(solver.nullity(), 5); ++i) {
        const BitVector pattern = solver.kernelVector(i);
        QVERIFY(pattern.any());
        pattern.forEachOne([&](Vertex v) { QVERIFY(rule.hasButton(v)); });
    }
}

LIGHTSOUT_TEST(TablesTest)
#include "TablesTest.moc"
