#include "census/ConnectedGraphs.h"

#include "gf2/Elimination.h"
#include "graph/CircleLayout.h"
#include "support/Assert.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace lightsout {

namespace {

/// For each vertex the set of its neighbours as bits; vertices beyond the last have none.
using Rows = std::array<std::uint8_t, largestGraphCensus>;

constexpr unsigned bit(std::size_t vertex) {
    return 1U << vertex;
}

/// Numbers that say what a vertex's surroundings look like: equal for vertices that some
/// isomorphism maps to each other.
std::vector<std::size_t> refinedColours(const Rows& rows, std::size_t count) {
    std::vector<std::size_t> colours(count, 0);
    for (std::size_t round = 0; round < count; ++round) {
        std::vector<std::vector<std::size_t>> signatures(count);
        for (std::size_t v = 0; v < count; ++v) {
            for (std::size_t u = 0; u < count; ++u) {
                if ((rows[v] & bit(u)) != 0) {
                    signatures[v].push_back(colours[u]);
                }
            }
            std::sort(signatures[v].begin(), signatures[v].end());
            signatures[v].insert(signatures[v].begin(), colours[v]);
        }
        const std::set<std::vector<std::size_t>> different(signatures.begin(), signatures.end());
        for (std::size_t v = 0; v < count; ++v) {
            colours[v] = static_cast<std::size_t>(
                std::distance(different.begin(), different.find(signatures[v])));
        }
    }
    return colours;
}

/// Finds the numbering, colours ascending, whose adjacency matrix comes first.
class CanonicalForm {
public:
    CanonicalForm(const Rows& rows, std::size_t count)
        : rows_(rows), count_(count), colours_(refinedColours(rows, count)), order_(count) {
        wanted_ = colours_;
        std::sort(wanted_.begin(), wanted_.end());
        place(0, 0, false);
    }

    const Rows& rows() const { return best_; }

private:
    /// Tries all vertices at a place; `isLess` once an earlier row is below the best one's.
    void place(std::size_t index, unsigned used, bool isLess) {
        if (index == count_) {
            if (!hasBest_ || isLess) {
                best_ = present_;
                hasBest_ = true;
            }
            return;
        }
        for (std::size_t v = 0; v < count_; ++v) {
            if ((used & bit(v)) != 0 || colours_[v] != wanted_[index]) {
                continue;
            }
            unsigned row = 0;
            for (std::size_t before = 0; before < index; ++before) {
                row |= (rows_[v] & bit(order_[before])) != 0 ? bit(before) : 0;
            }
            // A better numbering may have been found since the rows before were compared.
            const bool isLessHere =
                hasBest_ &&
                std::lexicographical_compare(
                    present_.begin(), present_.begin() + static_cast<std::ptrdiff_t>(index),
                    best_.begin(), best_.begin() + static_cast<std::ptrdiff_t>(index));
            if (hasBest_ && !isLessHere && row > best_[index]) {
                continue;
            }
            order_[index] = v;
            present_[index] = static_cast<std::uint8_t>(row);
            place(index + 1, used | bit(v), isLessHere || (hasBest_ && row < best_[index]));
        }
    }

    Rows rows_;
    std::size_t count_;
    std::vector<std::size_t> colours_;
    std::vector<std::size_t> wanted_; ///< the colour of each place
    std::vector<std::size_t> order_;
    Rows present_{}; ///< below the diagonal
    Rows best_{};
    bool hasBest_ = false;
};

/// The graph with one vertex more, joined to `neighbours`.
Rows extended(Rows rows, std::size_t count, unsigned neighbours) {
    rows[count] = static_cast<std::uint8_t>(neighbours);
    for (std::size_t v = 0; v < count; ++v) {
        if ((neighbours & bit(v)) != 0) {
            rows[v] = static_cast<std::uint8_t>(rows[v] | bit(count));
        }
    }
    return rows;
}

/// Both triangles of a matrix given by its lower one.
Rows symmetric(Rows rows, std::size_t count) {
    for (std::size_t v = 0; v < count; ++v) {
        for (std::size_t u = 0; u < v; ++u) {
            if ((rows[v] & bit(u)) != 0) {
                rows[u] = static_cast<std::uint8_t>(rows[u] | bit(v));
            }
        }
    }
    return rows;
}

Graph graphOf(const Rows& lower, std::size_t count) {
    Graph graph(count);
    for (std::size_t v = 0; v < count; ++v) {
        for (std::size_t u = 0; u < v; ++u) {
            if ((lower[v] & bit(u)) != 0) {
                graph.addEdge(u, v);
            }
        }
    }
    placeOnCircle(graph);
    return graph;
}

int edgeCount(const Rows& lower) {
    int count = 0;
    for (const std::uint8_t row : lower) {
        count += std::popcount(row);
    }
    return count;
}

} // namespace

std::vector<Graph> connectedGraphs(std::size_t vertices, Progress& progress) {
    LIGHTSOUT_ASSERT(vertices >= 1 && vertices <= largestGraphCensus);
    std::set<Rows> found{Rows{}};
    for (std::size_t count = 1; count < vertices; ++count) {
        std::set<Rows> larger;
        for (const Rows& lower : found) {
            progress.checkpoint();
            const Rows rows = symmetric(lower, count);
            for (unsigned neighbours = 1; neighbours < bit(count); ++neighbours) {
                larger.insert(CanonicalForm(extended(rows, count, neighbours), count + 1).rows());
            }
        }
        found = std::move(larger);
    }
    std::vector<Rows> sorted(found.begin(), found.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Rows& a, const Rows& b) { return edgeCount(a) < edgeCount(b); });
    std::vector<Graph> graphs;
    graphs.reserve(sorted.size());
    for (const Rows& lower : sorted) {
        graphs.push_back(graphOf(lower, vertices));
    }
    return graphs;
}

std::size_t nullityOf(const Graph& graph) {
    BitMatrix influence(graph.vertexCount(), graph.vertexCount());
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            influence.set(v, u);
        }
        influence.set(u, u, graph.selfInfluence(u));
    }
    return graph.vertexCount() - reducedEchelonFormPlain(influence, influence.cols()).rank();
}

} // namespace lightsout
