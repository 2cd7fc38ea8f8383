// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingFacts.h"

#include "game/BoardSymmetry.h"
#include "solve/KernelBasis.h"
#include "tiling/TilingClasses.h"
#include "tiling/TilingSearch.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t maxTilings = 1000;
/// Maximum memory for the tilings, in bits.
constexpr std::size_t tilingBits = std::size_t{1} << 29;
/// Maximum number of moves of a proof that is offered for display.
constexpr std::size_t maxProofMoves = 2000;
/// The maximum number of vertices of a board on which solutions near a tiling are searched for.
constexpr std::size_t maxSolved = 4096;

NearTilings nearestSolutions(const Rule& rule, Progress& progress) {
    const Result<Solver> solver = Solver::build(rule, progress);
    if (!solver) {
        return {};
    }
    const Answer allOn = solver->solve(BitVector::ones(rule.vertexCount()), progress);
    if (!allOn.solvable) {
        return {.best = {}, .isProven = true};
    }
    return nearTilings(rule, allOn.vector, kernelBasis(*solver, progress), maxNear, progress);
}

} // namespace

TilingFacts findTilings(const Rule& rule, Progress& progress) {
    TilingFacts facts;
    Result<TilingSearch> search = TilingSearch::build(rule, progress);
    if (!search) {
        facts.refusal = search.error();
        return facts;
    }
    const std::size_t most =
        std::min(maxTilings, tilingBits / std::max<std::size_t>(rule.vertexCount(), 1));
    facts.areAll = true;
    while (facts.areAll && search->next(progress)) {
        if (facts.tilings.size() == most) {
            facts.areAll = false;
        } else {
            facts.tilings.push_back(search->presses());
        }
    }
    if (facts.haveNone()) {
        facts.classes = 0;
        facts.obstruction = findObstruction(rule, maxProofMoves, progress);
        if (rule.vertexCount() <= maxSolved) {
            facts.near = nearestSolutions(rule, progress);
        }
    } else if (facts.areAll) {
        if (const auto symmetries = boardSymmetries(rule, {}, &progress)) {
            facts.classes = tilingClasses(facts.tilings, *symmetries, progress).size();
        }
    }
    return facts;
}

std::string countTilings(const Rule& rule, Progress& progress) {
    Result<TilingSearch> search = TilingSearch::build(rule, progress);
    LIGHTSOUT_ASSERT(search.hasValue());
    return search->count(progress);
}

} // namespace lightsout
