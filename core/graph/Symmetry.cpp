#include "graph/Symmetry.h"

#include "graph/IgraphSession.h"

namespace lightsout {

std::optional<std::string> automorphismCount(const Graph& graph) {
    if (graph.vertexCount() > automorphismVertexLimit) {
        return std::nullopt;
    }
    const IgraphSession session;
    const bool directed = !graph.isUndirected();
    igraph_vector_int_t edges;
    igraph_vector_int_t colors;
    igraph_vector_int_init(&edges, 0);
    igraph_vector_int_init(&colors, 0);
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        igraph_vector_int_push_back(&colors, graph.selfInfluence(u) ? 1 : 0);
        for (const Vertex v : graph.targets(u)) {
            if (directed || u < v) {
                igraph_vector_int_push_back(&edges, static_cast<igraph_integer_t>(u));
                igraph_vector_int_push_back(&edges, static_cast<igraph_integer_t>(v));
            }
        }
    }
    igraph_t image;
    igraph_create(&image, &edges, static_cast<igraph_integer_t>(graph.vertexCount()), directed);
    igraph_bliss_info_t info{};
    std::optional<std::string> count;
    if (igraph_automorphisms(&image, &colors, IGRAPH_BLISS_FL, &info) == IGRAPH_SUCCESS) {
        count = info.group_size;
        igraph_free(info.group_size);
    }
    igraph_destroy(&image);
    igraph_vector_int_destroy(&colors);
    igraph_vector_int_destroy(&edges);
    return count;
}

} // namespace lightsout
