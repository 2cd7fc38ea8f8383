// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"
#include "gf2/BitMatrix.h"
#include "support/Progress.h"

#include <optional>
#include <span>
#include <vector>

namespace lightsout {

/// The kinds of single changes of a graph, and of a board on it.
enum class ChangeKind {
    addEdge,       ///< adds a mutual influence between two vertices without any influence
    removeEdge,    ///< removes a mutual influence
    addArrow,      ///< adds one arc; the opposite arc may exist
    removeArrow,   ///< removes one arc; the opposite arc may exist
    selfInfluence, ///< adds or removes the influence of a vertex on itself
    removeVertex,
    addLeaf, ///< adds a vertex with self-influence, joined to this one; its light needs no change
    light,   ///< toggles a light, which changes the board and not the graph
};

/// A single change of a graph, or of a board on it.
struct SingleChange {
    ChangeKind kind = ChangeKind::addEdge;
    Arc arc{}; ///< a change of a vertex has this vertex at both ends; an edge leads to the larger

    friend bool operator==(const SingleChange&, const SingleChange&) = default;
};

/// The effect of a single change.
struct Prediction {
    std::size_t rank = 0;
    std::size_t nullity = 0;
    std::size_t buttons = 0;
    std::size_t lights = 0;
    bool isSolvable = false; ///< whether the board itself is solvable afterwards

    /// Returns true if every board is solvable.
    bool solvesAll() const { return rank == lights; }

    friend bool operator==(const Prediction&, const Prediction&) = default;
};

/// Predicts what single changes do to a board on a graph, without a new elimination.
///
/// A change of one or two entries of the matrix A is an update A + U Vᵀ of rank 1 or 2. Its rank
/// follows from the generalised inverse G with A G A = A, bases of both kernels, and the rank of a
/// matrix with as many rows and columns as there are entries (Guttman's rank additivity, for the
/// bordered matrix of the Sherman–Morrison–Woodbury formula): each prediction takes time
/// proportional to the nullity / 64. Removing a vertex borders A with two unit vectors. A new leaf
/// is pressed if and only if its neighbour is, so it acts like a switched self-influence.
class SingleChanges {
public:
    /// Maximum number of vertices: the matrices of this size need a few megabytes.
    static constexpr std::size_t maxVertices = 2'000;

    /// Eliminates [A | I] once. The game's rule must be a graph with at most maxVertices vertices.
    /// O(N³). Throws Cancelled.
    SingleChanges(Game game, Progress& progress);

    const Game& game() const { return game_; }
    /// Returns the present state, in the same form as a prediction.
    const Prediction& present() const { return present_; }
    /// Returns the effect of a change, which must be possible. O(nullity / 64).
    Prediction predict(const SingleChange& change) const;
    /// Returns how much the nullity grows, or falls if it is negative.
    int nullityChange(const SingleChange& change) const {
        return static_cast<int>(predict(change).nullity) - static_cast<int>(present_.nullity);
    }

private:
    Prediction bordered(std::span<const Arc> entries, bool isUpdate) const;

    Game game_;
    Prediction present_;
    BitMatrix inverse_;                  ///< the generalised inverse G: buttons × lights
    std::vector<BitVector> rightKernel_; ///< for each button, its entries in a basis of the kernel
    std::vector<BitVector> leftKernel_;  ///< for each light, its entries in the left kernel's basis
    BitVector residue_;                  ///< the left kernel's products with the difference
    BitVector solution_;                 ///< G times the difference
};

/// Returns all possible single changes of one kind, in ascending order. Arrows are listed for each
/// arc that is absent or present, including the two halves of an edge. O(N²).
std::vector<SingleChange> singleChanges(const Game& game, ChangeKind kind);

/// Returns the kind of change that adds or removes a connection between two vertices. If `mutual`
/// is true, it connects them in both directions unless they already are; vertices joined by one
/// arc only lack the other. Returns nullopt if a button or light that it needs is missing.
std::optional<SingleChange> changeBetween(const Graph& graph, Vertex from, Vertex to, bool mutual);

/// Returns the moves that make a change, which must be possible. Every move is legal after the
/// previous ones.
std::vector<Move> movesOf(const Game& game, const SingleChange& change);

} // namespace lightsout
