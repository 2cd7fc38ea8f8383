// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/BandElimination.h"

#include "gf2/BitVector.h"
#include "support/Assert.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/cuthill_mckee_ordering.hpp>
#include <boost/graph/properties.hpp>

#include <algorithm>

namespace lightsout {

namespace {

/// A row of the matrix. The words before word `firstWord` are zero and are not stored.
struct BandRow {
    std::size_t firstWord = 0;
    std::vector<std::uint64_t> words{};

    void add(const BandRow& other) {
        const std::size_t offset = other.firstWord - firstWord;
        words.resize(std::max(words.size(), other.words.size() + offset));
        for (std::size_t w = 0; w < other.words.size(); ++w) {
            words[w + offset] ^= other.words[w];
        }
    }
    /// Returns the first column with a 1 at or after `from`, or SIZE_MAX if there is none.
    std::size_t lead(std::size_t from) const {
        for (std::size_t w = from / bitsPerWord - firstWord; w < words.size(); ++w) {
            if (words[w] != 0) {
                return (firstWord + w) * bitsPerWord +
                       static_cast<std::size_t>(std::countr_zero(words[w]));
            }
        }
        return SIZE_MAX;
    }
    void dropBefore(std::size_t column) {
        const std::size_t first = column / bitsPerWord;
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first - firstWord));
        firstWord = first;
    }
};

/// Returns the bandwidth: the largest distance between the positions of two neighbours.
std::size_t bandwidthOf(const Lattice& lattice, const std::vector<std::size_t>& place) {
    std::size_t bandwidth = 0;
    for (Vertex cell = 0; cell < place.size(); ++cell) {
        lattice.forEachNeighbour(cell, [&](Vertex other) {
            bandwidth = std::max(bandwidth, place[other] - std::min(place[cell], place[other]));
        });
    }
    return bandwidth;
}

} // namespace

std::vector<Vertex> cuthillMcKeeOrder(const Lattice& lattice) {
    LIGHTSOUT_ASSERT(lattice.rows > 0 && lattice.cols > 0);
    using BoostGraph =
        boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS,
                              boost::property<boost::vertex_color_t, boost::default_color_type>>;
    BoostGraph graph(lattice.vertexCount());
    for (Vertex cell = 0; cell < lattice.vertexCount(); ++cell) {
        lattice.forEachNeighbour(cell, [&](Vertex other) {
            if (cell < other) {
                boost::add_edge(cell, other, graph);
            }
        });
    }
    std::vector<Vertex> order(lattice.vertexCount());
    boost::cuthill_mckee_ordering(graph, order.rbegin(), get(boost::vertex_color, graph),
                                  boost::make_degree_map(graph));
    return order;
}

std::size_t bandEliminationNullity(const Lattice& lattice, Progress& progress) {
    const std::vector<Vertex> order = cuthillMcKeeOrder(lattice);
    std::vector<std::size_t> place(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        place[order[i]] = i;
    }
    std::vector<BandRow> pivots(order.size()); // indexed by leading column; empty without a pivot
    const std::size_t bandwidth = bandwidthOf(lattice, place);
    std::size_t rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        progress.checkpoint();
        if (i > bandwidth) {
            // This row and all later ones begin after column i - bandwidth - 1.
            pivots[i - bandwidth - 1] = {};
        }
        std::vector<std::size_t> columns;
        lattice.forEachNeighbour(order[i], [&](Vertex cell) { columns.push_back(place[cell]); });
        if (lattice.selfInfluence) {
            columns.push_back(i);
        }
        if (columns.empty()) {
            continue;
        }
        const auto [least, greatest] = std::minmax_element(columns.begin(), columns.end());
        BandRow row{.firstWord = *least / bitsPerWord};
        row.words.resize(*greatest / bitsPerWord - row.firstWord + 1);
        for (const std::size_t column : columns) {
            row.words[column / bitsPerWord - row.firstWord] |= std::uint64_t{1}
                                                               << (column % bitsPerWord);
        }
        std::size_t lead = row.lead(*least);
        while (lead != SIZE_MAX && !pivots[lead].words.empty()) {
            row.add(pivots[lead]);
            lead = row.lead(lead);
        }
        if (lead != SIZE_MAX) {
            row.dropBefore(lead);
            pivots[lead] = std::move(row);
            ++rank;
        }
    }
    return order.size() - rank;
}

} // namespace lightsout
