// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/WayToGoal.h"

#include "lesson/Quantities.h"
#include "solve/Solver.h"
#include "tiling/TilingSearch.h"

#include <cmath>

namespace lightsout {

namespace {

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

/// Tries sets of up to three presses, one after the other.
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
    constexpr std::size_t maxVertices = 100;
    return count <= maxVertices && tryMore(tryMore, 0, 3) ? std::optional(presses) : std::nullopt;
}

} // namespace

std::optional<double> sliderAnswer(const Ask& ask, const Game& game, Progress& progress) {
    Quantities quantities(game);
    const auto [from, to, by] = ask.numbers;
    const auto steps = static_cast<int>(std::lround((to - from) / by));
    for (int i = 0; i <= steps; ++i) {
        const double number = from + i * by;
        quantities.setGuess(number);
        if (quantities.valueOf(ask.number, progress) == 1.0) {
            return number;
        }
    }
    return std::nullopt;
}

std::optional<std::vector<Vertex>> wayToGoal(const Goal& goal, const Game& begun,
                                             Progress& progress) {
    const Rule& rule = begun.rule();
    switch (goal.kind) {
    case Goal::Kind::won:
    case Goal::Kind::wonOnce:
        return solved(rule, begun.difference(), progress);
    case Goal::Kind::lights:
        return goal.set.size() == begun.vertexCount()
                   ? solved(rule, begun.lights() ^ goal.set, progress)
                   : std::nullopt;
    case Goal::Kind::pressed:
        return onesOf(goal.set);
    case Goal::Kind::twice:
    case Goal::Kind::back:
        return begun.vertexCount() == 0 ? std::nullopt : std::optional(std::vector<Vertex>{0, 0});
    case Goal::Kind::quiet:
        return goal.number == 0 ? quietPattern(rule, progress) : fewPresses(goal, begun);
    case Goal::Kind::presses:
        return begun.vertexCount() == 0
                   ? std::nullopt
                   : std::optional(std::vector<Vertex>(goal.number, Vertex{0}));
    case Goal::Kind::tiling:
    case Goal::Kind::tiles: {
        Result<TilingSearch> search = TilingSearch::build(rule, progress);
        if (search && search->next(progress)) {
            std::vector<Vertex> tiles = onesOf(search->presses());
            if (goal.kind == Goal::Kind::tiling) {
                return tiles;
            }
            if (goal.number <= tiles.size()) {
                tiles.resize(goal.number);
                return tiles;
            }
        }
        return fewPresses(goal, begun);
    }
    case Goal::Kind::lit:
        return fewPresses(goal, begun);
    case Goal::Kind::vertices:
    case Goal::Kind::edges:
    case Goal::Kind::graph:
    case Goal::Kind::hub:
        break;
    }
    return std::nullopt;
}

} // namespace lightsout
