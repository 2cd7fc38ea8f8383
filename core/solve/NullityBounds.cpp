// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/NullityBounds.h"

#include "engines/SparsePlan.h"
#include "sparse/EliminationOrder.h"

#include <limits>
#include <numeric>
#include <vector>

namespace lightsout {

namespace {

using Index = std::uint32_t;

constexpr Index none = std::numeric_limits<Index>::max();

/// Returns one index for each different nonempty set among the sets `setOf(index)`.
template <typename SetOf>
std::vector<Index> differentSets(std::size_t count, SetOf setOf, const Progress& progress) {
    std::vector<std::vector<Index>> sets(count);
    std::vector<Index> representatives;
    for (Index i = 0; i < count; ++i) {
        progress.checkpoint();
        const std::span<const Index> set = setOf(i);
        sets[i].assign(set.begin(), set.end());
        std::ranges::sort(sets[i]);
        if (!sets[i].empty()) {
            representatives.push_back(i);
        }
    }
    std::ranges::sort(representatives, [&](Index a, Index b) {
        progress.checkpoint();
        return sets[a] < sets[b];
    });
    representatives.erase(std::unique(representatives.begin(), representatives.end(),
                                      [&](Index a, Index b) { return sets[a] == sets[b]; }),
                          representatives.end());
    return representatives;
}

/// A maximum matching of columns with rows in which they have a 1. (Hopcroft and Karp, "An n^5/2
/// algorithm for maximum matchings in bipartite graphs", SIAM Journal on Computing 2, 1973.)
class Matching {
public:
    Matching(const SparseMatrix& matrix, std::span<const Index> columns,
             std::span<const Index> rows, const Progress& progress)
        : progress_(progress), columns_(columns), partners_(matrix.size(), none),
          layers_(matrix.size()), next_(matrix.size()), rowsOf_(matrix.size()) {
        std::vector<bool> counts(matrix.size());
        for (const Index row : rows) {
            counts[row] = true;
        }
        for (const Index column : columns) {
            for (const Index row : matrix.rowsOf(column)) {
                if (counts[row]) {
                    rowsOf_[column].push_back(row);
                }
            }
        }
    }

    std::size_t size() {
        std::size_t size = 0;
        std::vector<bool> isMatched(partners_.size());
        while (findLayers(isMatched)) {
            std::ranges::fill(next_, 0);
            for (const Index column : columns_) {
                if (!isMatched[column] && augment(column)) {
                    isMatched[column] = true;
                    ++size;
                }
            }
        }
        return size;
    }

private:
    /// Finds each column's distance from the unmatched columns, through rows and their partners.
    /// Returns true if a row without a partner can be reached.
    bool findLayers(const std::vector<bool>& isMatched) {
        std::vector<Index> queue;
        std::ranges::fill(layers_, none);
        for (const Index column : columns_) {
            if (!isMatched[column]) {
                layers_[column] = 0;
                queue.push_back(column);
            }
        }
        bool isReached = false;
        for (std::size_t i = 0; i < queue.size(); ++i) {
            progress_.checkpoint();
            for (const Index row : rowsOf_[queue[i]]) {
                const Index partner = partners_[row];
                if (partner == none) {
                    isReached = true;
                } else if (layers_[partner] == none) {
                    layers_[partner] = layers_[queue[i]] + 1;
                    queue.push_back(partner);
                }
            }
        }
        return isReached;
    }

    /// Follows the layers from an unmatched column to a row without a partner, and matches every
    /// column on the way with its next row. Returns false if no such row can be reached.
    bool augment(Index start) {
        std::vector<Index> path{start};
        while (!path.empty()) {
            progress_.checkpoint();
            const Index column = path.back();
            if (next_[column] == rowsOf_[column].size()) {
                path.pop_back();
                if (!path.empty()) {
                    ++next_[path.back()];
                }
                continue;
            }
            const Index partner = partners_[rowsOf_[column][next_[column]]];
            if (partner == none) {
                for (const Index on : path) {
                    partners_[rowsOf_[on][next_[on]]] = on;
                }
                for (const Index on : path) {
                    ++next_[on];
                }
                return true;
            }
            if (layers_[partner] == layers_[column] + 1) {
                path.push_back(partner);
            } else {
                ++next_[column];
            }
        }
        return false;
    }

    const Progress& progress_;
    std::span<const Index> columns_;
    std::vector<Index> partners_; ///< the column of each row
    std::vector<Index> layers_;
    std::vector<std::size_t> next_; ///< for each column, the index in rowsOf_ to try next
    std::vector<std::vector<Index>> rowsOf_;
};

/// Counts the lights that have, when their turn comes, a presser that no earlier light has.
class Forcing {
public:
    Forcing(const SparseMatrix& matrix, const Progress& progress)
        : matrix_(matrix), progress_(progress), isKnown_(matrix.size()), unknown_(matrix.size()) {
        for (Index light = 0; light < matrix.size(); ++light) {
            unknown_[light] = matrix.columnsOf(light).size();
        }
    }

    std::size_t inOrder(std::span<const Index> lights) {
        for (const Index light : lights) {
            use(light, [](Index) {});
        }
        return count_;
    }

    /// Always continues with a light that has the fewest unknown pressers and, among these, with
    /// the one that changed last, so that the known region grows from one place.
    std::size_t fewestUnknownFirst() {
        std::vector<std::vector<Index>>
            lightsWith; // indexed by number of unknown pressers; may be outdated
        const auto add = [&](Index light) {
            if (unknown_[light] > 0) {
                lightsWith.resize(std::max(lightsWith.size(), unknown_[light] + 1));
                lightsWith[unknown_[light]].push_back(light);
            }
        };
        for (auto light = static_cast<Index>(matrix_.size()); light-- > 0;) {
            add(light);
        }
        for (std::size_t number = 1; number < lightsWith.size();) {
            if (lightsWith[number].empty()) {
                ++number;
                continue;
            }
            const Index light = lightsWith[number].back();
            lightsWith[number].pop_back();
            if (unknown_[light] == number) {
                use(light, add);
                number = 1;
            }
        }
        return count_;
    }

private:
    /// Makes all pressers of the light known, and calls onChange() for each light that a newly
    /// known presser toggles.
    template <typename OnChange>
    void use(Index light, OnChange onChange) {
        progress_.checkpoint();
        count_ += unknown_[light] > 0 ? 1 : 0;
        for (const Index presser : matrix_.columnsOf(light)) {
            if (isKnown_[presser]) {
                continue;
            }
            isKnown_[presser] = true;
            for (const Index other : matrix_.rowsOf(presser)) {
                --unknown_[other];
                onChange(other);
            }
        }
    }

    const SparseMatrix& matrix_;
    const Progress& progress_;
    std::vector<bool> isKnown_;
    std::vector<std::size_t> unknown_; ///< for each light, the number of its unknown pressers
    std::size_t count_ = 0;
};

std::size_t forcedPresses(const Rule& rule, const SparseMatrix& matrix, const Progress& progress) {
    std::vector<Index> numbers(matrix.size());
    std::iota(numbers.begin(), numbers.end(), Index{0});
    std::size_t most = Forcing(matrix, progress).fewestUnknownFirst();
    if (rule.lattice() == nullptr) { // cells are numbered in the order of their positions
        most = std::max(most, Forcing(matrix, progress).inOrder(numbers));
    }
    const std::vector<Point> positions = drawnPositions(rule);
    if (!positions.empty()) {
        for (const bool acrossX : {false, true}) {
            most =
                std::max(most, Forcing(matrix, progress).inOrder(orderByPlace(positions, acrossX)));
        }
    }
    return most;
}

/// Finds a long shortest path in each component, and returns the sum of their lengths.
std::size_t pathLengths(const SparseMatrix& matrix, const Progress& progress) {
    std::vector<Index> distances(matrix.size(), none);
    std::vector<Index> found;
    // Finds the vertices that can be reached from `start`, and returns the greatest distance.
    const auto search = [&](Index start, auto forEachNext) {
        found.assign(1, start);
        distances[start] = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            progress.checkpoint();
            forEachNext(found[i], [&, from = found[i]](Index to) {
                if (distances[to] == none) {
                    distances[to] = distances[from] + 1;
                    found.push_back(to);
                }
            });
        }
        return distances[found.back()];
    };
    const auto forget = [&] {
        for (const Index i : found) {
            distances[i] = none;
        }
    };
    const auto inBothDirections = [&](Index i, auto visit) { matrix.forEachNeighbour(i, visit); };
    const auto alongArcs = [&](Index i, auto visit) {
        for (const Index light : matrix.rowsOf(i)) {
            visit(light);
        }
    };
    std::vector<bool> isDone(matrix.size());
    std::size_t sum = 0;
    for (Index first = 0; first < matrix.size(); ++first) {
        if (isDone[first]) {
            continue;
        }
        search(first, inBothDirections);
        const std::vector<Index> component = found;
        forget();
        std::size_t longest = 0;
        for (const Index start : {component.front(), component.back()}) {
            longest = std::max<std::size_t>(longest, search(start, alongArcs));
            forget();
        }
        sum += longest;
        for (const Index i : component) {
            isDone[i] = true;
        }
    }
    return sum;
}

} // namespace

bool canBoundNullity(const Rule& rule, const Progress& progress) {
    return rule.vertexCount() <= maxBoundedVertices && rule.edgeCount(&progress) <= maxBoundedEdges;
}

NullityBounds nullityBounds(const Rule& rule, const Progress& progress) {
    const SparseMatrix matrix = sparseInfluence(rule, progress);
    const std::size_t vertices = matrix.size();
    const std::size_t buttons = rule.buttonCount();
    NullityBounds bounds{.buttons = buttons};
    const std::vector<Index> columns = differentSets(
        vertices, [&](Index i) { return matrix.rowsOf(i); }, progress);
    const std::vector<Index> rows = differentSets(
        vertices, [&](Index i) { return matrix.columnsOf(i); }, progress);
    bounds.byTwins = buttons - columns.size();
    bounds.byMatching = buttons - Matching(matrix, columns, rows, progress).size();
    bounds.byForcing = buttons - forcedPresses(rule, matrix, progress);
    bounds.byDistance = buttons - pathLengths(matrix, progress);
    std::size_t mostPressers = 1;
    std::size_t togglingVertices = 0;
    bool isAnySelf = false;
    for (Index i = 0; i < vertices; ++i) {
        mostPressers = std::max(mostPressers, matrix.columnsOf(i).size());
        togglingVertices += matrix.rowsOf(i).empty() ? 0 : 1;
        isAnySelf = isAnySelf || rule.selfInfluence(i);
    }
    bounds.byDegree = buttons - (togglingVertices + mostPressers - 1) / mostPressers;
    bounds.isRankEven = !isAnySelf && rule.isUndirected(&progress);
    return bounds;
}

} // namespace lightsout
