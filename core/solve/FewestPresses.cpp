// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/FewestPresses.h"

#include "solve/ClassPlan.h"
#include "solve/ClassSearch.h"
#include "solve/CosetWeights.h"
#include "solve/CoverSearch.h"
#include "solve/DirectSum.h"
#include "solve/InformationSets.h"
#include "solve/KernelBasis.h"
#include "solve/PressBound.h"
#include "solve/RowColumnPresses.h"
#include "support/Assert.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace lightsout {

namespace {

using BigInteger = boost::multiprecision::cpp_int;

/// Edges of a board up to which its lights are searched for a cover.
constexpr std::size_t maxCoverEdges = 500'000;
/// The search at random takes this part of the operations of a proof.
constexpr double luckyPart = 8;
/// Operations a word for each pair of basis vectors in a round of lightVector().
constexpr double operationsOfRoundPerWord = 12;
/// Operations that are over before a plan could be made.
constexpr double instantOperations = 1 << 22;
/// Operations that are over before another plan or a search at random could save some.
constexpr double shortOperations = 1 << 28;
/// Bytes of tables that take a while to make.
constexpr std::uint64_t largeTables = 1 << 28;
/// For each node of a search by classes, at the least.
constexpr double operationsOfProofNode = 100;

bool hasRowsAndColumns(const Rule& rule) {
    return rule.lattice() != nullptr && RowColumnSolver::takes(*rule.lattice());
}

bool haveOneParity(const std::vector<BitVector>& kernel) {
    return std::ranges::all_of(kernel,
                               [](const BitVector& pattern) { return pattern.count() % 2 == 0; });
}

/// Where all solutions have the parity of one, so has their least weight.
std::size_t roundedUpToParity(std::size_t bound, const BitVector& solution,
                              const std::vector<BitVector>& kernel) {
    return haveOneParity(kernel) ? bound + (bound ^ solution.count()) % 2 : bound;
}

/// The part of a vector of the sum that belongs to one summand.
BitVector restricted(const BitVector& vector, const Summand& summand) {
    BitVector part(vector.size());
    for (std::size_t w = 0; w < part.words().size(); ++w) {
        std::uint64_t places = 0;
        for (const BitVector& element : summand.basis) {
            places |= element.words()[w];
        }
        part.words()[w] = vector.words()[w] & places;
    }
    return part;
}

/// The best known solution, part by part.
class Knowledge {
public:
    Knowledge(DirectSum sum, const std::function<void(const FewestPresses&)>& onBetter)
        : onBetter_(onBetter), fixed_(std::move(sum.fixed)) {
        for (Summand& summand : sum.summands) {
            BitVector offset = summand.offset;
            parts_.push_back(
                {.summand = std::move(summand), .best = std::move(offset), .ways = {}});
        }
    }

    struct Part {
        Summand summand;
        BitVector best;
        BigInteger ways;            ///< 0 while `best` is not proven
        std::size_t lowerBound = 0; ///< of what the part weighs
    };

    const std::vector<Part>& parts() const { return parts_; }

    bool isSolved() const {
        return std::ranges::all_of(parts_, [](const Part& part) { return part.ways != 0; });
    }

    FewestPresses state() const {
        FewestPresses state{.presses = fixed_, .lowerBound = fixed_.count()};
        BigInteger ways = 1;
        for (const Part& part : parts_) {
            state.presses ^= part.best;
            state.lowerBound += part.lowerBound;
            ways *= part.ways;
        }
        state.lowerBound = std::max(state.lowerBound, lowerBound_);
        if (ways != 0) {
            state.ways = ways.str();
        }
        return state;
    }

    void setLowerBound(std::size_t bound) { lowerBound_ = bound; }
    void improve(std::size_t part, const BitVector& better, std::size_t lowerBound = 0) {
        parts_[part].best = better;
        parts_[part].lowerBound = std::max(parts_[part].lowerBound, lowerBound);
        tell();
    }
    /// Takes what is better for some part from a solution of the whole.
    void learn(const BitVector& solution) {
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            BitVector ofPart = restricted(solution, parts_[i].summand);
            if (ofPart.count() < parts_[i].best.count()) {
                improve(i, ofPart);
            }
        }
    }
    void prove(std::size_t part, LeastWeight least) {
        parts_[part].lowerBound = least.vector.count();
        parts_[part].best = std::move(least.vector);
        parts_[part].ways = least.count;
        tell();
    }

private:
    void tell() const {
        if (onBetter_) {
            onBetter_(state());
        }
    }

    const std::function<void(const FewestPresses&)>& onBetter_;
    BitVector fixed_;
    std::vector<Part> parts_;
    std::size_t lowerBound_ = 0; ///< known without looking at the parts
};

/// How a part can be proven, and what that takes.
struct Proof {
    std::optional<ClassPlan> classes; ///< nothing: by looking at all
    double operations = 0;
    std::uint64_t bytes = 0;

    bool isWithin(const SearchEffort& effort) const {
        return operations <= effort.proofOperations && bytes <= effort.memory;
    }
};

/// The cheapest, within the effort if there is one.
Proof cheapestProof(const Knowledge::Part& part, const Rule& rule, const SearchEffort& effort,
                    const Progress& progress) {
    const std::vector<BitVector>& basis = part.summand.basis;
    Proof byLooking{.classes = {}, .operations = std::exp2(basis.size())};
    if (byLooking.operations <= instantOperations || basis.size() > bitsPerWord) {
        return byLooking;
    }
    const auto byClasses = [](std::optional<ClassPlan>& plan) {
        Proof proof{.classes = {}, .operations = plan->cost.operations, .bytes = plan->cost.bytes};
        proof.classes = std::move(plan);
        return proof;
    };
    ClassPlans plans = cheapestClasses(basis, part.summand.offset, part.best.count(), rule.cells(),
                                       effort.memory, shortOperations, progress);
    const double inMemory = plans.inMemory ? plans.inMemory->cost.operations : INFINITY;
    if (byLooking.isWithin(effort) && byLooking.operations <= inMemory) {
        return byLooking;
    }
    return inMemory <= effort.proofOperations || !plans.beyondMemory
               ? byClasses(plans.inMemory)
               : byClasses(plans.beyondMemory);
}

void proveByLooking(Knowledge& knowledge, std::size_t i, std::size_t threads, Progress& progress) {
    const Knowledge::Part& part = knowledge.parts()[i];
    // From the best known vector on, so that only better ones are told.
    std::size_t best = part.best.count();
    knowledge.prove(i, leastWeight(part.summand.offset, part.summand.basis, threads, progress,
                                   [&](const BitVector& lighter) {
                                       if (lighter.count() < best) {
                                           best = lighter.count();
                                           knowledge.improve(i, lighter);
                                       }
                                   }));
}

void proveByClasses(Knowledge& knowledge, std::size_t i, const ClassCoordinates& coordinates,
                    const SearchEffort& effort, Progress& progress) {
    const Knowledge::Part& part = knowledge.parts()[i];
    const double shareOfTables = ClassTables::memoryNeeded(coordinates) > largeTables ? 0.25 : 0;
    const ClassTables tables = [&] {
        const ProgressPart ofTables(progress, 0, shareOfTables);
        return ClassTables(coordinates, part.summand.offset, part.best.count(), effort.threads,
                           progress);
    }();
    const ProgressPart ofSearch(progress, shareOfTables, 1 - shareOfTables);
    const auto maxNodes =
        static_cast<std::uint64_t>(effort.proofOperations / operationsOfProofNode);
    std::optional<LeastWeight> least = searchByClasses(
        coordinates, part.summand.offset, tables, part.best,
        haveOneParity(part.summand.basis) ? 2 : 1, maxNodes, effort.threads, progress,
        [&](const ClassSearchState& state) { knowledge.improve(i, state.best, state.lowerBound); });
    if (least) {
        knowledge.prove(i, *std::move(least));
    }
}

void prove(Knowledge& knowledge, std::size_t i, const Proof& proof, const SearchEffort& effort,
           Progress& progress) {
    if (proof.classes) {
        proveByClasses(knowledge, i, proof.classes->coordinates, effort, progress);
    } else {
        proveByLooking(knowledge, i, effort.threads, progress);
    }
}

/// Adds single basis vectors for as long as that helps.
BitVector descended(BitVector best, const std::vector<BitVector>& kernel, Progress& progress) {
    std::size_t bestCount = best.count();
    for (bool improved = true; improved;) {
        improved = false;
        for (const BitVector& pattern : kernel) {
            progress.checkpoint();
            BitVector candidate = best ^ pattern;
            if (candidate.count() < bestCount) {
                bestCount = candidate.count();
                best = std::move(candidate);
                improved = true;
            }
        }
    }
    return best;
}

/// Covers of the lights with little overlap: all of fewest presses, if all are found.
std::optional<CoverSearchResult> lookForCovers(Knowledge& knowledge, const Rule& rule,
                                               const BitVector& difference, double operations,
                                               const Progress& progress) {
    const double operationsOfBranch =
        static_cast<double>(rule.vertexCount()) + 2 * static_cast<double>(rule.edgeCount());
    const auto branches = static_cast<std::uint64_t>(operations / 2 / operationsOfBranch);
    if (branches == 0 || rule.edgeCount() > maxCoverEdges) {
        return std::nullopt;
    }
    // Those without overlap first.
    const FewestPresses known = knowledge.state();
    for (const std::size_t most : {known.lowerBound, known.presses.count()}) {
        const CoverSearchResult covers =
            searchCovers(rule, difference, most, branches, progress,
                         [&](const BitVector& better) { knowledge.learn(better); });
        if (covers.isComplete && covers.count > 0) {
            return covers;
        }
    }
    return std::nullopt;
}

/// Light solutions of the parts that are not proven, without a proof.
void lookForLight(Knowledge& knowledge, double operations, Progress& progress) {
    for (std::size_t i = 0; i < knowledge.parts().size(); ++i) {
        const Knowledge::Part& part = knowledge.parts()[i];
        if (part.ways == 0) {
            const auto size = static_cast<double>(part.summand.basis.size());
            const double operationsOfRound = size * size *
                                             static_cast<double>(part.best.words().size()) *
                                             operationsOfRoundPerWord;
            knowledge.improve(
                i, lightVector(part.best, part.summand.basis,
                               static_cast<std::uint64_t>(operations / operationsOfRound), progress,
                               [&](const BitVector& lighter) { knowledge.improve(i, lighter); }));
        }
    }
}

} // namespace

FewestPresses fewestPresses(const Rule& rule, const BitVector& solution,
                            const std::vector<BitVector>& kernel, const SearchEffort& effort,
                            Progress& progress,
                            const std::function<void(const FewestPresses&)>& onBetter) {
    if (hasRowsAndColumns(rule)) {
        FewestPresses fewest =
            fewestRowColumnPresses(*rule.lattice(), solution, effort, progress, onBetter);
        LIGHTSOUT_ASSERT(rule.changes(fewest.presses, rule.changedBy(solution)));
        return fewest;
    }
    if (kernel.empty()) {
        return {.presses = solution, .lowerBound = solution.count(), .ways = "1"};
    }
    if (kernel.size() * solution.size() > effort.basisEntries) {
        return {.presses = descended(solution, kernel, progress)};
    }
    const BitVector difference = rule.changedBy(solution);
    Knowledge knowledge(directSum(solution, kernel, progress), onBetter);
    const auto known = [&] {
        FewestPresses state = knowledge.state();
        LIGHTSOUT_ASSERT(rule.changes(state.presses, difference));
        return state;
    };
    std::vector<Proof> proofs;
    double operationsAhead = 0;
    for (std::size_t i = 0; i < knowledge.parts().size(); ++i) {
        const Knowledge::Part& part = knowledge.parts()[i];
        proofs.push_back(cheapestProof(part, rule, effort, progress));
        if (proofs[i].operations <= instantOperations && proofs[i].isWithin(effort)) {
            prove(knowledge, i, proofs[i], effort, progress);
        } else {
            knowledge.improve(i, descended(part.best, part.summand.basis, progress));
            operationsAhead += proofs[i].operations;
        }
    }
    if (knowledge.isSolved()) {
        return known();
    }
    knowledge.setLowerBound(
        roundedUpToParity(fewestConceivablePresses(rule, difference), solution, kernel));
    if (operationsAhead > shortOperations) {
        const double operations =
            std::min(static_cast<double>(effort.luckyOperations), operationsAhead / luckyPart);
        lookForLight(knowledge, operations, progress);
        if (const auto covers = lookForCovers(knowledge, rule, difference, operations, progress)) {
            LIGHTSOUT_ASSERT(rule.changes(covers->presses, difference));
            return {.presses = covers->presses,
                    .lowerBound = covers->presses.count(),
                    .ways = std::to_string(covers->count)};
        }
    }
    std::uint64_t memoryForProof = 0;
    for (std::size_t i = 0; i < proofs.size(); ++i) {
        if (knowledge.parts()[i].ways == 0 && proofs[i].isWithin(effort)) {
            prove(knowledge, i, proofs[i], effort, progress);
        } else if (knowledge.parts()[i].ways == 0 &&
                   proofs[i].operations <= effort.proofOperations) {
            memoryForProof = std::max(memoryForProof, proofs[i].bytes);
        }
    }
    FewestPresses result = known();
    result.memoryForProof = memoryForProof;
    return result;
}

WorkEstimate proofEstimate(const Rule& rule, const BitVector& solution,
                           const std::vector<BitVector>& kernel, const SearchEffort& effort,
                           Progress& progress) {
    WorkEstimate estimate;
    if (hasRowsAndColumns(rule) || kernel.empty()) {
        return estimate;
    }
    const std::function<void(const FewestPresses&)> tellNobody;
    const Knowledge knowledge(directSum(solution, kernel, progress), tellNobody);
    for (const Knowledge::Part& part : knowledge.parts()) {
        const Proof proof = cheapestProof(part, rule, effort, progress);
        if (proof.operations > instantOperations || !proof.isWithin(effort)) {
            estimate.operations += proof.operations;
            estimate.bytes = std::max(estimate.bytes, static_cast<double>(proof.bytes));
        }
    }
    return estimate;
}

FewestPresses fewestPresses(const Solver& solver, const BitVector& solution,
                            const SearchEffort& effort, Progress& progress,
                            const std::function<void(const FewestPresses&)>& onBetter) {
    const std::vector<BitVector> kernel =
        hasRowsAndColumns(solver.rule()) ? std::vector<BitVector>() : kernelBasis(solver, progress);
    return fewestPresses(solver.rule(), solution, kernel, effort, progress, onBetter);
}

std::uint64_t basisEntriesFor(const Solver& solver) {
    return hasRowsAndColumns(solver.rule())
               ? 0
               : std::uint64_t{solver.nullity()} * solver.rule().vertexCount();
}

} // namespace lightsout
