// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Goal.h"

#include "io/Text.h"
#include "lesson/CellName.h"
#include "lesson/LessonBoard.h"
#include "solve/Solver.h"
#include "tiling/TilingSearch.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

using Kind = Goal::Kind;

struct GoalName {
    std::string_view name;
    Kind kind;
};
constexpr std::array names{
    GoalName{"won", Kind::won},           GoalName{"lights", Kind::lights},
    GoalName{"pressed", Kind::pressed},   GoalName{"back", Kind::back},
    GoalName{"quiet", Kind::quiet},       GoalName{"lit", Kind::lit},
    GoalName{"presses", Kind::presses},   GoalName{"tiles", Kind::tiles},
    GoalName{"vertices", Kind::vertices}, GoalName{"edges", Kind::edges},
};

/// The most of a number that makes sense on this board.
std::size_t mostOf(Kind kind, const Game& game) {
    constexpr std::size_t some = 1000;
    return kind == Kind::lit || kind == Kind::tiles ? game.vertexCount() : some;
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

std::vector<Vertex> onesOf(const BitVector& set) {
    std::vector<Vertex> ones;
    set.forEachOne([&](Vertex vertex) { ones.push_back(vertex); });
    return ones;
}

std::optional<std::vector<Vertex>> solved(const Rule& rule, const BitVector& difference,
                                          Progress& progress) {
    const Result<Solver> solver = Solver::build(rule, progress);
    if (!solver) {
        return std::nullopt;
    }
    const Answer answer = solver->solve(difference, progress);
    return answer.solvable ? std::optional(onesOf(answer.vector)) : std::nullopt;
}

std::optional<std::vector<Vertex>> quietPattern(const Rule& rule, Progress& progress) {
    const Result<Solver> solver = Solver::build(rule, progress);
    return solver && solver->nullity() > 0 ? std::optional(onesOf(solver->kernelVector(0)))
                                           : std::nullopt;
}

/// Sets of up to three presses, tried one after the other.
std::optional<std::vector<Vertex>> fewPresses(const Goal& goal, const Game& begun) {
    const std::size_t count = begun.vertexCount();
    std::vector<Vertex> presses;
    Game game = begun;
    const auto tryMore = [&](auto&& self, Vertex from, int more) -> bool {
        if (!presses.empty() && isReached(goal, begun, game)) {
            return true;
        }
        for (Vertex v = from; more > 0 && v < count; ++v) {
            game.press(v);
            presses.push_back(v);
            if (self(self, v + 1, more - 1)) {
                return true;
            }
            game.unpress(v);
            presses.pop_back();
        }
        return false;
    };
    constexpr std::size_t mostVertices = 100;
    return count <= mostVertices && tryMore(tryMore, 0, 3) ? std::optional(presses) : std::nullopt;
}

} // namespace

Goal readGoal(LessonSource& source, std::string_view text, const Game& game) {
    const std::string_view name = takeWord(text);
    const auto* const known = std::ranges::find(names, name, &GoalName::name);
    if (known == names.end()) {
        source.fail(Expected::goal, name);
        return {};
    }
    Goal goal{.kind = known->kind};
    switch (goal.kind) {
    case Kind::won:
    case Kind::back:
    case Kind::quiet:
        if (!text.empty()) {
            source.fail(Expected::arrow, text);
        }
        break;
    case Kind::lights:
        goal.set = readLights(source, text, game.rule(), game.target());
        break;
    case Kind::pressed:
        goal.set = readCells(source, text, game.rule());
        break;
    case Kind::lit:
    case Kind::presses:
    case Kind::tiles:
    case Kind::vertices:
    case Kind::edges: {
        const auto number = wholeNumber(text);
        if (!number || *number > mostOf(goal.kind, game)) {
            source.fail(Expected::goal, text);
        }
        goal.number = number.value_or(0);
        break;
    }
    }
    return goal;
}

bool isReached(const Goal& goal, const Game& begun, const Game& game) {
    if (goal.kind == Kind::vertices) {
        return game.vertexCount() >= goal.number;
    }
    if (goal.kind == Kind::edges) {
        return game.rule().edgeCount() >= goal.number;
    }
    if (game.vertexCount() != begun.vertexCount()) {
        return false; // another board
    }
    const BitVector presses = game.presses() ^ begun.presses();
    const std::uint64_t made = game.pressCount() - std::min(game.pressCount(), begun.pressCount());
    switch (goal.kind) {
    case Kind::won:
        return game.isWon();
    case Kind::lights:
        return game.lights() == goal.set;
    case Kind::pressed:
        return presses == goal.set;
    case Kind::back:
        return made > 0 && game.lights() == begun.lights();
    case Kind::quiet:
        return presses.any() && game.lights() == begun.lights();
    case Kind::lit:
        return game.lights().count() == goal.number;
    case Kind::presses:
        return made == goal.number;
    case Kind::tiles:
        return presses.count() == goal.number && isTileSet(game.rule(), presses);
    case Kind::vertices:
    case Kind::edges:
        break;
    }
    return false;
}

std::optional<std::vector<Vertex>> wayTo(const Goal& goal, const Game& begun, Progress& progress) {
    const Rule& rule = begun.rule();
    switch (goal.kind) {
    case Kind::won:
        return solved(rule, begun.difference(), progress);
    case Kind::lights:
        return goal.set.size() == begun.vertexCount()
                   ? solved(rule, begun.lights() ^ goal.set, progress)
                   : std::nullopt;
    case Kind::pressed:
        return onesOf(goal.set);
    case Kind::back:
        return begun.vertexCount() == 0 ? std::nullopt : std::optional(std::vector<Vertex>{0, 0});
    case Kind::quiet:
        return quietPattern(rule, progress);
    case Kind::presses:
        return begun.vertexCount() == 0
                   ? std::nullopt
                   : std::optional(std::vector<Vertex>(goal.number, Vertex{0}));
    case Kind::tiles: {
        Result<TilingSearch> search = TilingSearch::build(rule, progress);
        if (search && search->next(progress)) {
            std::vector<Vertex> tiles = onesOf(search->presses());
            if (goal.number <= tiles.size()) {
                tiles.resize(goal.number);
                return tiles;
            }
        }
        return fewPresses(goal, begun);
    }
    case Kind::lit:
        return fewPresses(goal, begun);
    case Kind::vertices:
    case Kind::edges:
        break;
    }
    return std::nullopt;
}

} // namespace lightsout
