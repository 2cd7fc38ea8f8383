// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"

#include <string>
#include <string_view>

namespace lightsout {

/// What GraphML and GML tell of a vertex; foreign files may leave out anything.
struct AttributedVertex {
    std::optional<double> x{};
    std::optional<double> y{};
    std::string label{};
    std::string name{}; ///< the label of a vertex without one
    std::optional<bool> self{};
    std::optional<bool> start{};
    std::optional<bool> target{};
    std::optional<bool> pressed{};
    std::size_t offset = 0; ///< where it stands in the text
};

/// Reads the coordinate x or y. The error, wrongType or numberOutOfRange, tells no place.
Result<double> coordinateFrom(std::string_view name, std::string_view digits);

/// The board of these vertices. They are placed on a circle if none has a position; if only some
/// have one, the others are placed in rows below them.
SavedBoard boardWith(std::vector<AttributedVertex> vertices, GraphBuilder arcs,
                     const ReadOptions& options);

/// Calls write(from, to) for each edge of an undirected graph, and for each arc of any other.
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
