// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Facts.h"

#include "analysis/WorkThreads.h"
#include "solve/KernelBasis.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Maximum memory for the basis of the kernel, in bits.
constexpr std::size_t kernelBits = std::size_t{1} << 29;

std::vector<BitVector> kernelOf(const Solver& solver, Progress& progress) {
    const std::size_t vertices = std::max<std::size_t>(solver.rule().vertexCount(), 1);
    return tidyBasis(kernelBasis(solver, progress, kernelBits / vertices), progress);
}

/// Searches for fewer presses than those of a solution.
std::shared_ptr<const FewestPresses> fewer(const BitVector& presses, const Facts& facts,
                                           Progress& progress) {
    FewestPresses fewest =
        fewestPresses(facts.rule, presses, *facts.kernel, quickEffort(workThreads()), progress);
    if (!facts.isKernelComplete() && basisEntriesFor(*facts.solver) > 0) {
        fewest = {.presses = std::move(fewest.presses)}; // the proof was for some solutions only
    }
    return std::make_shared<const FewestPresses>(std::move(fewest));
}

} // namespace

Facts computeFacts(const Game& game, quint64 revision, const Facts& known, const Budget& budget,
                   Progress& progress, const Solver::Announce& announce) {
    Facts facts;
    facts.revision = revision;
    facts.rule = game.rule();
    if (known.solver != nullptr && known.rule.hasSameInfluence(game.rule())) {
        facts.oneWayEdges = known.oneWayEdges;
        facts.solver = known.solver;
        facts.kernel = known.kernel;
    } else {
        if (const Graph* graph = game.rule().graph()) {
            facts.oneWayEdges = 2 * graph->edgeCount(&progress) - graph->arcCount();
        }
        Result<Solver> solver = Solver::build(game.rule(), progress, budget, announce);
        if (!solver) {
            facts.refusal = solver.error();
            return facts;
        }
        facts.solver = std::make_shared<const Solver>(*std::move(solver));
        facts.kernel =
            std::make_shared<const std::vector<BitVector>>(kernelOf(*facts.solver, progress));
    }
    facts.answer = std::make_shared<const Answer>(facts.solver->solve(game.difference(), progress));
    if (facts.answer->solvable) {
        facts.fewest = fewer(facts.answer->vector, facts, progress);
        if (game.isWon() && game.pressCount() > 0) {
            // The presses that were made are a solution, so no other starting point is needed.
            facts.fewestOfGame = fewer(game.presses(), facts, progress);
        }
    }
    return facts;
}

} // namespace lightsout
