// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/AssemblyTree.h"

#include "gf2/BitVector.h"
#include "support/Assert.h"

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

/// Number of indices up to which a front absorbs its child regardless of the fill.
constexpr std::size_t smallFront = 16;
/// Maximum share of new entries for which a front absorbs its child.
constexpr double maxFill = 0.1;
/// The fixed costs of each front and of each of its lines, in word operations.
constexpr double operationsOfAnyFront = 3000;
constexpr double operationsOfAnyLine = 100;
/// Below this number of operations, starting threads takes longer than the work itself.
constexpr double minOperationsToShare = 1e6;
/// Average number of subtrees per thread. With this many, no thread waits long for the others.
constexpr std::size_t subtreesPerThread = 4;
/// Maximum number of operations of a front in these subtrees; they take about ten milliseconds.
constexpr double maxOperationsOfSharedFront = 3e7;

} // namespace

AssemblyTree::AssemblyTree(const SparseMatrix& matrix, const EliminationOrder& order,
                           const Progress& progress) {
    LIGHTSOUT_ASSERT(order.indices.size() == matrix.size());
    setOrder(order);
    findBorders(matrix, progress);
    amalgamate(progress);
}

/// Creates fronts that contain only their own indices.
void AssemblyTree::setOrder(const EliminationOrder& order) {
    order_ = order.indices;
    positions_.resize(order_.size());
    for (std::uint32_t place = 0; place < order_.size(); ++place) {
        positions_[order_[place]] = place;
    }
    const auto last = static_cast<std::uint32_t>(order.groupCount());
    fronts_.assign(order.groupCount() + 1, {});
    frontOf_.resize(order_.size());
    for (std::uint32_t f = 0; f <= last; ++f) {
        const std::size_t begin = f == 0 ? 0 : order.groupEnds[f - 1];
        fronts_[f].begin = static_cast<std::uint32_t>(begin);
        fronts_[f].end = static_cast<std::uint32_t>(f == last ? begin : order.groupEnds[f]);
        fronts_[f].firstDescendant = f;
        fronts_[f].parent = last;
        std::fill(frontOf_.begin() + fronts_[f].begin, frontOf_.begin() + fronts_[f].end, f);
    }
}

/// Adds a front to the children of its parent, which is determined by the front's border. The
/// border must be known, and the front must not be the last one.
void AssemblyTree::joinToParent(std::uint32_t number) {
    Front& front = fronts_[number];
    if (!front.border.empty()) {
        front.parent = frontOf_[front.border.front()];
    }
    Front& parent = fronts_[front.parent];
    parent.children.push_back(number);
    parent.firstDescendant = std::min(parent.firstDescendant, front.firstDescendant);
}

void AssemblyTree::findBorders(const SparseMatrix& matrix, const Progress& progress) {
    std::vector<std::uint32_t> lastBorder(matrix.size(), UINT32_MAX); // last front it was added to
    std::vector<std::uint32_t> border;
    for (std::uint32_t f = 0; f + 1 < fronts_.size(); ++f) {
        progress.checkpoint();
        Front& front = fronts_[f];
        border.clear();
        const auto add = [&](std::uint32_t place) {
            if (place >= front.end && lastBorder[place] != f) {
                lastBorder[place] = f;
                border.push_back(place);
            }
        };
        for (std::uint32_t place = front.begin; place < front.end; ++place) {
            progress.checkpoint();
            matrix.forEachNeighbour(order_[place], [&](std::uint32_t i) { add(positions_[i]); });
        }
        for (const std::uint32_t child : front.children) {
            std::ranges::for_each(fronts_[child].border, add);
        }
        if (!border.empty()) {
            std::swap(border.front(), *std::ranges::min_element(border)); // the parent contains it
        }
        front.border = border;
        joinToParent(f);
    }
}

/// Merges fronts and puts each right after its descendants. A merged front has the border of the
/// front that absorbed the others.
void AssemblyTree::amalgamate(const Progress& progress) {
    const std::size_t count = fronts_.size();
    std::vector<std::size_t> sizes(count);
    std::vector<bool> isTakenIn(count);
    for (std::size_t f = 0; f < count; ++f) {
        progress.checkpoint();
        sizes[f] = fronts_[f].size();
        for (const std::uint32_t child : fronts_[f].children) {
            const std::size_t own = sizes[child];
            const std::size_t above = sizes[f] + fronts_[f].border.size();
            const auto entries = static_cast<double>(own * (own + above));
            const auto fill = static_cast<double>(own * (above - fronts_[child].border.size()));
            if (f + 1 < count && (sizes[f] + own <= smallFront || fill <= maxFill * entries)) {
                isTakenIn[child] = true;
                sizes[f] += own;
            }
        }
    }
    // Visits the fronts depth first from the last one, so that in reverse order each front comes
    // right after its descendants.
    std::vector<std::uint32_t> tops;
    EliminationOrder result;
    result.indices.resize(order_.size());
    std::size_t begin = order_.size();
    std::vector<std::uint32_t> open{static_cast<std::uint32_t>(count - 1)};
    std::vector<std::uint32_t> members;
    while (!open.empty()) {
        progress.checkpoint();
        members.assign(1, open.back());
        open.pop_back();
        const std::size_t end = begin;
        for (std::size_t next = 0; next < members.size(); ++next) {
            const Front& member = fronts_[members[next]];
            begin -= member.size();
            std::copy(order_.begin() + member.begin, order_.begin() + member.end,
                      result.indices.begin() + static_cast<std::ptrdiff_t>(begin));
            for (const std::uint32_t child : member.children) {
                (isTakenIn[child] ? members : open).push_back(child);
            }
        }
        if (begin < end) {
            std::sort(result.indices.begin() + static_cast<std::ptrdiff_t>(begin),
                      result.indices.begin() + static_cast<std::ptrdiff_t>(end));
            result.groupEnds.push_back(end);
            tops.push_back(members.front());
        }
    }
    std::ranges::reverse(result.groupEnds);
    std::ranges::reverse(tops);

    const std::vector<Front> old = std::exchange(fronts_, {});
    const std::vector<std::uint32_t> oldOrder = std::exchange(order_, {});
    setOrder(result);
    for (std::uint32_t f = 0; f < tops.size(); ++f) {
        progress.checkpoint();
        for (const std::uint32_t place : old[tops[f]].border) {
            fronts_[f].border.push_back(positions_[oldOrder[place]]);
        }
        std::ranges::sort(fronts_[f].border);
        joinToParent(f);
    }
    frontOf_ = {};
}

double AssemblyTree::operations(const Front& front) {
    const auto own = static_cast<double>(front.size());
    const auto border = static_cast<double>(front.border.size());
    const double bits = own * own * (2 * own + border) + own * border * (own + border);
    return bits / bitsPerWord + operationsOfAnyFront + operationsOfAnyLine * (own + border);
}

double AssemblyTree::operations() const {
    double sum = 0;
    for (const Front& front : fronts_) {
        sum += operations(front);
    }
    return sum;
}

std::vector<AssemblyTree::Subtree> AssemblyTree::subtreesToShare(std::size_t threads) const {
    std::vector<double> before{0}; // total operations of all fronts before each front
    std::vector<double> largest;   // maximum for each front and its descendants
    for (const Front& front : fronts_) {
        const double own = operations(front);
        before.push_back(before.back() + own);
        largest.push_back(own);
        for (const std::uint32_t child : front.children) {
            largest.back() = std::max(largest.back(), largest[child]);
        }
    }
    std::vector<Subtree> subtrees;
    if (threads < 2 || before.back() < minOperationsToShare) {
        return subtrees;
    }
    const double most = before.back() / static_cast<double>(subtreesPerThread * threads);
    std::vector<std::uint32_t> open{static_cast<std::uint32_t>(fronts_.size() - 1)};
    while (!open.empty()) {
        const std::uint32_t last = open.back();
        open.pop_back();
        const Front& front = fronts_[last];
        const double whole = before[last + 1] - before[front.firstDescendant];
        if (whole > most || largest[last] > maxOperationsOfSharedFront) {
            open.insert(open.end(), front.children.begin(), front.children.end());
        } else if (whole > most / subtreesPerThread) {
            subtrees.push_back({.first = front.firstDescendant, .last = last});
        }
    }
    std::ranges::sort(subtrees, {}, &Subtree::first);
    return subtrees;
}

std::uint64_t AssemblyTree::memoryNeeded(std::size_t threads) const {
    constexpr std::uint64_t bytesOfAnyFront = 512;
    std::vector<std::uint64_t> most(fronts_.size()); // rows or columns that may have no pivot
    std::uint64_t kept = 0;                          // bytes
    std::uint64_t waiting = 0;                       // bytes of remainders not yet passed on
    std::uint64_t mostWaiting = 0;
    std::uint64_t height = 0;
    const auto remainder = [&](std::size_t f) {
        const std::uint64_t border = fronts_[f].border.size();
        return border * wordsFor(most[f] + border) * sizeof(std::uint64_t);
    };
    for (std::size_t f = 0; f < fronts_.size(); ++f) {
        const Front& front = fronts_[f];
        const std::uint64_t border = front.border.size();
        for (const std::uint32_t child : front.children) {
            most[f] += most[child];
        }
        most[f] = std::min<std::uint64_t>(most[f], front.size() + border) + front.size();
        const std::uint64_t words =
            most[f] * wordsFor(2 * most[f] + border) + border * wordsFor(most[f]);
        kept += words * sizeof(std::uint64_t) + 4 * (2 * most[f] + border) + bytesOfAnyFront;
        waiting += remainder(f);
        mostWaiting = std::max(mostWaiting, waiting);
        height = std::max(height, kept + waiting);
        for (const std::uint32_t child : front.children) {
            waiting -= remainder(child);
        }
    }
    const std::vector<Subtree> subtrees = subtreesToShare(threads);
    if (!subtrees.empty()) {
        // Each thread has its own remainders, and those of whole subtrees stay in memory until the
        // end.
        height = kept + threads * mostWaiting;
        for (const Subtree& subtree : subtrees) {
            height += remainder(subtree.last) + positions_.size() * sizeof(std::uint32_t);
        }
    }
    return height;
}

} // namespace lightsout
