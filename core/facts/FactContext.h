// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/CosetWeights.h"
#include "fewest/FewestPresses.h"
#include "game/Game.h"
#include "random/CountChain.h"
#include "random/ExactLaw.h"
#include "random/Moments.h"
#include "random/StateGraph.h"
#include "solve/Solver.h"

#include <memory>

namespace lightsout {

/// What has been computed about a game already, shared by all copies. Members that are null are not
/// known.
struct KnownResults {
    /// The reason why there is no solver. If it is set, all other members are null.
    std::optional<Error> refusal;
    std::shared_ptr<const Solver> solver;
    /// A basis of the quiet patterns, or a part of one.
    std::shared_ptr<const std::vector<BitVector>> kernel;
    std::shared_ptr<const Answer> answer;
    /// The best solution that is known.
    std::shared_ptr<const FewestPresses> fewest;

    bool isKernelComplete() const {
        return kernel != nullptr && kernel->size() == solver->nullity();
    }
    bool isSolvable() const { return answer != nullptr && answer->solvable; }
};

/// A game with what has been computed about it, so that nothing is computed twice for several
/// facts. Each function below computes its result when it is first called; functions that return
/// pointers return null if the board is too large. All of them throw Cancelled.
class FactContext {
public:
    /// The budget for facts that must appear without delay, in a lesson for example.
    static Budget quickBudget(std::size_t threads = 1) {
        return {.operations = 1e8, .memory = Budget().memory, .threads = threads};
    }

    /// `known` must belong to the game; what it contains is not computed again.
    explicit FactContext(Game game, const Budget& budget = {}, KnownResults known = {})
        : game_(std::move(game)), budget_(budget), known_(std::move(known)) {}

    /// Takes an answer that was computed elsewhere.
    void adopt(Answer answer) { known_.answer = std::make_shared<const Answer>(std::move(answer)); }

    const Game& game() const { return game_; }
    const Rule& rule() const { return game_.rule(); }
    const Budget& budget() const { return budget_; }

    const Solver* solver(Progress& progress);
    /// Returns the reason why solver() has returned null.
    const std::optional<Error>& refusal() const { return known_.refusal; }
    /// Returns a basis of the quiet patterns; null also if it would be too large.
    const std::vector<BitVector>* kernel(Progress& progress);
    /// Returns a solution or a certificate.
    const Answer* answer(Progress& progress);
    /// Returns the fewest presses, as proven as the budget allows (effortWithin()); null also if
    /// the board can't be solved.
    const FewestPresses* fewest(Progress& progress);
    /// Returns the numbers of quiet patterns by weight; null also if there are more than 2^24.
    const std::vector<WeightCount>* patternWeights(Progress& progress);
    const Moments* moments(Progress& progress);
    const PressLightTable* pressLightTable(Progress& progress);
    const StateSummary* states(Progress& progress);
    /// Returns the chain of the numbers of lights on, or null if it is not a Markov chain.
    const CountChain* countChain(Progress& progress);
    /// Returns the context of the same game without its holes, or null if the numbers of buttons
    /// and lights differ.
    FactContext* withoutHoles();

private:
    /// A result that is computed once; nullopt inside if there is none.
    template <typename T>
    using Once = std::optional<std::optional<T>>;

    Game game_;
    Budget budget_;
    KnownResults known_;
    Once<std::vector<WeightCount>> patternWeights_;
    Once<Moments> moments_;
    Once<PressLightTable> pressLightTable_;
    Once<StateSummary> states_;
    Once<CountChain> countChain_;
    std::optional<std::unique_ptr<FactContext>> withoutHoles_;
};

} // namespace lightsout
