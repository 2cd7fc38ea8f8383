// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Symmetry.h"

#include "graph/IgraphSession.h"
#include "support/Assert.h"

#include <numeric>
#include <set>

namespace lightsout {

namespace {

constexpr std::size_t firstHole = 4;

/// Returns a number for the self-influence, the button and the light of a vertex. Each hole has a
/// number of its own, because exchanging two holes does not move anything.
std::size_t kindOf(const Graph& graph, Vertex vertex, std::size_t& holes) {
    const bool hasButton = graph.hasButton(vertex);
    const bool hasLight = graph.hasLight(vertex);
    if (!hasButton && !hasLight) {
        return firstHole + holes++;
    }
    return hasButton && hasLight ? (graph.selfInfluence(vertex) ? 1 : 0) : (hasButton ? 2 : 3);
}

/// The graph in igraph's representation. May exist only during an IgraphSession.
class ColouredImage {
public:
    ColouredImage(const Graph& graph, const std::vector<std::size_t>& givenColours) {
        const bool directed = !graph.isUndirected();
        IgraphIntegers edges;
        std::size_t holes = 0;
        const std::size_t kinds = firstHole + graph.vertexCount();
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            const std::size_t given = givenColours.empty() ? 0 : givenColours[u];
            colours_.add(kinds * given + kindOf(graph, u, holes));
            for (const Vertex v : graph.targets(u)) {
                if (directed || u < v) {
                    edges.add(u);
                    edges.add(v);
                }
            }
        }
        requireMemory(igraph_create(&graph_, edges.get(),
                                    static_cast<igraph_integer_t>(graph.vertexCount()), directed));
    }
    ~ColouredImage() { igraph_destroy(&graph_); }
    ColouredImage(const ColouredImage&) = delete;
    ColouredImage& operator=(const ColouredImage&) = delete;

    const igraph_t* graph() const { return &graph_; }
    const igraph_vector_int_t* colours() const { return colours_.get(); }

private:
    igraph_t graph_{};
    IgraphIntegers colours_;
};

} // namespace

std::optional<std::string> automorphismCount(const Graph& graph, const Progress* progress) {
    if (graph.vertexCount() > maxAutomorphismVertices) {
        return std::nullopt;
    }
    const IgraphSession session(progress, IgraphSession::Interruption::stopsSearch);
    const ColouredImage image(graph, {});
    igraph_bliss_info_t info{};
    if (igraph_automorphisms(image.graph(), image.colours(), IGRAPH_BLISS_FL, &info) !=
        IGRAPH_SUCCESS) {
        return std::nullopt;
    }
    std::string count = info.group_size;
    igraph_free(info.group_size);
    checkpoint(progress);
    return count;
}

bool areIsomorphic(const Graph& a, const Graph& b) {
    if (a.vertexCount() != b.vertexCount() || a.arcCount() != b.arcCount() ||
        a.isUndirected() != b.isUndirected()) {
        return false;
    }
    const IgraphSession session;
    const ColouredImage first(a, {});
    const ColouredImage second(b, {});
    igraph_bool_t isSame = false;
    return igraph_isomorphic(first.graph(), second.graph(), &isSame) == IGRAPH_SUCCESS && isSame;
}

std::optional<std::vector<Permutation>>
automorphismGenerators(const Graph& graph, const std::vector<std::size_t>& colours,
                       const Progress* progress) {
    LIGHTSOUT_ASSERT(colours.empty() || colours.size() == graph.vertexCount());
    if (graph.vertexCount() > maxGeneratorVertices) {
        return std::nullopt;
    }
    const IgraphSession session(progress, IgraphSession::Interruption::stopsSearch);
    const ColouredImage image(graph, colours);
    igraph_vector_int_list_t generators;
    requireMemory(igraph_vector_int_list_init(&generators, 0));
    std::optional<std::vector<Permutation>> permutations;
    if (igraph_automorphism_group(image.graph(), image.colours(), &generators, IGRAPH_BLISS_FL,
                                  nullptr) == IGRAPH_SUCCESS) {
        permutations.emplace();
        for (igraph_integer_t i = 0; i < igraph_vector_int_list_size(&generators); ++i) {
            const igraph_vector_int_t* generator = igraph_vector_int_list_get_ptr(&generators, i);
            Permutation& permutation = permutations->emplace_back();
            for (igraph_integer_t v = 0; v < igraph_vector_int_size(generator); ++v) {
                permutation.push_back(static_cast<Vertex>(VECTOR(*generator)[v]));
            }
        }
    }
    igraph_vector_int_list_destroy(&generators);
    checkpoint(progress);
    return permutations;
}

Permutation canonicalNumbering(const Graph& graph) {
    const IgraphSession session;
    const ColouredImage image(graph, {});
    igraph_vector_int_t numbers;
    requireMemory(igraph_vector_int_init(&numbers, 0));
    const igraph_error_t error = igraph_canonical_permutation(image.graph(), image.colours(),
                                                              &numbers, IGRAPH_BLISS_FL, nullptr);
    Permutation numbering;
    for (igraph_integer_t v = 0; v < igraph_vector_int_size(&numbers); ++v) {
        numbering.push_back(static_cast<Vertex>(VECTOR(numbers)[v]));
    }
    igraph_vector_int_destroy(&numbers);
    requireMemory(error);
    return numbering;
}

std::optional<std::vector<Permutation>> permutationGroup(const std::vector<Permutation>& generators,
                                                         std::size_t vertices, std::size_t most) {
    Permutation identity(vertices);
    std::iota(identity.begin(), identity.end(), Vertex{0});
    std::set<Permutation> known{identity};
    std::vector<Permutation> group{identity};
    for (std::size_t visited = 0; visited < group.size(); ++visited) {
        if (group.size() > most) {
            return std::nullopt;
        }
        for (const Permutation& generator : generators) {
            Permutation product(vertices);
            for (Vertex v = 0; v < vertices; ++v) {
                product[v] = generator[group[visited][v]];
            }
            if (known.insert(product).second) {
                group.push_back(std::move(product));
            }
        }
    }
    return group;
}

} // namespace lightsout
