#include "solve/FewestPresses.h"

#include "solve/CosetWeights.h"
#include "solve/CoverSearch.h"
#include "solve/DirectSum.h"
#include "solve/InformationSets.h"
#include "solve/PressBound.h"
#include "support/Assert.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>

namespace lightsout {

namespace {

using BigInteger = boost::multiprecision::cpp_int;

/// Edges of a board up to which its lights are searched for a cover.
constexpr std::size_t mostCoverEdges = 500'000;
/// Luck gets this part of the effort.
constexpr std::uint64_t luckyPart = 4;
/// Operations a word for each pair of basis vectors in a round of lightVector().
constexpr std::uint64_t operationsOfRoundPerWord = 12;
/// Up to this dimension looking at all is faster than anything that might save it.
constexpr std::size_t instantDimension = 26;

/// Where all solutions have the parity of one, so has their least weight.
std::size_t roundedUpToParity(std::size_t bound, const BitVector& solution,
                              const std::vector<BitVector>& kernel) {
    const bool sameParity = std::ranges::all_of(
        kernel, [](const BitVector& pattern) { return pattern.count() % 2 == 0; });
    return sameParity ? bound + (bound ^ solution.count()) % 2 : bound;
}

/// The best known solution, part by part.
class Knowledge {
public:
    Knowledge(DirectSum sum, const std::function<void(const FewestPresses&)>& onBetter)
        : onBetter_(onBetter), fixed_(std::move(sum.fixed)) {
        for (Summand& summand : sum.summands) {
            BitVector offset = summand.offset;
            parts_.push_back({std::move(summand), std::move(offset), {}});
        }
    }

    struct Part {
        Summand summand;
        BitVector best;
        BigInteger ways; ///< 0 while `best` is not proven
    };

    const std::vector<Part>& parts() const { return parts_; }

    bool isSolved() const {
        return std::ranges::all_of(parts_, [](const Part& part) { return part.ways != 0; });
    }

    FewestPresses state() const {
        FewestPresses state{.presses = fixed_, .lowerBound = lowerBound_, .ways = {}};
        BigInteger ways = 1;
        std::size_t provenCount = fixed_.count();
        for (const Part& part : parts_) {
            state.presses ^= part.best;
            ways *= part.ways;
            provenCount += part.ways != 0 ? part.best.count() : 0;
        }
        // Parts that nothing is known of may weigh nothing.
        state.lowerBound = std::max(state.lowerBound, provenCount);
        if (ways != 0) {
            state.ways = ways.str();
        }
        return state;
    }

    void setLowerBound(std::size_t bound) { lowerBound_ = bound; }
    void improve(std::size_t part, const BitVector& better) {
        parts_[part].best = better;
        tell();
    }
    void prove(std::size_t part, LeastWeight least) {
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

/// Looks at all vectors of the parts of at most `dimension`.
void solveParts(Knowledge& knowledge, std::size_t dimension, std::size_t threads,
                Progress& progress) {
    for (std::size_t i = 0; i < knowledge.parts().size(); ++i) {
        const Knowledge::Part& part = knowledge.parts()[i];
        if (part.ways != 0 || part.summand.basis.size() > dimension) {
            continue;
        }
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

} // namespace

FewestPresses fewestPresses(const Rule& rule, const BitVector& solution,
                            const std::vector<BitVector>& kernel, const SearchEffort& effort,
                            Progress& progress,
                            const std::function<void(const FewestPresses&)>& onBetter) {
    if (kernel.empty()) {
        return {solution, solution.count(), "1"};
    }
    if (kernel.size() * solution.size() > effort.basisEntries) {
        return {descended(solution, kernel, progress), 0, {}};
    }
    Knowledge knowledge(directSum(solution, kernel, progress), onBetter);
    solveParts(knowledge, std::min(effort.exhaustiveNullity, instantDimension), effort.threads,
               progress);
    const BitVector difference = rule.changedBy(solution);
    if (knowledge.isSolved()) {
        FewestPresses solved = knowledge.state();
        LIGHTSOUT_ASSERT(rule.changes(solved.presses, difference));
        return solved;
    }
    knowledge.setLowerBound(
        roundedUpToParity(fewestConceivablePresses(rule, difference), solution, kernel));
    for (std::size_t i = 0; i < knowledge.parts().size(); ++i) {
        const Summand& summand = knowledge.parts()[i].summand;
        if (knowledge.parts()[i].ways == 0) {
            knowledge.improve(i, descended(summand.offset, summand.basis, progress));
            const std::uint64_t rounds = effort.operations / luckyPart /
                                         (summand.basis.size() * summand.basis.size() *
                                          summand.offset.words().size() * operationsOfRoundPerWord);
            knowledge.improve(
                i, lightVector(knowledge.parts()[i].best, summand.basis, rounds, progress,
                               [&](const BitVector& lighter) { knowledge.improve(i, lighter); }));
        }
    }
    FewestPresses best = knowledge.state();
    const std::uint64_t nodes = effort.operations / (rule.vertexCount() + 2 * rule.edgeCount());
    if (nodes > 0 && rule.edgeCount() <= mostCoverEdges) {
        const CoverSearchResult covers = searchCovers(rule, difference, best.presses.count(), nodes,
                                                      progress, [&](const BitVector& better) {
                                                          best.presses = better;
                                                          if (onBetter) {
                                                              onBetter(best);
                                                          }
                                                      });
        LIGHTSOUT_ASSERT(rule.changes(best.presses, difference));
        if (covers.isComplete) {
            LIGHTSOUT_ASSERT(rule.changes(covers.presses, difference));
            return {covers.presses, covers.presses.count(), std::to_string(covers.count)};
        }
    }
    solveParts(knowledge, effort.exhaustiveNullity, effort.threads, progress);
    FewestPresses solved = knowledge.state();
    LIGHTSOUT_ASSERT(rule.changes(solved.presses, difference));
    return knowledge.isSolved() || solved.presses.count() < best.presses.count() ? solved : best;
}

} // namespace lightsout
