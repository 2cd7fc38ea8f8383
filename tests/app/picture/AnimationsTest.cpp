// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/Animations.h"

#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QSet>

using namespace lightsout;

namespace {

QByteArray pixels(const AnimationStep& step) {
    const QImage image = pictureImage(step.picture, {.width = 240});
    return QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
}

/// Returns the number of different steps.
qsizetype different(const Animation& animation) {
    QSet<QByteArray> all;
    for (const AnimationStep& step : animation) {
        all.insert(pixels(step));
    }
    return all.size();
}

} // namespace

/// Tests the content of animations.
class AnimationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSolutionIsPlayed();
    void anEliminationGoesStepByStep();
    void randomPlayPresses();
    void randomPlayPressesOnlyButtons();
    void limitsTheNumberOfSteps();
};

void AnimationsTest::aSolutionIsPlayed() {
    const Rule rule = Lattice{.rows = 3, .cols = 3};
    const BitVector presses = *BitVector::fromString("101010101"); // solves 3 × 3, all on
    const Game game(rule, rule.changedBy(presses), BitVector(9));
    const Animation animation = solutionAnimation(game, presses);
    QCOMPARE(animation.size(), 6U);
    QCOMPARE(different(animation), 6);
    // The last step shows the board with all lights off, without stars.
    const Game off(rule, BitVector(9), BitVector(9));
    QCOMPARE(pixels(animation.back()), pixels(solutionAnimation(off, BitVector(9)).front()));
    QVERIFY(animation.back().milliseconds > animation[1].milliseconds);
}

void AnimationsTest::anEliminationGoesStepByStep() {
    Progress progress;
    const Animation animation =
        eliminationAnimation(Game::allOn(Lattice{.rows = 2, .cols = 2}), progress);
    // Each operation is filmed: 10 pictures on the way, and one that stays.
    const std::size_t operations = (animation.size() - 2) / 11;
    QCOMPARE(animation.size(), 2 + 11 * operations);
    QVERIFY(operations > 3); // the first column alone needs 3 additions
    QVERIFY(different(animation) > static_cast<qsizetype>(5 * operations));
    QCOMPARE(animation[5].milliseconds, 60);
    QCOMPARE(animation[11].milliseconds, 600);
    for (const AnimationStep& step : animation) {
        QCOMPARE(step.picture.size, animation.front().picture.size);
    }
}

void AnimationsTest::randomPlayPresses() {
    const Game game = Game::allOn(Lattice{.rows = 5, .cols = 5});
    Random random(7);
    const Animation animation = randomAnimation(game, 10, random);
    QCOMPARE(animation.size(), 11U);
    Random same(7);
    QCOMPARE(pixels(randomAnimation(game, 10, same).back()), pixels(animation.back()));
    QVERIFY(different(animation) > 8);
}

void AnimationsTest::randomPlayPressesOnlyButtons() {
    Graph graph = pathGraph(4);
    for (const Vertex v : {0U, 1U, 3U}) {
        graph.mark({{.vertex = v, .hasButton = false, .hasLight = true}});
    }
    Random random(7);
    const Game game = Game::allOn(graph);
    // Only vertex 2 can be pressed, so every second step shows the same lights.
    const Animation animation = randomAnimation(game, 10, random);
    QCOMPARE(animation.size(), 11U);
    QCOMPARE(different(animation), 3);
    graph.mark({{.vertex = 2, .hasButton = false, .hasLight = true}});
    QCOMPARE(randomAnimation(Game::allOn(graph), 10, random).size(), 1U);
}

void AnimationsTest::limitsTheNumberOfSteps() {
    const Game game(Lattice{.rows = 30, .cols = 30}, BitVector(900), BitVector(900));
    QCOMPARE(solutionAnimation(game, BitVector::ones(900)).size(), maxAnimationSteps);
    Progress progress;
    const Game six = Game::allOn(Lattice{.rows = 6, .cols = 6});
    QVERIFY(eliminationAnimation(six, progress).size() <= 1000);
}

LIGHTSOUT_TEST(AnimationsTest)
#include "AnimationsTest.moc"
