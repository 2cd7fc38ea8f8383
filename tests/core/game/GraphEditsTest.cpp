// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/GraphEdits.h"
#include "graph/Limits.h"

#include "tests/support/Lattices.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace lightsout;

class GraphEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEditCanBeTakenBack();
    void removingLeavesTheInducedBoard();
    void mergingUnitesNeighbourhoods();
    void addedPartsAreWhatTheyWere();
    void settingArcsChangesOnlyWhatDiffers();
    void nothingIsChangedForNothing();
    void stampedPatternsMakeTheKnownLattices_data() { addTopologiesAndNeighbours(); }
    void stampedPatternsMakeTheKnownLattices();
    void stampsAcrossSeams_data();
    void stampsAcrossSeams();
};

namespace {

Game randomGame(std::size_t vertices, Random& random) {
    Graph graph = randomGraph(vertices, 30, true, SelfInfluences::mixed, random);
    for (Vertex v = 0; v < vertices; ++v) {
        graph.setLabel(v, std::to_string(random.below(1000)));
        graph.setPosition(v, {static_cast<double>(v), 1});
    }
    return {std::move(graph), BitVector::random(vertices, random),
            BitVector::random(vertices, random)};
}

/// Makes the moves, each of which must be legal. Returns the moves that undo them.
std::vector<Move> make(Game& game, const std::vector<Move>& moves) {
    std::vector<Move> back;
    for (const Move& move : moves) {
        [&] { QVERIFY(isLegal(game, move)); }();
        back.insert(back.begin(), inverse(game, move));
        lightsout::apply(game, move);
    }
    return back;
}

/// The plane that results from unrolling a surface. It consists of copies of the board; each
/// position is identified with the positions to which the gluings map it. Does not use
/// Lattice::cellAt().
class UnrolledSurface {
public:
    explicit UnrolledSurface(const Lattice& lattice)
        : rows_(static_cast<int>(lattice.rows)), cols_(static_cast<int>(lattice.cols)),
          board_(placeCount(), -1) {
        const bool wrapsColumns = lattice.topology != Topology::plane;
        const bool wrapsRows = lattice.topology == Topology::torus ||
                               lattice.topology == Topology::klein ||
                               lattice.topology == Topology::projective;
        const bool mirrorsRows = wrapsColumns && lattice.topology != Topology::cylinder &&
                                 lattice.topology != Topology::torus;
        const bool mirrorsColumns = lattice.topology == Topology::projective;
        std::vector<std::pair<int, int>> found;
        for (int row = 0; row < rows_; ++row) {
            for (int column = 0; column < cols_; ++column) {
                found.assign(1, {row, column});
                for (std::size_t i = 0; i < found.size(); ++i) {
                    const auto [r, c] = found[i];
                    if (!isDrawn(r, c) || board_[place(r, c)] >= 0) {
                        continue;
                    }
                    board_[place(r, c)] = row * cols_ + column;
                    for (const int side : {-1, 1}) {
                        if (wrapsColumns) {
                            found.emplace_back(mirrorsRows ? rows_ - 1 - r : r, c + side * cols_);
                        }
                        if (wrapsRows) {
                            found.emplace_back(r + side * rows_,
                                               mirrorsColumns ? cols_ - 1 - c : c);
                        }
                    }
                }
            }
        }
    }

    /// Returns the cell at a position that is at most one board away; nullopt beyond a border.
    std::optional<Vertex> cellAt(int row, int column) const {
        const int cell = board_[place(row, column)];
        return cell < 0 ? std::nullopt : std::optional(static_cast<Vertex>(cell));
    }

private:
    std::size_t placeCount() const { return static_cast<std::size_t>(9 * rows_ * cols_); }
    bool isDrawn(int row, int column) const {
        return row >= -rows_ && row < 2 * rows_ && column >= -cols_ && column < 2 * cols_;
    }
    std::size_t place(int row, int column) const {
        return static_cast<std::size_t>((row + rows_) * 3 * cols_ + column + cols_);
    }

    int rows_;
    int cols_;
    std::vector<int> board_;
};

} // namespace

void GraphEditsTest::everyEditCanBeTakenBack() {
    Progress progress;
    Random random(7);
    for (const std::size_t vertices : {0U, 1U, 2U, 9U, 63U, 64U, 65U}) {
        Game game = randomGame(vertices, random);
        game.setPresses(BitVector::random(vertices, random), 12);
        const Game before = game;
        const std::vector<Vertex> subset = randomSubset(vertices, random);
        for (const auto& moves : {movesToRemove(game, subset), movesToMerge(game, subset),
                                  movesToAdd(game, partOf(game, subset, progress), {1, 2})}) {
            const std::vector<Move> back = make(game, moves);
            make(game, back);
            QVERIFY(game == before);
        }
    }
}

void GraphEditsTest::removingLeavesTheInducedBoard() {
    Progress progress;
    Random random(8);
    for (int round = 0; round < 20; ++round) {
        Game game = randomGame(20, random);
        const std::vector<Vertex> removed = randomSubset(20, random);
        std::vector<Vertex> rest;
        for (Vertex v = 0; v < 20; ++v) {
            if (!std::binary_search(removed.begin(), removed.end(), v)) {
                rest.push_back(v);
            }
        }
        const Game expected = partOf(game, rest, progress);
        make(game, movesToRemove(game, removed));
        QVERIFY(game == expected);
    }
}

void GraphEditsTest::mergingUnitesNeighbourhoods() {
    // A path 0 - 1 - 2 - 3 with a one-way influence 4 → 3; vertices 1 and 3 are merged.
    Graph graph(5, false);
    for (const Vertex v : {0U, 1U, 2U}) {
        graph.addEdge(v, v + 1);
    }
    graph.addArc(4, 3);
    graph.setSelfInfluence(3, true);
    Game game = Game::allOn(graph);
    make(game, movesToMerge(game, {1, 3}));
    Graph expected(4, false);
    expected.addEdge(0, 1);
    expected.addEdge(1, 2);
    expected.addArc(3, 1);
    expected.setSelfInfluence(1, true);
    QVERIFY(game.rule() == Rule(expected));
}

void GraphEditsTest::addedPartsAreWhatTheyWere() {
    Random random(9);
    Game game = randomGame(10, random);
    game.press(3);
    const Game before = game;
    const Game part = randomGame(7, random);
    Progress progress;
    const std::optional<Game> atOnce = withAdded(game, part, {0, 0}, progress);
    make(game, movesToAdd(game, part, {0, 0}));
    QVERIFY(atOnce == game);
    QVERIFY(!withAdded(game, part, {2 * maxCoordinate, 0}, progress));
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, withAdded(game, part, {0, 0}, progress));
    std::vector<Vertex> old(10);
    std::vector<Vertex> added(7);
    std::iota(old.begin(), old.end(), Vertex{0});
    std::iota(added.begin(), added.end(), Vertex{10});
    QVERIFY_THROWS_EXCEPTION(Cancelled, partOf(game, added, progress));
    Progress another;
    QVERIFY(partOf(game, added, another) == part);
    QVERIFY(partOf(game, old, another).lights() == before.lights());
    QVERIFY(game.pressCount() == 1);
    QCOMPARE(game.rule().graph()->arcCount(),
             before.rule().graph()->arcCount() + part.rule().graph()->arcCount());
}

void GraphEditsTest::settingArcsChangesOnlyWhatDiffers() {
    Graph graph(3, false);
    graph.addArc(0, 1);
    QVERIFY(moveToSet(graph, {{1, 0}, {0, 1}, {2, 2}, {1, 0}}, true) ==
            (FlipArcs{{{1, 0}, {2, 2}}}));
    QVERIFY(moveToSet(graph, {{1, 0}, {0, 1}, {2, 2}}, false) == (FlipArcs{{{0, 1}}}));
}

void GraphEditsTest::nothingIsChangedForNothing() {
    const Game game = Game::allOn(Graph(3));
    QVERIFY(movesToRemove(game, {}).empty());
    QVERIFY(movesToMerge(game, {}).empty());
    QVERIFY(movesToMerge(game, {1}).empty());
    Progress progress;
    QVERIFY(partOf(game, {}, progress) == Game());
}

void GraphEditsTest::stampedPatternsMakeTheKnownLattices() {
    QFETCH(Topology, topology);
    QFETCH(Neighbours, neighbours);
    if (neighbours == Neighbours::rowColumn) {
        return; // no displacement from this cell reaches across the whole board
    }
    const Lattice lattice{.rows = 7, .cols = 8, .topology = topology, .neighbours = neighbours};
    Graph graph(lattice.vertexCount());
    lattice.forEachNeighbour(lattice.cell(3, 4), [&](Vertex neighbour) {
        for (const Arc& arc : stamped(lattice, {lattice.cell(3, 4), neighbour})) {
            graph.addArc(arc.from, arc.to);
        }
    });
    QVERIFY(Rule(graph).influenceMatrix() == Rule(lattice).influenceMatrix());
}

void GraphEditsTest::stampsAcrossSeams_data() {
    QTest::addColumn<Topology>("topology");
    QTest::newRow("plane") << Topology::plane;
    QTest::newRow("cylinder") << Topology::cylinder;
    QTest::newRow("torus") << Topology::torus;
    QTest::newRow("moebius") << Topology::moebius;
    QTest::newRow("klein") << Topology::klein;
    QTest::newRow("projective") << Topology::projective;
}

void GraphEditsTest::stampsAcrossSeams() {
    QFETCH(Topology, topology);
    const Lattice lattice{.rows = 7, .cols = 8, .topology = topology};
    const UnrolledSurface surface(lattice);
    constexpr int reach = 2;
    // Around the corners of a projective plane, the total angle is less than a full turn.
    const bool isProjective = topology == Topology::projective;
    const auto isNearCorner = [&](int row, int column) {
        constexpr int near = 2 * reach;
        return isProjective && (row < near || row >= 7 - near) &&
               (column < near || column >= 8 - near);
    };
    for (Vertex from = 0; from < lattice.vertexCount(); ++from) {
        const int row = static_cast<int>(lattice.rowOf(from));
        const int column = static_cast<int>(lattice.columnOf(from));
        for (int down = -reach; down <= reach; ++down) {
            for (int right = -reach; right <= reach; ++right) {
                const auto to = surface.cellAt(row + down, column + right);
                if (!to || isNearCorner(row, column)) {
                    continue;
                }
                std::vector<Arc> arcs = stamped(lattice, {from, *to});
                std::erase_if(arcs, [&](const Arc& arc) {
                    return isNearCorner(static_cast<int>(lattice.rowOf(arc.from)),
                                        static_cast<int>(lattice.columnOf(arc.from)));
                });
                std::vector<Arc> expected;
                for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
                    const int r = static_cast<int>(lattice.rowOf(cell));
                    const int c = static_cast<int>(lattice.columnOf(cell));
                    const auto target = surface.cellAt(r + down, c + right);
                    if (target && !isNearCorner(r, c)) {
                        expected.push_back({cell, *target});
                    }
                }
                QCOMPARE(arcs, expected);
            }
        }
    }
}

LIGHTSOUT_TEST(GraphEditsTest)
#include "GraphEditsTest.moc"
