// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Progress.h"

#include <array>
#include <cstdint>
#include <optional>

namespace lightsout {

/// The ways in which the sides of a rectangle can be glued.
enum class Topology {
    plane,      ///< no sides are glued
    cylinder,   ///< left to right: each row is a cycle
    torus,      ///< left to right and top to bottom
    moebius,    ///< left to right, with the row index reversed
    klein,      ///< like a torus, but crossing left or right reverses the row index
    projective, ///< like a torus, but each crossing reverses the other index
};

/// The rules that define a cell's neighbours.
enum class Neighbours {
    plus,      ///< the four cells that share a side
    king,      ///< the eight cells around it
    diagonal,  ///< the four cells that share only a corner
    knight,    ///< the cells a knight's move away
    rowColumn, ///< all other cells in the same row or column
};

/// A board described by a few numbers instead of a graph: rows × cols cells on a surface.
///
/// Cells are numbered row by row from 0. Neighbours form a set that never contains the cell itself,
/// so a glued side of length 1 or 2 gives neither loops nor double edges. Every lattice is
/// undirected.
struct Lattice {
    std::size_t rows = 1;
    std::size_t cols = 1;
    Topology topology = Topology::plane;
    Neighbours neighbours = Neighbours::plus;
    /// True if a press also toggles the pressed cell (σ⁺ rule); false for the σ rule.
    bool selfInfluence = true;

    std::size_t vertexCount() const { return rows * cols; }
    std::size_t rowOf(Vertex cell) const { return cell / cols; }
    std::size_t columnOf(Vertex cell) const { return cell % cols; }
    Vertex cell(std::size_t row, std::size_t column) const { return row * cols + column; }
    /// Returns the cell at a position that may lie beyond the borders, where the surface continues
    /// according to its gluing. Returns nullopt if the position is beyond a border that is not
    /// glued. At a corner, the left or right border is crossed first. O(1) near the board.
    std::optional<Vertex> cellAt(std::int64_t row, std::int64_t column) const;

    /// Returns true for boards that light chasing solves in linear time.
    bool isPlaneGrid() const {
        return topology == Topology::plane && neighbours == Neighbours::plus;
    }

    /// Calls visit(neighbour) once for each neighbour, in no particular order.
    template <typename Visitor>
    void forEachNeighbour(Vertex cell, Visitor visit) const {
        if (neighbours == Neighbours::rowColumn) {
            for (std::size_t c = 0; c < cols; ++c) {
                if (c != columnOf(cell)) {
                    visit(this->cell(rowOf(cell), c));
                }
            }
            for (std::size_t r = 0; r < rows; ++r) {
                if (r != rowOf(cell)) {
                    visit(this->cell(r, columnOf(cell)));
                }
            }
            return;
        }
        const NearNeighbours near = nearNeighbours(cell);
        for (std::size_t i = 0; i < near.count; ++i) {
            visit(near.cells[i]);
        }
    }

    /// Returns the number of joined pairs of cells. O(1) in the plane with plus neighbours,
    /// otherwise O(cells).
    std::size_t edgeCount() const;

    friend bool operator==(const Lattice&, const Lattice&) = default;

private:
    struct NearNeighbours {
        std::array<Vertex, 8> cells;
        std::size_t count = 0;
    };
    NearNeighbours nearNeighbours(Vertex cell) const;
};

/// Returns the lattice as a graph, in which each cell is at position (column, row).
Graph toGraph(const Lattice& lattice, Progress* progress = nullptr);

} // namespace lightsout
