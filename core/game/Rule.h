// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "graph/Graph.h"
#include "graph/Lattice.h"
#include "support/CopyOnWrite.h"

#include <optional>
#include <variant>

namespace lightsout {

/// Defines which lights each press toggles, either by a lattice, which is stored as a few numbers,
/// or by an explicit graph. Also defines whether the vertices are cells of a grid or are drawn with
/// lines between them.
///
/// A rule is cheap to copy. The influence matrix A has A[v][u] = 1 if pressing u toggles v: its
/// entries are the arcs u → v and, on the diagonal, the self-influences.
class Rule {
public:
    /// The empty board.
    Rule() : shape_(CopyOnWrite<Graph>()) {}
    Rule(const Lattice& lattice) : shape_(lattice) {}
    Rule(Graph graph) : shape_(CopyOnWrite<Graph>(std::move(graph))) {}

    /// Returns the rule of a graph whose vertices are the cells of a grid, numbered and drawn as
    /// cells: a board with custom press patterns. Only the size and the topology of `cells` are
    /// used.
    static Rule onCells(const Lattice& cells, Graph graph);

    /// Return the lattice and the graph; exactly one of the two is not null.
    const Lattice* lattice() const { return std::get_if<Lattice>(&shape_); }
    const Graph* graph() const;
    /// Returns the grid whose cells represent the vertices, or null for a graph drawn with lines.
    const Lattice* cells() const { return lattice() != nullptr || !cells_ ? lattice() : &*cells_; }
    /// Returns true for a graph drawn with lines, whose vertices can be moved, added and removed.
    bool isDrawn() const { return cells() == nullptr; }
    /// Returns the graph for editing; there must be one. O(graph) if it is shared.
    Graph& editGraph();

    std::size_t vertexCount() const;
    /// Returns the number of pairs of vertices that influence each other if all influences are
    /// mutual, otherwise the number of arcs. Self-influence is not counted.
    std::size_t edgeCount(const Progress* progress = nullptr) const;
    /// Returns true if A = Aᵀ and every vertex has either both a button and a light or neither.
    bool isUndirected(const Progress* progress = nullptr) const;
    bool selfInfluence(Vertex vertex) const;

    /// Return whether the vertex can be pressed, and whether it has a light (see VertexMark).
    bool hasButton(Vertex vertex) const;
    bool hasLight(Vertex vertex) const;
    /// Returns true if the vertex has neither a button nor a light.
    bool isHole(Vertex vertex) const { return !hasButton(vertex) && !hasLight(vertex); }
    /// Returns the number of holes. O(N) if some vertex has no button or no light.
    std::size_t holeCount() const;
    std::size_t buttonCount() const;
    std::size_t lightCount() const;
    /// Returns true if some vertex has no button or no light. In that case, A has zero columns for
    /// vertices without a button and zero rows for vertices without a light; Reduction.h leaves
    /// them out.
    bool isMarked() const { return graph() != nullptr && graph()->isMarked(); }

    /// Calls visit(light) for every light that pressing `vertex` toggles, each once, in no
    /// particular order.
    template <typename Visitor>
    void forEachToggled(Vertex vertex, Visitor visit) const {
        if (const Lattice* cells = lattice()) {
            cells->forEachNeighbour(vertex, visit);
        } else {
            for (const Vertex target : graph()->targets(vertex)) {
                visit(target);
            }
        }
        if (selfInfluence(vertex)) {
            visit(vertex);
        }
    }

    /// Returns A p: the lights changed by all these presses. O(N / 64 + rows + cols) on lattices
    /// with plus or row-and-column neighbours, otherwise O(arcs).
    BitVector changedBy(const BitVector& presses) const;

    /// Returns Aᵀ y: for each vertex, the parity of the number of lights of y that pressing it
    /// toggles.
    BitVector parityOfToggled(const BitVector& lights) const;

    /// Returns whether A p = d. Takes as long as changedBy(), but needs no extra memory on plane
    /// grids.
    bool changes(const BitVector& presses, const BitVector& difference) const;
    /// Returns whether Aᵀ y = 0, at the same cost.
    bool togglesEvenly(const BitVector& lights) const;

    /// Returns A as a dense matrix of N² / 8 bytes.
    BitMatrix influenceMatrix(const Progress* progress = nullptr) const;

    /// Returns the rule as an explicit graph; a lattice is expanded.
    Graph toGraph(Progress* progress = nullptr) const;

    /// Returns true if both rules have the same buttons and lights, and presses toggle the same
    /// lights, regardless of drawing and labels. A lattice matches only an equal lattice.
    bool hasSameInfluence(const Rule& other) const;

    friend bool operator==(const Rule&, const Rule&) = default;

private:
    std::variant<Lattice, CopyOnWrite<Graph>> shape_;
    std::optional<Lattice> cells_; ///< the grid of onCells(), with plus neighbours
};

} // namespace lightsout
