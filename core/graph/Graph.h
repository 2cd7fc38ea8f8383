// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lightsout {

/// A vertex of a Graph, or a cell of a Lattice: 0 … N-1.
using Vertex = std::size_t;

/// A place in the plane; y grows downwards. Neighbours are about 1 apart.
struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// The influence of pressing `from` on `to`; where both are the same vertex, its self-influence.
struct Arc {
    Vertex from;
    Vertex to;

    friend bool operator==(const Arc&, const Arc&) = default;
    friend bool operator<(const Arc& a, const Arc& b) {
        return a.from != b.from ? a.from < b.from : a.to < b.to;
    }
};

/// A directed graph drawn in the plane, with a mark on each vertex that presses itself.
///
/// An arc u → v means: pressing u toggles v. A mutual influence is two arcs. Arcs are a set: no
/// arc stands twice, and none leads from a vertex to itself, which is what self-influence is for.
class Graph {
public:
    Graph() = default;
    /// `vertexCount` isolated vertices at the origin, without labels.
    explicit Graph(std::size_t vertexCount, bool selfInfluence = true)
        : vertices_(vertexCount, VertexData{.selfInfluence = selfInfluence}) {}

    std::size_t vertexCount() const { return vertices_.size(); }
    std::size_t arcCount() const { return arcCount_; }
    /// Pairs of vertices joined by mutual arcs count once, one-way arcs once. Throws Cancelled once
    /// `progress`, if there is one, is cancelled; so do the functions below that take one.
    std::size_t edgeCount(const Progress* progress = nullptr) const;
    /// True when every arc has its reverse.
    bool isUndirected(const Progress* progress = nullptr) const;

    /// The vertices v ≠ u with an arc u → v, ascending.
    const std::vector<Vertex>& targets(Vertex u) const;
    bool hasArc(Vertex from, Vertex to) const;
    bool selfInfluence(Vertex vertex) const;
    Point position(Vertex vertex) const;
    /// The user's name for the vertex; empty when it has none.
    const std::string& label(Vertex vertex) const;

    /// Reserves memory for this many vertices: appending them then moves none.
    void reserve(std::size_t vertices) { vertices_.reserve(vertices); }
    /// Appends a vertex and returns its number.
    Vertex addVertex(Point position = {}, bool selfInfluence = true);
    /// O(degree). Does nothing when the arc is there already. `from` and `to` must differ.
    void addArc(Vertex from, Vertex to);
    void addEdge(Vertex a, Vertex b);
    void removeArc(Vertex from, Vertex to);
    void setSelfInfluence(Vertex vertex, bool selfInfluence);
    void setPosition(Vertex vertex, Point position);
    void setLabel(Vertex vertex, std::string label);
    /// Adds the influence, or takes it away if it is there.
    void flip(Arc arc);
    /// True when the influence is there; self-influences count here.
    bool has(Arc arc) const;

    /// Makes room for isolated vertices that will have the given numbers, ascending; the others are
    /// renumbered in their order. O(N + arcs).
    void insertVertices(const std::vector<Vertex>& numbers);
    /// Removes vertices, ascending, that neither arcs lead to nor from. Undoes insertVertices().
    void removeVertices(const std::vector<Vertex>& numbers);

    friend bool operator==(const Graph&, const Graph&) = default;

private:
    struct VertexData {
        std::vector<Vertex> targets{};
        Point position{};
        std::string label{};
        bool selfInfluence = true;

        friend bool operator==(const VertexData&, const VertexData&) = default;
    };

    void renumberTargets(const std::vector<Vertex>& newNumbers);
    VertexData& at(Vertex vertex);
    const VertexData& at(Vertex vertex) const;

    std::vector<VertexData> vertices_;
    std::size_t arcCount_ = 0;
};

} // namespace lightsout
