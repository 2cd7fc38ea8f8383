// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/EliminationOrder.h"

#include "support/Assert.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace lightsout {

namespace {

/// Sorts numbers stably by their keys with a radix sort, from the lowest byte to the highest. Skips
/// bytes that are equal in all keys.
void sortByKeys(std::vector<std::uint32_t>& numbers, const std::vector<std::uint32_t>& keys) {
    constexpr std::size_t bits = 8;
    constexpr std::size_t values = std::size_t{1} << bits;
    std::array<std::array<std::uint32_t, values>, 32 / bits> counts{};
    for (const std::uint32_t key : keys) {
        for (std::size_t byte = 0; byte < counts.size(); ++byte) {
            ++counts[byte][(key >> (bits * byte)) % values];
        }
    }
    std::vector<std::uint32_t> sorted(numbers.size());
    for (std::size_t byte = 0; byte < counts.size(); ++byte) {
        if (std::ranges::find(counts[byte], keys.size()) != counts[byte].end()) {
            continue;
        }
        std::uint32_t before = 0;
        for (std::uint32_t& count : counts[byte]) {
            before += std::exchange(count, before);
        }
        for (const std::uint32_t number : numbers) {
            sorted[counts[byte][(keys[number] >> (bits * byte)) % values]++] = number;
        }
        numbers.swap(sorted);
    }
}

/// Returns a number that grows with the coordinate, in single precision.
std::uint32_t keyOf(double coordinate) {
    constexpr std::uint32_t sign = std::uint32_t{1} << 31;
    // Adding 0 turns -0 into 0.
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(coordinate) + 0.0F);
    return (bits & sign) != 0 ? ~bits : bits | sign;
}

/// Maximum size of a set that is eliminated as a whole, without being divided. Such an elimination
/// fits in machine words.
constexpr std::size_t maxUndivided = 32;

/// A cut through a drawing is as good as those of lattices if the square of the separator's size is
/// at most this many times the size of the set to divide; then no other cut is tried.
constexpr std::size_t goodCut = 2;

/// Returns the position of each point in the order given by orderByPlace().
std::vector<std::uint32_t> ranks(const std::vector<Point>& points, bool acrossX) {
    const std::vector<std::uint32_t> sorted = orderByPlace(points, acrossX);
    std::vector<std::uint32_t> ranks(sorted.size());
    for (std::uint32_t rank = 0; rank < sorted.size(); ++rank) {
        ranks[sorted[rank]] = rank;
    }
    return ranks;
}

using Indices = std::span<std::uint32_t>;

class Dissection {
public:
    Dissection(const SparseMatrix& matrix, const std::vector<Point>& positions,
               bool searchesBreadth, const Progress& progress, std::uint64_t maxMemory)
        : matrix_(matrix), positions_(positions), searchesBreadth_(searchesBreadth),
          progress_(progress), maxMemory_(maxMemory), ranksAcross_(ranks(positions, true)),
          ranksDown_(ranks(positions, false)), parts_(matrix.size()), indices_(matrix.size()) {
        std::iota(indices_.begin(), indices_.end(), std::uint32_t{0});
        order_.indices.reserve(matrix.size());
    }

    EliminationOrder run() && {
        divide(indices_);
        return std::move(order_);
    }

private:
    void divide(Indices set) {
        progress_.checkpoint();
        if (order_.minMemory > maxMemory_) {
            return;
        }
        if (set.size() <= maxUndivided) {
            emit(set);
            return;
        }
        const std::size_t separator = arrange(set);
        const Indices first = set.first(set.size() / 2);
        const Indices second = set.subspan(first.size());
        // If nearly all of the first half touches the second half, dividing does not help.
        if (5 * separator > 2 * set.size()) {
            addFront(set.size(), borderOf(set));
            emit(set);
            return;
        }
        std::partition(first.begin(), first.end(),
                       [this](std::uint32_t i) { return parts_[i] != lastPart_; });
        // All of a connected set's neighbours become neighbours of the separator.
        addFront(separator, isConnected_ ? borderOf(set) : 0);
        divide(first.first(first.size() - separator));
        divide(second);
        emit(first.last(separator));
    }

    /// Arranges the set so that the halves of the best cut come one after the other. Marks the
    /// indices of the first half that touch the second half with `lastPart_`, and returns their
    /// number.
    std::size_t arrange(Indices set) {
        isConnected_ = false; // unknown
        if (positions_.empty()) {
            arrangeByBreadth(set);
            return markHalves(set);
        }
        arrangeByPlace(set);
        const std::size_t separator = markHalves(set);
        if (!searchesBreadth_ || separator * separator <= goodCut * set.size()) {
            return separator;
        }
        std::vector<std::uint32_t> byPlace(set.begin(), set.end());
        arrangeByBreadth(set);
        const std::size_t other = markHalves(set);
        if (other <= separator) {
            return other;
        }
        std::ranges::copy(byPlace, set.begin());
        return markHalves(set);
    }

    void arrangeByPlace(Indices set) {
        Point least = positions_[set.front()];
        Point greatest = least;
        for (const std::uint32_t i : set) {
            const Point& at = positions_[i];
            least = {std::min(least.x, at.x), std::min(least.y, at.y)};
            greatest = {std::max(greatest.x, at.x), std::max(greatest.y, at.y)};
        }
        const bool acrossX = greatest.x - least.x >= greatest.y - least.y;
        const std::vector<std::uint32_t>& ranks = acrossX ? ranksAcross_ : ranksDown_;
        ranked_.clear();
        for (const std::uint32_t i : set) {
            ranked_.push_back(std::uint64_t{ranks[i]} << 32 | i);
        }
        std::ranges::nth_element(ranked_,
                                 ranked_.begin() + static_cast<std::ptrdiff_t>(set.size() / 2));
        std::ranges::transform(ranked_, set.begin(), [](std::uint64_t ranked) {
            return static_cast<std::uint32_t>(ranked);
        });
    }

    /// Arranges the set breadth-first, starting from the index that a search from an arbitrary one
    /// reaches last.
    void arrangeByBreadth(Indices set) {
        searchBreadth(set, set.front());
        searchBreadth(set, found_.back());
        std::ranges::copy(found_, set.begin());
    }

    void searchBreadth(Indices set, std::uint32_t start) {
        const std::uint32_t unseen = mark(set);
        const std::uint32_t seen = ++lastPart_;
        found_.clear();
        const auto find = [&](std::uint32_t i) {
            if (parts_[i] == unseen) {
                parts_[i] = seen;
                found_.push_back(i);
            }
        };
        std::size_t next = 0;
        const auto searchFrom = [&](std::uint32_t i) {
            find(i);
            while (next < found_.size()) {
                progress_.checkpoint();
                matrix_.forEachNeighbour(found_[next++], find);
            }
        };
        searchFrom(start);
        isConnected_ = found_.size() == set.size();
        for (const std::uint32_t i : set) {
            searchFrom(i);
        }
    }

    std::uint32_t mark(Indices set) {
        ++lastPart_;
        for (const std::uint32_t i : set) {
            parts_[i] = lastPart_;
        }
        return lastPart_;
    }

    std::size_t markHalves(Indices set) {
        const Indices first = set.first(set.size() / 2);
        mark(first);
        const std::uint32_t second = mark(set.subspan(first.size()));
        const std::uint32_t separator = ++lastPart_;
        std::size_t count = 0;
        for (const std::uint32_t i : first) {
            progress_.checkpoint();
            if (touches(i, second)) {
                parts_[i] = separator;
                ++count;
            }
        }
        return count;
    }

    bool touches(std::uint32_t i, std::uint32_t part) const {
        const auto isInPart = [&](std::uint32_t j) { return parts_[j] == part; };
        const std::span<const std::uint32_t> rows = matrix_.rowsOf(i);
        const std::span<const std::uint32_t> columns = matrix_.columnsOf(i);
        return std::ranges::any_of(rows, isInPart) ||
               (columns.data() != rows.data() && std::ranges::any_of(columns, isInPart));
    }

    /// Returns the number of neighbours of the set outside of it, which are eliminated later. They
    /// are not counted in small sets.
    std::size_t borderOf(Indices set) {
        constexpr std::size_t minCounted = 1 << 12;
        if (set.size() < minCounted) {
            return 0;
        }
        const std::uint32_t own = mark(set);
        const std::uint32_t border = ++lastPart_;
        std::size_t count = 0;
        for (const std::uint32_t i : set) {
            progress_.checkpoint();
            matrix_.forEachNeighbour(i, [&](std::uint32_t j) {
                if (parts_[j] != own && parts_[j] != border) {
                    parts_[j] = border;
                    ++count;
                }
            });
        }
        return count;
    }

    /// Adds the memory of a front with this many rows: two bits for each of its entries.
    void addFront(std::uint64_t rows, std::uint64_t border) {
        order_.minMemory += rows * (rows + border) / 4;
    }

    void emit(Indices group) {
        if (!group.empty()) {
            order_.indices.insert(order_.indices.end(), group.begin(), group.end());
            order_.groupEnds.push_back(order_.indices.size());
        }
    }

    const SparseMatrix& matrix_;
    const std::vector<Point>& positions_;
    bool searchesBreadth_;
    const Progress& progress_;
    std::uint64_t maxMemory_;
    bool isConnected_ = false;               ///< the set that was arranged last
    std::vector<std::uint32_t> ranksAcross_; ///< for each index; empty if there are no positions
    std::vector<std::uint32_t> ranksDown_;
    std::vector<std::uint32_t> parts_; ///< for each index, the last set that contained it
    std::uint32_t lastPart_ = 0;
    std::vector<std::uint32_t> indices_;
    std::vector<std::uint32_t> found_;
    std::vector<std::uint64_t> ranked_; ///< a rank in the upper bits, an index in the lower ones
    EliminationOrder order_;
};

} // namespace

std::vector<std::uint32_t> orderByPlace(const std::vector<Point>& points, bool acrossX) {
    std::vector<std::uint32_t> sorted(points.size());
    std::iota(sorted.begin(), sorted.end(), std::uint32_t{0});
    std::vector<std::uint32_t> keys(points.size());
    for (const bool byX : {!acrossX, acrossX}) {
        std::ranges::transform(points, keys.begin(),
                               [byX](const Point& p) { return keyOf(byX ? p.x : p.y); });
        sortByKeys(sorted, keys);
    }
    return sorted;
}

EliminationOrder nestedDissection(const SparseMatrix& matrix, const std::vector<Point>& positions,
                                  bool searchesBreadth, const Progress& progress,
                                  std::uint64_t maxMemory) {
    LIGHTSOUT_ASSERT(positions.empty() || positions.size() == matrix.size());
    return Dissection(matrix, positions, searchesBreadth, progress, maxMemory).run();
}

} // namespace lightsout
