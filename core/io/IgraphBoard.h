#pragma once

#include "graph/IgraphSession.h"
#include "io/AttributedVertices.h"

#include <cstdio>
#include <string_view>

namespace lightsout {

/// A graph that igraph reads from a file, freed at the end of its life. Needs an IgraphSession
/// while in use.
class IgraphBoard {
public:
    using Reader = igraph_error_t (*)(igraph_t* graph, std::FILE* file);

    /// Reads a file's text; syntax errors tell the line where igraph does.
    static Result<IgraphBoard> read(const IgraphSession& session, std::string_view text,
                                    Reader reader);

    IgraphBoard(IgraphBoard&& other) noexcept;
    IgraphBoard& operator=(IgraphBoard&&) = delete;
    IgraphBoard(const IgraphBoard&) = delete;
    IgraphBoard& operator=(const IgraphBoard&) = delete;
    ~IgraphBoard();

    const igraph_t& graph() const { return graph_; }

    /// The attributes of the vertices, in igraph's order; wrongType for places that are texts.
    Result<std::vector<AttributedVertex>> vertices() const;

private:
    IgraphBoard() = default;

    igraph_t graph_{};
    bool isMade_ = false;
};

} // namespace lightsout
