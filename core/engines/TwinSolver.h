// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/PleDecomposition.h"
#include "graph/Graph.h"

#include <optional>

namespace lightsout {

/// A class of vertices that are interchangeable in a graph: they have the same self-influence and
/// the same neighbours, apart from each other. They are true twins if they are neighbours,
/// otherwise false twins.
struct TwinClass {
    std::vector<Vertex> vertices; ///< in ascending order
    bool areNeighbours = false;   ///< whether they are mutual neighbours; false for one vertex
};

/// Returns the classes of twins of an undirected graph, in the order of their first vertices. O(N
/// log N + arcs). Throws Cancelled.
std::vector<TwinClass> twinClasses(const Graph& graph, const Progress& progress);

/// Solves undirected graphs with few classes of twins, such as complete graphs, complete bipartite
/// graphs and stars.
///
/// The presses of other vertices make the same change to all twins of a class. Let X be the
/// parities of the presses in the classes, M the matrix of joined classes (joined to themselves if
/// the twins are neighbours), and Y = M X. Then (A p)_v = Y_i + b_i p_v for v in class i. If b_i =
/// 1, a press of one twin cannot replace a press of another, and p_v = d_v + Y_i. So X_i + n_i Y_i
/// = D_i, where n_i is the number of twins and D_i the sum of their d_v. If b_i = 0, d must be the
/// same at all twins, with Y_i = d_v, and any presses of parity X_i solve the class. So there is
/// one equation per class.
///
/// Building takes O(arcs + classes³ / 64); solving takes O(N + classes² / 64).
class TwinSolver {
public:
    /// Returns the classes of the graph if they are few enough to be useful. Throws Cancelled.
    static std::optional<std::vector<TwinClass>> classesOf(const Graph& graph,
                                                           const Progress& progress);

    /// Builds the solver. `classes` must be the classes of the graph. The solver does not keep a
    /// reference to the graph. Throws Cancelled.
    TwinSolver(const Graph& graph, std::vector<TwinClass> classes, Progress& progress);

    std::size_t nullity() const { return quotient_.nullity() + pairs_; }

    /// Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const;

    /// Returns vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const;

private:
    BitVector pressesFrom(const BitVector& parities, const BitVector& difference) const;

    std::size_t size_;
    std::vector<TwinClass> classes_;
    BitVector areOwn_;      ///< b, for each class
    BitMatrix joined_;      ///< M
    std::size_t pairs_ = 0; ///< number of kernel vectors with two presses each
    PleDecomposition quotient_;
};

} // namespace lightsout
