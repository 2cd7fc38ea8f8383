// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Facts.h"

#include "analysis/WorkThreads.h"

#include "fewest/FewestPresses.h"
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

void countEdges(Facts& facts, const Progress& progress) {
    const Graph* graph = facts.rule.graph();
    facts.edges = graph == nullptr ? facts.rule.edgeCount() : graph->edgeCount(&progress);
    facts.oneWayEdges = graph == nullptr ? 0 : 2 * facts.edges - graph->arcCount();
}

} // namespace

Facts computeFacts(const Game& game, quint64 revision, const Facts& known, const Budget& budget,
                   Progress& progress, const Solver::Announce& announce) {
    Facts facts;
    facts.revision = revision;
    facts.rule = game.rule();
    facts.vertices = game.vertexCount();
    if (known.solver != nullptr && known.rule.hasSameInfluence(game.rule())) {
        facts.edges = known.edges;
        facts.oneWayEdges = known.oneWayEdges;
        facts.solver = known.solver;
        facts.kernel = known.kernel;
    } else {
        countEdges(facts, progress);
        Result<Solver> solver = Solver::build(game.rule(), progress, budget, announce);
        if (!solver) {
            facts.refusal = solver.error();
            return facts;
        }
        facts.solver = std::make_shared<const Solver>(*std::move(solver));
        facts.kernel =
            std::make_shared<const std::vector<BitVector>>(kernelOf(*facts.solver, progress));
    }
    facts.rank = facts.solver->rank();
    facts.nullity = facts.solver->nullity();
    Answer answer = facts.solver->solve(game.difference(), progress);
    facts.solvable = answer.solvable;
    if (!answer.solvable) {
        facts.certificate = std::move(answer.vector);
        return facts;
    }
    const bool isKernelEnough =
        facts.kernel->size() == facts.nullity || basisEntriesFor(*facts.solver) == 0;
    FewestPresses fewest = fewestPresses(game.rule(), answer.vector, *facts.kernel,
                                         quickEffort(workThreads()), progress);
    facts.fewestProven = fewest.isProven() && isKernelEnough;
    facts.solution = std::move(fewest.presses);
    if (game.isWon() && game.pressCount() > 0) {
        // The presses that were made are a solution, so no other starting point is needed.
        fewest = fewestPresses(game.rule(), game.presses(), *facts.kernel,
                               quickEffort(workThreads()), progress);
        facts.fewestOfGame = fewest.presses.count();
        facts.isFewestOfGameProven = fewest.isProven() && isKernelEnough;
    }
    return facts;
}

} // namespace lightsout
