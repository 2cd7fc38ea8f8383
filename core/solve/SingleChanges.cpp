// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SingleChanges.h"

#include "game/GraphEdits.h"
#include "gf2/Elimination.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace lightsout {

namespace {

/// A change flips at most this many entries of the matrix.
constexpr std::size_t maxEntries = 2;

const Graph& graphOf(const Game& game) {
    LIGHTSOUT_ASSERT(game.rule().graph() != nullptr);
    return *game.rule().graph();
}

/// Returns the column `index` of a matrix with these rows, for each index.
std::vector<BitVector> columnsOf(const std::vector<BitVector>& rows, std::size_t columns) {
    std::vector<BitVector> result(columns, BitVector(rows.size()));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        rows[row].forEachOne([&](std::size_t column) { result[column].set(row); });
    }
    return result;
}

/// Returns true if the sum of `first` and the vectors whose bit in `choice` is 1 is zero.
bool sumsToZero(const BitVector& first, std::span<const BitVector* const> vectors,
                unsigned choice) {
    for (std::size_t word = 0; word < first.words().size(); ++word) {
        std::uint64_t sum = first.words()[word];
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            sum ^= ((choice >> i) & 1U) != 0 ? vectors[i]->words()[word] : 0;
        }
        if (sum != 0) {
            return false;
        }
    }
    return true;
}

/// Returns the changes of the edges or arrows of a graph, or of its absent ones.
std::vector<SingleChange> connections(const Graph& graph, ChangeKind kind) {
    const bool areEdges = kind == ChangeKind::addEdge || kind == ChangeKind::removeEdge;
    const bool arePresent = kind == ChangeKind::removeEdge || kind == ChangeKind::removeArrow;
    std::vector<SingleChange> changes;
    for (Vertex from = 0; from < graph.vertexCount(); ++from) {
        for (Vertex to = areEdges ? from + 1 : 0; to < graph.vertexCount(); ++to) {
            const Arc there{from, to};
            const Arc back{to, from};
            if (from != to && graph.allows(there) && graph.has(there) == arePresent &&
                (!areEdges || (graph.allows(back) && graph.has(back) == arePresent))) {
                changes.push_back({kind, there});
            }
        }
    }
    return changes;
}

/// Returns the entries of the matrix that a change flips; one for each arc.
std::vector<Arc> entriesOf(const SingleChange& change) {
    const bool isEdge = change.kind == ChangeKind::addEdge || change.kind == ChangeKind::removeEdge;
    return isEdge ? std::vector<Arc>{change.arc, {change.arc.to, change.arc.from}}
                  : std::vector<Arc>{change.arc};
}

} // namespace

SingleChanges::SingleChanges(Game game, Progress& progress) : game_(std::move(game)) {
    const Graph& graph = graphOf(game_);
    const std::size_t size = graph.vertexCount();
    LIGHTSOUT_ASSERT(size <= maxVertices);
    // [A | I] becomes [E | T] with T A = E.
    const EchelonForm form = reducedEchelonForm(
        game_.rule().influenceMatrix(&progress).augmented(BitMatrix::identity(size)), size,
        progress);
    const std::size_t rank = form.rank();
    inverse_ = BitMatrix(size, size);
    std::vector<BitVector> left;
    for (std::size_t row = 0; row < size; ++row) {
        progress.checkpoint();
        const BitVector sums = form.matrix.row(row).slice(size, size);
        if (row < rank) {
            inverse_.setRow(form.pivots[row], sums);
        } else {
            left.push_back(sums);
        }
    }
    leftKernel_ = columnsOf(left, size);
    rightKernel_ = columnsOf(kernelBasis(form, size), size);
    const BitVector difference = game_.difference();
    residue_ = BitVector(left.size());
    for (std::size_t i = 0; i < left.size(); ++i) {
        residue_.set(i, left[i].dot(difference));
    }
    solution_ = inverse_ * difference;
    present_ = {.rank = rank,
                .nullity = graph.buttonCount() - rank,
                .buttons = graph.buttonCount(),
                .lights = graph.lightCount(),
                .isSolvable = residue_.none()};
}

Prediction SingleChanges::bordered(std::span<const Arc> entries, bool isUpdate) const {
    // The rank of [A U; Vᵀ D] is that of A plus that of [0 P; Q S], where P are the left kernel's
    // products with U, Q those of V with the kernel, and S = D + Vᵀ G U.
    const std::size_t count = entries.size();
    LIGHTSOUT_ASSERT(count <= maxEntries);
    std::array<const BitVector*, maxEntries> left{};
    std::array<const BitVector*, maxEntries> right{};
    std::array<unsigned, maxEntries> corner{}; // row i of S; bit j belongs to column j
    unsigned cornerOfBoard = 0;                // Vᵀ G d; bit i belongs to row i
    for (std::size_t i = 0; i < count; ++i) {
        left[i] = &leftKernel_[entries[i].to];
        right[i] = &rightKernel_[entries[i].from];
        corner[i] = isUpdate ? 1U << i : 0;
        for (std::size_t j = 0; j < count; ++j) {
            corner[i] ^= static_cast<unsigned>(inverse_.get(entries[i].from, entries[j].to)) << j;
        }
        cornerOfBoard |= static_cast<unsigned>(solution_[entries[i].from]) << i;
    }
    const BitVector zeroOfRight(rightKernel_.front().size());
    const BitVector zeroOfLeft(residue_.size());
    const std::span rows(right.data(), count);
    const std::span columns(left.data(), count);

    // Modulo the columns of Q, a column is 0 if all combinations of rows that vanish on Q vanish
    // on it.
    std::vector<unsigned> vanishing;
    for (unsigned chosen = 0; chosen < 1U << count; ++chosen) {
        if (sumsToZero(zeroOfRight, rows, chosen)) {
            vanishing.push_back(chosen);
        }
    }
    const auto vanishes = [&](unsigned chosenColumns, unsigned ofBoard) {
        return std::ranges::none_of(vanishing, [&](unsigned chosenRows) {
            int ones = std::popcount(chosenRows & ofBoard);
            for (std::size_t i = 0; i < count; ++i) {
                ones +=
                    ((chosenRows >> i) & 1U) != 0 ? std::popcount(corner[i] & chosenColumns) : 0;
            }
            return ones % 2 != 0;
        });
    };
    unsigned dependent = 0; // number of combinations of columns with the sum 0
    bool isSolvable = false;
    for (unsigned chosen = 0; chosen < 1U << count; ++chosen) {
        dependent += sumsToZero(zeroOfLeft, columns, chosen) && vanishes(chosen, 0) ? 1 : 0;
        isSolvable = isSolvable ||
                     (sumsToZero(residue_, columns, chosen) && vanishes(chosen, cornerOfBoard));
    }
    const std::size_t rankOfRows =
        count - static_cast<std::size_t>(std::countr_zero(vanishing.size()));
    const std::size_t rankOfColumns = count - static_cast<std::size_t>(std::countr_zero(dependent));

    Prediction after = present_;
    after.rank += rankOfRows + rankOfColumns;
    after.rank -= isUpdate ? count : 2;
    after.isSolvable = isSolvable;
    return after;
}

Prediction SingleChanges::predict(const SingleChange& change) const {
    Prediction after = present_;
    if (change.kind == ChangeKind::light) {
        after.isSolvable = residue_ == leftKernel_[change.arc.from];
        return after;
    }
    if (change.kind == ChangeKind::removeVertex) {
        after = bordered(std::span(&change.arc, 1), false);
        const Graph& graph = graphOf(game_);
        after.buttons -= graph.hasButton(change.arc.from) ? 1 : 0;
        after.lights -= graph.hasLight(change.arc.from) ? 1 : 0;
    } else {
        after = bordered(entriesOf(change), true);
        if (change.kind == ChangeKind::addLeaf) {
            ++after.rank;
            ++after.buttons;
            ++after.lights;
        }
    }
    after.nullity = after.buttons - after.rank;
    return after;
}

std::vector<SingleChange> singleChanges(const Game& game, ChangeKind kind) {
    const Graph& graph = graphOf(game);
    std::vector<SingleChange> changes;
    switch (kind) {
    case ChangeKind::addEdge:
    case ChangeKind::removeEdge:
    case ChangeKind::addArrow:
    case ChangeKind::removeArrow:
        return connections(graph, kind);
    case ChangeKind::selfInfluence:
    case ChangeKind::removeVertex:
    case ChangeKind::addLeaf:
    case ChangeKind::light:
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            if (kind == ChangeKind::removeVertex ||
                (kind == ChangeKind::light && graph.hasLight(v)) ||
                ((kind == ChangeKind::selfInfluence || kind == ChangeKind::addLeaf) &&
                 graph.allows({v, v}))) {
                changes.push_back({kind, {v, v}});
            }
        }
    }
    return changes;
}

std::optional<SingleChange> changeBetween(const Graph& graph, Vertex from, Vertex to, bool mutual) {
    const Arc there{from, to};
    const Arc back{to, from};
    if (from == to) {
        return graph.allows(there) ? std::optional(SingleChange{ChangeKind::selfInfluence, there})
                                   : std::nullopt;
    }
    if (mutual && graph.allows(there) && graph.allows(back) &&
        graph.has(there) == graph.has(back)) {
        return SingleChange{graph.has(there) ? ChangeKind::removeEdge : ChangeKind::addEdge,
                            {std::min(from, to), std::max(from, to)}};
    }
    const Arc one = mutual && (graph.has(there) || !graph.allows(there)) ? back : there;
    if (!graph.allows(one)) {
        return std::nullopt;
    }
    return SingleChange{graph.has(one) ? ChangeKind::removeArrow : ChangeKind::addArrow, one};
}

/// Returns where a leaf of a vertex is drawn: away from the middle of the graph, as far as the
/// nearest other vertex is.
static Point placeOfLeaf(const Graph& graph, Vertex vertex) {
    const Point place = graph.position(vertex);
    const auto count = static_cast<double>(graph.vertexCount());
    Point middle;
    double nearest = 0;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point other = graph.position(v);
        middle.x += other.x / count;
        middle.y += other.y / count;
        const double away = std::hypot(other.x - place.x, other.y - place.y);
        if (v != vertex && (nearest == 0 || away < nearest)) {
            nearest = away;
        }
    }
    const double step = nearest > 0 ? nearest : 1;
    const double away = std::hypot(place.x - middle.x, place.y - middle.y);
    constexpr double negligible = 1e-9;
    return away < negligible ? Point{place.x + step, place.y}
                             : Point{place.x + (place.x - middle.x) * step / away,
                                     place.y + (place.y - middle.y) * step / away};
}

std::vector<Move> movesOf(const Game& game, const SingleChange& change) {
    if (change.kind == ChangeKind::removeVertex) {
        return movesToRemove(game, {change.arc.from});
    }
    if (change.kind == ChangeKind::light) {
        return {FlipStart{{change.arc.from}}};
    }
    if (change.kind == ChangeKind::addLeaf) {
        const Vertex leaf = game.vertexCount();
        const Vertex neighbour = change.arc.from;
        return {
            InsertVertices{{{.number = leaf, .position = placeOfLeaf(graphOf(game), neighbour)}}},
            FlipArcs{{{neighbour, leaf}, {leaf, neighbour}}}};
    }
    std::vector<Arc> arcs = entriesOf(change);
    std::sort(arcs.begin(), arcs.end());
    return {FlipArcs{std::move(arcs)}};
}

} // namespace lightsout
