// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/AttributedVertices.h"
#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lightsout {

/// Collects a graph whose vertices have names in the file, as edge lists, tables and DOT have.
class NamedGraph {
public:
    /// The vertex of this name, which is added if it is new. The name must live as long as the
    /// graph does; see keep().
    Result<Vertex> vertex(std::string_view name);
    /// The vertex of this name if there is one.
    std::optional<Vertex> find(std::string_view name) const;
    /// A copy of the text that lives as long as the graph.
    std::string_view keep(std::string text) { return kept_.emplace_back(std::move(text)); }

    std::size_t vertexCount() const { return names_.size(); }
    std::string_view name(Vertex vertex) const { return names_[vertex]; }
    /// Labels that are only the vertex's name are left out of the board.
    void dropNames() { keepsNames_ = false; }
    /// What else the file gives of a vertex. A label replaces its name.
    AttributedVertex& attributes(Vertex vertex);

    /// Adds an arc, or both if the edge is undirected.
    std::optional<Error> addEdge(Vertex from, Vertex to, bool isDirected);

    /// The board, its vertices labelled with their names and numbered in the order in which they
    /// occur; `byNumber` sorts them if all names are integers.
    SavedBoard board(const ReadOptions& options, bool byNumber);

private:
    std::unordered_map<std::string_view, Vertex> vertexOf_;
    std::vector<std::string_view> names_;
    std::deque<std::string> kept_;
    std::vector<AttributedVertex> attributes_; ///< of the first vertices; shorter than names_
    GraphBuilder arcs_;
    bool keepsNames_ = true;
};

} // namespace lightsout
