// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Game.h"

#include "gf2/Elimination.h"
#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

#include <map>

using namespace lightsout;

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsAtItsStart();
    void emptyBoardIsWon();
    void restartsForOtherLights();
    void invariantHoldsThroughPlay_data() { addRuleZoo(); }
    void invariantHoldsThroughPlay();
    void orderDoesNotMatter_data() { addRuleZoo(); }
    void orderDoesNotMatter();
    void editsMoveStartAndLightsTogether();
    void setPressesRestoresAGame();
    void copiesAreIndependent();
    void wonWhenTheTargetIsReached();
    void randomSolvableBoardsAreSolvable_data() { addRuleZoo(); }
    void randomSolvableBoardsAreSolvable();
    void everySolvableBoardIsEquallyLikely();
    void seedRepeatsTheBoard();
};

namespace {

bool keepsInvariant(const Game& game) {
    return game.lights() == (game.start() ^ game.rule().changedBy(game.presses())) &&
           game.difference() == (game.lights() ^ game.target()) &&
           game.isWon() == game.difference().none();
}

} // namespace

void GameTest::beginsAtItsStart() {
    Random random(1);
    const Rule rule(Lattice{.rows = 4, .cols = 5});
    const BitVector lights = BitVector::random(20, random);
    const BitVector target = BitVector::random(20, random);
    const Game game(rule, lights, target);
    QVERIFY(game.rule() == rule);
    QCOMPARE(game.start(), lights);
    QCOMPARE(game.lights(), lights);
    QCOMPARE(game.target(), target);
    QCOMPARE(game.presses(), BitVector(20));
    QCOMPARE(game.pressCount(), std::uint64_t{0});
    QCOMPARE(game.difference(), lights ^ target);

    const Game allOn = Game::allOn(rule);
    QCOMPARE(allOn.start(), BitVector::ones(20));
    QCOMPARE(allOn.target(), BitVector(20));
}

void GameTest::emptyBoardIsWon() {
    const Game game;
    QCOMPARE(game.vertexCount(), std::size_t{0});
    QVERIFY(game.isWon());
    QVERIFY(keepsInvariant(game));
}

void GameTest::invariantHoldsThroughPlay() {
    QFETCH(Rule, rule);
    if (rule.vertexCount() == 0) {
        QVERIFY(keepsInvariant(Game::allOn(rule)));
        return;
    }
    Random random(2);
    Game game(rule, BitVector::random(rule.vertexCount(), random),
              BitVector::random(rule.vertexCount(), random));
    std::uint64_t presses = 0;
    for (int step = 0; step < 200; ++step) {
        const Vertex vertex = random.below(rule.vertexCount());
        switch (random.below(6)) {
        case 0:
            game.flipStart(vertex);
            break;
        case 1:
            game.flipTarget(vertex);
            break;
        case 2:
            if (presses > 0) {
                game.unpress(vertex);
                --presses;
            }
            break;
        default:
            game.press(vertex);
            ++presses;
        }
        QVERIFY(keepsInvariant(game));
        QCOMPARE(game.pressCount(), presses);
    }
}

void GameTest::orderDoesNotMatter() {
    QFETCH(Rule, rule);
    const std::size_t vertices = rule.vertexCount();
    Game up = Game::allOn(rule);
    Game down = up;
    for (Vertex vertex = 0; vertex < vertices; ++vertex) {
        up.press(vertex);
        down.press(vertices - 1 - vertex);
    }
    QVERIFY(up == down);
    QCOMPARE(up.presses(), BitVector::ones(vertices));
    // Pressing twice has no effect, except on the number of presses.
    for (Vertex vertex = 0; vertex < vertices; ++vertex) {
        up.press(vertex);
    }
    QCOMPARE(up.lights(), up.start());
    QVERIFY(up.presses().none());
    QCOMPARE(up.pressCount(), std::uint64_t{2 * vertices});
}

void GameTest::editsMoveStartAndLightsTogether() {
    Game game = Game::allOn(Lattice{.rows = 3, .cols = 3});
    game.press(4);
    const BitVector lights = game.lights();
    game.flipStart(8);
    QCOMPARE(game.start(), BitVector::ones(9) ^ BitVector::unit(9, 8));
    QCOMPARE(game.lights(), lights ^ BitVector::unit(9, 8));
    QCOMPARE(game.presses(), BitVector::unit(9, 4));
    game.flipTarget(0);
    QCOMPARE(game.target(), BitVector::unit(9, 0));
    game.setTarget(game.lights());
    QVERIFY(game.isWon());
    QVERIFY(keepsInvariant(game));
}

void GameTest::setPressesRestoresAGame() {
    Random random(3);
    const Rule rule(Lattice{.rows = 5, .cols = 7});
    Game played(rule, BitVector::random(35, random), BitVector(35));
    const Game fresh = played;
    for (int step = 0; step < 50; ++step) {
        played.press(random.below(35));
    }
    Game restored = fresh;
    restored.setPresses(played.presses(), played.pressCount());
    QVERIFY(restored == played);
    restored.setPresses(BitVector(35), 0);
    QVERIFY(restored == fresh);
}

void GameTest::copiesAreIndependent() {
    Game game = Game::allOn(Lattice{.rows = 3, .cols = 3});
    const Game before = game;
    game.press(0);
    QVERIFY(before == Game::allOn(Lattice{.rows = 3, .cols = 3}));
    QVERIFY(game != before);
    game.press(0);
    QCOMPARE(game.lights(), before.lights());
    QVERIFY(game != before); // the game contains two presses
    game.unpress(0);
    game.unpress(0);
    QVERIFY(game == before);
}

// On the 2 × 2 board with all lights on, pressing every cell once wins the game.
void GameTest::wonWhenTheTargetIsReached() {
    Game game = Game::allOn(Lattice{.rows = 2, .cols = 2});
    for (Vertex vertex = 0; vertex < 4; ++vertex) {
        QVERIFY(!game.isWon());
        game.press(vertex);
    }
    QVERIFY(game.isWon());
}

void GameTest::randomSolvableBoardsAreSolvable() {
    QFETCH(Rule, rule);
    const std::size_t vertices = rule.vertexCount();
    const BitMatrix influence = rule.influenceMatrix();
    const std::size_t rank = reducedEchelonFormPlain(influence, vertices).rank();
    Random random(4);
    for (int i = 0; i < 10; ++i) {
        const BitVector target = BitVector::random(vertices, random);
        const BitVector lights = randomSolvableLights(rule, target, random);
        QCOMPARE(lights.size(), vertices);
        // d is in the image of A, so appending it to A does not increase the rank.
        BitMatrix difference(vertices, 1);
        difference.setColumn(0, lights ^ target);
        QCOMPARE(reducedEchelonFormPlain(influence.augmented(difference), vertices + 1).rank(),
                 rank);
    }
}

// The 2 × 3 board has nullity 2: 16 of its 64 boards can be solved.
void GameTest::everySolvableBoardIsEquallyLikely() {
    const Rule rule(Lattice{.rows = 2, .cols = 3});
    Random random(5);
    std::map<std::string, int> seen;
    for (int i = 0; i < 16'000; ++i) {
        ++seen[randomSolvableLights(rule, BitVector(6), random).toString()];
    }
    QCOMPARE(seen.size(), std::size_t{16});
    for (const auto& [board, count] : seen) {
        QVERIFY2(count > 850 && count < 1150, board.c_str());
    }
}

void GameTest::seedRepeatsTheBoard() {
    const Rule rule(Lattice{.rows = 5, .cols = 5});
    Random a(1234);
    Random b(1234);
    Random c(1235);
    const BitVector lights = randomSolvableLights(rule, BitVector(25), a);
    QCOMPARE(randomSolvableLights(rule, BitVector(25), b), lights);
    QVERIFY(randomSolvableLights(rule, BitVector(25), c) != lights);
    QVERIFY(randomSolvableLights(rule, BitVector(25), a) != lights);
}

void GameTest::restartsForOtherLights() {
    Random random(9);
    Game game(Lattice{.rows = 5, .cols = 13}, BitVector::random(65, random),
              BitVector::random(65, random));
    game.press(7);
    const BitVector target = game.target();
    const BitVector lights = BitVector::random(65, random);
    game.beginAt(lights);
    QCOMPARE(game, Game(game.rule(), lights, target));
    QCOMPARE(game.pressCount(), std::uint64_t{0});
    game.press(8);
    QVERIFY(keepsInvariant(game));
    game.beginAt(game.lights());
    QVERIFY(game.presses().none());
    QVERIFY(keepsInvariant(game));
}

LIGHTSOUT_TEST(GameTest)
#include "GameTest.moc"
