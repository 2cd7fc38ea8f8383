// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts/FactContext.h"

#include "game/Reduction.h"
#include "graph/Limits.h"
#include "solve/KernelBasis.h"

namespace lightsout {

namespace {

/// Maximum number of entries in a basis of the kernel; this many fit into half a gigabyte.
constexpr std::uint64_t maxBasisEntries = std::uint64_t{1} << 32;
/// Maximum nullity of kernels whose vectors are counted one by one.
constexpr std::size_t maxListedNullity = 24;

/// Returns the stored result, which `make` computes if it is not stored yet; null if there is none.
template <typename T, typename Make>
const T* computedOnce(std::optional<std::optional<T>>& stored, Make make) {
    if (!stored) {
        stored.emplace(make());
    }
    return *stored ? &**stored : nullptr;
}

template <typename T>
std::optional<T> valueIn(Result<T> result) {
    return result ? std::optional<T>(*std::move(result)) : std::nullopt;
}

} // namespace

const Solver* FactContext::solver(Progress& progress) {
    if (known_.solver == nullptr && !known_.refusal) {
        Result<Solver> built = Solver::build(rule(), progress, budget_);
        if (built) {
            known_.solver = std::make_shared<const Solver>(*std::move(built));
        } else {
            known_.refusal = built.error();
        }
    }
    return known_.solver.get();
}

const std::vector<BitVector>* FactContext::kernel(Progress& progress) {
    const Solver* solver = this->solver(progress);
    if (solver == nullptr ||
        saturatingProduct(solver->nullity(), rule().vertexCount()) > maxBasisEntries) {
        return nullptr;
    }
    if (!known_.isKernelComplete()) {
        known_.kernel =
            std::make_shared<const std::vector<BitVector>>(kernelBasis(*solver, progress));
    }
    return known_.kernel.get();
}

const Answer* FactContext::answer(Progress& progress) {
    const Solver* solver = this->solver(progress);
    if (known_.answer == nullptr && solver != nullptr) {
        adopt(solver->solve(game_.difference(), progress));
    }
    return known_.answer.get();
}

const FewestPresses* FactContext::fewest(Progress& progress) {
    const Answer* answer = this->answer(progress);
    if (known_.fewest == nullptr && answer != nullptr && answer->solvable &&
        basisEntriesFor(*known_.solver) <= maxBasisEntries) {
        known_.fewest = std::make_shared<const FewestPresses>(
            fewestPresses(*known_.solver, answer->vector, effortWithin(budget_), progress));
    }
    return known_.fewest.get();
}

const std::vector<WeightCount>* FactContext::patternWeights(Progress& progress) {
    return computedOnce(patternWeights_, [&]() -> std::optional<std::vector<WeightCount>> {
        const Solver* known = solver(progress);
        if (known == nullptr || known->nullity() > maxListedNullity) {
            return std::nullopt;
        }
        return weightDistribution(BitVector(rule().vertexCount()), *kernel(progress),
                                  budget_.threads, progress);
    });
}

const Moments* FactContext::moments(Progress& progress) {
    return computedOnce(moments_, [&] {
        return Moments::refusal(rule())
                   ? std::nullopt
                   : std::optional<Moments>(std::in_place, rule(), game_.lights(), progress);
    });
}

const PressLightTable* FactContext::pressLightTable(Progress& progress) {
    return computedOnce(pressLightTable_, [&] {
        return valueIn(PressLightTable::compute(rule(), game_.lights(), budget_.threads, progress));
    });
}

const StateSummary* FactContext::states(Progress& progress) {
    return computedOnce(states_, [&] { return valueIn(summarizeStates(rule(), progress)); });
}

const CountChain* FactContext::countChain(Progress& progress) {
    return computedOnce(countChain_, [&] {
        auto decided = decideCountChain(rule(), progress);
        auto* chain = std::get_if<CountChain>(&decided);
        return chain != nullptr ? std::optional(std::move(*chain)) : std::nullopt;
    });
}

FactContext* FactContext::withoutHoles() {
    if (!withoutHoles_) {
        std::optional<Game> whole = lightsout::withoutHoles(game_);
        withoutHoles_ = whole ? std::make_unique<FactContext>(*std::move(whole), budget_) : nullptr;
    }
    return withoutHoles_->get();
}

} // namespace lightsout
