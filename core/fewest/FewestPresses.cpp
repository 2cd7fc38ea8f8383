// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/FewestPresses.h"

#include "fewest/ClassPlan.h"
#include "fewest/ClassSearch.h"
#include "fewest/CosetWeights.h"
#include "fewest/DirectSum.h"
#include "fewest/Heuristics.h"
#include "fewest/PairSearch.h"
#include "fewest/PairSymmetries.h"
#include "fewest/RowColumnPresses.h"
#include "solve/KernelBasis.h"
#include "support/Assert.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lightsout {

namespace {

using BigInteger = boost::multiprecision::cpp_int;

/// Returns the part of a vector of the sum that belongs to one summand.
BitVector restricted(const BitVector& vector, const Summand& summand) {
    BitVector part(vector.size());
    for (std::size_t w = 0; w < part.words().size(); ++w) {
        std::uint64_t positions = 0;
        for (const BitVector& element : summand.basis) {
            positions |= element.words()[w];
        }
        part.words()[w] = vector.words()[w] & positions;
    }
    return part;
}

/// The best known solution of a board, for each part of a direct sum.
class KnownPresses {
public:
    /// `onBetter`, if not empty, is called with each better state. It must outlive this object.
    KnownPresses(DirectSum sum, const std::function<void(const FewestPresses&)>& onBetter)
        : onBetter_(onBetter), fixed_(std::move(sum.fixed)) {
        for (Summand& summand : sum.summands) {
            BitVector offset = summand.offset;
            parts_.push_back(
                {.summand = std::move(summand), .best = std::move(offset), .ways = {}});
        }
    }

    struct KnownSummand {
        Summand summand;
        BitVector best;
        BigInteger ways;            ///< 0 until `best` is proven to be minimal
        std::size_t lowerBound = 0; ///< lower bound on the weight of the part
    };

    const std::vector<KnownSummand>& parts() const { return parts_; }
    bool isSolved() const {
        return std::ranges::all_of(parts_, [](const KnownSummand& part) { return part.ways != 0; });
    }
    FewestPresses state() const {
        FewestPresses state{.presses = fixed_, .lowerBound = fixed_.count()};
        BigInteger ways = 1;
        for (const KnownSummand& part : parts_) {
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
        report();
    }
    /// Adopts the parts of a solution that are better than the known parts.
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
        report();
    }

private:
    void report() const {
        if (onBetter_) {
            onBetter_(state());
        }
    }

    const std::function<void(const FewestPresses&)>& onBetter_;
    BitVector fixed_;
    std::vector<KnownSummand> parts_;
    std::size_t lowerBound_ = 0; ///< a lower bound found without examining the parts
};

/// Maximum number of edges of a board for a cover search.
constexpr std::size_t maxCoverEdges = 500'000;
/// The random search gets at most 1 / heuristicPart of the operations of a proof.
constexpr double heuristicPart = 8;
/// Share of the progress that is assigned to the random search: about its share of the time if the
/// proof takes minutes.
constexpr double heuristicShare = 0.02;
/// Operations per word for each pair of basis vectors in a round of lightVector().
constexpr double operationsOfRoundPerWord = 12;
/// Number of operations that take less time than making a plan.
constexpr double instantOperations = 1 << 22;
/// Number of operations up to which another plan or a random search cannot save time.
constexpr double shortOperations = 1 << 28;
/// Size, in bytes, above which tables take a while to build.
constexpr std::uint64_t largeTables = 1 << 28;
/// Minimum number of operations for each node of a search by classes.
constexpr double operationsOfProofNode = 100;

bool hasRowsAndColumns(const Rule& rule) {
    return rule.lattice() != nullptr && RowColumnSolver::takes(*rule.lattice());
}

bool haveOneParity(const std::vector<BitVector>& kernel) {
    return std::ranges::all_of(kernel,
                               [](const BitVector& pattern) { return pattern.count() % 2 == 0; });
}

/// Returns the bound, increased by 1 if all solutions have the same parity and the bound has the
/// other one.
std::size_t roundedUpToParity(std::size_t bound, const BitVector& solution,
                              const std::vector<BitVector>& kernel) {
    return haveOneParity(kernel) ? bound + (bound ^ solution.count()) % 2 : bound;
}

/// A method for proving the least weight of a part, and its cost.
struct Proof {
    std::optional<ClassPlan> classes{};
    std::optional<ClassPairs> pairs{}; ///< if neither is set, all vectors are enumerated
    double operations = 0;
    std::uint64_t bytes = 0;

    bool isWithin(const SearchEffort& effort) const {
        return operations <= effort.proofOperations && bytes <= effort.memory;
    }
};

/// Returns the cheapest method within the effort or, if there is none, the cheapest of all methods.
Proof cheapestProof(const KnownPresses::KnownSummand& part, const Rule& rule,
                    const SearchEffort& effort, const Progress& progress) {
    const std::vector<BitVector>& basis = part.summand.basis;
    const std::size_t best = part.best.count();
    std::vector<Proof> proofs{{.operations = std::exp2(basis.size())}};
    if (proofs.front().operations <= instantOperations || basis.size() > bitsPerWord) {
        return std::move(proofs.front());
    }
    ClassPlans plans = cheapestClasses(basis, part.summand.offset, best, rule.cells(),
                                       effort.memory, shortOperations, progress);
    for (std::optional<ClassPlan>* plan : {&plans.inMemory, &plans.beyondMemory}) {
        if (*plan) {
            const ClassCost cost = (*plan)->cost;
            proofs.push_back(
                {.classes = std::move(*plan), .operations = cost.operations, .bytes = cost.bytes});
        }
    }
    const auto byCost = [&](const Proof& a, const Proof& b) {
        return a.isWithin(effort) != b.isWithin(effort) ? a.isWithin(effort)
                                                        : a.operations < b.operations;
    };
    const auto cheapest = [&] { return std::ranges::min_element(proofs, byCost); };
    if (rule.cells() != nullptr && cheapest()->operations > shortOperations) {
        if (std::optional<ClassPairs> pairs = classPairs(basis, parityClasses(*rule.cells()))) {
            const ClassCost cost = pairCost(*pairs, part.summand.offset, best);
            proofs.push_back(
                {.pairs = std::move(pairs), .operations = cost.operations, .bytes = cost.bytes});
        }
    }
    return std::move(*cheapest());
}

void proveBySearching(KnownPresses& knowledge, std::size_t i, std::size_t threads,
                      Progress& progress) {
    const KnownPresses::KnownSummand& part = knowledge.parts()[i];
    // Starts from the best known weight, so that only lighter vectors are reported.
    std::size_t best = part.best.count();
    knowledge.prove(i, leastWeight(part.summand.offset, part.summand.basis, threads, progress,
                                   [&](const BitVector& lighter) {
                                       if (lighter.count() < best) {
                                           best = lighter.count();
                                           knowledge.improve(i, lighter);
                                       }
                                   }));
}

void proveByClasses(KnownPresses& knowledge, std::size_t i, const ClassCoordinates& coordinates,
                    const SearchEffort& effort, Progress& progress) {
    const KnownPresses::KnownSummand& part = knowledge.parts()[i];
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

/// Searches part `i` by pairs of classes. Returns the number of bytes needed if the effort does not
/// allow this many, otherwise 0.
std::uint64_t proveByPairs(KnownPresses& knowledge, std::size_t i, const ClassPairs& pairs,
                           const Rule& rule, const SearchEffort& effort, Progress& progress) {
    const KnownPresses::KnownSummand& part = knowledge.parts()[i];
    const BitVector offset = part.summand.offset;
    PairSearchResult result = searchByPairs(
        pairs, offset, part.best,
        symmetriesOfCoset(rectangleSymmetries(*rule.cells()), pairs, offset),
        {.operations = effort.proofOperations, .memory = effort.memory, .threads = effort.threads},
        progress,
        [&](const ClassSearchState& state) { knowledge.improve(i, state.best, state.lowerBound); });
    if (result.least) {
        knowledge.prove(i, *std::move(result.least));
    }
    return result.memoryNeeded;
}

/// Searches part `i` by the given method. Returns the number of bytes needed if it turns out that
/// the effort does not allow this many, otherwise 0.
std::uint64_t prove(KnownPresses& knowledge, std::size_t i, const Proof& proof, const Rule& rule,
                    const SearchEffort& effort, Progress& progress) {
    if (proof.pairs) {
        return proveByPairs(knowledge, i, *proof.pairs, rule, effort, progress);
    }
    if (proof.classes) {
        proveByClasses(knowledge, i, proof.classes->coordinates, effort, progress);
    } else {
        proveBySearching(knowledge, i, effort.threads, progress);
    }
    return 0;
}

/// Adds single basis vectors to `best` as long as this makes it lighter. Returns the result.
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

/// Searches for solutions that cover the lights with little overlap. Returns nullopt unless the
/// search is complete and has found all solutions with the fewest presses.
std::optional<CoverSearchResult> searchForCovers(KnownPresses& knowledge, const Rule& rule,
                                                 const BitVector& difference, double operations,
                                                 const Progress& progress) {
    const std::size_t edges = rule.edgeCount(&progress);
    const double operationsOfBranch =
        static_cast<double>(rule.vertexCount()) + 2 * static_cast<double>(edges);
    const auto branches = static_cast<std::uint64_t>(operations / 2 / operationsOfBranch);
    if (branches == 0 || edges > maxCoverEdges) {
        return std::nullopt;
    }
    // Covers that attain the lower bound are tried first, because they overlap least.
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

/// Searches for light solutions of the unproven parts with lightVector(). Does not prove anything.
void searchForLight(KnownPresses& knowledge, double operations, Progress& progress) {
    for (std::size_t i = 0; i < knowledge.parts().size(); ++i) {
        const KnownPresses::KnownSummand& part = knowledge.parts()[i];
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

SearchEffort effortWithin(const Budget& budget) {
    // A more costly proof can't be started.
    constexpr std::uint64_t maxMemory = std::uint64_t{1} << 46;
    constexpr double maxOperations = 1e18;
    if (budget.operations <= quickEffort(budget.threads).proofOperations) {
        return quickEffort(budget.threads);
    }
    SearchEffort effort = thoroughEffort(budget.threads, std::min(budget.memory, maxMemory));
    effort.proofOperations = std::min(budget.operations, maxOperations);
    return effort;
}

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
    KnownPresses knowledge(directSum(solution, kernel, progress), onBetter);
    const auto known = [&] {
        FewestPresses state = knowledge.state();
        LIGHTSOUT_ASSERT(rule.changes(state.presses, difference));
        return state;
    };
    progress.checkpoint(0); // resets the progress before the search
    std::vector<Proof> proofs;
    double operationsAhead = 0;
    double operationsOfProofs = 0; // of the proofs within the effort
    for (std::size_t i = 0; i < knowledge.parts().size(); ++i) {
        const KnownPresses::KnownSummand& part = knowledge.parts()[i];
        proofs.push_back(cheapestProof(part, rule, effort, progress));
        if (proofs[i].operations <= instantOperations && proofs[i].isWithin(effort)) {
            const ProgressPart instant(progress, 0, 0);
            prove(knowledge, i, proofs[i], rule, effort, progress);
        } else {
            knowledge.improve(i, descended(part.best, part.summand.basis, progress));
            operationsAhead += proofs[i].operations;
            operationsOfProofs += proofs[i].isWithin(effort) ? proofs[i].operations : 0;
        }
    }
    if (knowledge.isSolved()) {
        return known();
    }
    knowledge.setLowerBound(
        roundedUpToParity(fewestConceivablePresses(rule, difference), solution, kernel));
    double done = 0; // share of the work
    if (operationsAhead > shortOperations) {
        done = heuristicShare;
        const double operations = std::min(static_cast<double>(effort.heuristicOperations),
                                           operationsAhead / heuristicPart);
        {
            const ProgressPart heuristics(progress, 0, done);
            searchForLight(knowledge, operations, progress);
        }
        if (const auto covers =
                searchForCovers(knowledge, rule, difference, operations, progress)) {
            LIGHTSOUT_ASSERT(rule.changes(covers->presses, difference));
            return {.presses = covers->presses,
                    .lowerBound = covers->presses.count(),
                    .ways = std::to_string(covers->count)};
        }
    }
    const double ofProofs = 1 - done;
    std::uint64_t memoryForProof = 0;
    for (std::size_t i = 0; i < proofs.size(); ++i) {
        if (knowledge.parts()[i].ways == 0 && proofs[i].isWithin(effort)) {
            const double share = ofProofs * proofs[i].operations / operationsOfProofs;
            const ProgressPart part(progress, done, share);
            done += share;
            memoryForProof =
                std::max(memoryForProof, prove(knowledge, i, proofs[i], rule, effort, progress));
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
    const std::function<void(const FewestPresses&)> reportToNobody;
    const KnownPresses knowledge(directSum(solution, kernel, progress), reportToNobody);
    for (const KnownPresses::KnownSummand& part : knowledge.parts()) {
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

std::size_t fewestConceivablePresses(const Rule& rule, const BitVector& difference) {
    std::vector<std::size_t> maxChanged(rule.vertexCount());
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        std::size_t changed = 0;
        rule.forEachToggled(u, [&](Vertex v) { changed += difference[v] ? 1U : 0U; });
        rule.forEachToggled(u, [&](Vertex v) { maxChanged[v] = std::max(maxChanged[v], changed); });
    }
    std::vector<std::size_t> lightsByMost;
    difference.forEachOne([&](Vertex v) {
        if (maxChanged[v] >= lightsByMost.size()) {
            lightsByMost.resize(maxChanged[v] + 1);
        }
        ++lightsByMost[maxChanged[v]];
    });
    // Compute the sum as an unreduced fraction.
    BigInteger numerator = 0;
    BigInteger denominator = 1;
    for (std::size_t most = 1; most < lightsByMost.size(); ++most) {
        if (lightsByMost[most] > 0) {
            numerator = numerator * most + denominator * lightsByMost[most];
            denominator *= most;
        }
    }
    return static_cast<std::size_t>((numerator + denominator - 1) / denominator);
}

} // namespace lightsout
