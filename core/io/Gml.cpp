#include "io/Gml.h"

#include "io/IgraphBoard.h"

#include <algorithm>
#include <numeric>

namespace lightsout {

namespace {

constexpr std::string_view formatName = "gml";

} // namespace

Result<SavedBoard> readGml(std::string_view text, const ReadOptions& options) {
    // Every vertex and edge has a list in brackets, so that this bounds the memory igraph takes.
    const auto lists = static_cast<std::uint64_t>(std::ranges::count(text, '['));
    if (lists > graphVertexLimit + graphArcLimit) {
        return GraphBuilder::tooManyArcs(lists - graphVertexLimit);
    }
    if (lists == 0) {
        return Error{.code = ErrorCode::notThisFormat, .subject = std::string(formatName)};
    }
    const IgraphSession session;
    const auto source = IgraphBoard::read(session, text, igraph_read_graph_gml);
    if (!source) {
        return source.error();
    }
    const igraph_t& graph = source->graph();
    if (auto refused =
            GraphBuilder::checkVertexCount(static_cast<std::uint64_t>(igraph_vcount(&graph)))) {
        return *refused;
    }
    GraphBuilder arcs;
    for (igraph_integer_t edge = 0; edge < igraph_ecount(&graph); ++edge) {
        const auto from = static_cast<Vertex>(IGRAPH_FROM(&graph, edge));
        const auto to = static_cast<Vertex>(IGRAPH_TO(&graph, edge));
        if (!(igraph_is_directed(&graph) ? arcs.addArc(from, to) : arcs.addEdge(from, to))) {
            return GraphBuilder::tooManyArcs();
        }
    }
    std::vector<Vertex> inOrder(static_cast<std::size_t>(igraph_vcount(&graph)));
    std::iota(inOrder.begin(), inOrder.end(), Vertex{0});
    return source->board(std::move(arcs), inOrder, options);
}

Result<std::string> writeGml(const SavedBoard& board) {
    const IgraphSession session;
    const auto target = IgraphBoard::make(board);
    if (!target) {
        return target.error();
    }
    auto text = target->write([](const igraph_t* graph, std::FILE* file) {
        return igraph_write_graph_gml(graph, file, IGRAPH_WRITE_GML_DEFAULT_SW, nullptr,
                                      "lightsout");
    });
    if (!text) {
        return Error{.code = ErrorCode::cannotHold, .subject = std::string(formatName)};
    }
    return *std::move(text);
}

} // namespace lightsout
