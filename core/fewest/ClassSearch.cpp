// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassSearch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <memory>
#include <mutex>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace lightsout {

namespace {

/// Maximum number of choices for the coordinates chosen in one step.
constexpr std::size_t maxChoices = 16;
/// Greatest entry of ChoiceSums. It represents all sums that are at least as large.
constexpr std::size_t maxChoiceSum = UINT8_MAX;
using ChoiceSums = std::array<std::uint8_t, maxChoices>;

/// A class for which some index bits become known in a step.
struct KnownClass {
    std::size_t number;
    const std::uint8_t* entries; ///< entries of the table for the end of the step
    std::size_t unknownBits;     ///< number of unknown bits, which are the lowest of the index
    std::uint64_t newBits;       ///< mask of the newly known bits, the lowest of the known bits
    ChoiceSums offsets;          ///< the change of the new bits caused by each choice
};

/// Coordinates that are chosen together.
struct ClassStep {
    std::size_t first;
    std::size_t choices; ///< 2^coordinates
    std::vector<KnownClass> known;
    /// The number that each choice adds to the index of each class. The entry for a choice and a
    /// class is at choice · classes + class.
    std::vector<std::uint64_t> added;
};

/// Returns the steps in which a search by classes chooses the coordinates, as in
/// `coordinates.steps()`. The steps point into `tables`, which must outlive them.
std::vector<ClassStep> classSteps(const ClassCoordinates& coordinates, const ClassTables& tables) {
    const std::size_t classCount = coordinates.classes.size();
    std::vector<ClassStep> steps;
    std::size_t first = 0;
    for (const std::size_t end : coordinates.steps()) {
        ClassStep step{
            .first = first, .choices = std::size_t{1} << (end - first), .known = {}, .added = {}};
        LIGHTSOUT_ASSERT(step.choices <= maxChoices);
        step.added.resize(step.choices * classCount);
        for (std::size_t c = 0; c < classCount; ++c) {
            const PlaceClass& placeClass = coordinates.classes[c];
            for (std::size_t choice = 1; choice < step.choices; ++choice) {
                const auto lowest = static_cast<std::size_t>(std::countr_zero(choice));
                step.added[choice * classCount + c] =
                    step.added[(choice & (choice - 1)) * classCount + c] ^
                    placeClass.added[first + lowest];
            }
            const auto knownBefore = [&](std::size_t coordinate) {
                return static_cast<std::size_t>(
                    std::ranges::lower_bound(placeClass.decisive, coordinate) -
                    placeClass.decisive.begin());
            };
            const std::size_t known = knownBefore(end);
            const std::size_t news = known - knownBefore(first);
            if (news == 0) {
                continue;
            }
            const auto table =
                std::ranges::find(tables.ofClass(c), known, &ClassTables::Table::knownBits);
            LIGHTSOUT_ASSERT(table != tables.ofClass(c).end());
            KnownClass one{.number = c,
                           .entries = table->entries.data(),
                           .unknownBits = placeClass.rank() - known,
                           .newBits = (std::uint64_t{1} << news) - 1,
                           .offsets = {}};
            for (std::size_t choice = 0; choice < step.choices; ++choice) {
                one.offsets[choice] = static_cast<std::uint8_t>(
                    step.added[choice * classCount + c] >> one.unknownBits);
            }
            step.known.push_back(one);
        }
        steps.push_back(std::move(step));
        first = end;
    }
    return steps;
}

/// Number of nodes that a thread visits before it updates the shared count.
constexpr std::uint64_t nodesOfBatch = 1024;
/// Minimum number of parts, if possible, into which the tree is divided for the threads: enough for
/// all threads to end at about the same time.
constexpr std::size_t manyParts = 512;
/// Progress is reported after the choices of the first watchedSteps steps within a part, but only
/// in passes that are expected to visit more than watchedNodes nodes.
constexpr std::size_t watchedSteps = 3;
constexpr double watchedNodes = 1e8;
/// A node of the tree: the chosen coordinates, the sum of the classes' entries and, for each class,
/// its index and its entry.
struct Node {
    std::uint64_t chosen = 0;
    std::size_t sum = 0;
    std::vector<std::uint64_t> indices;
    std::vector<std::uint8_t> entries;
};

const std::uint8_t* entriesOfChoices(const KnownClass& known, std::uint64_t index) {
    return known.entries + ((index >> known.unknownBits) & ~known.newBits);
}

/// For each choice in a step, computes `rest` plus the new entries of the classes that become
/// known. Sums above 255 are stored as 255.
using SumChoices = void (*)(const ClassStep&, const std::uint64_t* indices, std::uint8_t rest,
                            ChoiceSums&);

void sumChoicesPlain(const ClassStep& step, const std::uint64_t* indices, std::uint8_t rest,
                     ChoiceSums& sums) {
    sums.fill(rest);
    for (const KnownClass& known : step.known) {
        const std::uint64_t index = indices[known.number];
        const std::uint8_t* entries = entriesOfChoices(known, index);
        const auto before = static_cast<std::uint8_t>((index >> known.unknownBits) & known.newBits);
        for (std::size_t choice = 0; choice < step.choices; ++choice) {
            const unsigned sum = sums[choice] + entries[known.offsets[choice] ^ before];
            sums[choice] = static_cast<std::uint8_t>(std::min<unsigned>(sum, UINT8_MAX));
        }
    }
}

#if defined(__x86_64__)
/// Does the same with a byte shuffle, which is possible because the entries of all choices are
/// adjacent.
[[gnu::target("ssse3")]] void sumChoicesShuffled(const ClassStep& step,
                                                 const std::uint64_t* indices, std::uint8_t rest,
                                                 ChoiceSums& sums) {
    __m128i sum = _mm_set1_epi8(static_cast<char>(rest));
    for (const KnownClass& known : step.known) {
        const std::uint64_t index = indices[known.number];
        const std::uint8_t* entries = entriesOfChoices(known, index);
        const auto before = static_cast<char>((index >> known.unknownBits) & known.newBits);
        const __m128i offsets =
            _mm_xor_si128(_mm_loadu_si128(reinterpret_cast<const __m128i*>(known.offsets.data())),
                          _mm_set1_epi8(before));
        const __m128i all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(entries));
        sum = _mm_adds_epu8(sum, _mm_shuffle_epi8(all, offsets));
    }
    _mm_storeu_si128(reinterpret_cast<__m128i*>(sums.data()), sum);
}
#endif

SumChoices fastestSumChoices() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("ssse3") != 0) {
        return sumChoicesShuffled;
    }
#endif
    return sumChoicesPlain;
}

/// The lightest vectors found.
struct Found {
    std::size_t weight = SIZE_MAX;
    std::uint64_t count = 0;
    std::uint64_t first = UINT64_MAX; ///< the least of their numbers

    void merge(const Found& other) {
        if (other.weight < weight) {
            *this = other;
        } else if (other.weight == weight) {
            count += other.count;
            first = std::min(first, other.first);
        }
    }
};

/// Thrown to end a search that exceeds its node limit.
struct TooManyNodes {};

class SearchOfClasses {
public:
    SearchOfClasses(const ClassCoordinates& coordinates, const BitVector& offset,
                    const ClassTables& tables, std::size_t lightest, std::uint64_t maxNodes,
                    std::size_t threads, Progress& progress,
                    std::function<void(const BitVector&)> onLighter)
        : coordinates_(coordinates), offset_(offset), tables_(tables),
          steps_(classSteps(coordinates, tables)), maxNodes_(maxNodes), threads_(threads),
          progress_(progress), onLighter_(std::move(onLighter)), lightest_(lightest) {}

    /// Returns the weight of the best known vector.
    std::size_t lightest() const { return lightest_; }

    /// Visits all vectors of weight up to `limit`, or up to the weight of the lightest vector
    /// found, if that is less.
    Found pass(std::size_t limit, std::size_t watched,
               const std::function<double(double)>& fractionOf) {
        limit_ = limit;
        std::vector<Node> parts{root()};
        std::size_t depth = 0;
        for (; depth + 1 < steps_.size() && parts.size() < manyParts && !parts.empty(); ++depth) {
            std::vector<Node> next;
            std::vector<Node> children(maxChoices, root());
            for (const Node& part : parts) {
                const std::size_t count = findChildren(part, steps_[depth], children);
                next.insert(next.end(), children.begin(),
                            children.begin() + static_cast<std::ptrdiff_t>(count));
            }
            parts = std::move(next);
        }
        done_ = 0;
        const double share = 1 / static_cast<double>(parts.size());
        forEachInParallel(parts.size(), threads_, progress_, [&](std::size_t i) {
            std::unique_ptr<Worker> worker = takeWorker();
            branchWatched(*worker, depth, std::min(depth + watched, steps_.size()), parts[i], share,
                          fractionOf);
            count(*worker);
            giveBack(std::move(worker));
        });
        Found found;
        for (const std::unique_ptr<Worker>& worker : workers_) {
            found.merge(worker->found);
        }
        workers_.clear();
        return found;
    }

    std::uint64_t nodes() const { return nodes_; }

    BitVector vector(std::uint64_t number) const {
        BitVector sum = offset_;
        for (std::size_t i = 0; i < coordinates_.basis.size(); ++i) {
            if (((number >> i) & 1U) != 0) {
                sum ^= coordinates_.basis[i];
            }
        }
        return sum;
    }

private:
    /// Per-thread state.
    struct Worker {
        std::vector<std::vector<Node>> stack; ///< the children at each depth
        Found found;
        std::uint64_t nodes = 0; ///< not yet added to the shared count
    };

    std::unique_ptr<Worker> takeWorker() {
        {
            const std::scoped_lock lock(merging_);
            if (!workers_.empty()) {
                std::unique_ptr<Worker> worker = std::move(workers_.back());
                workers_.pop_back();
                return worker;
            }
        }
        auto worker = std::make_unique<Worker>();
        worker->stack.assign(steps_.size() + 1, std::vector<Node>(maxChoices, root()));
        return worker;
    }

    void giveBack(std::unique_ptr<Worker> worker) {
        const std::scoped_lock lock(merging_);
        workers_.push_back(std::move(worker));
    }

    Node root() const {
        const std::size_t classes = coordinates_.classes.size();
        return {.indices = std::vector<std::uint64_t>(classes),
                .entries = std::vector<std::uint8_t>(classes)};
    }

    std::size_t greatestSum() const {
        const std::size_t limit = limit_.load(std::memory_order_relaxed);
        return limit < tables_.leastSum() ? 0 : (limit - tables_.leastSum()) / tables_.unit();
    }

    /// Writes to `children` the node that results from each choice that is not cut. Returns their
    /// number.
    std::size_t findChildren(const Node& node, const ClassStep& step,
                             std::vector<Node>& children) const {
        const std::size_t greatest = greatestSum();
        std::size_t rest = node.sum;
        for (const KnownClass& known : step.known) {
            rest -= node.entries[known.number];
        }
        if (rest > greatest) {
            return 0;
        }
        ChoiceSums sums;
        sumChoices_(step, node.indices.data(), static_cast<std::uint8_t>(rest), sums);
        const std::size_t classes = node.indices.size();
        std::size_t count = 0;
        for (std::size_t choice = 0; choice < step.choices; ++choice) {
            if (sums[choice] > greatest) {
                continue;
            }
            Node& child = children[count++];
            child.chosen = node.chosen | std::uint64_t{choice} << step.first;
            child.sum = sums[choice];
            const std::uint64_t* added = step.added.data() + choice * classes;
            for (std::size_t c = 0; c < classes; ++c) {
                child.indices[c] = node.indices[c] ^ added[c];
                child.entries[c] = node.entries[c];
            }
            for (const KnownClass& known : step.known) {
                child.entries[known.number] =
                    known.entries[child.indices[known.number] >> known.unknownBits];
            }
        }
        return count;
    }

    /// Does the same as branch() and reports progress: the node's `share` of the pass is divided
    /// equally among the choices of a step that are not cut.
    void branchWatched(Worker& worker, std::size_t depth, std::size_t end, const Node& node,
                       double share, const std::function<double(double)>& fractionOf) {
        if (depth < end) {
            std::vector<Node>& children = worker.stack[depth + 1];
            if (const std::size_t found = findChildren(node, steps_[depth], children); found > 0) {
                ++worker.nodes;
                for (std::size_t i = 0; i < found; ++i) {
                    branchWatched(worker, depth + 1, end, children[i],
                                  share / static_cast<double>(found), fractionOf);
                }
                return;
            }
        }
        branch(worker, depth, node);
        // The lock ensures that the reported progress never decreases.
        const std::scoped_lock lock(reporting_);
        done_ += share;
        progress_.checkpoint(fractionOf(std::min(done_, 1.0)));
    }

    void branch(Worker& worker, std::size_t depth, const Node& node) {
        if (depth == steps_.size()) {
            look(worker, node);
            return;
        }
        if (++worker.nodes >= nodesOfBatch) {
            count(worker);
        }
        std::vector<Node>& children = worker.stack[depth + 1];
        const std::size_t found = findChildren(node, steps_[depth], children);
        if (depth + 1 < steps_.size()) {
            // Tables are large, so the entries that the children need are prefetched while other
            // children are processed.
            for (std::size_t i = 0; i < found; ++i) {
                for (const KnownClass& known : steps_[depth + 1].known) {
                    __builtin_prefetch(entriesOfChoices(known, children[i].indices[known.number]));
                }
            }
        }
        for (std::size_t i = 0; i < found; ++i) {
            branch(worker, depth + 1, children[i]);
        }
    }

    void count(Worker& worker) {
        progress_.checkpoint();
        nodes_ += worker.nodes;
        worker.nodes = 0;
        if (nodes_ > maxNodes_) {
            throw TooManyNodes{};
        }
    }

    void look(Worker& worker, const Node& leaf) {
        const bool isExact =
            tables_.unit() == 1 && std::ranges::none_of(leaf.entries, [](std::uint8_t entry) {
                return entry == std::numeric_limits<std::uint8_t>::max();
            });
        const std::size_t weight =
            isExact ? tables_.leastSum() + leaf.sum : vector(leaf.chosen).count();
        if (weight > limit_) {
            return;
        }
        worker.found.merge({.weight = weight, .count = 1, .first = leaf.chosen});
        if (weight < lightest_) {
            const std::scoped_lock lock(merging_);
            if (weight < lightest_) {
                lightest_ = weight;
                limit_ = weight;
                onLighter_(vector(leaf.chosen));
            }
        }
    }

    const ClassCoordinates& coordinates_;
    const BitVector& offset_;
    const ClassTables& tables_;
    std::vector<ClassStep> steps_;
    std::uint64_t maxNodes_;
    std::size_t threads_;
    Progress& progress_;
    SumChoices sumChoices_ = fastestSumChoices();

    std::function<void(const BitVector&)> onLighter_;
    std::atomic<std::size_t> lightest_; ///< weight of the best known vector
    std::atomic<std::size_t> limit_{0};
    std::atomic<std::uint64_t> nodes_{0};
    std::mutex reporting_;
    double done_ = 0; ///< completed share of the pass
    std::mutex merging_;
    std::vector<std::unique_ptr<Worker>> workers_; ///< idle workers
};

} // namespace

std::optional<LeastWeight>
searchByClasses(const ClassCoordinates& coordinates, const BitVector& offset,
                const ClassTables& tables, const BitVector& best, std::size_t step,
                std::uint64_t maxNodes, std::size_t threads, Progress& progress,
                const std::function<void(const ClassSearchState&)>& onBetter) {
    LIGHTSOUT_ASSERT(best.count() < tables.leastSum() + maxChoiceSum * tables.unit());
    // If all weights have the same parity, the lower bound has it, too.
    ClassSearchState state{best, tables.leastSum() + (best.count() + tables.leastSum()) % step};
    const auto report = [&] {
        if (onBetter) {
            onBetter(state);
        }
    };
    SearchOfClasses search(coordinates, offset, tables, best.count(), maxNodes, threads, progress,
                           [&](const BitVector& lighter) {
                               state.best = lighter;
                               report();
                           });
    SearchForecast forecast;
    std::size_t limit = std::min(state.lowerBound, best.count());
    while (true) {
        report();
        const std::uint64_t before = search.nodes();
        Found found;
        try {
            found = search.pass(
                limit, forecast.nodes(limit) > watchedNodes ? watchedSteps : 0,
                [&](double ofPass) { return forecast.fraction(limit, ofPass, search.lightest()); });
        } catch (const TooManyNodes&) {
            return std::nullopt;
        }
        if (found.count > 0) {
            return LeastWeight{search.vector(found.first), found.count};
        }
        LIGHTSOUT_ASSERT(limit < search.lightest());
        state.lowerBound = limit + step;
        forecast.passed(limit, std::max<std::uint64_t>(search.nodes() - before, 1));
        // Passes whose limits lie within one unit of the tables are equal, so the limit rises by at
        // least one unit.
        limit = std::min(forecast.nextLimit(std::max(step, tables.unit())), search.lightest());
    }
}

} // namespace lightsout
