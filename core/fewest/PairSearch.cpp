// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/PairSearch.h"

#include "fewest/HalfParts.h"
#include "game/Reduction.h"
#include "support/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <mutex>

namespace lightsout {

namespace {

/// A pair of classes and the progress of a search in it. The level of a vector is its weight in the
/// pair minus the least weight there.
struct SearchedPair {
    SearchedPair(const ClassPair& pair, const ClassPair& other, const BitVector& offset,
                 const std::vector<Permutation>& symmetries)
        : halves(pair), group(symmetries, pair[0], offset), combined(pair, other, offset) {}

    std::size_t leastWeight() const { return parts[0]->leastWeight() + parts[1]->leastWeight(); }
    /// Returns the approximate number of vectors to examine at a level, where each orbit counts as
    /// one.
    double vectors(std::size_t level) const {
        double sum = 0;
        for (std::size_t i = 0; i <= level; ++i) {
            sum += static_cast<double>(parts[0]->count(i)) *
                   static_cast<double>(parts[1]->count(level - i));
        }
        return sum / static_cast<double>(group.order());
    }

    const ClassPair& halves;
    HalfSymmetries group; ///< symmetries of the first half
    CombinedParts combined;
    /// The parts of the halves; null until they are counted.
    std::array<std::unique_ptr<LightParts>, 2> parts;
    std::size_t levels = 0; ///< all levels below this one are done
};

/// Returns the least bound on the sum of a vector's two levels such that at least one orbit of
/// vectors is expected within it, or `most` if that is less. Assumes that the weights in one pair
/// are independent of the weights in the other. O(most²).
std::size_t expectedLevel(const std::array<SearchedPair, 2>& pairs, std::size_t most) {
    std::array<std::vector<double>, 2> vectors;
    for (std::size_t p = 0; p < 2; ++p) {
        for (std::size_t level = 0; level <= most; ++level) {
            vectors[p].push_back(pairs[p].vectors(level) *
                                 static_cast<double>(pairs[p].group.order()));
        }
    }
    const double all = static_cast<double>(pairs[0].parts[0]->entries()) *
                       static_cast<double>(pairs[0].parts[1]->entries());
    const auto orbit = static_cast<double>(pairs[0].group.order());
    double expected = 0; // number of orbits, as if all had full size
    for (std::size_t level = 0; level <= most; ++level) {
        for (std::size_t i = 0; i <= level; ++i) {
            expected += vectors[0][i] / all * vectors[1][level - i] / orbit;
        }
        if (expected >= 1) {
            return level;
        }
    }
    return most;
}

/// Up to this many parts are collected in advance if the memory limit allows it, because another
/// sweep would take longer.
constexpr std::uint64_t partsOfSweep = std::uint64_t{1} << 22;
/// Approximate minimum number of vectors examined in a round, after which the bound is reported.
constexpr double vectorsOfRound = 1 << 18;
/// Number of parts that are combined with a block of others at a time; this takes only a moment.
constexpr std::size_t partsOfPiece = 4096;
/// Share of the progress that is assigned to counting parts.
constexpr double shareOfCounting = 0.25;

/// The lightest vectors found.
struct FoundVectors {
    std::size_t weight = SIZE_MAX;
    std::uint64_t count = 0;
    /// The first of these vectors: its pair, and the numbers of its parts in the two halves.
    std::array<std::uint64_t, 3> first{UINT64_MAX, UINT64_MAX, UINT64_MAX};

    void merge(const FoundVectors& other) {
        if (other.weight < weight) {
            *this = other;
        } else if (other.weight == weight) {
            count += other.count;
            first = std::min(first, other.first);
        }
    }
};

class SearchOfPairs {
public:
    SearchOfPairs(const ClassPairs& pairs, const BitVector& offset, const BitVector& best,
                  const std::vector<Permutation>& symmetries, const PairEffort& effort,
                  Progress& progress, const std::function<void(const ClassSearchState&)>& onBetter)
        : offset_(offset), effort_(effort), progress_(progress),
          onBetter_(onBetter), pairs_{SearchedPair(pairs[0], pairs[1], offset, symmetries),
                                      SearchedPair(pairs[1], pairs[0], offset, symmetries)},
          lightest_(best.count()), state_{best, 0} {}

    PairSearchResult run() {
        countParts();
        report();
        while (lowerBound() <= lightest_) {
            if (!round()) {
                return {.memoryNeeded = memoryNeeded_};
            }
            const std::scoped_lock lock(merging_);
            state_.lowerBound = std::min<std::size_t>(lowerBound(), lightest_);
            report();
        }
        LIGHTSOUT_ASSERT(found_.count > 0);
        return {.least = LeastWeight{vectorOf(found_.first), found_.count}};
    }

private:
    /// Returns a lower bound on the weight of all vectors that have not been examined.
    std::size_t lowerBound() const { return leastSum_ + pairs_[0].levels + pairs_[1].levels; }

    void countParts() {
        double entries = 0;
        for (const SearchedPair& pair : pairs_) {
            for (const PairHalf& half : pair.halves) {
                entries += std::exp2(half.basis.size());
            }
        }
        leastSum_ = offset_.count();
        double done = 0;
        for (SearchedPair& pair : pairs_) {
            for (std::size_t h = 0; h < 2; ++h) {
                const PairHalf& half = pair.halves[h];
                const double share = std::exp2(half.basis.size()) / entries * shareOfCounting;
                const ProgressPart part(progress_, done, share);
                pair.parts[h] =
                    std::make_unique<LightParts>(half, offset_, effort_.threads, progress_);
                done += share;
                // At positions outside all classes, all vectors equal the offset.
                leastSum_ -= selectedEntries(offset_, half.positions).count();
            }
            leastSum_ += pair.leastWeight();
        }
        operations_ = LightParts::operationsOfEntry * entries;
        state_.lowerBound = std::min<std::size_t>(leastSum_, lightest_);
        const std::size_t most = lightest_ - state_.lowerBound;
        expectedWeight_ = state_.lowerBound + expectedLevel(pairs_, most);
    }

    /// Returns `levels`, raised one by one until isEnough() returns true or all vectors up to this
    /// weight are covered.
    template <typename IsEnough>
    std::array<std::size_t, 2> raised(std::array<std::size_t, 2> levels, std::size_t weight,
                                      IsEnough isEnough) const {
        while (leastSum_ + levels[0] + levels[1] <= weight) {
            const std::size_t p =
                pairs_[0].vectors(levels[0]) <= pairs_[1].vectors(levels[1]) ? 0 : 1;
            if (isEnough(p, pairs_[p].vectors(levels[p]))) {
                break;
            }
            ++levels[p];
        }
        return levels;
    }

    /// Returns the number of operations needed to examine all vectors at levels from `levels` up
    /// to, but excluding, `others`.
    double operationsBetween(const std::array<std::size_t, 2>& levels,
                             const std::array<std::size_t, 2>& others) const {
        double operations = 0;
        for (std::size_t p = 0; p < 2; ++p) {
            for (std::size_t level = levels[p]; level < others[p]; ++level) {
                operations += pairs_[p].vectors(level) * pairs_[p].combined.operations();
            }
        }
        return operations;
    }

    /// Raises the levels and examines the vectors at the levels newly covered. If this would exceed
    /// the effort, returns false instead.
    bool round() {
        const std::array<std::size_t, 2> before{pairs_[0].levels, pairs_[1].levels};
        const double wanted = std::max(vectorsOfRound, vectors_);
        double vectors = 0;
        const std::array<std::size_t, 2> levels =
            raised(before, lightest_, [&](std::size_t /*pair*/, double more) {
                const bool isEnough = vectors > 0 && vectors + more > wanted;
                vectors += more;
                return isEnough;
            });
        const std::optional<Collection> collection = planCollection(levels);
        const double ofSearch = operationsBetween(before, levels);
        if (!collection) {
            // Estimate the memory that a complete search would need.
            memoryNeeded_ =
                memoryFor(raised(levels, lightest_, [](std::size_t, double) { return false; }));
            return false;
        }
        if (operations_ + collection->operations + ofSearch > effort_.operations) {
            return false;
        }
        const double ofRound = collection->operations + ofSearch;
        operations_ += ofRound;
        // The progress of this round is its share of the remaining work, as currently estimated.
        const std::size_t reached = leastSum_ + levels[0] + levels[1];
        // If the search itself has found a vector, it is probably a lightest one.
        const bool isExpectedLighter = found_.count == 0 && expectedWeight_ > reached;
        const std::size_t end = isExpectedLighter
                                    ? std::min<std::size_t>(lightest_, expectedWeight_)
                                    : lightest_.load();
        const double later = operationsBetween(
            levels, raised(levels, end, [](std::size_t, double) { return false; }));
        const double share = (1 - done_) * ofRound / std::max(ofRound + later, 1.0);
        const double shareOfCollection = share * collection->operations / std::max(ofRound, 1.0);
        {
            const ProgressPart part(progress_, done_, shareOfCollection);
            collect(*collection);
        }
        {
            const ProgressPart part(progress_, done_ + shareOfCollection,
                                    share - shareOfCollection);
            search(levels);
        }
        done_ += share;
        vectors_ += vectors;
        return true;
    }

    /// The number of levels to collect in each class.
    struct Collection {
        std::array<std::size_t, 4> levels{};
        double operations = 0;
    };

    LightParts& partsOfClass(std::size_t number) { return *pairs_[number / 2].parts[number % 2]; }

    /// Returns how many levels must be collected in a class for the pairs to reach these levels.
    std::size_t levelsOfClass(std::size_t number, const std::array<std::size_t, 2>& levels) {
        const LightParts& parts = partsOfClass(number);
        return std::max(std::min(levels[number / 2], parts.levels()), parts.collectedLevels());
    }

    std::uint64_t memoryFor(const std::array<std::size_t, 2>& levels) {
        std::uint64_t memory = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            memory += partsOfClass(i).memoryNeeded(levelsOfClass(i, levels));
        }
        return memory;
    }

    /// Returns the levels to collect so that the pairs can reach these levels, and further levels
    /// if they are cheap. Returns nullopt if the effort does not allow the necessary memory.
    std::optional<Collection> planCollection(const std::array<std::size_t, 2>& levels) {
        const std::size_t most = lightest_ + 1 - std::min<std::size_t>(leastSum_, lightest_);
        const std::uint64_t needed = memoryFor(levels);
        if (needed > effort_.memory) {
            return std::nullopt;
        }
        Collection collection;
        for (std::size_t i = 0; i < collection.levels.size(); ++i) {
            const LightParts& parts = partsOfClass(i);
            std::size_t& collected = collection.levels[i];
            collected = levelsOfClass(i, levels);
            if (collected > parts.collectedLevels()) {
                const std::uint64_t least = parts.memoryNeeded(collected);
                const std::uint64_t room =
                    std::min(std::max(partsOfSweep * sizeof(LightParts::NumberedPart), 2 * least),
                             least + (effort_.memory - needed) / collection.levels.size());
                while (collected < std::min(most, parts.levels()) &&
                       parts.memoryNeeded(collected + 1) <= room) {
                    ++collected;
                }
                collection.operations +=
                    LightParts::operationsOfEntry * static_cast<double>(parts.entries());
            }
        }
        return collection;
    }

    void collect(const Collection& collection) {
        double done = 0;
        for (std::size_t i = 0; i < collection.levels.size(); ++i) {
            LightParts& parts = partsOfClass(i);
            if (collection.levels[i] > parts.collectedLevels()) {
                const double share = LightParts::operationsOfEntry *
                                     static_cast<double>(parts.entries()) / collection.operations;
                const ProgressPart part(progress_, done, share);
                parts.collect(collection.levels[i], i % 2 == 0 ? &pairs_[i / 2].group : nullptr,
                              effort_.threads, progress_);
                done += share;
            }
        }
    }

    /// The combinations of the parts of one level in the first half with the parts of one level in
    /// the second half, divided into pieces. Each piece combines a block of the second parts with
    /// some of the first parts.
    struct Combinations {
        std::size_t firstLevel;
        std::size_t secondLevel;
        std::size_t blocks;
        std::size_t firstPiece; ///< number of the first piece
    };

    /// Examines the levels of each pair that are below its entry in `levels` and have not been
    /// examined yet.
    void search(const std::array<std::size_t, 2>& levels) {
        std::array<std::vector<Combinations>, 2> combinations;
        std::array<std::size_t, 2> pieces{};
        for (std::size_t p = 0; p < 2; ++p) {
            const SearchedPair& pair = pairs_[p];
            for (std::size_t level = pair.levels; level < levels[p]; ++level) {
                for (std::size_t second = 0; second <= level; ++second) {
                    const std::size_t blocks =
                        piecesOf(partsOf(*pair.parts[1], second), CombinedParts::blockSize);
                    const std::size_t count =
                        blocks * piecesOf(partsOf(*pair.parts[0], level - second), partsOfPiece);
                    if (count > 0) {
                        combinations[p].push_back({level - second, second, blocks, pieces[p]});
                        pieces[p] += count;
                    }
                }
            }
        }
        FinishedPieces finished(pieces[0] + pieces[1], progress_);
        for (std::size_t p = 0; p < 2; ++p) {
            forEachInParallel(pieces[p], effort_.threads, progress_, [&](std::size_t piece) {
                const auto after =
                    std::ranges::upper_bound(combinations[p], piece, {}, &Combinations::firstPiece);
                searchPiece(p, *std::prev(after), piece - std::prev(after)->firstPiece);
                finished.add();
            });
            pairs_[p].levels = levels[p];
        }
    }

    static std::size_t piecesOf(std::size_t count, std::size_t size) {
        return (count + size - 1) / size;
    }
    static std::size_t partsOf(const LightParts& parts, std::size_t level) {
        return level < parts.levels() ? parts.ofLevel(level).size() : 0;
    }

    void searchPiece(std::size_t p, const Combinations& combinations, std::size_t piece) {
        const SearchedPair& pair = pairs_[p];
        const SearchedPair& other = pairs_[1 - p];
        const std::vector<LightParts::NumberedPart>& firsts =
            pair.parts[0]->ofLevel(combinations.firstLevel);
        const std::vector<LightParts::NumberedPart>& seconds =
            pair.parts[1]->ofLevel(combinations.secondLevel);
        const std::size_t begin = piece / combinations.blocks * partsOfPiece;
        const std::size_t end = std::min(begin + partsOfPiece, firsts.size());
        const std::size_t block0 = piece % combinations.blocks * CombinedParts::blockSize;
        const std::size_t count = std::min(CombinedParts::blockSize, seconds.size() - block0);
        std::array<std::uint64_t, CombinedParts::blockSize> numbers{};
        for (std::size_t j = 0; j < count; ++j) {
            numbers[j] = seconds[block0 + j].number;
        }
        CombinedParts::Block block(pair.combined, {numbers.data(), count});
        const std::size_t here = leastSum_ + combinations.firstLevel + combinations.secondLevel;
        FoundVectors found;
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t lightest = lightest_.load(std::memory_order_relaxed);
            if (here > lightest) {
                break;
            }
            block.combine(firsts[i].number);
            // The largest allowed weight in the first class of the other pair, given the least
            // weight in the second.
            const std::size_t most = lightest - here + other.parts[0]->leastWeight();
            for (std::size_t j = 0; j < count; ++j) {
                const std::size_t inFirst = block.weightInFirst(j);
                if (inFirst > most) {
                    continue;
                }
                const std::size_t level = inFirst + block.weightInSecond(j) - other.leastWeight();
                // Vectors whose level in the other pair is below `other.levels` were counted there.
                if (here + level <= lightest && level >= other.levels) {
                    found.merge({.weight = here + level,
                                 .count = firsts[i].orbit,
                                 .first = {p, firsts[i].number, numbers[j]}});
                }
            }
            if (found.weight < lightest) {
                learn(found);
            }
        }
        if (found.count > 0) {
            const std::scoped_lock lock(merging_);
            found_.merge(found);
        }
    }

    void learn(const FoundVectors& found) {
        const std::scoped_lock lock(merging_);
        if (found.weight < lightest_) {
            lightest_ = found.weight;
            state_.best = vectorOf(found.first);
            LIGHTSOUT_ASSERT(state_.best.count() == found.weight);
            report();
        }
    }

    /// Returns the vector given by `parts`: a pair, and the numbers of the parts in its two halves.
    BitVector vectorOf(const std::array<std::uint64_t, 3>& parts) const {
        BitVector sum = offset_;
        for (std::size_t h = 0; h < 2; ++h) {
            const std::vector<BitVector>& basis = pairs_[parts[0]].halves[h].basis;
            for (std::size_t i = 0; i < basis.size(); ++i) {
                if (((parts[1 + h] >> i) & 1U) != 0) {
                    sum ^= basis[i];
                }
            }
        }
        return sum;
    }

    void report() {
        if (onBetter_) {
            onBetter_(state_);
        }
    }

    const BitVector& offset_;
    const PairEffort& effort_;
    Progress& progress_;
    const std::function<void(const ClassSearchState&)>& onBetter_;
    std::array<SearchedPair, 2> pairs_;
    std::size_t leastSum_ = 0;       ///< sum of the least weights of all classes
    std::size_t expectedWeight_ = 0; ///< see expectedLevel()
    double operations_ = 0;
    double vectors_ = 0;             ///< number of vectors examined
    std::uint64_t memoryNeeded_ = 0; ///< set if the effort does not allow this much
    double done_ = shareOfCounting;
    std::atomic<std::size_t> lightest_; ///< weight of the best known vector
    std::mutex merging_;
    ClassSearchState state_;
    FoundVectors found_;
};

} // namespace

PairSearchResult searchByPairs(const ClassPairs& pairs, const BitVector& offset,
                               const BitVector& best, const std::vector<Permutation>& symmetries,
                               const PairEffort& effort, Progress& progress,
                               const std::function<void(const ClassSearchState&)>& onBetter) {
    return SearchOfPairs(pairs, offset, best, symmetries, effort, progress, onBetter).run();
}

} // namespace lightsout
