// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Goal.h"

#include "graph/Symmetry.h"
#include "io/Text.h"
#include "lesson/CellName.h"
#include "lesson/KnownWords.h"
#include "lesson/LessonBoard.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

using GoalKind = Goal::Kind;

struct GoalName {
    std::string_view name;
    GoalKind kind;
};
constexpr std::array goalNames{
    GoalName{"won", GoalKind::won},         GoalName{"won-once", GoalKind::wonOnce},
    GoalName{"twice", GoalKind::twice},     GoalName{"lights", GoalKind::lights},
    GoalName{"pressed", GoalKind::pressed}, GoalName{"back", GoalKind::back},
    GoalName{"quiet", GoalKind::quiet},     GoalName{"lit", GoalKind::lit},
    GoalName{"presses", GoalKind::presses}, GoalName{"tiles", GoalKind::tiles},
    GoalName{"tiling", GoalKind::tiling},   GoalName{"vertices", GoalKind::vertices},
    GoalName{"edges", GoalKind::edges},     GoalName{"graph", GoalKind::graph},
    GoalName{"hub", GoalKind::hub},
};

/// Returns the largest number that is allowed for a goal of this kind on this board.
std::size_t mostOf(GoalKind kind, const Game& game) {
    constexpr std::size_t some = 1000;
    return kind == GoalKind::lit || kind == GoalKind::tiles || kind == GoalKind::quiet
               ? game.vertexCount()
               : some;
}

bool isTileSet(const Rule& rule, const BitVector& presses) {
    BitVector covered(rule.vertexCount());
    bool isFree = true;
    presses.forEachOne([&](Vertex press) {
        rule.forEachToggled(press, [&](Vertex light) {
            isFree = isFree && !covered[light];
            covered.set(light);
        });
    });
    return isFree;
}

} // namespace

Goal readGoal(LessonSource& source, std::string_view text, const Game& game) {
    const std::string_view name = takeWord(text);
    const auto* const known = std::ranges::find(goalNames, name, &GoalName::name);
    if (known == goalNames.end()) {
        std::array<std::string_view, goalNames.size()> names{};
        std::ranges::transform(goalNames, names.begin(), &GoalName::name);
        failAtWord(source, Expected::goal, name, names);
        return {};
    }
    Goal goal{.kind = known->kind};
    switch (goal.kind) {
    case GoalKind::won:
    case GoalKind::wonOnce:
    case GoalKind::twice:
    case GoalKind::back:
    case GoalKind::tiling:
        if (!text.empty()) {
            source.fail(Expected::arrow, text);
        }
        break;
    case GoalKind::lights:
        goal.set = readLights(source, text, game.rule(), game.target());
        break;
    case GoalKind::pressed:
        goal.set = readCells(source, text, game.rule());
        break;
    case GoalKind::quiet:
        if (text.empty()) {
            break;
        }
        [[fallthrough]];
    case GoalKind::lit:
    case GoalKind::presses:
    case GoalKind::tiles:
    case GoalKind::vertices:
    case GoalKind::edges:
    case GoalKind::hub: {
        const auto number = wholeNumber(text);
        if (!number || *number > mostOf(goal.kind, game)) {
            source.fail(Expected::goal, text);
        }
        goal.number = number.value_or(0);
        break;
    }
    case GoalKind::graph:
        goal.graph = readBoard(source, text).toGraph();
        if (goal.graph.vertexCount() > maxGoalVertices) {
            source.fail(Expected::goal, text);
        }
        break;
    }
    return goal;
}

BitVector pressesChanging(const Rule& rule, Vertex light) {
    BitVector presses(rule.vertexCount());
    for (Vertex press = 0; press < rule.vertexCount(); ++press) {
        rule.forEachToggled(press, [&](Vertex toggled) {
            if (toggled == light) {
                presses.set(press);
            }
        });
    }
    return presses;
}

std::optional<Vertex> changedTwice(const Game& game, Vertex press) {
    std::optional<Vertex> twice;
    game.rule().forEachToggled(press, [&](Vertex light) {
        if (!twice && game.lights()[light] == game.target()[light]) {
            twice = light;
        }
    });
    return twice;
}

bool isForced(const Game& game, Vertex press) {
    if (changedTwice(game, press)) {
        return false;
    }
    bool isOnly = false;
    game.rule().forEachToggled(press, [&](Vertex light) {
        std::size_t allowed = 0;
        pressesChanging(game.rule(), light).forEachOne([&](Vertex other) {
            allowed += changedTwice(game, other) ? 0 : 1;
        });
        isOnly = isOnly || allowed == 1;
    });
    return isOnly;
}

bool isReached(const Goal& goal, const Game& begun, const Game& game) {
    if (goal.kind == GoalKind::vertices) {
        return game.vertexCount() >= goal.number;
    }
    if (goal.kind == GoalKind::edges) {
        return game.rule().edgeCount() >= goal.number;
    }
    if (goal.kind == GoalKind::graph) {
        return game.vertexCount() == goal.graph.vertexCount() &&
               areIsomorphic(game.rule().toGraph(), goal.graph);
    }
    if (goal.kind == GoalKind::hub) {
        const std::size_t count = game.vertexCount();
        bool isAnyHub = false;
        for (Vertex light = 0; light < count && count >= goal.number; ++light) {
            isAnyHub = isAnyHub || pressesChanging(game.rule(), light).count() == count;
        }
        return isAnyHub;
    }
    if (game.vertexCount() != begun.vertexCount()) {
        return false; // the board was replaced
    }
    const BitVector presses = game.presses() ^ begun.presses();
    const std::uint64_t made = game.pressCount() - std::min(game.pressCount(), begun.pressCount());
    switch (goal.kind) {
    case GoalKind::won:
        return game.isWon();
    case GoalKind::wonOnce:
        return game.isWon() && made == presses.count();
    case GoalKind::twice:
        return made > presses.count();
    case GoalKind::lights:
        return game.lights() == goal.set;
    case GoalKind::pressed:
        return presses == goal.set;
    case GoalKind::back:
        return made > 0 && game.lights() == begun.lights();
    case GoalKind::quiet:
        return presses.any() && game.lights() == begun.lights() &&
               (goal.number == 0 || presses.count() == goal.number);
    case GoalKind::lit:
        return game.lights().count() == goal.number;
    case GoalKind::presses:
        return made == goal.number;
    case GoalKind::tiles:
        return presses.count() == goal.number && isTileSet(game.rule(), presses);
    case GoalKind::tiling:
        return game.isWon() && isTileSet(game.rule(), presses);
    case GoalKind::vertices:
    case GoalKind::edges:
    case GoalKind::graph:
    case GoalKind::hub:
        break;
    }
    return false;
}

} // namespace lightsout
