#pragma once

#include "graph/IgraphSession.h"
#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"

#include <cstdio>
#include <string_view>

namespace lightsout {

// What the formats that igraph reads and writes share. Needs an IgraphSession while in use.

/// An igraph graph, freed at the end of its life.
class IgraphBoard {
public:
    using Reader = igraph_error_t (*)(igraph_t* graph, std::FILE* file);
    using Writer = igraph_error_t (*)(const igraph_t* graph, std::FILE* file);

    /// Reads a file's text; syntax errors tell the line where igraph does.
    static Result<IgraphBoard> read(const IgraphSession& session, std::string_view text,
                                    Reader reader);
    /// The board as a graph with the vertex attributes x, y, label, self, start, target.
    static Result<IgraphBoard> make(const SavedBoard& board);

    IgraphBoard(IgraphBoard&& other) noexcept;
    IgraphBoard& operator=(IgraphBoard&&) = delete;
    IgraphBoard(const IgraphBoard&) = delete;
    IgraphBoard& operator=(const IgraphBoard&) = delete;
    ~IgraphBoard();

    /// Nothing when igraph refuses.
    std::optional<std::string> write(Writer writer) const;

    const igraph_t& graph() const { return graph_; }

    /// The board with these arcs and the attributes that the vertices have; vertexOf[i] is the
    /// vertex that igraph's vertex i is to be.
    Result<SavedBoard> board(GraphBuilder arcs, const std::vector<Vertex>& vertexOf,
                             const ReadOptions& options) const;

private:
    IgraphBoard() = default;

    igraph_t graph_{};
    bool isMade_ = false;
};

} // namespace lightsout
