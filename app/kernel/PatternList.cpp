// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/PatternList.h"

#include "analysis/WorkThreads.h"
#include "fewest/CosetWeights.h"
#include "game/BoardSymmetry.h"
#include "solve/SolutionClasses.h"
#include "solve/Solutions.h"
#include "support/Assert.h"

#include <algorithm>
#include <set>

namespace lightsout {

namespace {

/// Maximum number of bits of all listed patterns.
constexpr std::uint64_t maxBits = std::uint64_t{1} << 28;
/// Maximum number of symmetries that are applied to every pattern.
constexpr std::size_t maxSymmetries = 64;
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
        sample.insert(randomPattern(offset, kernel, random));
    }
    return sample;
}

void sortByPresses(PatternList& list) {
    std::ranges::stable_sort(list.patterns, {},
                             [](const ListedPattern& listed) { return listed.presses.count(); });
}

using Generators = std::optional<std::vector<Permutation>>;

void markSymmetric(PatternList& list, const Generators& generators, std::size_t vertices,
                   Progress& progress) {
    const auto group =
        generators ? permutationGroup(*generators, vertices, maxSymmetries) : std::nullopt;
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

/// Returns `list` after verifying that every pattern changes the same lights as the offset.
PatternList verified(PatternList list, const PatternSet& set, Progress& progress) {
    const BitVector changed = set.rule.changedBy(set.offset);
    for (const ListedPattern& listed : list.patterns) {
        progress.checkpoint();
        LIGHTSOUT_ASSERT(set.rule.changes(listed.presses, changed));
    }
    return list;
}

} // namespace

BitVector randomPattern(const BitVector& offset, const std::vector<BitVector>& kernel,
                        Random& random) {
    BitVector sum = offset;
    for (const BitVector& pattern : kernel) {
        if (random.below(2) == 1) {
            sum ^= pattern;
        }
    }
    return sum;
}

PatternList listPatterns(const PatternSet& set, Progress& progress) {
    const BitVector& offset = set.offset;
    const std::vector<BitVector>& kernel = *set.kernel;
    PatternList list;
    list.isComplete =
        kernel.size() <= maxListedNullity && offset.size() <= maxBits >> kernel.size();
    const auto generators = boardSymmetries(set.rule, set.boards, &progress);
    if (!list.isComplete) {
        for (const BitVector& pattern : sampleOf(offset, kernel, progress)) {
            list.patterns.push_back({.presses = pattern});
        }
        sortByPresses(list);
        markSymmetric(list, generators, offset.size(), progress);
        return verified(std::move(list), set, progress);
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
    markSymmetric(list, generators, offset.size(), progress);
    return verified(std::move(list), set, progress);
}

PatternList findPatterns(const PatternSet& set, std::size_t presses, Progress& progress) {
    PatternList list;
    if (set.kernel->size() <= maxCountedNullity) {
        for (BitVector& pattern : vectorsOfWeight(set.offset, *set.kernel, presses,
                                                  maxFoundPatterns, workThreads(), progress)) {
            list.patterns.push_back({.presses = std::move(pattern)});
        }
        list.isComplete = list.patterns.size() < maxFoundPatterns;
    } else {
        Random random(1);
        Patterns found;
        for (std::size_t i = 0; i < countedSampleSize && found.size() < maxFoundPatterns; ++i) {
            progress.checkpoint();
            BitVector pattern = randomPattern(set.offset, *set.kernel, random);
            if (pattern.count() == presses) {
                found.insert(std::move(pattern));
            }
        }
        for (const BitVector& pattern : found) {
            list.patterns.push_back({.presses = pattern});
        }
        list.isComplete = false;
    }
    markSymmetric(list, boardSymmetries(set.rule, set.boards, &progress), set.offset.size(),
                  progress);
    return verified(std::move(list), set, progress);
}

} // namespace lightsout
