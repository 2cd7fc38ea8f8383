#include "solve/FewestPresses.h"

#include "solve/Solutions.h"

namespace lightsout {

namespace {

constexpr double exhaustiveWordOperations = 1e8;

bool canTryAll(const BitVector& solution, const std::vector<BitVector>& kernel) {
    double operations = static_cast<double>(solution.words().size());
    for (std::size_t i = 0; i < kernel.size(); ++i) {
        operations *= 2;
    }
    return operations <= exhaustiveWordOperations;
}

} // namespace

FewestPresses fewestPresses(const BitVector& solution, const std::vector<BitVector>& kernel,
                            Progress& progress) {
    BitVector best = solution;
    std::size_t bestCount = best.count();
    if (canTryAll(solution, kernel)) {
        forEachSolution(solution, kernel, [&](const BitVector& candidate) {
            progress.checkpoint();
            const std::size_t count = candidate.count();
            if (count < bestCount) {
                best = candidate;
                bestCount = count;
            }
            return true;
        });
        return {std::move(best), true};
    }
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
    return {std::move(best), false};
}

} // namespace lightsout
