// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"

#include <string>
#include <string_view>

namespace lightsout {

/// The attributes of a vertex in a file, which may omit any of them.
struct AttributedVertex {
    std::optional<double> x{};
    std::optional<double> y{};
    std::string label{};
    std::string name{}; ///< used as the label if the vertex has none
    std::optional<bool> self{};
    std::optional<bool> start{};
    std::optional<bool> target{};
    std::optional<bool> pressed{};
    std::optional<bool> button{};
    std::optional<bool> light{};
    std::size_t offset = 0; ///< its position in the text
};

/// Reads the coordinate x or y. If it is invalid, returns the error wrongType or numberOutOfRange,
/// without a position.
Result<double> coordinateFrom(std::string_view name, std::string_view digits);

/// Returns the board with these vertices. They are placed on a circle if none has a position; if
/// only some have one, the others are placed in rows below them.
SavedBoard boardWith(std::vector<AttributedVertex> vertices, GraphBuilder arcs,
                     const ReadOptions& options);

/// Calls write(from, to) for each edge of an undirected graph, or for each arc of a directed one.
template <typename Write>
void forEachWrittenEdge(const Graph& graph, const WriteOptions& options, Write write) {
    const bool isDirected = !graph.isUndirected();
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        options.checkpoint();
        for (const Vertex v : graph.targets(u)) {
            if (isDirected || u < v) {
                write(u, v);
            }
        }
    }
}

} // namespace lightsout
