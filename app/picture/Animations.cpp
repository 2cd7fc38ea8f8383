// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/Animations.h"

#include "game/Reduction.h"
#include "gf2/RecordedElimination.h"
#include "picture/Picture.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr double boardSide = 480;
constexpr int millisecondsAtEnds = 1800;
constexpr int millisecondsOfRandom = 350;
/// The time in which a row operation is filmed.
constexpr int millisecondsOfFilm = 600;
/// The maximum number of pictures of an operation, and of all operations together.
constexpr std::size_t maxFilmed = 10;
constexpr std::size_t maxAllFilmed = 600;

void holdEnds(Animation& animation) {
    animation.front().milliseconds = millisecondsAtEnds;
    animation.back().milliseconds = millisecondsAtEnds;
}

} // namespace

Animation solutionAnimation(const Game& game, const BitVector& presses) {
    Animation animation;
    Game played = game;
    BitVector left = presses;
    const auto add = [&] {
        BoardScene scene = sceneOf(played);
        scene.stars = left;
        animation.push_back({.picture = boardDrawing(scene, boardSide)});
    };
    add();
    presses.forEachOne([&](Vertex vertex) {
        if (animation.size() < maxAnimationSteps) {
            played.press(vertex);
            left.set(vertex, false);
            add();
        }
    });
    holdEnds(animation);
    return animation;
}

Animation eliminationAnimation(const Game& game, Progress& progress) {
    const Reduction reduction(game.rule());
    const std::size_t cells = reduction.buttons().size();
    BitMatrix matrix = reduction.system(game);
    const RecordedElimination recorded = recordElimination(matrix, cells, progress);
    Animation animation{{.picture = matrixDrawing(matrix, cells, {})}};
    const std::size_t shown = std::min(recorded.operations.size(), maxAnimationSteps - 2);
    const std::size_t filmed = std::min(maxFilmed, maxAllFilmed / std::max<std::size_t>(shown, 1));
    for (std::size_t i = 0; i < shown; ++i) {
        const RowOperation& operation = recorded.operations[i];
        MatrixMarks marks{.source = operation.source,
                          .target = operation.target,
                          .changed = matrix.row(operation.source),
                          .isSwap = operation.kind == RowOperation::Kind::swap};
        if (marks.isSwap) {
            marks.changed ^= matrix.row(operation.target);
        }
        apply(matrix, operation);
        for (std::size_t picture = 1; picture <= filmed; ++picture) {
            animation.push_back({.picture = matrixDrawing(matrix, cells, marks,
                                                          static_cast<double>(picture) /
                                                              static_cast<double>(filmed + 1)),
                                 .milliseconds = millisecondsOfFilm / static_cast<int>(filmed)});
        }
        animation.push_back({.picture = matrixDrawing(matrix, cells, marks)});
    }
    animation.push_back({.picture = matrixDrawing(matrix, cells, {.pivots = recorded.pivots})});
    holdEnds(animation);
    return animation;
}

Animation randomAnimation(const Game& game, std::size_t presses, Random& random) {
    Game played = game;
    const Reduction reduction(game.rule());
    const std::vector<Vertex>& buttons = reduction.buttons();
    Animation animation{{.picture = boardDrawing(sceneOf(played), boardSide)}};
    for (std::size_t i = 0; i < presses && !buttons.empty(); ++i) {
        const Vertex vertex = buttons[random.below(buttons.size())];
        played.press(vertex);
        BoardScene scene = sceneOf(played);
        scene.hint = vertex;
        animation.push_back(
            {.picture = boardDrawing(scene, boardSide), .milliseconds = millisecondsOfRandom});
    }
    holdEnds(animation);
    return animation;
}

} // namespace lightsout
