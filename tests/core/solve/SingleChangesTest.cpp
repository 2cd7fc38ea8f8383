// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SingleChanges.h"

#include "gf2/Elimination.h"
#include "graph/Families.h"
#include "tests/support/Printing.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QTest>

#include <array>
#include <map>
#include <set>

using namespace lightsout;

class SingleChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithElimination();
    void agreesOnGraphsOfSeveralWords();
    void listsAllChanges();
    void changesTheNullityByAtMost_data();
    void changesTheNullityByAtMost();
    void changeBetweenVertices();
    void emptyGraph();
    void cancels();
};

namespace {

constexpr std::array allKinds{ChangeKind::addEdge,       ChangeKind::removeEdge,
                              ChangeKind::addArrow,      ChangeKind::removeArrow,
                              ChangeKind::selfInfluence, ChangeKind::removeVertex,
                              ChangeKind::addLeaf,       ChangeKind::light};

/// Returns the state of a game, computed by eliminating its matrix.
Prediction eliminated(const Game& game) {
    Progress progress;
    const std::size_t size = game.vertexCount();
    const BitMatrix matrix = game.rule().influenceMatrix();
    BitMatrix difference(size, 1);
    difference.setColumn(0, game.difference());
    const std::size_t rank = reducedEchelonForm(matrix, size, progress).rank();
    const std::size_t rankWithBoard =
        reducedEchelonForm(matrix.augmented(difference), size + 1, progress).rank();
    return {.rank = rank,
            .nullity = game.rule().buttonCount() - rank,
            .buttons = game.rule().buttonCount(),
            .lights = game.rule().lightCount(),
            .isSolvable = rank == rankWithBoard};
}

Game changed(Game game, const SingleChange& change) {
    for (const Move& move : movesOf(game, change)) {
        LIGHTSOUT_ASSERT(isLegal(game, move));
        apply(game, move);
    }
    return game;
}

/// Returns a game on a random graph, of which every fourth has vertices without button or light.
Game randomGame(std::size_t vertices, int number, Random& random) {
    Graph graph =
        randomGraph(vertices, static_cast<unsigned>(random.below(101)), number % 2 == 0,
                    std::array{SelfInfluences::all, SelfInfluences::none,
                               SelfInfluences::mixed}[static_cast<std::size_t>(number) % 3],
                    random);
    if (number % 4 == 0) {
        graph.mark({{.vertex = random.below(vertices),
                     .hasButton = random.below(2) == 0,
                     .hasLight = random.below(2) == 0}});
    }
    return {graph, BitVector::random(vertices, random), BitVector::random(vertices, random)};
}

SingleChanges changesOf(const Game& game) {
    Progress progress;
    return {game, progress};
}

} // namespace

void SingleChangesTest::agreesWithElimination() {
    Random random(1);
    for (int number = 0; number < 2'000; ++number) {
        const Game game = randomGame(1 + random.below(9), number, random);
        const SingleChanges changes = changesOf(game);
        QCOMPARE(changes.present(), eliminated(game));
        for (const ChangeKind kind : allKinds) {
            for (const SingleChange& change : singleChanges(game, kind)) {
                QCOMPARE(changes.predict(change), eliminated(changed(game, change)));
            }
        }
    }
}

void SingleChangesTest::agreesOnGraphsOfSeveralWords() {
    Random random(2);
    for (int number = 0; number < 12; ++number) {
        // Sparse graphs have kernels of more than 64 dimensions.
        const std::size_t vertices = 150 + random.below(50);
        const Game game(randomGraph(vertices, number % 3 == 0 ? 40 : 1, number % 2 == 0,
                                    SelfInfluences::none, random),
                        BitVector::random(vertices, random), BitVector(vertices));
        const SingleChanges changes = changesOf(game);
        for (const ChangeKind kind : allKinds) {
            const std::vector<SingleChange> all = singleChanges(game, kind);
            for (int i = 0; i < 5 && !all.empty(); ++i) {
                const SingleChange& change = all[random.below(all.size())];
                QCOMPARE(changes.predict(change), eliminated(changed(game, change)));
            }
        }
    }
}

void SingleChangesTest::listsAllChanges() {
    const auto count = [](const Graph& graph, ChangeKind kind) {
        return singleChanges(Game::allOn(graph), kind).size();
    };
    const Graph path = pathGraph(4);
    QCOMPARE(count(path, ChangeKind::addEdge), std::size_t{3});
    QCOMPARE(count(path, ChangeKind::removeEdge), std::size_t{3});
    QCOMPARE(count(path, ChangeKind::addArrow), std::size_t{6});
    QCOMPARE(count(path, ChangeKind::removeArrow), std::size_t{6});
    QCOMPARE(count(path, ChangeKind::selfInfluence), std::size_t{4});
    QCOMPARE(count(path, ChangeKind::removeVertex), std::size_t{4});
    QCOMPARE(count(path, ChangeKind::addLeaf), std::size_t{4});
    QCOMPARE(count(path, ChangeKind::light), std::size_t{4});
    Graph oneWay = path;
    oneWay.removeArc(0, 1);
    QCOMPARE(count(oneWay, ChangeKind::addEdge), std::size_t{3});
    QCOMPARE(count(oneWay, ChangeKind::removeEdge), std::size_t{2});
    QCOMPARE(count(oneWay, ChangeKind::addArrow), std::size_t{7});
    oneWay.mark({{.vertex = 3, .hasButton = false}});
    QCOMPARE(count(oneWay, ChangeKind::addEdge), std::size_t{1});
    QCOMPARE(count(oneWay, ChangeKind::selfInfluence), std::size_t{3});
    QCOMPARE(count(oneWay, ChangeKind::addLeaf), std::size_t{3});
}

void SingleChangesTest::changesTheNullityByAtMost_data() {
    QTest::addColumn<SelfInfluences>("selves");
    QTest::addColumn<bool>("directed");
    QTest::addColumn<QMap<int, QList<int>>>("possible"); // changes of the nullity by kind
    const QList<int> one{-1, 0, 1};
    const QList<int> two{-2, -1, 0, 1, 2};
    const QList<int> even{-2, 0, 2};
    const auto row = [](const QList<int>& edge, const QList<int>& arrow, const QList<int>& self,
                        const QList<int>& vertex) {
        return QMap<int, QList<int>>{
            {int(ChangeKind::addEdge), edge},       {int(ChangeKind::removeEdge), edge},
            {int(ChangeKind::addArrow), arrow},     {int(ChangeKind::removeArrow), arrow},
            {int(ChangeKind::selfInfluence), self}, {int(ChangeKind::removeVertex), vertex},
            {int(ChangeKind::addLeaf), self}};
    };
    QTest::newRow("with self-influence") << SelfInfluences::all << false << row(two, one, one, one);
    // A symmetric matrix with a zero diagonal has an even rank, and the diagonal of its
    // inverse is zero too.
    QTest::newRow("without self-influence")
        << SelfInfluences::none << false << row(even, one, {-1, 0}, {-1, 1});
    QTest::newRow("directed") << SelfInfluences::mixed << true << row(two, one, one, one);
}

void SingleChangesTest::changesTheNullityByAtMost() {
    QFETCH(SelfInfluences, selves);
    QFETCH(bool, directed);
    using Possible = QMap<int, QList<int>>;
    QFETCH(Possible, possible);
    Random random(3);
    std::map<int, std::set<int>> seen;
    for (int number = 0; number < 300; ++number) {
        const Game game =
            Game::allOn(randomGraph(1 + random.below(8), static_cast<unsigned>(random.below(101)),
                                    directed, selves, random));
        const SingleChanges changes = changesOf(game);
        for (auto kind = possible.cbegin(); kind != possible.cend(); ++kind) {
            for (const SingleChange& change :
                 singleChanges(game, static_cast<ChangeKind>(kind.key()))) {
                seen[kind.key()].insert(changes.nullityChange(change));
            }
        }
    }
    for (auto kind = possible.cbegin(); kind != possible.cend(); ++kind) {
        QCOMPARE(QList<int>(seen[kind.key()].begin(), seen[kind.key()].end()), kind.value());
    }
}

void SingleChangesTest::changeBetweenVertices() {
    Random random(4);
    for (int number = 0; number < 500; ++number) {
        const Game game = randomGame(1 + random.below(6), number, random);
        const Graph& graph = *game.rule().graph();
        const Vertex from = random.below(graph.vertexCount());
        const Vertex to = random.below(graph.vertexCount());
        const bool mutual = random.below(2) == 0;
        const std::optional<SingleChange> change = changeBetween(graph, from, to, mutual);
        if (!change) {
            QVERIFY(!graph.allows({from, to}));
            continue;
        }
        const std::vector<SingleChange> all = singleChanges(game, change->kind);
        QVERIFY(std::ranges::find(all, *change) != all.end());
        const Graph after = *changed(game, *change).rule().graph();
        if (!mutual) {
            QVERIFY(after.has({from, to}) != graph.has({from, to}));
        } else if (change->kind == ChangeKind::addEdge) {
            QVERIFY(after.has({from, to}) && after.has({to, from}));
        }
    }
}

void SingleChangesTest::emptyGraph() {
    const SingleChanges changes = changesOf(Game());
    QCOMPARE(changes.present(), (Prediction{.isSolvable = true}));
    for (const ChangeKind kind : allKinds) {
        QVERIFY(singleChanges(changes.game(), kind).empty());
    }
}

void SingleChangesTest::cancels() {
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, SingleChanges(Game::allOn(completeGraph(100)), progress));
}

LIGHTSOUT_TEST(SingleChangesTest)
#include "SingleChangesTest.moc"
