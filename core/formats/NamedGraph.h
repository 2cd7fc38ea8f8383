// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/AttributedVertices.h"
#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <deque>
#include <memory_resource>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lightsout {

/// Collects a graph whose vertices have names in the file, as in edge lists, tables and DOT.
class NamedGraph {
public:
    /// Returns the vertex with this name, and adds it if it is new. The string must live as long as
    /// the graph; see keep().
    Result<Vertex> vertex(std::string_view name);
    /// Returns the vertex with this name, or nullopt if there is none.
    std::optional<Vertex> find(std::string_view name) const;
    /// Returns a copy of the text that lives as long as the graph.
    std::string_view keep(std::string text) { return kept_.emplace_back(std::move(text)); }

    std::size_t vertexCount() const { return names_.size(); }
    std::string_view name(Vertex vertex) const { return names_[vertex]; }
    /// Makes board() omit labels that are only the vertex's name.
    void dropNames() { keepsNames_ = false; }
    /// Returns the attributes of a vertex for editing. A label, if set, replaces the name.
    AttributedVertex& attributes(Vertex vertex);

    /// Adds an arc, or both arcs of an undirected edge.
    std::optional<Error> addEdge(Vertex from, Vertex to, bool isDirected);

    /// Returns the board. Vertices are labelled with their names. They are numbered in order of
    /// occurrence or, if `byNumber` is true and all names are integers, in ascending order of these
    /// integers.
    SavedBoard board(const ReadOptions& options, bool byNumber);

private:
    std::pmr::monotonic_buffer_resource memory_; ///< holds vertexOf_: a block per name is slow
    std::pmr::unordered_map<std::string_view, Vertex> vertexOf_{&memory_};
    std::vector<std::string_view> names_;
    std::deque<std::string> kept_;
    std::vector<AttributedVertex> attributes_; ///< may be shorter than names_
    GraphBuilder arcs_;
    bool keepsNames_ = true;
};

/// Returns a unique name for each vertex: its label or, if it has none, its number, counted from
/// `first`. If an earlier vertex has the same name, the number in parentheses is appended. Throws
/// Cancelled if `progress`, which can be null, is cancelled.
std::vector<std::string> uniqueLabels(const Graph& graph, std::size_t first,
                                      const Progress* progress = nullptr);

} // namespace lightsout
