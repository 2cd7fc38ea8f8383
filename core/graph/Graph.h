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

/// States whether a vertex can be pressed and whether it has a light. A vertex with neither is a
/// hole in the board.
struct VertexMark {
    Vertex vertex = 0;
    bool hasButton = true;
    bool hasLight = true;

    friend bool operator==(const VertexMark&, const VertexMark&) = default;
};

/// A directed graph drawn in the plane. Each vertex may have self-influence, that is, toggle
/// itself.
///
/// An arc u → v means: pressing u toggles v. A mutual influence is two arcs. Arcs form a set: no
/// arc occurs twice. No arc leads from a vertex to itself, because self-influence takes the place
/// of loops.
///
/// A vertex can lack a button or a light. No arc leads from a vertex without a button or to a
/// vertex without a light, and neither of them has self-influence.
class Graph {
public:
    Graph() = default;
    /// Creates `vertexCount` isolated vertices at the origin, without labels.
    explicit Graph(std::size_t vertexCount, bool selfInfluence = true)
        : vertices_(vertexCount, VertexData{.selfInfluence = selfInfluence}) {}

    std::size_t vertexCount() const { return vertices_.size(); }
    std::size_t arcCount() const { return arcCount_; }
    /// Returns the number of edges: a pair of mutual arcs counts as one edge, and so does a one-way
    /// arc. Throws Cancelled if `progress`, which may be null, is cancelled. The same applies to
    /// isUndirected().
    std::size_t edgeCount(const Progress* progress = nullptr) const;
    /// Returns true if the reverse of every arc exists.
    bool isUndirected(const Progress* progress = nullptr) const;

    /// Returns the vertices v ≠ u with an arc u → v, in ascending order.
    const std::vector<Vertex>& targets(Vertex u) const;
    bool hasArc(Vertex from, Vertex to) const;
    bool selfInfluence(Vertex vertex) const;
    /// Return whether the vertex can be pressed, and whether it has a light.
    bool hasButton(Vertex vertex) const;
    bool hasLight(Vertex vertex) const;
    std::size_t buttonCount() const { return vertices_.size() - buttonless_; }
    std::size_t lightCount() const { return vertices_.size() - lightless_; }
    /// Returns true if some vertex has no button or no light.
    bool isMarked() const { return buttonless_ > 0 || lightless_ > 0; }
    /// Returns true if the arc's source has a button and its target has a light.
    bool allows(Arc arc) const { return hasButton(arc.from) && hasLight(arc.to); }
    Point position(Vertex vertex) const;
    /// Returns the label that the user gave the vertex; empty if there is none.
    const std::string& label(Vertex vertex) const;

    /// Reserves memory for this many vertices, so that appending them does not reallocate.
    void reserve(std::size_t vertices) { vertices_.reserve(vertices); }
    /// Appends a vertex and returns its number.
    Vertex addVertex(Point position = {}, bool selfInfluence = true);
    /// Adds an arc. Does nothing if the arc already exists or is not allowed. `from` and `to` must
    /// differ. O(degree).
    void addArc(Vertex from, Vertex to);
    void addEdge(Vertex a, Vertex b);
    void removeArc(Vertex from, Vertex to);
    /// Sets the self-influence; a vertex without a button or a light always has none.
    void setSelfInfluence(Vertex vertex, bool selfInfluence);
    /// Sets which vertices have buttons and lights. When a button or a light is removed, all
    /// influences that need it are removed too. New buttons and lights have no influences yet. O(N
    /// + arcs).
    void mark(const std::vector<VertexMark>& marks);
    void setPosition(Vertex vertex, Point position);
    void setLabel(Vertex vertex, std::string label);
    /// Adds the influence if it is allowed, or removes it if it exists.
    void flip(Arc arc);
    /// Returns true if the influence, possibly a self-influence, exists.
    bool has(Arc arc) const;

    /// Inserts isolated vertices that will have the given numbers, which must be in ascending
    /// order. The other vertices are renumbered and keep their order. O(N + arcs).
    void insertVertices(const std::vector<Vertex>& numbers);
    /// Removes vertices that have no incoming or outgoing arcs; their numbers must be in ascending
    /// order. Undoes insertVertices().
    void removeVertices(const std::vector<Vertex>& numbers);

    friend bool operator==(const Graph&, const Graph&) = default;

private:
    struct VertexData {
        std::vector<Vertex> targets{};
        Point position{};
        std::string label{};
        bool selfInfluence = true;
        bool hasButton = true;
        bool hasLight = true;

        friend bool operator==(const VertexData&, const VertexData&) = default;
    };

    void renumberTargets(const std::vector<Vertex>& newNumbers);
    VertexData& at(Vertex vertex);
    const VertexData& at(Vertex vertex) const;

    std::vector<VertexData> vertices_;
    std::size_t arcCount_ = 0;
    std::size_t buttonless_ = 0; ///< number of vertices without a button
    std::size_t lightless_ = 0;  ///< number of vertices without a light
};

/// Returns, for each vertex, the vertices joined to it in either direction, in ascending order. O(N
/// + arcs log degree).
std::vector<std::vector<Vertex>> undirectedNeighbours(const Graph& graph);

/// Returns the connected components of a graph given by its undirected neighbours: the vertices of
/// each are in ascending order, and the components are ordered by their smallest vertices. O(N +
/// edges).
std::vector<std::vector<Vertex>>
connectedComponents(const std::vector<std::vector<Vertex>>& neighbours);

} // namespace lightsout
