#include "solve/ClassSearch.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <mutex>

namespace lightsout {

namespace {

/// Nodes that one thread looks at before others are told.
constexpr std::uint64_t nodesOfBatch = 1024;
/// Parts of the tree that threads take in turn: enough that they end together.
constexpr std::size_t manyParts = 512;
/// A pass of so many nodes is over at once.
constexpr double fewNodes = 1 << 16;

/// A class of which something becomes known in a step.
struct KnownClass {
    std::size_t number;
    const std::uint8_t* entries;
    std::size_t unknownBits; ///< the lowest of the index
};

/// Some coordinates that are chosen together.
struct Step {
    std::size_t first;
    std::size_t choices; ///< 2^coordinates
    std::vector<KnownClass> known;
    /// What each choice adds to each class's index: choice · classes + class.
    std::vector<std::uint64_t> added;
};

std::vector<Step> makeSteps(const ClassCoordinates& coordinates, const ClassTables& tables) {
    const std::size_t classCount = coordinates.classes.size();
    std::vector<Step> steps;
    std::size_t first = 0;
    for (const std::size_t end : coordinates.steps()) {
        Step step{
            .first = first, .choices = std::size_t{1} << (end - first), .known = {}, .added = {}};
        step.added.resize(step.choices * classCount);
        for (std::size_t c = 0; c < classCount; ++c) {
            const PlaceClass& places = coordinates.classes[c];
            for (std::size_t choice = 1; choice < step.choices; ++choice) {
                const std::size_t lowest = static_cast<std::size_t>(std::countr_zero(choice));
                step.added[choice * classCount + c] =
                    step.added[(choice & (choice - 1)) * classCount + c] ^
                    places.added[first + lowest];
            }
            const auto known = static_cast<std::size_t>(
                std::ranges::lower_bound(places.decisive, end) - places.decisive.begin());
            const auto table =
                std::ranges::find(tables.ofClass(c), known, &ClassTables::Table::knownBits);
            const bool isNews = known > 0 && places.decisive[known - 1] >= first;
            if (isNews) {
                LIGHTSOUT_ASSERT(table != tables.ofClass(c).end());
                step.known.push_back({c, table->entries.data(), places.rank() - known});
            }
        }
        steps.push_back(std::move(step));
        first = end;
    }
    return steps;
}

/// A node of the tree: coordinates that are chosen, and for each class its index and its entry.
struct Node {
    std::uint64_t chosen = 0;
    std::size_t sum = 0;
    std::vector<std::uint64_t> indices;
    std::vector<std::uint8_t> entries;
};

/// The lightest vectors that were found.
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

/// Thrown to give up.
struct TooManyNodes {};

class Search {
public:
    Search(const ClassCoordinates& coordinates, const BitVector& offset, const ClassTables& tables,
           std::uint64_t mostNodes, std::size_t threads, Progress& progress)
        : coordinates_(coordinates), offset_(offset), tables_(tables),
          steps_(makeSteps(coordinates, tables)), mostNodes_(mostNodes), threads_(threads),
          progress_(progress) {}

    /// Looks at all vectors of weight up to `limit`, or up to that of the lightest that is found.
    /// `onFound` is told each lighter one.
    Found pass(std::size_t limit, const std::function<void(const BitVector&)>& onFound,
               const std::function<double(double)>& fractionOf) {
        limit_ = limit;
        onFound_ = &onFound;
        found_ = {};
        std::vector<Node> parts{root()};
        std::size_t depth = 0;
        for (; depth + 1 < steps_.size() && parts.size() < manyParts && !parts.empty(); ++depth) {
            std::vector<Node> next;
            for (const Node& part : parts) {
                Node child = part;
                forEachChild(part, steps_[depth], child, [&] { next.push_back(child); });
            }
            parts = std::move(next);
        }
        std::atomic<std::size_t> done{0};
        forEachInParallel(parts.size(), threads_, progress_, [&](std::size_t i) {
            Worker worker{.stack = std::vector<Node>(steps_.size() + 1, root()), .found = {}};
            worker.stack[depth] = std::move(parts[i]);
            branch(worker, depth);
            count(worker);
            {
                const std::scoped_lock lock(merging_);
                found_.merge(worker.found);
            }
            progress_.checkpoint(
                fractionOf(static_cast<double>(++done) / static_cast<double>(parts.size())));
        });
        return found_;
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
    /// One thread's own.
    struct Worker {
        std::vector<Node> stack; ///< a node for each step
        Found found;
        std::uint64_t nodes = 0; ///< since others were told
    };

    Node root() const {
        const std::size_t classes = coordinates_.classes.size();
        return {.indices = std::vector<std::uint64_t>(classes),
                .entries = std::vector<std::uint8_t>(classes)};
    }

    std::size_t greatestSum() const {
        const std::size_t limit = limit_.load(std::memory_order_relaxed);
        return limit < tables_.leastSum() ? 0 : (limit - tables_.leastSum()) / tables_.unit();
    }

    /// Calls visit() for each choice that is not cut, when `child` is what it leads to.
    template <typename Visitor>
    void forEachChild(const Node& node, const Step& step, Node& child, Visitor visit) const {
        const std::size_t classes = node.indices.size();
        std::size_t rest = node.sum;
        for (const KnownClass& known : step.known) {
            rest -= node.entries[known.number];
        }
        const std::size_t greatest = greatestSum();
        for (std::size_t choice = 0; choice < step.choices; ++choice) {
            const std::uint64_t* added = step.added.data() + choice * classes;
            std::size_t sum = rest;
            for (const KnownClass& known : step.known) {
                const std::uint64_t index = node.indices[known.number] ^ added[known.number];
                sum += known.entries[index >> known.unknownBits];
            }
            if (sum > greatest) {
                continue;
            }
            child.chosen = node.chosen | std::uint64_t{choice} << step.first;
            child.sum = sum;
            for (std::size_t c = 0; c < classes; ++c) {
                child.indices[c] = node.indices[c] ^ added[c];
            }
            child.entries = node.entries;
            for (const KnownClass& known : step.known) {
                child.entries[known.number] =
                    known.entries[child.indices[known.number] >> known.unknownBits];
            }
            visit();
        }
    }

    void branch(Worker& worker, std::size_t depth) {
        if (depth == steps_.size()) {
            look(worker, worker.stack[depth]);
            return;
        }
        if (++worker.nodes >= nodesOfBatch) {
            count(worker);
        }
        forEachChild(worker.stack[depth], steps_[depth], worker.stack[depth + 1],
                     [&] { branch(worker, depth + 1); });
    }

    void count(Worker& worker) {
        progress_.checkpoint();
        nodes_ += worker.nodes;
        worker.nodes = 0;
        if (nodes_ > mostNodes_) {
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
        if (weight < limit_) {
            const std::scoped_lock lock(merging_);
            if (weight < limit_) {
                limit_ = weight;
                if (*onFound_) {
                    (*onFound_)(vector(leaf.chosen));
                }
            }
        }
    }

    const ClassCoordinates& coordinates_;
    const BitVector& offset_;
    const ClassTables& tables_;
    std::vector<Step> steps_;
    std::uint64_t mostNodes_;
    std::size_t threads_;
    Progress& progress_;

    std::atomic<std::size_t> limit_{0};
    std::atomic<std::uint64_t> nodes_{0};
    const std::function<void(const BitVector&)>* onFound_ = nullptr;
    std::mutex merging_;
    Found found_;
};

/// How many nodes passes take, by how they have grown: a constant factor for each unit of the
/// limit.
class Forecast {
public:
    void passed(std::size_t limit, std::uint64_t nodes) {
        const auto count = static_cast<double>(nodes);
        if (lastNodes_ > 0 && limit > lastLimit_) {
            growth_ = std::clamp(
                std::log(count / lastNodes_) / static_cast<double>(limit - lastLimit_), 0.02, 2.0);
        }
        lastLimit_ = limit;
        lastNodes_ = count;
        done_ += count;
    }

    double nodes(std::size_t limit) const {
        return lastNodes_ *
               std::exp(growth_ * (static_cast<double>(limit) - static_cast<double>(lastLimit_)));
    }

    /// The next limit: not much more than all that was done, and more than a moment's work.
    std::size_t nextLimit(std::size_t step) const {
        const double wanted = std::max(fewNodes, 2 * done_);
        const double width = std::log(wanted / std::max(lastNodes_, 1.0)) / growth_;
        const auto steps = static_cast<std::size_t>(std::clamp(width, 0.0, 1e6)) / step;
        return lastLimit_ + std::max<std::size_t>(steps, 1) * step;
    }

    /// How much of all is done, when the pass to `limit` is done to a fraction and `best` is the
    /// last limit there may be.
    double fraction(std::size_t limit, double ofPass, std::size_t best) const {
        const double done = done_ + ofPass * nodes(limit);
        return done / std::max(done_ + nodes(limit) + (best > limit ? nodes(best) : 0), 1.0);
    }

private:
    double growth_ = 0.5; ///< logarithm of the factor
    std::size_t lastLimit_ = 0;
    double lastNodes_ = 0;
    double done_ = 0;
};

} // namespace

std::optional<LeastWeight>
searchByClasses(const ClassCoordinates& coordinates, const BitVector& offset,
                const ClassTables& tables, const BitVector& best, std::size_t step,
                std::uint64_t mostNodes, std::size_t threads, Progress& progress,
                const std::function<void(const ClassSearchState&)>& onBetter) {
    Search search(coordinates, offset, tables, mostNodes, threads, progress);
    std::atomic<std::size_t> bestWeight = best.count();
    // Of the parity of all weights, if they have one.
    ClassSearchState state{best, tables.leastSum() + (bestWeight + tables.leastSum()) % step};
    const auto tell = [&] {
        if (onBetter) {
            onBetter(state);
        }
    };
    const auto onFound = [&](const BitVector& better) {
        if (better.count() < bestWeight) {
            bestWeight = better.count();
            state.best = better;
            tell();
        }
    };
    Forecast forecast;
    std::size_t limit = std::min<std::size_t>(state.lowerBound, bestWeight);
    while (true) {
        tell();
        const std::uint64_t before = search.nodes();
        Found found;
        try {
            found = search.pass(limit, onFound, [&](double ofPass) {
                return forecast.fraction(limit, ofPass, bestWeight);
            });
        } catch (const TooManyNodes&) {
            return std::nullopt;
        }
        if (found.count > 0) {
            return LeastWeight{search.vector(found.first), found.count};
        }
        LIGHTSOUT_ASSERT(limit < bestWeight);
        state.lowerBound = limit + step;
        forecast.passed(limit, std::max<std::uint64_t>(search.nodes() - before, 1));
        limit = std::min<std::size_t>(forecast.nextLimit(step), bestWeight);
    }
}

} // namespace lightsout
