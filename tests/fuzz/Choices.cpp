// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/Choices.h"

#include <algorithm>

namespace lightsout {

std::uint8_t Choices::byte() {
    if (bytes_.empty()) {
        return 0;
    }
    const std::uint8_t first = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return first;
}

std::size_t Choices::below(std::size_t bound) {
    constexpr std::size_t byteValues = 256;
    const std::size_t low = byte();
    return (bound > byteValues ? low + byteValues * byte() : low) % bound;
}

BitVector Choices::vector(std::size_t size) {
    constexpr std::size_t bitsPerByte = 8;
    BitVector entries(size);
    std::uint8_t bits = 0;
    for (std::size_t i = 0; i < size; ++i) {
        if (i % bitsPerByte == 0) {
            bits = byte();
        }
        entries.set(i, ((bits >> (i % bitsPerByte)) & 1U) != 0);
    }
    return entries;
}

Lattice Choices::lattice(std::size_t side) {
    Lattice lattice{.rows = 1 + below(side), .cols = 1 + below(side)};
    lattice.topology = static_cast<Topology>(below(6));
    lattice.neighbours = static_cast<Neighbours>(below(5));
    lattice.selfInfluence = !flip();
    return lattice;
}

Graph Choices::graph(std::size_t vertices) {
    Graph graph(below(vertices + 1));
    const std::size_t n = graph.vertexCount();
    const bool isUndirected = !flip();
    for (Vertex u = 0; u < n; ++u) {
        const BitVector targets = vector(isUndirected ? u + 1 : n);
        targets.forEachOne([&](Vertex v) {
            if (u == v) {
                graph.setSelfInfluence(u, false);
            } else if (isUndirected) {
                graph.addEdge(u, v);
            } else {
                graph.addArc(u, v);
            }
        });
    }
    return graph;
}

Rule Choices::rule(std::size_t vertices) {
    if (flip()) {
        return graph(vertices);
    }
    Lattice cells = lattice(vertices);
    cells.cols = std::min(cells.cols, vertices / cells.rows);
    return cells;
}

} // namespace lightsout
