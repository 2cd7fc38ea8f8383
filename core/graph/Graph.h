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

/// A point in the plane; y grows downwards. Neighbours are about 1 apart.
struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// The influence of pressing `from` on `to`; if both are the same vertex, its self-influence.
struct Arc {
    Vertex from;
    Vertex to;

    friend bool operator==(const Arc&, const Arc&) = default;
    friend bool operator<(const Arc& a, const Arc& b) {
        return a.from != b.from ? a.from < b.from : a.to < b.to;
    }
};

/// A directed graph drawn in the plane, with a mark on each vertex that toggles itself.
///
/// An arc u → v means: pressing u toggles v. A mutual influence is two arcs. Arcs form a set: no
/// arc occurs twice. No arc leads from a vertex to itself, because self-influence takes the place
/// of loops.
class Graph {
public:
    Graph() = default;
    /// Creates `vertexCount` isolated vertices at the origin, without labels.
    explicit Graph(std::size_t vertexCount, bool selfInfluence = true)
        : vertices_(vertexCount, VertexData{.selfInfluence = selfInfluence}) {}

    std::size_t vertexCount() const { return vertices_.size(); }
    std::size_t arcCount() const { return arcCount_; }
    /// Returns the number of edges: a pair of mutual arcs counts as one edge, and so does a one-way
    /// arc. Throws Cancelled if `progress`, which may be null, is cancelled. This is also true of
    /// the functions below with this parameter.
    std::size_t edgeCount(const Progress* progress = nullptr) const;
    /// Returns true if every arc has its reverse.
    bool isUndirected(const Progress* progress = nullptr) const;

    /// Returns the vertices v ≠ u with an arc u → v, ascending.
    const std::vector<Vertex>& targets(Vertex u) const;
    bool hasArc(Vertex from, Vertex to) const;
    bool selfInfluence(Vertex vertex) const;
    Point position(Vertex vertex) const;
    /// Returns the user's name for the vertex; empty if it has none.
    const std::string& label(Vertex vertex) const;

    /// Reserves memory for this many vertices, so that appending them does not reallocate.
    void reserve(std::size_t vertices) { vertices_.reserve(vertices); }
    /// Appends a vertex and returns its number.
    Vertex addVertex(Point position = {}, bool selfInfluence = true);
    /// Adds an arc. Does nothing if it is already there. `from` and `to` must differ. O(degree).
    void addArc(Vertex from, Vertex to);
    void addEdge(Vertex a, Vertex b);
    void removeArc(Vertex from, Vertex to);
    void setSelfInfluence(Vertex vertex, bool selfInfluence);
    void setPosition(Vertex vertex, Point position);
    void setLabel(Vertex vertex, std::string label);
    /// Adds the influence, or removes it if it exists.
    void flip(Arc arc);
    /// Returns true if the influence exists; this includes self-influence.
    bool has(Arc arc) const;

    /// Inserts isolated vertices that will have the given numbers, which must be ascending. The
    /// other vertices are renumbered and keep their order. O(N + arcs).
    void insertVertices(const std::vector<Vertex>& numbers);
    /// Removes vertices that have no incoming or outgoing arcs; their numbers must be ascending.
    /// Undoes insertVertices().
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
