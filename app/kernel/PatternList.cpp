#include "kernel/PatternList.h"

#include "game/BoardSymmetry.h"
#include "solve/SolutionClasses.h"
#include "solve/Solutions.h"

#include <algorithm>
#include <set>

namespace lightsout {

namespace {

/// Bits that all listed patterns may take.
constexpr std::uint64_t mostBits = std::uint64_t{1} << 28;
/// Symmetries that are tried on every pattern.
constexpr std::size_t mostSymmetries = 64;
constexpr std::size_t sampleSize = 1'000;

struct ByWords {
    bool operator()(const BitVector& a, const BitVector& b) const {
        return std::ranges::lexicographical_compare(a.words(), b.words());
    }
};

using Patterns = std::set<BitVector, ByWords>;

Patterns sampleOf(const BitVector& offset, const std::vector<BitVector>& kernel,
                  Progress& progress) {
    Random random(1);
    Patterns sample{offset};
    for (const BitVector& pattern : kernel) {
        if (sample.size() < sampleSize / 2) {
            sample.insert(offset ^ pattern);
        }
    }
    while (sample.size() < sampleSize) {
        progress.checkpoint();
        BitVector sum = offset;
        for (const BitVector& pattern : kernel) {
            if (random.below(2) == 1) {
                sum ^= pattern;
            }
        }
        sample.insert(std::move(sum));
    }
    return sample;
}

void sortByPresses(PatternList& list) {
    std::ranges::stable_sort(list.patterns, {},
                             [](const ListedPattern& listed) { return listed.presses.count(); });
}

void markSymmetric(PatternList& list, const std::vector<Permutation>& generators,
                   std::size_t vertices, Progress& progress) {
    const auto group = permutationGroup(generators, vertices, mostSymmetries);
    if (!group || group->size() == 1) {
        return;
    }
    list.knowsSymmetric = true;
    for (ListedPattern& listed : list.patterns) {
        progress.checkpoint();
        listed.isSymmetric =
            std::any_of(group->begin() + 1, group->end(), [&](const Permutation& symmetry) {
                return permuted(listed.presses, symmetry) == listed.presses;
            });
    }
}

} // namespace

PatternList listPatterns(const Rule& rule, const std::vector<BitVector>& boards,
                         const BitVector& offset, const std::vector<BitVector>& kernel,
                         Progress& progress) {
    PatternList list;
    list.isComplete =
        kernel.size() <= listedNullityLimit && offset.size() <= mostBits >> kernel.size();
    const auto generators = boardSymmetries(rule, boards);
    if (!list.isComplete) {
        for (const BitVector& pattern : sampleOf(offset, kernel, progress)) {
            list.patterns.push_back({.presses = pattern});
        }
        sortByPresses(list);
        if (generators) {
            markSymmetric(list, *generators, offset.size(), progress);
        }
        return list;
    }
    Patterns representatives;
    if (generators) {
        for (SolutionClass& solutions : solutionClasses(offset, kernel, *generators, progress)) {
            representatives.insert(std::move(solutions.representative));
        }
        list.classCount = representatives.size();
    }
    forEachSolution(offset, kernel, [&](const BitVector& pattern) {
        progress.checkpoint();
        list.patterns.push_back(
            {.presses = pattern, .isRepresentative = representatives.contains(pattern)});
        return true;
    });
    sortByPresses(list);
    if (generators) {
        markSymmetric(list, *generators, offset.size(), progress);
    }
    return list;
}

} // namespace lightsout
